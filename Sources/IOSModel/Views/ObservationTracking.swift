/// Automatic observation tracking: UIKit notes which properties of `Observable` models a method
/// reads, and asks for the method again once one of them changes.
///
/// The app has one such model, and every method that reads it reads the same property. As in
/// `Observation`, a change is reported once, and a method that has been told of it observes nothing
/// more until it reads the property again
/// (https://developer.apple.com/documentation/observation/withobservationtracking(_:onchange:)).
///
/// https://developer.apple.com/documentation/uikit/updating-views-automatically-with-observation-tracking-in-uikit
extension UIApplication {
  private var tracksObservation: Bool {
    guard version.canTrackObservation else { return false }
    return version.tracksObservation || names.app.image.app.enablesObservationTracking
  }

  /// The method has run, and its override has read the model if it does so.
  @inline(__always)
  mutating func track(_ method: ObservingMethods, of id: ControllerID) {
    guard isAlive(id), self[id].traits.readsObservable.contains(method) else { return }
    noteReading(by: method, of: id)
  }

  private mutating func noteReading(by method: ObservingMethods, of id: ControllerID) {
    if tracksObservation { self[id].view.observes.insert(method) }
  }

  /// The property changes: the methods that have read it are asked for again, and run with the next
  /// commit.
  mutating func changeObservable() {
    for id in controllers.live where !self[id].view.observes.isEmpty {
      let methods = self[id].view.observes
      self[id].view.observes = []
      invalidate(methods, of: id)
    }
  }

  /// What the methods have updated is updated anew with the next commit.
  mutating func invalidate(_ methods: ObservingMethods, of id: ControllerID) {
    if methods.contains(.updateProperties) { setNeedsUpdateProperties(id) }
    if methods.contains(.updateContentUnavailableConfiguration) {
      setNeedsUpdateContentUnavailableConfiguration(id)
    }
    if !methods.isDisjoint(with: [.viewWillLayoutSubviews, .viewDidLayoutSubviews]) {
      setNeedsLayout(id)
    }
    if !methods.isDisjoint(with: .ofContainerView) {
      containerNeedsLayout(around: id)
      joinCommit(id)
    }
  }
}

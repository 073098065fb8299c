/// Automatic observation tracking: UIKit notes which properties of `Observable` models a method reads, and
/// asks for the method again once one of them changes.
///
/// The app has one such model, of which everybody who reads it reads the same property. As `Observation`
/// has it, a change is told once, and what has been told observes no more until it reads anew
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

  /// The property changes: what has read it is asked for again, and runs with the next commit.
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
  }
}

/// SwiftUI at UIKit's border: what the root view of a hosting controller hears.
///
/// That `onAppear` comes after the layout and before the first frame was found out in
/// https://fatbobman.com/en/posts/onappear-call-timing; the body of a task is a job of the main actor, and
/// begins in a turn of its own.
///
/// https://developer.apple.com/documentation/swiftui/uihostingcontroller
extension UIApplication {
  /// A root view that comes back is rendered again.
  mutating func rootViewWillAppear(of id: ControllerID) { setNeedsLayout(id) }

  mutating func rootViewDidLayOut(of id: ControllerID) throws(Interruption) {
    guard self[id].isVisible, !self[id].rootViewHasAppeared else { return }
    self[id].rootViewHasAppeared = true
    try callRootView(of: id, .onAppear)
    dispatch(.rootViewTask(id))
  }

  mutating func rootViewDidDisappear(of id: ControllerID) throws(Interruption) {
    guard self[id].rootViewHasAppeared else { return }
    self[id].rootViewHasAppeared = false
    try callRootView(of: id, .onDisappear)
  }

  /// A task whose view has disappeared before it began has been cancelled.
  mutating func runRootViewTask(of id: ControllerID) throws(Interruption) {
    guard isAlive(id), self[id].rootViewHasAppeared else { return }
    try callRootView(of: id, .task)
  }
}

/// The displays by their ids, those that are gone among them, and how those lie that are there.
///
/// `RootWindowContainer.addChild`, `positionChildAt` in
/// https://android.googlesource.com/platform/frameworks/base/+/refs/heads/main/services/core/java/com/android/server/wm/RootWindowContainer.java
struct DisplayList: Hashable, Sendable {
  private var contents = InPlace([DisplayContent(id: .default)])
  /// Back to front.
  private(set) var order = [DisplayID.default]

  subscript(display: DisplayID) -> DisplayContent {
    @inline(__always) unsafeAddress { address(of: display) }
    @inline(__always) _modify { yield &contents[display.index] }
  }

  /// Lets a caller pass the display on to be read in place.
  @inline(__always)
  func address(of display: DisplayID) -> UnsafePointer<DisplayContent> {
    contents.address(of: display.index)
  }

  /// How many there have been.
  var count: Int { contents.count }

  /// Behind those that are there.
  mutating func add() -> DisplayID {
    let display = DisplayID(index: contents.count)
    contents.append(DisplayContent(id: display))
    order.insert(display, at: 0)
    return display
  }

  mutating func remove(_ display: DisplayID) {
    order.removeAll { $0 == display }
    self[display].visibleActivities = []
    self[display].focusedApp = nil
  }

  mutating func moveToFront(_ display: DisplayID) {
    guard order.last != display, order.contains(display) else { return }
    order.removeAll { $0 == display }
    order.append(display)
  }
}

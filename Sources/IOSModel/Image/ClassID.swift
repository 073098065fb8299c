/// A controller class as a small number: an index into the classes of the app's image, and beyond
/// them into the names that only stimuli have used.
///
/// It is not part of UIKit; it stands for the class object.
struct ClassID: Hashable, Sendable {
  let index: Int32

  init(_ index: Int) {
    self.index = Int32(truncatingIfNeeded: index)
  }
}

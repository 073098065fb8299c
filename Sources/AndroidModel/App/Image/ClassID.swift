/// A class of the app, by its place in the image's table. Names are looked up only to be printed.
/// It is not part of Android; it stands for the class object.
package struct ClassID: Hashable, Sendable {
  package let index: Int32

  package init(_ index: Int) {
    self.index = Int32(truncatingIfNeeded: index)
  }
}

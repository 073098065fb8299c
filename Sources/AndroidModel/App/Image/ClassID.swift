/// A class of the app, by its place in the image's table. Names are looked up only to be printed.
package struct ClassID: Hashable, Sendable {
  package let index: Int32

  package init(_ index: Int) {
    self.index = Int32(truncatingIfNeeded: index)
  }
}

/// A class of the app, by its place in the image's table. Names are looked up only to be printed.
struct ClassID: Hashable, Sendable {
  let index: Int32

  init(_ index: Int) {
    self.index = Int32(truncatingIfNeeded: index)
  }
}

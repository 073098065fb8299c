/// A value that lies apart, so that what holds it stays small: to copy the holder is to copy a
/// reference. A copy is made of the value itself only when it changes and others have it too.
struct Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
  /// Always one.
  private var storage: [Value]

  init(_ value: Value) {
    storage = [value]
  }

  var value: Value {
    @inline(__always) _read { yield storage[0] }
    @inline(__always) _modify { yield &storage[0] }
  }
}

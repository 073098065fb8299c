/// A value with storage of its own, so that what holds it stays small: to copy the holder is to
/// copy a reference. The value itself is copied only when it changes while others have it too.
struct Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
  /// Always one.
  private var storage: InPlace<Value>

  init(_ value: consuming Value) {
    storage = InPlace([value])
  }

  var value: Value {
    @inline(__always) unsafeAddress { address }
    @inline(__always) _modify { yield &storage[0] }
  }

  /// For a caller that passes the value on to be read in place.
  @inline(__always)
  var address: UnsafePointer<Value> { storage.address(of: 0) }
}

import AndroidModel
import IOSModel
import Synchronization

/// The behaviours that a run has queried of its version. The models are deterministic, so the run
/// would be the same on every version with the same answers.
final class AskedBehaviours: Sendable {
  private let first = AtomicBits()
  private let second = AtomicBits()
  private let third = AtomicBits()

  /// The queried behaviours, each a bit at its index.
  var low: UInt128 { first.value }
  /// Those with an index of 128 or more.
  var middle: UInt128 { second.value }
  /// Those with an index of 256 or more.
  var high: UInt128 { third.value }

  private func insert(_ place: Int) {
    let bit = place % UInt128.bitWidth
    switch place / UInt128.bitWidth {
    case 0: first.insert(bit)
    case 1: second.insert(bit)
    default: third.insert(bit)
    }
  }
}

/// Bits that are only ever set.
private struct AtomicBits: ~Copyable {
  private let low = Atomic<UInt64>(0)
  private let high = Atomic<UInt64>(0)

  var value: UInt128 {
    UInt128(high.load(ordering: .relaxed)) << 64 | UInt128(low.load(ordering: .relaxed))
  }

  /// Usually the bit has been set before, and is then only read.
  func insert(_ place: Int) {
    let bit: UInt64 = 1 &<< UInt64(place)
    if place < UInt64.bitWidth {
      if low.load(ordering: .relaxed) & bit == 0 { low.bitwiseOr(bit, ordering: .relaxed) }
    } else {
      if high.load(ordering: .relaxed) & bit == 0 { high.bitwiseOr(bit, ordering: .relaxed) }
    }
  }
}

extension AskedBehaviours: AndroidBehaviourListener {
  func didAsk(_ behaviour: AndroidBehaviour) { insert(behaviour.place) }
}

extension AskedBehaviours: IOSBehaviourListener {
  func didAsk(_ behaviour: IOSBehaviour) { insert(behaviour.place) }
}

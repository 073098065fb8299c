import AndroidModel
import IOSModel
import Synchronization

/// What a run has asked of its version. The models are deterministic, so that it would be the same on
/// every version that gives the same answers.
final class AskedBehaviours: Sendable {
  private let low = Atomic<UInt64>(0)
  private let high = Atomic<UInt64>(0)

  /// The behaviours that were asked for, each a bit at its place.
  var bits: UInt128 {
    UInt128(high.load(ordering: .relaxed)) << 64 | UInt128(low.load(ordering: .relaxed))
  }

  /// Mostly it has been asked before, and is then only read.
  private func insert(_ place: Int) {
    let bit: UInt64 = 1 &<< UInt64(place)
    if place < UInt64.bitWidth {
      if low.load(ordering: .relaxed) & bit == 0 { low.bitwiseOr(bit, ordering: .relaxed) }
    } else {
      if high.load(ordering: .relaxed) & bit == 0 { high.bitwiseOr(bit, ordering: .relaxed) }
    }
  }
}

extension AskedBehaviours: AndroidBehaviourListener {
  func hear(_ behaviour: AndroidBehaviour) { insert(behaviour.place) }
}

extension AskedBehaviours: IOSBehaviourListener {
  func hear(_ behaviour: IOSBehaviour) { insert(behaviour.rawValue) }
}

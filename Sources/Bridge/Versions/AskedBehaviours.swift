import AndroidModel
import IOSModel
import Synchronization

/// What a run has asked of its version. The models are deterministic, so that it would be the same on
/// every version that gives the same answers.
final class AskedBehaviours: Sendable {
  private let words = (
    Atomic<UInt64>(0), Atomic<UInt64>(0), Atomic<UInt64>(0), Atomic<UInt64>(0)
  )

  /// The behaviours that were asked for, each a bit at its place.
  var low: UInt128 { Self.joined(words.0, words.1) }
  /// Those at the places from 128 on.
  var high: UInt128 { Self.joined(words.2, words.3) }

  private static func joined(
    _ low: borrowing Atomic<UInt64>, _ high: borrowing Atomic<UInt64>
  ) -> UInt128 {
    UInt128(high.load(ordering: .relaxed)) << 64 | UInt128(low.load(ordering: .relaxed))
  }

  private func insert(_ place: Int) {
    switch place / UInt64.bitWidth {
    case 0: Self.insert(place, into: words.0)
    case 1: Self.insert(place, into: words.1)
    case 2: Self.insert(place, into: words.2)
    default: Self.insert(place, into: words.3)
    }
  }

  /// Mostly it has been asked before, and is then only read.
  private static func insert(_ place: Int, into word: borrowing Atomic<UInt64>) {
    let bit: UInt64 = 1 &<< UInt64(place)
    if word.load(ordering: .relaxed) & bit == 0 { word.bitwiseOr(bit, ordering: .relaxed) }
  }
}

extension AskedBehaviours: AndroidBehaviourListener {
  func hear(_ behaviour: AndroidBehaviour) { insert(behaviour.place) }
}

extension AskedBehaviours: IOSBehaviourListener {
  func hear(_ behaviour: IOSBehaviour) { insert(behaviour.rawValue) }
}

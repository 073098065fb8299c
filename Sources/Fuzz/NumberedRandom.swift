import TestSupport

extension SplitMix {
  /// What the input of this number is made with: the same for the same seed.
  init(seed: UInt64, input number: Int) {
    self.init(seed: seed &+ UInt64(number) &* 0x9E37_79B9)
  }
}

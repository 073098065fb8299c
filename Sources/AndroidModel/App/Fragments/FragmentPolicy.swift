/// `FragmentStrictMode.Policy`: what it detects.
///
/// https://developer.android.com/reference/androidx/fragment/app/strictmode/FragmentStrictMode.Policy
struct FragmentPolicy: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ violations: [FragmentViolation]) {
    let places = violations.compactMap(FragmentViolation.allCases.firstIndex)
    self.init(rawValue: places.reduce(0) { $0 | 1 << $1 })
  }

  func detects(_ violation: FragmentViolation) -> Bool {
    !isEmpty && isSuperset(of: Self([violation]))
  }
}

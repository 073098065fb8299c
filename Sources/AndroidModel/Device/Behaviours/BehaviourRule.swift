extension AndroidBehaviour {
  /// What a behaviour is, when it holds and what says so.
  package struct Definition: Hashable, Sendable {
    /// One sentence without its full stop.
    package var sentence: String
    package var rule: Rule
    package var source: Source

    init(_ sentence: String, _ rule: Rule, _ source: Source) {
      self.sentence = sentence
      self.rule = rule
      self.source = source
    }
  }

  /// How a behaviour follows from the device's level and the app's target.
  ///
  /// https://developer.android.com/guide/app-compatibility
  package enum Rule: Hashable, Sendable {
    /// Holds where both are in range.
    case on(api: ClosedRange<Int> = any, target: ClosedRange<Int> = any)
    /// Holds everywhere else.
    case except(api: ClosedRange<Int> = any, target: ClosedRange<Int> = any)

    /// Every level there can be.
    package static let any = ClosedRange<Int>.from(1)

    func holds(api: Int, targetSDK: Int) -> Bool {
      switch self {
      case .on(let levels, let targets): levels.contains(api) && targets.contains(targetSDK)
      case .except(let levels, let targets): !(levels.contains(api) && targets.contains(targetSDK))
      }
    }
  }

  /// What a behaviour rests on.
  package struct Source: Hashable, Sendable {
    package var evidence: Evidence
    /// The page, file or test; in the repository a path.
    package var address: String
    /// The place in it, and what is known beside it.
    package var detail: String

    init(_ evidence: Evidence, _ address: String, _ detail: String = "") {
      self.evidence = evidence
      self.address = address
      self.detail = detail
    }
  }

  /// The classes of evidence, best first.
  package enum Evidence: String, Hashable, Sendable {
    case documented
    case upstreamTest = "upstream-test"
    case upstreamSource = "upstream-source"
    case observed
  }
}

extension ClosedRange<Int> {
  /// This level and all later ones.
  static func from(_ level: Int) -> Self { level...Int.max }

  /// All levels up to this one.
  static func upTo(_ level: Int) -> Self { 1...level }
}

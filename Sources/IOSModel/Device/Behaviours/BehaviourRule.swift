extension IOSBehaviour {
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

  /// How a behaviour follows from the device's release and the SDK that the app was linked with: it
  /// holds where both are in range.
  package struct Rule: Hashable, Sendable {
    package var major = any
    package var linkedSDK = any

    /// Every release there can be.
    package static let any = ClosedRange<Int>.from(1)

    func holds(major: Int, linkedSDK: Int) -> Bool {
      self.major.contains(major) && self.linkedSDK.contains(linkedSDK)
    }
  }

  /// What a behaviour rests on.
  package struct Source: Hashable, Sendable {
    package var evidence: Evidence
    /// The page or file.
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
    case observed
  }
}

extension ClosedRange<Int> {
  /// This release and all later ones.
  static func from(_ release: Int) -> Self { release...Int.max }

  /// All releases up to this one.
  static func upTo(_ release: Int) -> Self { 1...release }
}

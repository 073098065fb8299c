/// How good a source is, best first.
package enum Evidence: String, Hashable, Sendable, CaseIterable {
  /// The platform vendor's own page.
  case documented
  /// Asserted by a real test of the platform or of a framework that runs on it.
  case upstreamTest = "upstream-test"
  /// Read in the source of the platform, or of a framework that runs on it.
  case upstreamSource = "upstream-source"
  /// A log recorded on a device.
  case observed
  /// Another implementation of the platform's interface, or a test of one.
  case reimplementation
  /// What others write about the platform.
  case secondary
  /// Follows from other facts; no direct assertion found.
  case inferred
  /// No source at hand.
  case memory
  /// A text that the case confirms, bounds or refutes. Not evidence: a case needs another source.
  case claim

  /// Whether it proves what the platform does. A case with weaker evidence is informational.
  package var isProof: Bool {
    switch self {
    case .documented, .upstreamTest, .upstreamSource, .observed: true
    case .reimplementation, .secondary, .inferred, .memory, .claim: false
    }
  }

  /// The best of the given classes; nil if there are none.
  package static func best(of classes: some Sequence<Evidence>) -> Evidence? {
    classes.min { $0.rank < $1.rank }
  }

  /// The weakest of the given classes; nil if there are none.
  static func weakest(of classes: some Sequence<Evidence>) -> Evidence? {
    classes.max { $0.rank < $1.rank }
  }

  private static let inOrder = allCases

  private var rank: Int { Self.inOrder.firstIndex(of: self) ?? Self.inOrder.count }
}

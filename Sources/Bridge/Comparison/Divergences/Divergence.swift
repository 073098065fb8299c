package import Specification

/// A declared difference between the two platforms.
///
/// Specs assert both sides under the id, so that a divergence stays true.
package struct Divergence: Hashable, Sendable {
  /// `D2`; never changes.
  package var id: String
  /// One sentence that names the situation.
  package var statement: String
  package var onAndroid: Side
  package var onIOS: Side
  package var treatment: Treatment
  /// Why no machine can show it yet, one sentence without its full stop; nil if cases can. It
  /// excuses a missing proof, and must be removed as soon as there is one.
  package var notModelledYet: String?

  /// The behaviour of one platform.
  package struct Side: Hashable, Sendable {
    /// One sentence.
    package var statement: String
    /// The versions on which the statement holds, if it does not hold on the others; nil for all.
    package var versions: ClosedRange<Int>?
    /// Where it is documented or has been observed; at least one source.
    package var sources: [Source]

    package init(_ statement: String, versions: ClosedRange<Int>? = nil, _ sources: Source...) {
      self.statement = statement
      self.versions = versions
      self.sources = sources
    }
  }

  /// A page, a file, a test or a log, with the information that a link's title in a spec gives.
  package struct Source: Hashable, Sendable {
    package var evidence: Evidence
    package var address: String
    /// The versions that the source covers, as specs write them; empty if it does not say.
    package var versions: String
    /// The place in the source: a section, a test, a symbol.
    package var detail: String

    package init(
      _ evidence: Evidence, _ address: String, versions: String = "", _ detail: String = ""
    ) {
      self.evidence = evidence
      self.address = address
      self.versions = versions
      self.detail = detail
    }
  }

  /// How the project treats a divergence.
  package enum Treatment: Hashable, Sendable {
    /// The difference itself is asserted, on both sides.
    case asserted
    /// It depends on one of these, which a case can set.
    case profile([Dependency])
    /// The bridge supplies the missing event or value.
    case synthesised
    /// Nothing needs to be asserted, for the given reason.
    case unasserted(reason: String)

    /// The word for it in reports.
    package var name: String {
      switch self {
      case .asserted: "asserted"
      case .profile: "profile"
      case .synthesised: "synthesised"
      case .unasserted: "unasserted"
      }
    }
  }

  /// What a divergence may depend on.
  package enum Dependency: Hashable, Sendable {
    /// The release of a platform.
    case release(Platform)
    /// A setting of the device or of the app as a whole: `linkedSDK`.
    case setting(Platform, String)
    /// An attribute of a declared object: `offscreenPageLimit`.
    case attribute(String)
  }

  package init(
    _ id: String, _ statement: String, android: Side, ios: Side, _ treatment: Treatment = .asserted,
    notModelledYet: String? = nil
  ) {
    self.id = id
    self.statement = statement
    self.onAndroid = android
    self.onIOS = ios
    self.treatment = treatment
    self.notModelledYet = notModelledYet
  }

  /// What Android does, one sentence.
  package var android: String { onAndroid.statement }
  /// What iOS does, one sentence.
  package var ios: String { onIOS.statement }

  package func side(_ platform: Platform) -> Side {
    switch platform {
    case .android: onAndroid
    case .ios: onIOS
    }
  }

  /// The whole registry, in the order of the ids.
  package static let all: [Divergence] = (ofScreens + ofStacks + ofApp + ofProcess + ofParts)
    .sorted { $0.number < $1.number }

  /// Ids in the order of the registry.
  static func ordered(_ ids: Set<String>) -> [String] {
    ids.isEmpty ? [] : all.map(\.id).filter(ids.contains)
  }

  private var number: Int { Int(id.dropFirst()) ?? 0 }
}

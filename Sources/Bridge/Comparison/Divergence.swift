/// A declared place where the two platforms do not do the same.
///
/// Specs assert both sides under the id, so that a divergence cannot rot.
public struct Divergence: Hashable, Sendable {
  /// `D2`; stable for ever.
  public var id: String
  /// One sentence that names the situation.
  public var statement: String
  public var android: String
  public var ios: String
  public var treatment: Treatment
  /// Where each side is documented or has been observed.
  public var citations: [String]

  /// What the project does about a divergence.
  public enum Treatment: String, Hashable, Sendable, CaseIterable {
    /// The difference itself is asserted, on both sides.
    case asserted
    /// It depends on a version or a property of the app, which a case can set.
    case profile
    /// The bridge supplies the missing event or value.
    case synthesised
    /// Nothing is asserted; the platforms promise nothing here.
    case unasserted
  }

  public init(
    _ id: String, _ statement: String, android: String, ios: String, _ treatment: Treatment,
    citations: [String]
  ) {
    self.id = id
    self.statement = statement
    self.android = android
    self.ios = ios
    self.treatment = treatment
    self.citations = citations
  }

  /// The whole registry, in the order of the ids.
  public static let all: [Divergence] = (ofScreens + ofApp + ofParts)
    .sorted { $0.number < $1.number }

  private var number: Int { Int(id.dropFirst()) ?? 0 }
}

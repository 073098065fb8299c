#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Output for programs: the fields of `Documentation/Machine-output.md`.
package protocol Document: Encodable, Sendable {}

extension Document {
  /// The JSON text, in which the fields of each object are sorted by name.
  ///
  /// - Throws: `EncodingError`, which does not occur in a document of texts and whole numbers.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}

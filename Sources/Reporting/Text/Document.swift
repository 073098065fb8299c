#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Something for programs to read: the fields of `Documentation/Machine-output.md`.
package protocol Document: Encodable, Sendable {}

extension Document {
  /// The fields of each object in the order of their names.
  ///
  /// - Throws: `EncodingError`, which a document of texts and whole numbers gives no cause for.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}

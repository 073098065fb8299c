#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes files so that a reader never sees half of one.
enum WholeFile {
  /// Replaces the file's content in one step; what was there stays if anything goes wrong.
  ///
  /// - Throws: `UsageError` that names the path and the reason.
  static func write(_ text: String, to path: String) throws(UsageError) {
    do {
      try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw UsageError("cannot write '\(path)'")
    }
  }
}

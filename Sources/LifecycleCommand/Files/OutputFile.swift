import Specification

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The destination of `--output`.
///
/// A file is replaced completely or not at all, so that a reader never sees half of one. Anything
/// that is not a regular file, such as a device or a pipe, is written to and never replaced. Links
/// are followed, and the file at their end is replaced rather than the link.
struct OutputFile {
  private let path: String
  /// The paths that the command was given to read.
  private let sources: [String]

  init(_ path: String, reading sources: [String] = []) {
    self.path = path
    self.sources = sources
  }

  /// - Throws: `UsageError` that names the path and the reason.
  func write(_ text: String) throws(UsageError) {
    switch sort {
    case .folder: throw UsageError("cannot write '\(path)': it is a folder; name a file in it")
    case .stream: try writeThrough(text)
    case .circle:
      throw UsageError("cannot write '\(path)': its links form a cycle; name another file")
    case .file(let target), .nothing(let target):
      guard !isSpec(target) else {
        throw UsageError(
          "cannot write '\(path)': it is a spec file and would be overwritten; "
            + "name another file")
      }
      do {
        try Data(text.utf8).write(to: URL(filePath: target), options: .atomic)
      } catch {
        throw UsageError("cannot write '\(path)'\(Self.reason(error))")
      }
    }
  }

  /// `: its folder cannot be found`; empty for a reason without a text of its own.
  private static func reason(_ error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileNoSuchFile?, .fileReadNoSuchFile?: ": its folder cannot be found; make it first"
    case .fileWriteNoPermission?: ": permission denied; name a file in a folder of yours"
    case .fileWriteOutOfSpace?: ": there is no space left; name a file on another volume"
    case .fileWriteVolumeReadOnly?: ": the volume is read-only; name a file on another one"
    default: ""
    }
  }

  private enum Sort {
    case folder
    /// A device, a pipe, or anything else that passes on what it receives.
    case stream
    /// A file, with its path after following links.
    case file(String)
    case nothing(String)
    /// A cycle of links.
    case circle
  }

  private var sort: Sort {
    let links = Self.links(from: path)
    let target = links.last ?? path
    // A path that is already open, such as /dev/stdout, must not be replaced by a new file.
    let open = ["/dev/std", "/dev/fd/", "/proc/"]
    if links.contains(where: { link in open.contains(where: link.hasPrefix) }) { return .stream }
    var information = stat()
    guard stat(path, &information) == 0 else {
      return errno == ELOOP ? .circle : .nothing(target)
    }
    switch information.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file(target)
    default: return .stream
    }
  }

  /// The path and the targets of its links one after the other, even if the last does not exist
  /// yet.
  private static func links(from path: String) -> [String] {
    var links = [path]
    var target = path
    // Linux follows as many.
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: target) else {
        break
      }
      let folder = target.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      target = next.hasPrefix("/") ? next : (folder + [next[...]]).joined(separator: "/")
      links.append(target)
    }
    return links
  }

  private func writeThrough(_ text: String) throws(UsageError) {
    // Opened without creating it, so that no file is left behind if a device has disappeared in the
    // meantime.
    let descriptor = open(path, O_WRONLY)
    guard descriptor >= 0 else {
      throw UsageError("cannot write '\(path)': \(StandardStream.systemReason)")
    }
    defer { close(descriptor) }
    let stream = StandardStream(descriptor: descriptor)
    stream.write(text)
    if let reason = stream.failure { throw UsageError("cannot write '\(path)': \(reason)") }
  }

  /// Whether the path is a file with scripts, one in a folder of specs, or one that the command has
  /// just read.
  private func isSpec(_ path: String) -> Bool {
    guard path.hasSuffix(".md"), let data = FileManager.default.contents(atPath: path) else {
      return false
    }
    let file = Self.resolved(path)
    return file.split(separator: "/").dropLast().contains("Specs")
      || sources.contains { Self.resolved($0) == file }
      || data.split(whereSeparator: Self.endsLine).contains(where: Self.opensScript)
  }

  private static func resolved(_ path: String) -> String {
    URL(filePath: path).resolvingSymlinksInPath().path()
  }

  /// Ends lines as the spec parser does, which accepts a carriage return without a newline.
  private static func endsLine(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// Whether a script begins at the line: at least three fence marks, followed by the word.
  private static func opensScript(at line: Data) -> Bool {
    let blank = UInt8(ascii: " ")
    let fence = line.drop { $0 == blank }
    guard let mark = fence.first, [UInt8(ascii: "`"), UInt8(ascii: "~")].contains(mark) else {
      return false
    }
    let rest = fence.drop { $0 == mark }
    return fence.count - rest.count >= 3
      && rest.drop { $0 == blank }.starts(with: Script.fence.utf8)
  }
}

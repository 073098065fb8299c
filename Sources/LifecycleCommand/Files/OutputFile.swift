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

/// Where `--output` goes.
///
/// A file is replaced whole or not at all, so that a reader never sees half of one. What is no file,
/// such as a device or a pipe, is written to and never replaced, and so is what a link leads to.
struct OutputFile {
  private let path: String
  /// What the command has been given to read.
  private let sources: [String]

  init(_ path: String, reading sources: [String] = []) {
    self.path = path
    self.sources = sources
  }

  /// - Throws: `UsageError` that names the path and the reason.
  func write(_ text: String) throws(UsageError) {
    switch sort {
    case .folder: throw UsageError("cannot write '\(path)': it is a folder")
    case .stream: try writeThrough(text)
    case .circle:
      throw UsageError("cannot write '\(path)': its links lead nowhere but to each other")
    case .file(let target), .nothing(let target):
      guard !isSpec(target) else {
        throw UsageError(
          "cannot write '\(path)': it is a spec file, and what it says would be lost")
      }
      do {
        try Data(text.utf8).write(to: URL(filePath: target), options: .atomic)
      } catch {
        throw UsageError("cannot write '\(path)'\(Self.reason(error))")
      }
    }
  }

  /// `: its folder cannot be found`; empty for what has no words here.
  private static func reason(_ error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileNoSuchFile?, .fileReadNoSuchFile?: ": its folder cannot be found"
    case .fileWriteNoPermission?: ": it is not allowed"
    case .fileWriteOutOfSpace?: ": there is no space left"
    case .fileWriteVolumeReadOnly?: ": what it is on can only be read"
    default: ""
    }
  }

  private enum Sort {
    case folder
    /// A device, a pipe, or another thing that passes on what it gets.
    case stream
    /// A file, and where it really is.
    case file(String)
    case nothing(String)
    /// Links that lead round and round.
    case circle
  }

  private var sort: Sort {
    let links = Self.links(from: path)
    let target = links.last ?? path
    // What is open already, such as /dev/stdout, must not get a new file in its place.
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

  /// The path and where its links lead one after the other, even if nothing is there yet.
  private static func links(from path: String) -> [String] {
    var links = [path]
    var target = path
    // As many as Linux follows.
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
    // Without creating: nothing is left behind where a device has gone meanwhile.
    let descriptor = open(path, O_WRONLY)
    guard descriptor >= 0 else {
      throw UsageError("cannot write '\(path)': \(StandardStream.systemReason)")
    }
    defer { close(descriptor) }
    let stream = StandardStream(descriptor: descriptor)
    stream.write(text)
    if let reason = stream.failure { throw UsageError("cannot write '\(path)': \(reason)") }
  }

  /// Whether there is a file with scripts, one in a folder of specs, or one that the command has
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

  /// As a spec is read, where a return may end a line without a newline.
  private static func endsLine(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// Whether a script begins at the line: three marks or more, and the word behind them.
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

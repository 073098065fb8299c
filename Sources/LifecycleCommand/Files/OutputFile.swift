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

  init(_ path: String) {
    self.path = path
  }

  /// - Throws: `UsageError` that names the path and the reason.
  func write(_ text: String) throws(UsageError) {
    switch sort {
    case .folder: throw UsageError("cannot write '\(path)': it is a folder")
    case .stream: try writeThrough(text)
    case .circle:
      throw UsageError("cannot write '\(path)': its links lead nowhere but to each other")
    case .file(let target), .nothing(let target):
      guard !Self.isSpec(target) else {
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

  /// Whether there is a file with cases, or one in a folder of specs.
  private static func isSpec(_ path: String) -> Bool {
    guard path.hasSuffix(".md"), let data = FileManager.default.contents(atPath: path) else {
      return false
    }
    let folders = URL(filePath: path).resolvingSymlinksInPath().path()
      .split(separator: "/").dropLast()
    return folders.contains("Specs")
      || data.split(separator: UInt8(ascii: "\n")).contains { line in
        line.starts(with: "```lifecycle".utf8) || line.starts(with: "~~~lifecycle".utf8)
      }
  }
}

import Specification

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Finds the spec files of a folder.
enum SpecFiles {
  /// One file, whether or not it could be read.
  struct File {
    /// The path to print.
    var path: String
    /// The address inside the specs folder, without the extension.
    var address: String
    var content: Content

    /// Where the file really is, regardless of the spelling of its path and of links.
    var identity: String { URL(filePath: path).resolvingSymlinksInPath().path() }

    enum Content {
      case bytes([UInt8])
      /// Why it cannot be read, in half a sentence.
      case unreadable(String)
    }
  }

  /// Every Markdown file below a path in the order of their addresses, except those about the
  /// language; or the file itself.
  ///
  /// Unreadable files are included, so that they do not pass unnoticed.
  static func files(at path: String) -> [File] {
    switch sort(of: path) {
    case .nothing:
      return [File(path: path, address: path, content: .unreadable("there is no such file"))]
    case .file: return [read(path, root: path)]
    case .folder:
      var files: [File] = []
      collect(path, root: path, into: &files)
      return files
    }
  }

  /// The guide and the reference, which hold no cases.
  private static let aboutTheLanguage = ["README.md", "Reference.md"]

  private static func collect(_ folder: String, root: String, into files: inout [File]) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      files.append(unreadable(folder, root: root, "the folder cannot be read"))
      return
    }
    for name in names where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      switch sort(of: path) {
      case .nothing:
        files.append(unreadable(path, root: root, absence(of: path, named: name)))
      // A link to a folder could lead back to where it is.
      case .folder: if !isLink(path) { collect(path, root: root, into: &files) }
      case .file:
        if name.hasSuffix(".md"), !aboutTheLanguage.contains(name) {
          files.append(read(path, root: root))
        }
      }
    }
  }

  /// Why the file is missing although its folder lists the name.
  private static func absence(of path: String, named name: String) -> String {
    if name.contains("\u{FFFD}") { return "its name is not UTF-8" }
    return isLink(path) ? "the link leads nowhere" : "its folder can be listed, but not entered"
  }

  private static func read(_ path: String, root: String) -> File {
    do {
      let data = try Data(contentsOf: URL(filePath: path))
      guard Limit.file.allows(data.count) else {
        return unreadable(path, root: root, Limit.file.complaint)
      }
      return File(path: path, address: address(of: path, root: root), content: .bytes(Array(data)))
    } catch {
      // Pipes and devices produce the same error code.
      let isForbidden = (error as? CocoaError)?.code == .fileReadNoPermission
      let reason = isForbidden ? ": permission denied, or it is not a regular file" : ""
      return unreadable(path, root: root, "the file cannot be read" + reason)
    }
  }

  private static func unreadable(_ path: String, root: String, _ reason: String) -> File {
    File(path: path, address: address(of: path, root: root), content: .unreadable(reason))
  }

  /// The path inside the specs folder, which is the innermost folder named `Specs` around the file,
  /// so that a case has the same address however it is reached; if there is none, inside the
  /// requested folder.
  static func address(of path: String, root: String) -> String {
    let parts = path.split(separator: "/")
    let rootParts = root.split(separator: "/")
    let inside: ArraySlice<Substring> =
      if let specs = parts.dropLast().lastIndex(of: "Specs") {
        parts[(specs + 1)...]
      } else if parts.count > rootParts.count {
        parts[rootParts.count...]
      } else {
        parts.suffix(1)
      }
    let address = inside.joined(separator: "/")
    return address.hasSuffix(".md") ? String(address.dropLast(3)) : address
  }

  private enum Sort {
    case nothing
    case file
    case folder
  }

  private static func sort(of path: String) -> Sort {
    #if canImport(FoundationEssentials)
      var isFolder = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        return .nothing
      }
      return isFolder ? .folder : .file
    #else
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        return .nothing
      }
      return isFolder.boolValue ? .folder : .file
    #endif
  }

  private static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }
}

import Foundation

/// The spec files of a folder, as the file system has them.
enum SpecFiles {
  /// One file, read or not.
  struct File {
    /// The path to print.
    var path: String
    /// The address inside the specs folder, without the extension.
    var address: String
    var content: Content

    enum Content {
      case bytes([UInt8])
      /// Why it cannot be read, in half a sentence.
      case unreadable(String)
    }
  }

  /// Every Markdown file below a path in the order of their addresses, except `README.md`; or the
  /// file itself.
  ///
  /// What cannot be read is among them, so that nobody takes its silence for success.
  static func files(at path: String) -> [File] {
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    guard manager.fileExists(atPath: path, isDirectory: &isFolder) else {
      return [File(path: path, address: path, content: .unreadable("there is no such file"))]
    }
    guard isFolder.boolValue else {
      return [read(path, address: String(stem(of: path)))]
    }
    var files: [File] = []
    collect(path, prefix: "", into: &files)
    return files
  }

  private static func collect(_ folder: String, prefix: String, into files: inout [File]) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      files.append(
        File(path: folder, address: prefix, content: .unreadable("the folder cannot be read")))
      return
    }
    for name in names where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        files.append(
          File(path: path, address: prefix + name, content: .unreadable("it leads nowhere")))
        continue
      }
      if isFolder.boolValue {
        collect(path, prefix: prefix + name + "/", into: &files)
      } else if name.hasSuffix(".md"), name != "README.md" {
        files.append(read(path, address: prefix + stem(of: name)))
      }
    }
  }

  private static func read(_ path: String, address: String) -> File {
    guard let data = FileManager.default.contents(atPath: path) else {
      return File(path: path, address: address, content: .unreadable("the file cannot be read"))
    }
    return File(path: path, address: address, content: .bytes(Array(data)))
  }

  private static func stem(of path: String) -> Substring {
    let name = path.split(separator: "/").last ?? Substring(path)
    return name.hasSuffix(".md") ? name.dropLast(3) : name
  }
}

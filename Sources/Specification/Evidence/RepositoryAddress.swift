/// An address on a code hosting site, and how precisely it names a file.
enum RepositoryAddress {
  /// A file as it was at one commit.
  case file(name: Substring)
  /// An issue or a pull request, with its discussion.
  case thread
  /// A file at a branch, a tag, or an abbreviated commit.
  case uncertain(revision: Substring)
  /// A folder, a commit, a whole repository, or a user's profile.
  case noFile

  /// The sites whose addresses are understood.
  enum Host: String, CaseIterable {
    case github = "github.com"
    case githubRaw = "raw.githubusercontent.com"
    case gitlab = "gitlab.com"
    case googlesource = "android.googlesource.com"

    /// The form of a link to a file at a commit.
    var form: String {
      switch self {
      case .github: "https://github.com/OWNER/NAME/blob/COMMIT/PATH"
      case .githubRaw: "https://raw.githubusercontent.com/OWNER/NAME/COMMIT/PATH"
      case .gitlab: "https://gitlab.com/OWNER/NAME/-/blob/COMMIT/PATH"
      case .googlesource: "https://android.googlesource.com/NAME/+/COMMIT/PATH"
      }
    }
  }

  /// Takes the path of an address apart.
  ///
  /// - Parameter path: what follows the host, without query and fragment.
  init(host: Host, path: [Substring]) {
    let after: ArraySlice<Substring>? =
      switch host {
      case .github: path.count > 3 && path[2] == "blob" ? path[3...] : nil
      case .githubRaw: path.count > 2 ? path[2...] : nil
      case .gitlab: Self.rest(of: path, after: ["-", "blob"])
      case .googlesource: Self.rest(of: path, after: ["+"])
      }
    guard let after, let revision = after.first, after.count > 1, let name = path.last else {
      self = Self.isThread(path) ? .thread : .noFile
      return
    }
    self = Self.isCommit(revision) ? .file(name: name) : .uncertain(revision: revision)
  }

  private static func rest(
    of path: [Substring], after marks: [Substring]
  ) -> ArraySlice<Substring>? {
    path.firstRange(of: marks).map { path[$0.upperBound...] }
  }

  private static func isThread(_ path: [Substring]) -> Bool {
    guard path.count >= 4, let kind = path.dropLast().last, let number = path.last else {
      return false
    }
    return ["issues", "pull", "discussions", "merge_requests"].contains(kind)
      && number.allSatisfy(\.isNumber)
  }

  private static func isCommit(_ revision: Substring) -> Bool {
    revision.utf8.count == 40
      && revision.utf8.allSatisfy {
        Byte.isDigit($0) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
      }
  }
}

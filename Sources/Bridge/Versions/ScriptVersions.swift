package import Specification

extension Script {
  /// The versions of a platform on which the script runs, ascending; empty if its limits exclude
  /// the platform, or if nothing that it declares exists there.
  package func versions(on platform: Platform) -> [Int] {
    let limits = limits.filter { $0.platform.value == platform.rawValue }
    guard limits.allSatisfy({ $0.versions != nil }),
      ObjectTable(declarations).hasObjects(on: platform)
    else { return [] }
    return platform.supportedVersions.filter { version in
      limits.allSatisfy { $0.versions?.contains(version) ?? true }
    }
  }
}

@testable import AndroidModel
@testable import Bridge
@testable import IOSModel
import Testing

@Suite("Versions as behaviours")
struct VersionTests {
  @Test func `API levels with the same behaviours are the same version`() {
    let levels = (21...37).groups { AndroidVersion(api: $0, targetSDK: 37) }
    #expect(
      levels.map(\.elements) == [
        [21, 22], [23], [24], [25], [26], [27], [28], [29], [30], [31], [32], [33], [34], [35],
        [36], [37],
      ])
  }

  @Test func `The target SDK affects the behaviours besides the API level`() {
    let old = (32...37).groups { AndroidVersion(api: $0, targetSDK: 35) }
    #expect(old.map(\.elements) == [[32], [33], [34], [35], [36], [37]])
  }

  @Test func `A version is its behaviours, and its number is only a name`() {
    #expect(AndroidVersion(api: 21, targetSDK: 36) == AndroidVersion(api: 22, targetSDK: 35))
    #expect(AndroidVersion(api: 27, targetSDK: 36) != AndroidVersion(api: 28, targetSDK: 36))
    #expect(IOSVersion(major: 16) == IOSVersion(major: 16, linkedSDK: 18))
    #expect(IOSVersion(major: 13, linkedSDK: 16) != IOSVersion(major: 13))
    #expect(IOSVersion(major: 26, idiom: .pad) != IOSVersion(major: 26))
  }

  @Test func `Every behaviour has a summary, a source, and a bit and a name of its own`() {
    for behaviour in AndroidBehaviour.allCases {
      #expect(!behaviour.definition.sentence.isEmpty, "\(behaviour)")
      #expect(behaviour.definition.source.address.contains("/"), "\(behaviour)")
    }
    for behaviour in IOSBehaviour.allCases {
      #expect(!behaviour.definition.sentence.isEmpty, "\(behaviour)")
      #expect(behaviour.definition.source.address.contains("://"), "\(behaviour)")
    }
    #expect(Set(AndroidBehaviour.allCases.map(\.place)).count == AndroidBehaviour.allCases.count)
    #expect(AndroidBehaviour.allCases.allSatisfy { (0..<384).contains($0.place) })
    #expect(Set(AndroidBehaviour.allCases.map { "\($0)" }).count == AndroidBehaviour.allCases.count)
    #expect(Set(IOSBehaviour.allCases.map(\.place)).count == IOSBehaviour.allCases.count)
    #expect(IOSBehaviour.allCases.allSatisfy { (0..<128).contains($0.place) })
    #expect(Set(IOSBehaviour.allCases.map { "\($0)" }).count == IOSBehaviour.allCases.count)
  }

  /// The parser requires the same of the sources of a chapter.
  @Test func `A source in a repository is a file at a commit with all 40 digits`() {
    for address in VersionCatalogue.all.flatMap(\.changes).map(\.address) {
      let parts = address.split(separator: "/")
      guard parts.contains("github.com") else { continue }
      if let mark = parts.firstIndex(of: "blob"), mark + 1 < parts.endIndex {
        let commit = parts[mark + 1]
        #expect(commit.count == 40 && commit.allSatisfy(\.isHexDigit), "\(address)")
      } else {
        #expect(parts.contains("issues") || parts.contains("pull"), "\(address)")
      }
    }
  }

  @Test func `The catalogue lists every difference between neighbouring versions`() {
    let changes = VersionCatalogue.all.filter { $0.release?.platform == .android }
    for level in 22...AndroidVersion.newest {
      let before = AndroidVersion(api: level - 1, targetSDK: level)
      let after = AndroidVersion(api: level, targetSDK: level)
      let differing = AndroidBehaviour.allCases.filter { before.has($0) != after.has($0) }
      let listed = changes.filter { $0.release?.number == level }.flatMap(\.changes)
      for behaviour in differing {
        let change = listed.first { $0.behaviour == "\(behaviour)" }
        #expect(change?.begins == after.has(behaviour), "\(behaviour) at \(level)")
      }
    }
  }
}

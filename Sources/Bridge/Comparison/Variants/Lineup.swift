package import Specification

/// The variants of one platform to compare: versions, devices, apps or scripts.
package struct Lineup: Hashable, Sendable {
  package var platform: Platform
  package var axis: Axis
  /// In the order of the columns; at least one.
  package var variants: [Variant]

  /// How the variants differ.
  package enum Axis: Hashable, Sendable {
    case version
    /// A key of the language's `device` lines: `targetSdk`, `idiom`.
    case setting(String)
    case script
  }

  /// A script on a version of the platform.
  package struct Variant: Hashable, Sendable {
    /// Its value on the axis: `27`, `pad`, or the reader's name for the script.
    package var name: String
    package var script: Script
    package var version: Int

    package init(name: String, script: Script, version: Int) {
      self.name = name
      self.script = script
      self.version = version
    }
  }

  package init(_ platform: Platform, axis: Axis, variants: [Variant]) {
    self.platform = platform
    self.axis = axis
    self.variants = variants
  }

  /// One script on several versions.
  package init(_ script: Script, on versions: [Int], of platform: Platform) {
    self.init(
      platform, axis: .version,
      variants: versions.map { Variant(name: "\($0)", script: script, version: $0) })
  }

  /// One script on one version with several values of a `device` setting.
  package init(
    _ script: Script, on version: Int, of platform: Platform, setting key: String,
    to values: [String]
  ) {
    self.init(
      platform, axis: .setting(key),
      variants: values.map {
        Variant(name: $0, script: script.setting(key, to: $0, on: platform), version: version)
      })
  }

  /// The names of some variants, abbreviated: `21…27, 30`, `phone, pad`.
  func summary(of positions: [Int]) -> String {
    let values = positions.compactMap { Int(variants[$0].name) }
    switch axis {
    case .version: return Self.text(VersionSet(platform, values).ranges)
    case .setting where values.count == positions.count:
      return Self.text(values.sorted().runs)
    case .setting, .script: return positions.map { variants[$0].name }.joined(separator: ", ")
    }
  }

  private static func text(_ ranges: [ClosedRange<Int>]) -> String {
    ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)…\($0.upperBound)" }
      .joined(separator: ", ")
  }
}

extension Script {
  /// The same script with an additional `device` line, which overrides those before it.
  package func setting(_ key: String, to value: String, on platform: Platform) -> Script {
    let nowhere = SourceRange(line: 1, column: 1)
    var script = self
    script.device.append(
      DeviceSetting(
        platform: Located(platform.rawValue, at: nowhere),
        attributes: [
          Attribute(key: Located(key, at: nowhere), values: [Located(value, at: nowhere)])
        ]))
    return script
  }
}

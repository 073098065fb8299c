import Specification

/// What a case asserts under the id of a divergence: one `differs` line, with the case's settings.
package struct DivergenceProof: Hashable, Sendable {
  /// `D2`
  package var id: String
  /// The versions on which each side is asserted, in the order of the platforms.
  package var versions: [VersionSet]
  /// The case's settings of the device and of its declarations; several values of one are joined.
  package var values: [Divergence.Dependency: String] = [:]
  /// Whether both sides are assertions about the platforms' own callbacks.
  package var isNative = false
  /// Whether neutral events are asserted on both platforms under the same step.
  package var hasSharedEvents = false

  package init(id: String, versions: [VersionSet]) {
    self.id = id
    self.versions = versions
  }
}

extension Divergence.Dependency {
  /// Whether two of the proofs have different values of the dependency.
  func varies(among proofs: [DivergenceProof]) -> Bool {
    switch self {
    case .release(let platform):
      let versions = proofs.flatMap(\.versions).filter { $0.platform == platform }
        .map { Set($0.versions) }
      return versions.contains { one in versions.contains { one.isDisjoint(with: $0) } }
    case .setting, .attribute:
      return Set(proofs.map { $0.values[self] ?? "" }).count > 1
    }
  }
}

extension Script {
  /// Every line of the case under the id of a divergence.
  var proofs: [DivergenceProof] {
    let values = values
    return steps.flatMap { step in
      let hasSharedEvents = step.expectations.contains { $0.body.assertsSharedEvents }
      return step.expectations.compactMap { expectation -> DivergenceProof? in
        guard case .differs(let id?, let sides) = expectation.body else { return nil }
        var proof = DivergenceProof(id: id.value, versions: versions(of: sides))
        proof.values = values
        proof.isNative = sides.allSatisfy { $0.subject == .callbacks }
        proof.hasSharedEvents = hasSharedEvents
        return proof
      }
    }
  }

  private func versions(of sides: [Expectation.DivergentSide]) -> [VersionSet] {
    Platform.allCases.map { platform in
      let side = sides.first { $0.platform == platform.rawValue }
      return VersionSet(
        platform, versions(on: platform).filter { side?.versions?.contains($0) ?? true })
    }
  }

  /// The settings of the device and the attributes of the declarations.
  private var values: [Divergence.Dependency: String] {
    var values: [Divergence.Dependency: [String]] = [:]
    for setting in device {
      guard let platform = Platform(rawValue: setting.platform.value) else { continue }
      for attribute in setting.attributes {
        values[.setting(platform, attribute.key.value), default: []].append(attribute.text)
      }
    }
    for attribute in declarations.flatMap(\.attributes) {
      values[.attribute(attribute.key.value), default: []].append(attribute.text)
    }
    return values.mapValues { $0.joined(separator: " ") }
  }
}

extension Attribute {
  /// The attribute's values, or its name if it has none.
  fileprivate var text: String {
    values.isEmpty ? key.value : values.map(\.value).joined(separator: ",")
  }
}

extension Expectation.Body {
  /// Whether it asserts neutral events on both platforms.
  fileprivate var assertsSharedEvents: Bool {
    guard case .both(let assertion) = self, case .matches(let pattern) = assertion.claim else {
      return false
    }
    return !pattern.events.isEmpty
  }
}

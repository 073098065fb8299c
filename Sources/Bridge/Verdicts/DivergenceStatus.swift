import Specification

/// The status of a declared divergence after a run of the specs.
package struct DivergenceStatus: Hashable, Sendable {
  package var divergence: Divergence
  /// Addresses of the cases that hold and assert both of its sides, in the order of the files.
  package var proofs: [String]
  package var state: State

  /// How much of the proof that its treatment requires exists.
  package enum State: Hashable, Sendable {
    /// All of the required proof exists.
    case proven
    /// No proof is required.
    case unasserted(reason: String)
    /// The proof waits for something that no machine can do yet.
    case pending(reasons: [String])
    /// Proof is missing without an excuse; the sentence says what is missing.
    case unproven(String)
  }

  /// - Parameter cases: every case of the specs.
  package init(_ divergence: Divergence, in cases: [CaseResult]) {
    self.divergence = divergence
    let naming = cases.filter { $0.divergences.contains(divergence.id) }
    let holding = naming.filter { $0.status == .passed }
    proofs = holding.map(\.address)
    let shown = holding.flatMap(\.proofs).filter { $0.id == divergence.id }
    let excuses =
      [divergence.notModelledYet].compactMap(\.self) + naming.flatMap(\.notModelledYet).uniqued
    switch divergence.gap(in: shown) {
    case nil where divergence.notModelledYet != nil && !shown.isEmpty:
      state = .unproven("it is proven, so 'not modelled yet' no longer applies")
    case nil:
      if case .unasserted(let reason) = divergence.treatment, shown.isEmpty {
        state = .unasserted(reason: reason)
      } else {
        state = .proven
      }
    case .some where !excuses.isEmpty: state = .pending(reasons: excuses)
    case let gap?: state = .unproven(gap)
    }
  }

  /// What is missing, for a divergence without the proof that it needs.
  package var gap: String? {
    if case .unproven(let gap) = state { gap } else { nil }
  }
}

extension Divergence {
  /// What its treatment requires and these lines do not provide; nil if they provide everything.
  func gap(in proofs: [DivergenceProof]) -> String? {
    let missingCase =
      proofs.isEmpty ? "no case that holds asserts both sides with 'differs \(id)'" : nil
    switch treatment {
    case .unasserted: return nil
    case .asserted: return missingCase
    case .profile(let dependencies):
      if let missingCase { return missingCase }
      guard !dependencies.contains(where: { $0.varies(among: proofs) }) else { return nil }
      let names = dependencies.map(\.name).joined(separator: " or ")
      return "no two lines with 'differs \(id)' show different values of \(names)"
    case .synthesised:
      guard !proofs.contains(where: { $0.isNative && $0.hasSharedEvents }) else { return nil }
      return "no step has 'both' with the synthesised event and the callbacks of the two "
        + "platforms with 'differs \(id) … native'"
    }
  }
}

extension Divergence.Dependency {
  /// The name in reports.
  package var name: String {
    switch self {
    case .release(let platform): "the release of \(platform.title)"
    case .setting(let platform, let key): "'device \(platform.rawValue) \(key)'"
    case .attribute(let key): "the attribute '\(key)'"
    }
  }
}

extension SuiteResult {
  /// The status of each divergence of a registry, in its order.
  package func divergenceStatuses(of registry: [Divergence] = Divergence.all) -> [DivergenceStatus]
  {
    let naming = cases.filter { !$0.proofs.isEmpty }
    return registry.map { DivergenceStatus($0, in: naming) }
  }
}

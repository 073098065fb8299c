import Specification

/// Finds where neighbouring variants differ, and determines by trial which behaviours cause it.
struct VariantBorders<D: Driver> {
  private(set) var borders: [VariantBorder] = []
  private let lineup: Lineup
  private let shown: Set<String>?
  private let identity: CallbackIdentity

  init(_ runs: VariantRuns<D>, _ identity: CallbackIdentity) {
    lineup = runs.lineup
    shown = runs.shown
    self.identity = identity
    guard lineup.axis != .script else { return }
    for later in runs.runs.indices.dropFirst() {
      let (before, after) = (runs.runs[later - 1], runs.runs[later])
      let steps = lineup.variants[later].script.steps
      let pairs = zip(runs.steps(of: later - 1), runs.steps(of: later))
      let changes = pairs.enumerated().compactMap { position, pair in
        StepChange(at: position, steps[position].text, pair.0, pair.1, identity)
      }
      guard !changes.isEmpty else { continue }
      borders.append(
        VariantBorder(
          before: lineup.variants[later - 1].name, after: lineup.variants[later].name,
          changes: changes, reasons: reasons(for: later, before, after)))
    }
  }

  /// The behaviours without which the two would do the same, or at least something different.
  private func reasons(
    for later: Int, _ before: SideRecorder<D>, _ after: SideRecorder<D>
  ) -> [BehaviourChange] {
    let suspects = suspects(for: later, before, after)
    guard !suspects.isEmpty else { return settingItself }
    let (seenBefore, seenAfter) = (
      before.signature(identity, showing: shown), after.signature(identity, showing: shown)
    )
    var blamed: [BehaviourChange] = []
    for suspect in suspects {
      let trial = signature(of: later - 1, before, without: suspect)
      // If one behaviour alone makes this side equal to the other, nothing is left to explain.
      if trial == seenAfter { return [suspect.change] }
      if trial != seenBefore || signature(of: later, after, without: suspect) != seenAfter {
        blamed.append(suspect.change)
      }
    }
    return blamed
  }

  /// Something in which two neighbours differ, and which can be inverted for a trial.
  private enum Suspect {
    case version(D.Version.Behaviour, BehaviourChange)
    case plan(PlanDifference<D.Plan>)

    var change: BehaviourChange {
      switch self {
      case .version(_, let change): change
      case .plan(let difference): difference.change
      }
    }
  }

  private func suspects(
    for later: Int, _ before: SideRecorder<D>, _ after: SideRecorder<D>
  ) -> [Suspect] {
    guard let old = before.version, let new = after.version else { return [] }
    let ofVersions = new.differences(from: old).map {
      Suspect.version($0, D.Version.change(of: $0, begins: new.has($0)))
    }
    guard let planBefore = plan(of: later - 1), let planAfter = plan(of: later) else {
      return ofVersions
    }
    return ofVersions + D.differences(of: planAfter, from: planBefore).map(Suspect.plan)
  }

  private func plan(of position: Int) -> D.Plan? {
    let script = lineup.variants[position].script
    return try? D.plan(script, ObjectTable(script.declarations))
  }

  /// What the variant would do if this were inverted.
  ///
  /// - Parameter run: the variant's unchanged run.
  private func signature(
    of position: Int, _ run: SideRecorder<D>, without suspect: Suspect
  ) -> [StepSignature] {
    let variant = lineup.variants[position]
    let objects = ObjectTable(variant.script.declarations)
    let trial: SideRecorder<D>
    switch suspect {
    case .version(let behaviour, _):
      // A behaviour that the run did not query makes no difference to it.
      guard run.hasAsked(behaviour) else { return run.signature(identity, showing: shown) }
      trial = SideRecorder(
        variant.script, objects, variant.version, .all, altering: { $0.toggling(behaviour) })
    case .plan(let difference):
      trial = SideRecorder(
        variant.script, objects, variant.version, .all, rebuilding: difference.toggling)
    }
    return trial.signature(identity, showing: shown)
  }

  /// If no behaviour of the version changes, the cause is the setting itself.
  private var settingItself: [BehaviourChange] {
    guard case .setting(let key) = lineup.axis,
      let setting = lineup.platform.vocabulary.deviceSettings.first(where: { $0.name == key })
    else { return [] }
    let summary = setting.summary.hasSuffix(".") ? setting.summary.dropLast() : setting.summary[...]
    let sentence = summary.prefix(1).lowercased() + summary.dropFirst()
    return [
      BehaviourChange(
        key, "no version causes it but the \(key) itself, \(sentence)", begins: true,
        evidence: .documented, address: setting.documentation)
    ]
  }
}

/// Only the changes along a lineup, without what stays the same.
package struct VariantChanges: Hashable, Sendable {
  package var platform: Platform
  package var axis: Lineup.Axis
  /// All values on the axis, as in a `VariantColumn`.
  package var names: [String]
  /// The names abbreviated: `21…36`.
  package var summary: String
  package var borders: [VariantBorder]
  /// Whether every variant could carry out every step.
  package var isCarriedOut: Bool

  /// Runs the variants and finds the differences between neighbours, among all callbacks.
  package init(
    of lineup: Lineup, showing detail: CallbackDetail = .all,
    identity: CallbackIdentity = .init(includesArguments: true)
  ) {
    switch lineup.platform {
    case .android: self.init(AndroidDriver.self, lineup, detail, identity)
    case .ios: self.init(IOSDriver.self, lineup, detail, identity)
    }
  }

  private init<D: Driver>(
    _ type: D.Type, _ lineup: Lineup, _ detail: CallbackDetail, _ identity: CallbackIdentity
  ) {
    let runs = VariantRuns<D>(lineup, detail)
    platform = lineup.platform
    axis = lineup.axis
    names = lineup.variants.map(\.name)
    summary = lineup.summary(of: Array(lineup.variants.indices))
    borders = VariantBorders(runs, identity).borders
    isCarriedOut = runs.isCarriedOut
  }
}

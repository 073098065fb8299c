import Bridge

// The report's words in every format.

extension ComparisonReport {
  var steps: [ComparisonStep] { sections.flatMap(\.comparison.steps) }

  func folded(_ comparison: Comparison) -> [Folding<ComparisonStep>] {
    Folding.parts(of: comparison.steps, where: foldsAlike ? { looksAlike($0) } : nil)
  }

  /// Whether the step shows no difference at this level of detail.
  private func looksAlike(_ step: ComparisonStep) -> Bool {
    step.isAlike && !(showsVisibility && step.visibility.differs)
  }

  func saysVisibility(of step: ComparisonStep) -> Bool {
    showsVisibility && step.visibility.isKnown
  }

  func title(_ platform: Platform, _ compared: ComparedPlatform?) -> String {
    compared.map { $0.title(on: platform) } ?? "not on \(platform.title)"
  }

  func silence(of step: ComparisonStep) -> String {
    step.leftOut.isNothing
      ? "nothing on either side" : "nothing but \(counts(step.leftOut)), left out here"
  }

  /// The title of the middle column, and the label of remarks about both platforms.
  static let bothTitle = "both"

  /// What the reader has to know about both sides of a step.
  static func commonRemarks(on step: ComparisonStep) -> [String] {
    let mayBeScripted = !step.isScriptedAlike && step.rows.contains { !$0.isDeclared }
    let reason = "scripted differently, which may be the reason for what is marked \(undeclared)"
    return [remark(on: step.death), mayBeScripted ? reason : nil].compactMap(\.self)
  }

  /// Why a step is not compared, if the reason is that an app has died.
  private static func remark(on death: ComparisonStep.Death?) -> String? {
    switch death {
    case nil: nil
    case .inThisStep: "not compared, since the app has died in this step"
    case .onOneBefore:
      "not compared until both are in the same state: on one of them the app has died"
    }
  }

  func statement(of id: String) -> String { registry.first { $0.id == id }?.statement ?? "" }

  /// The divergences that appear on the page, in the order of the registry.
  var declared: [Divergence] {
    let ids = sections.flatMap(\.comparison.divergences)
    return registry.filter { ids.contains($0.id) }
  }

  /// How much differs, and whether it is explained.
  var summary: String {
    let compared = steps.filter(\.isCompared)
    let differing = compared.count { !$0.isAlike }
    let open = compared.flatMap(\.rows).count { !$0.isDeclared }
    var sentences = [
      compared.isEmpty
        ? "No step ran to its end on both."
        : "Of \(counted(compared.count, "step")) that both run, \(differ(differing))."
    ]
    if open > 0 {
      sentences.append(
        "No declared divergence explains \(counted(open, "event")) that only one side has.")
    }
    if !sections.allSatisfy(\.comparison.isCarriedOut) { sentences.append(Self.notCarriedOut) }
    return sentences.joined(separator: " ")
  }

  static let notCarriedOut = "Not every step could be carried out."

  /// The meaning of the signs on the page; nil if it has none.
  var legend: String? {
    let rows = steps.flatMap(\.rows)
    var meanings: [String] = []
    for platform in Platform.allCases
    where rows.contains(where: { $0.side == platform && !$0.isOfOtherInstance }) {
      meanings.append("\(Self.mark(of: platform)) only \(platform.title) says so here")
    }
    if rows.contains(where: \.isOfOtherInstance) {
      meanings.append("\(Self.otherInstance) the other side says so for another instance")
    }
    if rows.contains(where: { !$0.isDeclared }) {
      meanings.append("\(Self.undeclared) no declared divergence explains this")
    }
    if showsVisibility, steps.contains(where: \.visibility.differs) {
      meanings.append(
        "\(VisibilityRow.different) the user sees a screen differently on the two platforms")
    }
    return meanings.isEmpty ? nil : meanings.joined(separator: "; ") + "."
  }

  /// How much the page leaves out; nil if it shows everything.
  var leftOut: String? {
    let all = steps.reduce(into: LeftOut()) { sum, step in
      sum.android += step.leftOut.android
      sum.ios += step.leftOut.ios
    }
    return all.isNothing ? nil : "Left out: \(counts(all)). \(hint.text)."
  }

  /// `3 callbacks on Android and 1 on iOS`
  private func counts(_ leftOut: LeftOut) -> String {
    let sides = [(Platform.android, leftOut.android), (.ios, leftOut.ios)].filter { $0.1 > 0 }
    return enumeration(
      sides.enumerated().map { index, side in
        let count = index == 0 ? counted(side.1, "callback") : grouped(side.1)
        return "\(count) on \(side.0.title)"
      })
  }
}

extension ComparedPlatform {
  /// `Android API 36, targetSdk=27`
  ///
  /// - Parameters:
  ///   - summary: the text for several versions.
  ///   - key: the setting whose values that text shows.
  func title(on platform: Platform, _ summary: String? = nil, of key: String? = nil) -> String {
    let version = key == nil ? summary ?? "\(self.version)" : "\(self.version)"
    var device = device
    if let key, let summary {
      device.removeAll { $0 == key || $0.hasPrefix("\(key)=") }
      device.append(summary.isEmpty ? key : "\(key)=\(summary)")
    }
    let name = version.isEmpty ? platform.versionTitle : "\(platform.versionTitle) \(version)"
    return ([name] + device).joined(separator: ", ")
  }
}

extension Platform {
  /// The text before a version number.
  fileprivate var versionTitle: String {
    switch self {
    case .android: "Android API"
    case .ios: "iOS"
    }
  }
}

extension ComparisonStep {
  /// Whether nothing happened and no note explains why.
  var isSilent: Bool { rows.isEmpty && notes.isEmpty }

  /// Whether both platforms report the same events in the same order.
  var isAlike: Bool {
    notes.isEmpty && death == nil && divergences.isEmpty
      && rows.allSatisfy { $0.side == nil || $0.isOfOtherInstance }
  }
}

extension ComparisonRow {
  /// The platform that reports a neutral event alone; nil if both do, or if there is no such event.
  var side: Platform? {
    switch (android?.neutral, ios?.neutral) {
    case (.some, nil): .android
    case (nil, .some): .ios
    case (.some, .some), (nil, nil): nil
    }
  }

  var neutral: NeutralEvent? { android?.neutral ?? ios?.neutral }

  /// Why each side's callback comes, if that was requested.
  var grounds: [(title: String, ground: EventGround)] {
    [(Platform.android, android), (.ios, ios)].compactMap { platform, cell in
      cell?.ground.map { (platform.title, $0) }
    }
  }
}

/// `1 differs`, `2 differ`
func differ(_ number: Int) -> String { "\(grouped(number)) differ\(number == 1 ? "s" : "")" }

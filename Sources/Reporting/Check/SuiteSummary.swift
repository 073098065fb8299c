package import Bridge
import Specification

/// The numbers of a run, and the sentences that state them.
package struct SuiteSummary: Hashable, Sendable {
  let result: SuiteResult

  package init(_ result: SuiteResult) {
    self.result = result
  }

  /// Cases that ran on at least one version.
  package var ranCases: Int { result.cases.count { !$0.runs.isEmpty } }

  /// Runs of cases, where versions that behave alike share a run.
  package var runs: Int {
    result.cases.reduce(0) { $0 + $1.runs.reduce(0) { $0 + $1.distinct } }
  }

  /// The versions covered by these runs, counted separately for each case.
  package var coveredVersions: Int {
    result.cases.reduce(0) { sum, one in
      sum + one.runs.reduce(0) { $0 + ($1.distinct > 0 ? $1.versions.count : 0) }
    }
  }

  /// `Android 21..37 and iOS 12..27`: the versions that ran, over all cases.
  package var versions: String {
    let ran = Platform.allCases.compactMap { platform -> String? in
      let versions = result.cases.flatMap(\.runs).filter { $0.platform == platform }
        .flatMap(\.versions.versions)
      return versions.isEmpty ? nil : "\(platform.title) \(VersionSet(platform, versions))"
    }
    return enumeration(ran)
  }

  /// The lines of the summary.
  package var lines: [String] {
    [caseLine, runLine] + [evidenceLine, divergenceLine].compactMap(\.self)
  }

  package var verdict: Verdict {
    if result.cases.isEmpty { return .nothingRan }
    if !result.isConforming { return .notConforming }
    return ranCases == 0 && result.count(of: .notSelected) > 0 ? .nothingRan : .conforming
  }

  /// The outcome of a run. If cases could have run and none did, that is not success; if no case
  /// could be read, nothing is non-conforming.
  package enum Verdict: String, Hashable, Sendable {
    case conforming
    case notConforming = "not conforming"
    case nothingRan = "nothing ran"
  }

  /// `12 cases passed`, `1 failed`, …; statuses without a case are left out.
  package var counts: [String] {
    let errors = result.findings.count(where: \.isError)
    let warnings = result.findings.count - errors
    return CaseStatus.allCases.compactMap { tally(result.count(of: $0), $0.summaryName) }
      + (errors == 0 ? [] : [counted(errors, "error")])
      + (warnings == 0 ? [] : [counted(warnings, "warning")])
  }

  /// `412 cases: 400 passed, 12 pending`
  package var caseLine: String {
    let all = counted(result.cases.count, "case")
    return counts.isEmpty ? all : "\(all): \(counts.joined(separator: ", "))"
  }

  /// `evidence: 300 documented, 40 observed; 12 extrapolated, 3 disputed`: cases that ran, by the
  /// evidence class of their weakest line. Nil if no case ran.
  package var evidenceLine: String? {
    let ran = result.cases.filter { !$0.runs.isEmpty }
    let reached = ran.map(\.evidence)
    let classes = Evidence.allCases.compactMap { evidence in
      tally(reached.count { $0 == evidence }, evidence.rawValue)
    }
    guard !classes.isEmpty else { return nil }
    let doubts = [
      tally(ran.count { !$0.extrapolated.isEmpty }, "extrapolated"),
      tally(ran.count { !$0.disputed.isEmpty }, "disputed"),
    ].compactMap(\.self)
    return "evidence: \(classes.joined(separator: ", "))"
      + (doubts.isEmpty ? "" : "; \(doubts.joined(separator: ", "))")
  }

  /// `divergences: 44 proven, 4 unasserted, 6 pending`; nil if no proof was required.
  package var divergenceLine: String? {
    let names = result.divergences.map(\.state.name)
    guard !names.isEmpty else { return nil }
    let counts = DivergenceStatus.State.names.compactMap { name in
      tally(names.count { $0 == name }, name)
    }
    return "divergences: \(counts.joined(separator: ", "))"
  }

  /// `1,240 passed`; nil for zero.
  private func tally(_ number: Int, _ name: String) -> String? {
    number == 0 ? nil : "\(grouped(number)) \(name)"
  }

  /// `1,240 runs cover 3,100 on Android 21..37 and iOS 12..27, 20,412 expectations checked`
  package var runLine: String {
    let verb = runs == 1 ? "covers" : "cover"
    let cover = runs == coveredVersions ? "" : " \(verb) \(grouped(coveredVersions))"
    let place = versions.isEmpty ? "" : "\(cover) on \(versions)"
    return "\(counted(runs, "run"))\(place), \(counted(result.checks, "expectation")) checked"
  }
}

extension CaseStatus {
  /// The name as an item of an enumeration, where a comma inside it would be misread.
  fileprivate var summaryName: String {
    switch self {
    case .informationalPassed: "informational (holds)"
    case .informationalFailed: "informational (does not hold)"
    case .passed, .failed, .pending, .outOfScope, .invalid, .notSelected: name
    }
  }
}

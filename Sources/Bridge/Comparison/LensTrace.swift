import Lenses
public import Specification

/// What frameworks report for the same script on both platforms.
public struct LensComparison: Hashable, Sendable {
  /// The reports in each step of the script, one row for each framework.
  public let steps: [[LensRow]]

  /// Runs a script for frameworks that exist; see `Vocabulary.lenses`.
  ///
  /// - Parameters: the versions to run on; by default the newest that the script allows.
  public init(of script: Script, lenses names: [String], android: Int? = nil, ios: Int? = nil) {
    let lenses = names.compactMap(Lens.named)
    let left = LensTrace<AndroidDriver>(script, lenses, android)
    let right = LensTrace<IOSDriver>(script, lenses, ios)
    steps = script.steps.indices.map { step in
      lenses.map { lens in
        LensRow(
          name: lens.name, android: left.steps[step][lens.name], ios: right.steps[step][lens.name])
      }
    }
  }
}

/// What one framework reports in a step.
public struct LensRow: Hashable, Sendable {
  public var name: String
  /// Nil where the framework or the step does not run.
  public var android: [TraceEntry]?
  public var ios: [TraceEntry]?
}

/// What frameworks report on one platform, step by step.
private struct LensTrace<D: Driver> {
  /// By the framework's name; none for a step that the platform leaves out or cannot carry out.
  private(set) var steps: [[String: [TraceEntry]]]

  init(_ script: Script, _ lenses: [Lens], _ version: Int?) {
    steps = Array(repeating: [:], count: script.steps.count)
    let objects = ObjectTable(script.declarations)
    guard let version = version ?? script.versions(on: D.platform).last,
      let plan = try? D.plan(script, objects)
    else { return }
    var driver = D(plan, objects, version: D.version(version, for: plan), recordsMarks: false)
    var recorder = LensRecorder<D>(lenses, objects, on: [version])
    for (position, step) in script.steps.enumerated() {
      guard step.isFor(D.platform) else { continue }
      let record = driver.perform(
        step.commands(on: D.platform).compactMap {
          D.input($0, isMarked: step.platform(of: $0) != nil)
        })
      guard record.problem == nil else { return }
      recorder.hear(record)
      for lens in lenses {
        guard let (reports, _) = recorder.reports(of: lens.name, on: [version]).first else {
          continue
        }
        steps[position][lens.name] = reports.map(\.entry)
      }
    }
  }
}

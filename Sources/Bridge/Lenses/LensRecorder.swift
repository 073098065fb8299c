import Lenses
import Specification

/// Runs frameworks over one run of a script on one platform.
struct LensRecorder<D: Driver> {
  private var runs: [Run] = []

  private struct Run {
    var lens: Lens
    /// The versions on which the framework behaves in the same way.
    var versions: [Int]
    var run: LensRun<D.Event>
    /// The reports of the last step.
    var reports: [LensEvent] = []
  }

  /// - Parameters:
  ///   - lenses: the requested frameworks.
  ///   - versions: versions of the platform on which the app meets the very same behaviours,
  ///     although a framework may distinguish them.
  init(_ lenses: [Lens], _ objects: ObjectTable, on versions: [Int]) {
    guard !lenses.isEmpty else { return }
    let app = LensApp(screens: Set(objects.objects.filter(\.isContent).map(\.name)))
    for lens in lenses {
      var machines: [(machine: AnyHashable, position: Int)] = []
      for version in versions {
        guard let machine = D.machine(of: lens, on: version) else { continue }
        let key = AnyHashable(machine)
        if let known = machines.first(where: { $0.machine == key }) {
          runs[known.position].versions.append(version)
        } else {
          machines.append((key, runs.count))
          runs.append(Run(lens: lens, versions: [version], run: LensRun(machine, app: app)))
        }
      }
    }
  }

  /// Passes the events of a step on to the frameworks.
  mutating func record(_ record: StepRecord<D.Event>) {
    for position in runs.indices {
      runs[position].reports = runs[position].run.receive(
        record.events, turnEnds: record.turnEnds)
    }
  }

  /// The reports of a framework in the last step on the first of the versions; nil where it does
  /// not run.
  func reports(of name: String) -> [LensEvent]? {
    runs.first { $0.lens.name == name }?.reports
  }

  /// The reports of a framework in the last step, with the versions on which they were made.
  func reports(of name: String, on versions: [Int]) -> [(reports: [LensEvent], versions: [Int])] {
    runs.filter { $0.lens.name == name }
      .map { run in (run.reports, versions.filter(run.versions.contains)) }
      .filter { !$0.versions.isEmpty }
  }
}

extension DeclaredObject {
  /// Whether it is a screen or a part of the app itself, and not a container.
  fileprivate var isContent: Bool { kind.scope != nil }
}

extension Script {
  /// The frameworks whose reports the script asserts on a platform, each once.
  func lenses(on platform: Platform) -> [Lens] {
    let names = steps.flatMap(\.expectations).flatMap { $0.body.lenses(on: platform) }
    return Lens.all.filter { names.contains($0.name) }
  }
}

extension Expectation.Body {
  fileprivate func lenses(on name: Platform) -> [String] {
    switch self {
    case .lens(let platform, let lens, _): platform == name.rawValue ? [lens.value] : []
    case .differs(_, let sides):
      sides.filter { $0.platform == name.rawValue }.compactMap {
        if case .lens(let lens) = $0.subject { lens.value } else { nil }
      }
    case .callbacks, .both, .neutral, .tasks, .state, .property, .crash, .warning: []
    }
  }
}

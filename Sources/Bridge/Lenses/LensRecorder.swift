import Lenses
import Specification

/// Frameworks over one run of a script on one platform.
struct LensRecorder<D: Driver> {
  private var runs: [Run] = []

  private struct Run {
    var lens: Lens
    /// The versions on which the framework behaves in one way.
    var versions: [Int]
    var run: LensRun<D.Event>
    /// What it reported in the last step.
    var reports: [LensEvent] = []
  }

  /// - Parameters:
  ///   - lenses: those that somebody asks for.
  ///   - versions: of the platform, on which the app meets the very same behaviours; a framework may
  ///     tell them apart.
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

  /// Lets the frameworks hear what the platform told the app in a step.
  mutating func hear(_ record: StepRecord<D.Event>) {
    for position in runs.indices {
      runs[position].reports = runs[position].run.receive(
        record.events, turnEnds: record.turnEnds)
    }
  }

  /// What a framework reported in the last step on the first of the versions; nil where it does not
  /// run.
  func reports(of name: String) -> [LensEvent]? {
    runs.first { $0.lens.name == name }?.reports
  }

  /// What a framework reported in the last step, with those of the versions on which it did.
  func reports(of name: String, on versions: [Int]) -> [(reports: [LensEvent], versions: [Int])] {
    runs.filter { $0.lens.name == name }
      .map { run in (run.reports, versions.filter(run.versions.contains)) }
      .filter { !$0.versions.isEmpty }
  }
}

extension DeclaredObject {
  /// Whether it is a screen or a part of the app's own, and not what holds others.
  fileprivate var isContent: Bool { kind.scope != nil }
}

extension Script {
  /// The frameworks whose reports it asserts on a platform, each once.
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

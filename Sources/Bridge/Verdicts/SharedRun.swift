/// The versions of a platform that are covered by one run of a case.
///
/// It begins as a run for all of them, on the first. Whenever the run queries a behaviour of that
/// version, the versions that would have answered differently are set aside for a run of their own;
/// the others would have run the same.
struct SharedRun<D: Driver> {
  /// The version to run on; it records the behaviours that are queried.
  let version: D.Version
  private var members: [Member]
  private var others: [Member] = []
  private let asked = AskedBehaviours()

  private struct Member {
    var number: Int
    var version: D.Version
  }

  /// - Parameter numbers: ascending; nil is returned if there are none.
  init?(on numbers: [Int], for plan: D.Plan) {
    self.init(numbers.map { Member(number: $0, version: D.version($0, for: plan)) })
  }

  private init?(_ members: [Member]) {
    guard let first = members.first else { return nil }
    version = first.version.telling(asked)
    self.members = members
  }

  /// The versions that the run has not distinguished so far, ascending, and at least one.
  var numbers: [Int] { members.map(\.number) }

  /// Sets aside the versions that have been distinguished since the last time.
  mutating func part() {
    guard members.count > 1 else { return }
    let apart = members.filter { !$0.version.agrees(with: version, on: asked) }
    guard !apart.isEmpty else { return }
    others += apart
    let numbers = apart.map(\.number)
    members.removeAll { numbers.contains($0.number) }
  }

  /// The run for the versions that were set aside; nil if there are none.
  var next: SharedRun? { SharedRun(others.sorted { $0.number < $1.number }) }
}

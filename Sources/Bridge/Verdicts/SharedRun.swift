/// The versions of a platform that one run of a case speaks for.
///
/// It begins as a run for all of them, on the first. As it asks that one for its behaviours, those
/// that would have answered otherwise are put aside for a run of their own; the rest would have run
/// the same.
struct SharedRun<D: Driver> {
  /// To run on; it keeps in mind what it is asked.
  let version: D.Version
  private var members: [Member]
  private var others: [Member] = []
  private let asked = AskedBehaviours()

  private struct Member {
    var number: Int
    var version: D.Version
  }

  /// - Parameter numbers: ascending; nil for none.
  init?(on numbers: [Int], for plan: D.Plan) {
    self.init(numbers.map { Member(number: $0, version: D.version($0, for: plan)) })
  }

  private init?(_ members: [Member]) {
    guard let first = members.first else { return nil }
    version = first.version.telling(asked)
    self.members = members
  }

  /// The versions that the run has not told apart up to now, ascending, and at least one.
  var numbers: [Int] { members.map(\.number) }

  /// Puts aside what has been told apart since last time.
  mutating func part() {
    guard members.count > 1 else { return }
    let apart = members.filter { !$0.version.agrees(with: version, on: asked) }
    guard !apart.isEmpty else { return }
    others += apart
    let numbers = apart.map(\.number)
    members.removeAll { numbers.contains($0.number) }
  }

  /// The run for those that were put aside; nil if there are none.
  var next: SharedRun? { SharedRun(others.sorted { $0.number < $1.number }) }
}

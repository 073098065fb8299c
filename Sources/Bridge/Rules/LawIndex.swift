/// Which law of which rule.
struct LawPlace: Hashable, Comparable, Sendable {
  let rule: Int
  let law: Int

  static func < (one: LawPlace, other: LawPlace) -> Bool {
    (one.rule, one.law) < (other.rule, other.law)
  }
}

/// The laws of a rule set by what can break them.
///
/// There are many laws and few of their patterns occur in a trace: a law is looked at only where a
/// pattern occurred without which it cannot be broken.
struct LawIndex: Sendable {
  /// The laws about one object each.
  private var ofOne = Entries()
  /// The laws that mention other objects.
  private var ofSeveral = Entries()

  private struct Entries: Sendable {
    /// By the numbers of the patterns that can break them.
    var byPattern: [[Entry]] = []
    /// Those that may be broken where nothing occurs.
    var ofSilence: [Entry] = []

    mutating func add(_ entry: Entry) {
      guard let breakers = entry.form.breakers else { return ofSilence.append(entry) }
      for pattern in breakers {
        while byPattern.count <= pattern { byPattern.append([]) }
        byPattern[pattern].append(entry)
      }
    }

    /// Those that can be broken where these patterns occurred; some of them twice.
    @inline(__always)
    func visit(_ occurred: [Int], _ body: (Entry) -> Void) {
      for entry in ofSilence { body(entry) }
      for pattern in occurred where pattern < byPattern.count {
        for entry in byPattern[pattern] { body(entry) }
      }
    }
  }

  private struct Entry: Sendable {
    let place: LawPlace
    let form: Law.Form
    let namesVariable: Bool
    /// The index of the rule's kind in the rule set.
    let kind: Int
  }

  mutating func add(_ law: Law, at place: LawPlace, kind: Int) {
    let entry = Entry(
      place: place, form: law.form, namesVariable: law.namesVariable, kind: kind)
    if law.namesOthers { ofSeveral.add(entry) } else { ofOne.add(entry) }
  }

  /// What breaks the laws in a trace, in the order of the laws and then of the objects.
  ///
  /// - Parameter coverage: the objects that the rules apply to, for each kind.
  func breaches<Identity: Hashable>(
    in trace: TraceOccurrences<Identity>, on coverage: [Coverage]
  ) -> [Breach] {
    var breaches: Set<Breach> = []
    func check(_ entry: Entry, _ seen: PatternOccurrences<Identity>) {
      guard let violation = entry.form.violation(in: seen) else { return }
      breaches.insert(Breach(place: entry.place, object: seen.object, violation: violation))
    }
    for object in trace.objects.indices {
      let own = PatternOccurrences(trace: trace, object: object, others: [])
      ofOne.visit(trace.patterns(on: object)) { entry in
        if coverage[entry.kind].includes(object) { check(entry, own) }
      }
    }
    ofSeveral.visit(trace.patterns) { entry in
      let objects = coverage[entry.kind]
      for object in entry.namesVariable ? objects.covered[...] : objects.covered.prefix(1) {
        check(entry, PatternOccurrences(trace: trace, object: object, others: objects.others))
      }
    }
    return breaches.sorted { ($0.place, $0.object) < ($1.place, $1.object) }
  }
}

/// A law that does not hold of an object.
struct Breach: Hashable {
  let place: LawPlace
  /// The index of the object in its trace.
  let object: Int
  let violation: Law.Violation
}

/// The objects of a trace that rules on a kind apply to, and the others, by their indices.
struct Coverage {
  private(set) var covered: [Int] = []
  private(set) var others: [Int] = []
  private let isCovered: [Bool]

  /// - Parameter isCovered: whether the rules apply, for each object.
  init(of isCovered: [Bool]) {
    self.isCovered = isCovered
    for place in isCovered.indices {
      if isCovered[place] { covered.append(place) } else { others.append(place) }
    }
  }

  func includes(_ object: Int) -> Bool { isCovered[object] }
}

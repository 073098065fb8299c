import Lenses
public import Specification

extension Comparison {
  /// Runs a script on both platforms and puts what happened side by side.
  ///
  /// Expectations are not checked. A platform on which the script cannot run has a note instead of
  /// events, and one that the script leaves out has nothing.
  ///
  /// - Parameters:
  ///   - android: the version to run on; by default the newest that the script allows.
  ///   - ios: the same for iOS.
  ///   - citations: what pins events to their places; nil to leave that out.
  ///   - lenses: the frameworks whose reports are shown too; see `Vocabulary.lenses`.
  public init(
    of script: Script, android: Int? = nil, ios: Int? = nil,
    showing detail: CallbackDetail = .notable, citing citations: Citations? = nil,
    lenses: [String] = []
  ) {
    let objects = ObjectTable(script.declarations)
    let listening = lenses.compactMap(Lens.named)
    let androidVersion = android ?? script.versions(on: .android).last
    let iosVersion = ios ?? script.versions(on: .ios).last
    let androidSide = SideRecorder<AndroidDriver>(
      script, objects, androidVersion, detail, citing: citations?.android, lenses: listening)
    let iosSide = SideRecorder<IOSDriver>(
      script, objects, iosVersion, detail, citing: citations?.ios, lenses: listening)
    var builder = StepBuilder(objects: objects, lenses: listening.map(\.name))
    let isTwoSided = androidVersion != nil && iosVersion != nil
    for (position, step) in script.steps.enumerated() {
      builder.add(
        step, androidSide.steps[position], iosSide.steps[position],
        isCompared: isTwoSided && step.platform == nil)
    }
    let shown = Set(builder.steps.flatMap(\.divergences))
    self.init(
      android: androidVersion.map { ComparedPlatform(.android, $0, script) },
      ios: iosVersion.map { ComparedPlatform(.ios, $0, script) }, steps: builder.steps,
      divergences: Divergence.all.map(\.id).filter(shown.contains),
      isCarriedOut: androidSide.isCarriedOut && iosSide.isCarriedOut)
  }
}

extension ComparedPlatform {
  init(_ platform: Platform, _ version: Int, _ script: Script) {
    let settings = script.device.filter { $0.platform.value == platform.rawValue }
      .flatMap(\.attributes)
    // Where something is said twice, the later holds.
    let keys = settings.map(\.key.value)
    let valid = settings.enumerated().filter { !keys[($0 + 1)...].contains($1.key.value) }
    self.init(
      version: version,
      device: valid.map { _, setting in
        let values = setting.values.map(\.value).joined(separator: ",")
        return values.isEmpty ? setting.key.value : "\(setting.key.value)=\(values)"
      })
  }
}

/// Puts what the two sides recorded together, step by step.
private struct StepBuilder {
  private(set) var steps: [ComparisonStep] = []
  private let objects: ObjectTable
  private let lenses: [String]
  private var androidLines = Lineage()
  private var iosLines = Lineage()
  private var androidCourse = Course()
  private var iosCourse = Course()
  /// Whether UIKit has told of a change of the environment since the app was launched.
  private var hasToldChange = false

  /// - Parameter lenses: the names of those that listen.
  init(objects: ObjectTable, lenses: [String]) {
    self.objects = objects
    self.lenses = lenses
  }

  mutating func add(
    _ step: Step, _ left: RecordedStep, _ right: RecordedStep, isCompared: Bool
  ) {
    let android = side(
      left, androidLines.subjects(of: left.cells.compactMap(\.neutral)), after: androidCourse)
    let ios = side(
      right, iosLines.subjects(of: right.cells.compactMap(\.neutral)), after: iosCourse)
    // A step of the other platform leaves a side as it was.
    if step.isFor(.android) { androidCourse = android.after }
    if step.isFor(.ios) { iosCourse = ios.after }
    if ios.has(.launch) { hasToldChange = false }
    if ios.has(.environmentChange) { hasToldChange = true }
    let sides = TwoSidedStep(android: android, ios: ios, hasToldChange: hasToldChange)
    // Where one side has not run to its end, that is what is to be said.
    let isJudged = isCompared && left.isWhole && right.isWhole
    let judgement = Judgement(sides, isJudged: isJudged)
    steps.append(
      ComparisonStep(
        text: step.text, rows: Self.rows(left.cells, right.cells, sides.alignment, judgement),
        reports: lenses.map {
          LensRow(name: $0, android: left.reports[$0], ios: right.reports[$0])
        },
        leftOut: LeftOut(android: left.leftOut, ios: right.leftOut),
        divergences: judgement.divergences,
        notes: left.notes.map { ComparisonNote(platform: .android, text: $0) }
          + right.notes.map { ComparisonNote(platform: .ios, text: $0) },
        androidVisibility: left.visibility, iosVisibility: right.visibility))
  }

  private func side(
    _ step: RecordedStep, _ subjects: [NeutralSubject], after course: Course
  ) -> TwoSidedStep.Side {
    var subjects = subjects[...]
    let events = step.cells.map { cell -> NeutralEvent? in
      guard var event = cell.neutral, let subject = subjects.popFirst() else { return nil }
      event.subject = subject
      return isOnBoth(event) ? event : nil
    }
    var next = course
    let turned = next.follow(events.compactMap(\.self), until: step.app)
    return TwoSidedStep.Side(
      events: events, hasLink: step.hasLink, before: course, after: next, turned: turned)
  }

  /// What is declared for one platform alone has no other side.
  private func isOnBoth(_ event: NeutralEvent) -> Bool {
    guard event.subject != .app, let object = objects[event.subject.className] else { return true }
    return object.kind.platforms.count == Platform.allCases.count
  }

  /// Rows with both sides are the events in the same order; between two of them Android's rows come
  /// first. One instance never stands beside another.
  private static func rows(
    _ android: [ComparisonCell], _ ios: [ComparisonCell], _ alignment: Alignment,
    _ judgement: Judgement
  ) -> [ComparisonRow] {
    var rows: [ComparisonRow] = []
    var left = 0
    var right = 0
    func addUnpaired(before pair: Alignment.Pair) {
      while left < pair.android {
        let isDeclared = !judgement.undeclared.contains(.init(platform: .android, position: left))
        rows.append(.init(android: android[left], ios: nil, isDeclared: isDeclared))
        left += 1
      }
      while right < pair.ios {
        let isDeclared = !judgement.undeclared.contains(.init(platform: .ios, position: right))
        rows.append(.init(android: nil, ios: ios[right], isDeclared: isDeclared))
        right += 1
      }
    }
    for pair in alignment.matched {
      addUnpaired(before: pair)
      if android[pair.android].neutral?.subject == ios[pair.ios].neutral?.subject {
        rows.append(.init(android: android[pair.android], ios: ios[pair.ios]))
      } else {
        rows.append(.init(android: android[pair.android], ios: nil))
        rows.append(.init(android: nil, ios: ios[pair.ios]))
      }
      left += 1
      right += 1
    }
    addUnpaired(before: .init(android: android.count, ios: ios.count))
    return rows
  }
}

/// Which divergences a step shows, and which of its differences none of them explains.
private struct Judgement {
  /// Ids in the order of the registry.
  var divergences: [String] = []
  var undeclared: Set<Place> = []

  /// The position of a cell on one side.
  struct Place: Hashable {
    var platform: Platform
    var position: Int
  }

  /// - Parameter isJudged: whether the two sides can be compared at all.
  init(_ step: TwoSidedStep, isJudged: Bool) {
    guard isJudged else { return }
    var shown: Set<String> = []
    for platform in Platform.allCases {
      for (position, difference) in step.differences(on: platform) {
        if let ids = step.divergences(explaining: difference) {
          shown.formUnion(ids)
        } else {
          undeclared.insert(Place(platform: platform, position: position))
        }
      }
    }
    divergences = Divergence.all.map(\.id).filter(shown.contains)
  }
}

package import Bridge

/// The result of `lifecycle compare`, for programs: the fields of
/// `Documentation/Machine-output.md`.
///
/// Adding a field leaves `format` unchanged; removing one or changing its meaning raises it.
package struct ComparisonDocument: Document {
  let format = 1
  let shape: String
  /// Whether every side could carry out every step.
  let carriedOut: Bool
  /// Exactly one of these is set, according to the kind of comparison.
  var comparisons: [Sides]?
  var tables: [VariantDocument]?
  var changes: [ChangesDocument]?
  /// The divergences that the ids refer to.
  var divergences: [Declared]?

  /// - Parameter registry: the divergences that ids refer to.
  package init(_ outcome: ComparisonOutcome, registry: [Divergence] = Divergence.all) {
    carriedOut = outcome.isCarriedOut
    switch outcome {
    case .platforms(let sections):
      shape = "platforms"
      comparisons = sections.map(Sides.init)
      let shown = Set(sections.flatMap(\.comparison.divergences))
      divergences = registry.filter { shown.contains($0.id) }.map(Declared.init)
    case .variants(let tables):
      shape = "variants"
      self.tables = tables.map(VariantDocument.init)
    case .changes(let changes):
      shape = "changes"
      self.changes = changes.map(ChangesDocument.init)
    }
  }

  /// Both platforms under one script.
  struct Sides: Encodable {
    /// The sentence that introduces it in the tour.
    let sentence: String?
    /// Nil if the script leaves the platform out.
    let android: DeviceDocument?
    let ios: DeviceDocument?
    let steps: [Step]

    init(_ section: ComparisonReport.Section) {
      let comparison = section.comparison
      sentence = section.sentence.isEmpty ? nil : section.sentence
      android = comparison.android.map(DeviceDocument.init)
      ios = comparison.ios.map(DeviceDocument.init)
      steps = comparison.steps.map(Step.init)
    }
  }

  struct Step: Encodable {
    let text: String
    /// Whether both platforms ran the script to its end, so that differences count.
    let compared: Bool
    /// Whether the script has done the same on both platforms so far.
    let scriptedAlike: Bool
    let death: String?
    let alike: Bool
    let rows: [Row]
    let reports: [Framework]
    let visibility: Visibility
    let leftOut: Counts
    let divergences: [String]
    let notes: [NoteDocument]

    init(_ step: ComparisonStep) {
      text = step.text
      compared = step.isCompared
      scriptedAlike = step.isScriptedAlike
      death = step.death?.rawValue
      alike = step.isAlike
      rows = step.rows.map(Row.init)
      reports = step.reports.map(Framework.init)
      visibility = Visibility(step.visibility)
      leftOut = Counts(android: step.leftOut.android, ios: step.leftOut.ios)
      divergences = step.divergences
      notes = step.notes.map(NoteDocument.init)
    }
  }

  struct Row: Encodable {
    let alignment: Alignment
    let android: EventDocument?
    let ios: EventDocument?
    /// Ids of the divergences that explain a difference; empty if none does.
    let divergences: [String]?

    /// Which side reports the row's neutral event.
    enum Alignment: String, Encodable {
      case both
      case one
      case otherInstance
      case noEvent
    }

    init(_ row: ComparisonRow) {
      android = row.android.map(EventDocument.init)
      ios = row.ios.map(EventDocument.init)
      divergences = row.divergences
      alignment =
        row.isOfOtherInstance
        ? .otherInstance : row.side != nil ? .one : row.neutral != nil ? .both : .noEvent
    }
  }

  struct Counts: Encodable {
    let android: Int
    let ios: Int
  }

  /// The reports of one framework; nil where it does not run.
  struct Framework: Encodable {
    let framework: String
    let android: [String]?
    let ios: [String]?

    init(_ row: LensRow) {
      framework = row.name
      android = row.android?.map(\.description)
      ios = row.ios?.map(\.description)
    }
  }

  /// How visible each screen is to the user; nil if the platform did not get that far.
  struct Visibility: Encodable {
    let android: [Screen]?
    let ios: [Screen]?
    let differs: Bool

    init(_ row: VisibilityRow) {
      android = row.android?.map(Screen.init)
      ios = row.ios?.map(Screen.init)
      differs = row.differs
    }

    struct Screen: Encodable {
      let screen: String
      let visibility: String

      init(_ one: ScreenVisibility) {
        screen = one.screen.description
        visibility = one.visibility.rawValue
      }
    }
  }

  struct Declared: Encodable {
    let id: String
    let statement: String
    let android: String
    let ios: String

    init(_ divergence: Divergence) {
      id = divergence.id
      statement = divergence.statement
      android = divergence.android
      ios = divergence.ios
    }
  }
}

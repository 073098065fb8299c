/// A place between two neighbouring variants that behave differently.
package struct VariantBorder: Hashable, Sendable {
  /// The values on both sides of it: `27` and `28`.
  package var before: String
  package var after: String
  /// The steps that differ.
  package var changes: [StepChange]
  /// The known behaviours that explain the difference; empty if no single one does.
  package var reasons: [BehaviourChange]
}

/// How one step differs from one variant to the next.
package struct StepChange: Hashable, Sendable {
  /// The step's position in the script.
  package var position: Int
  /// The step as written.
  package var text: String
  /// In the order of the trace.
  package var differences: [CallbackChange]
  /// Notes about the step as a whole that only this side has.
  package var notesBefore: [StepNote]
  package var notesAfter: [StepNote]
}

/// How one callback differs from one variant to the next.
package enum CallbackChange: Hashable, Sendable {
  case comes(TraceEntry)
  case goes(TraceEntry)
  /// The callbacks before it on both sides; nil if it is the first of the step.
  case moves(TraceEntry, from: TraceEntry?, to: TraceEntry?)
}

extension StepChange {
  /// Nil if both sides are the same.
  init?(
    at position: Int, _ text: String, _ before: RecordedStep, _ after: RecordedStep,
    _ identity: CallbackIdentity
  ) {
    let (old, new) = (before.callbacks.map(\.entry), after.callbacks.map(\.entry))
    let (oldKeys, newKeys) = (old.map(identity.text), new.map(identity.text))
    guard oldKeys != newKeys || before.notes != after.notes else { return nil }
    self.position = position
    self.text = text
    notesBefore = before.notes.filter { !after.notes.contains($0) }
    notesAfter = after.notes.filter { !before.notes.contains($0) }
    let steps = CommonOrder(oldKeys, newKeys).steps
    // A callback that is at different places on the two sides has moved.
    var arrivals: [String: [Int]] = [:]
    for step in steps where step.left == nil {
      guard let right = step.right else { continue }
      arrivals[newKeys[right], default: []].append(right)
    }
    var moved: Set<Int> = []
    differences = []
    for step in steps where step.right == nil {
      guard let left = step.left else { continue }
      if let right = arrivals[oldKeys[left]]?.first {
        arrivals[oldKeys[left]]?.removeFirst()
        moved.insert(right)
        differences.append(
          .moves(
            old[left], from: left > 0 ? old[left - 1] : nil, to: right > 0 ? new[right - 1] : nil))
      } else {
        differences.append(.goes(old[left]))
      }
    }
    for step in steps where step.left == nil {
      guard let right = step.right, !moved.contains(right) else { continue }
      differences.append(.comes(new[right]))
    }
  }
}

/// A place between two neighbouring variants that do different things.
package struct VariantBorder: Hashable, Sendable {
  /// The values on both sides of it: `27` and `28`.
  package var before: String
  package var after: String
  /// The steps that differ.
  package var changes: [StepChange]
  /// What explains it, as the models know it; none where nothing alone does.
  package var reasons: [BehaviourChange]
}

/// How one step differs from one variant to the next.
package struct StepChange: Hashable, Sendable {
  /// The position in the script.
  package var position: Int
  /// The step as written.
  package var text: String
  /// In the order of the trace.
  package var differences: [CallbackChange]
  /// What is said of the step as a whole on one side alone.
  package var notesBefore: [StepNote]
  package var notesAfter: [StepNote]
}

/// How one callback differs from one variant to the next.
package enum CallbackChange: Hashable, Sendable {
  case comes(TraceEntry)
  case goes(TraceEntry)
  /// The callbacks before it on both sides; nil where it is the first of the step.
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
    // What one side alone has at a place and the other at another has moved.
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

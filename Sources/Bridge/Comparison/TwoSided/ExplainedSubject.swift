/// Why one side alone has an event of a screen or part: what made it differ before, in itself or in
/// what it is in or takes the place of.
extension TwoSidedStep {
  func divergences(ofSubjectOf difference: Difference) -> Set<String>? {
    let (subject, name) = (difference.event.subject, difference.event.name)
    // What one platform has reported before, or has left out, the other reports now.
    let isOfVisibility = difference.event.isAppearance || [.loadView, .destroyView].contains(name)
    if isOfVisibility || endsAlone(difference),
      let ids = ongoing.ofVisibility[subject] ?? ongoing.ofAttachments[subject]
    {
      return ids
    }
    if name == .attach, let ids = ongoing.ofAttachments[subject] { return ids }
    if let ids = divergencesOfOneInItsPlace(difference) ?? divergencesOfOneBefore(difference) {
      return ids
    }
    if hasNoViewToShow(difference), let ids = ongoing.ofViews[subject] { return ids }
    // What comes into a part that has no view gets none.
    return name == .loadView ? ids(in: ongoing.ofViews) { stands(subject, in: $0) } : nil
  }

  /// The divergences of all subjects for which this holds; nil if it holds for none.
  func ids(
    in reasons: [NeutralSubject: Set<String>], where holds: (NeutralSubject) -> Bool
  ) -> Set<String>? {
    let chosen = reasons.filter { holds($0.key) }.values
    return chosen.isEmpty ? nil : chosen.reduce(into: Set<String>()) { $0.formUnion($1) }
  }

  /// Whether a part comes or goes that has no view on the other platform and gets none.
  private func hasNoViewToShow(_ difference: Difference) -> Bool {
    let other = side(difference.platform.other)
    return difference.event.isAppearance
      && !other.before.withView.union(other.after.withView).contains(difference.event.subject)
      && !other.has(.loadView, of: difference.event.subject)
      && !other.hasAppearance(of: difference.event.subject)
  }

  /// Whether a part goes that is not attached on the other platform.
  private func endsAlone(_ difference: Difference) -> Bool {
    [.destroyView, .detach].contains(difference.event.name)
      && !side(difference.platform.other).before.attached.contains(difference.event.subject)
  }

  /// If a part goes, the divergences because of which the other platform has one more of its class,
  /// which goes there instead.
  private func divergencesOfOneInItsPlace(_ difference: Difference) -> Set<String>? {
    let (event, other) = (difference.event, side(difference.platform.other))
    guard event.isFinal, event.cause == .container, !other.isEnding(event.subject) else {
      return nil
    }
    return ids(in: ongoing.ofAttachments) { part in
      part.className == event.subject.className && other.before.attached.contains(part)
        && other.isEnding(part)
    }
  }

  /// If a part appears, and on the other platform only comes, the divergences because of which that
  /// platform alone has the one whose place it takes, perhaps out of sight, or has it out of sight.
  private func divergencesOfOneBefore(_ difference: Difference) -> Set<String>? {
    let (event, other) = (difference.event, side(difference.platform.other))
    guard event.isShowing, event.cause == .container, other.has(.attach, of: event.subject),
      !other.hasAppearance(of: event.subject)
    else { return nil }
    return ids(in: ongoing.ofAttachments) { part in
      other.before.attached.contains(part) && other.isEnding(part)
    }
      ?? ids(in: ongoing.ofVisibility) { part in
        part.scope == .part && !other.before.shown.contains(part)
          && other.isEnding(part) && side(difference.platform).isEnding(part)
      }
  }
}

/// A part of a page: one step, or several that show no difference and are only counted.
enum Folding<Step> {
  case shown(Step)
  case alike([Step])

  /// The steps in order, folded where they are alike.
  ///
  /// - Parameter isAlike: whether a step may be folded; nil folds none.
  static func parts(of steps: [Step], where isAlike: ((Step) -> Bool)?) -> [Folding] {
    guard let isAlike else { return steps.map(Folding.shown) }
    return steps.reduce(into: []) { parts, step in
      if !isAlike(step) {
        parts.append(.shown(step))
      } else if case .alike(let others)? = parts.last {
        parts[parts.count - 1] = .alike(others + [step])
      } else {
        parts.append(.alike([step]))
      }
    }
  }
}

/// `3 steps alike: launch A; open B; back`
func alikeSteps(_ texts: [String]) -> String {
  "\(counted(texts.count, "step")) alike: \(texts.joined(separator: "; "))"
}

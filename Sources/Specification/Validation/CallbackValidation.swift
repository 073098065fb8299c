extension Scope {
  /// Whether an object is of a kind that can have the callback of its group; reports it if not. What can
  /// never come would let no code run, and no 'never' fail.
  ///
  /// - Parameters:
  ///   - subject: the object's name.
  ///   - range: where the callback is named.
  @discardableResult
  func check(
    _ callback: CallbackDefinition, of subject: String, at range: SourceRange,
    diagnostics: DiagnosticCollector
  ) -> Bool {
    guard !callback.kinds.isEmpty, let kind = kind(of: subject)?.kind.name,
      !callback.kinds.contains(kind)
    else { return true }
    diagnostics.error(
      "'\(callback.name)' is a callback of \(callback.kinds.joined(separator: ", ")), "
        + "and not of \(kind) \(subject)"
        + (owner(of: callback).map { "; did you mean '\($0).\(callback.name)'?" } ?? ""),
      at: range, help: ["'lifecycle words \(kind)' lists the callbacks"])
    return false
  }

  /// The first object that can have it.
  private func owner(of callback: CallbackDefinition) -> String? {
    names.first { name in
      kinds[name].map { callback.kinds.contains($0.kind.name) } ?? false
    }
  }
}

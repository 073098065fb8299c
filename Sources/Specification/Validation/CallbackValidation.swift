extension Scope {
  /// Whether an object's kind can receive the callback of its group; reports an error if not. With
  /// an impossible callback, code would never run and a 'never' could not fail.
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
        + "not of \(kind) \(subject)"
        + (owner(of: callback).map { "; did you mean '\($0).\(callback.name)'?" } ?? ""),
      at: range, help: ["'lifecycle words \(kind)' lists the callbacks"])
    return false
  }

  /// The first object that can receive it.
  private func owner(of callback: CallbackDefinition) -> String? {
    names.first { name in
      kinds[name].map { callback.kinds.contains($0.kind.name) } ?? false
    }
  }
}

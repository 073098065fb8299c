/// Checks what declarations say about each other.
struct DeclarationValidation {
  let scope: Scope
  let diagnostics: DiagnosticCollector

  func check(_ declarations: [Declaration]) {
    for declaration in declarations {
      guard let kind = scope.index.kinds[declaration.kind.value]?.kind else { continue }
      if let container = declaration.container {
        _ = scope.resolve(
          InstanceReference(name: container, number: nil), kinds: kind.containers, user: "in",
          diagnostics: diagnostics)
      }
      for attribute in declaration.attributes {
        check(attribute, of: kind)
      }
    }
  }

  private func check(_ attribute: Attribute, of kind: ObjectKind) {
    let definition = kind.attributes.first { $0.name == attribute.key.value }
    guard case .objects(let kinds) = definition?.value else { return }
    for value in attribute.values {
      _ = scope.resolve(
        InstanceReference(name: value, number: nil), kinds: kinds, user: attribute.key.value,
        diagnostics: diagnostics)
    }
  }
}

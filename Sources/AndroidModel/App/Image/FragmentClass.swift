/// A fragment class of the app, with what is asked of it at run time looked up. It is not part of
/// Android; it stands for the class object. What a class can declare stands in
/// `FragmentDeclaration`.
struct FragmentClass: Sendable {
  let declaration: FragmentDeclaration
  /// The class of `setTargetFragment`'s argument.
  let target: ClassID?
  let traits: FragmentTraits

  init(_ declaration: FragmentDeclaration, _ classes: ClassTable) {
    self.declaration = declaration
    target = declaration.target.map(classes.number(of:))
    traits = FragmentTraits(
      kind: declaration.kind, retainsInstance: declaration.retainsInstance,
      userVisibleHint: declaration.userVisibleHint,
      forgetsSuper: !declaration.flaws.overridesWithoutSuper.isEmpty)
  }
}

/// What every new instance of a fragment class takes from it.
struct FragmentTraits: Sendable {
  let kind: FragmentDeclaration.Kind
  let retainsInstance: Bool
  let userVisibleHint: Bool
  /// Some override does not call `super`.
  let forgetsSuper: Bool

  /// The traits of a class that code names without declaring it.
  static let undeclared = FragmentTraits(
    kind: .view, retainsInstance: false, userVisibleHint: true, forgetsSuper: false)
}

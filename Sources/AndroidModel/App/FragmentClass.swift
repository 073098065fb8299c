/// A fragment class of the app, with what is asked of it at run time looked up.
struct FragmentClass: Sendable {
  let declaration: FragmentDeclaration
  /// The class of `setTargetFragment`'s argument.
  let target: ClassID?
  /// Some override does not call `super`.
  let forgetsSuper: Bool

  init(_ declaration: FragmentDeclaration, _ classes: ClassTable) {
    self.declaration = declaration
    target = declaration.target.map(classes.number(of:))
    forgetsSuper = !declaration.flaws.overridesWithoutSuper.isEmpty
  }
}

/// A fragment class of the app with what its layout brings along.
struct FragmentClass: Sendable {
  let declaration: FragmentDeclaration

  init(_ declaration: FragmentDeclaration, in app: AndroidApp) {
    self.declaration = declaration
  }
}

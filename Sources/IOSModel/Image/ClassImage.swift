/// A controller class as the machine meets it: every name in it resolved.
struct ClassImage: Sendable {
  let declaration: ControllerDeclaration
  let traits: ControllerTraits
  /// The classes whose instances a container starts with.
  var members: [ClassID] = []
  /// The classes whose instances `viewDidLoad` embeds.
  var children: [ClassID] = []
  /// Positions in `AppImage.scripts`, in the order in which the app declares them.
  var scripts: [IOSCallback: [Int]] = [:]

  init(_ declaration: ControllerDeclaration) {
    self.declaration = declaration
    traits = ControllerTraits(declaration)
  }
}

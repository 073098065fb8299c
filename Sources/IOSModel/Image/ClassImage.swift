/// A controller class as the machine meets it: every name in it resolved.
///
/// What a class can declare stands in `ControllerDeclaration`; the children that an instance brings
/// along are a storyboard's embed segues
/// (https://developer.apple.com/documentation/uikit/uistoryboardsegue) or the code's own.
struct ClassImage: Sendable {
  let declared: DeclaredController
  let traits: ControllerTraits
  /// The classes whose instances a container starts with.
  var members: [ClassID] = []
  /// The classes of a container's tabs or pages, if they are made when they are needed.
  var providers: [ClassID] = []
  /// The classes of the tabs in the group that its tab is.
  var groupTabs: [ClassID] = []
  /// The class of the navigation controller that manages the group.
  var managing: ClassID?
  /// The classes whose instances `viewDidLoad` embeds.
  var children: [ClassID] = []
  /// Positions in `AppImage.scripts`, in the order in which the app declares them.
  var scripts: [IOSCallback: [Int]] = [:]

  init(_ declaration: ControllerDeclaration) {
    declared = DeclaredController(declaration)
    traits = ControllerTraits(declaration)
  }
}

/// What the app declares of a class. Reading one thing of it through the reference copies nothing
/// else.
final class DeclaredController: Sendable {
  let declaration: ControllerDeclaration

  init(_ declaration: ControllerDeclaration) { self.declaration = declaration }
}

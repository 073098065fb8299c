/// A controller class as the machine meets it: every name in it resolved.
struct ClassImage: Sendable {
  let declaration: ControllerDeclaration
  /// The classes whose instances a container starts with.
  var members: [ClassID] = []
  /// The classes whose instances `viewDidLoad` embeds.
  var children: [ClassID] = []
  /// Positions in `AppImage.scripts`, in the order in which the app declares them.
  var scripts: [IOSCallback: [Int]] = [:]

  init(_ declaration: ControllerDeclaration) {
    self.declaration = declaration
  }
}

extension ControllerDeclaration.Kind {
  /// The classes whose instances a container starts with.
  var memberNames: [String] {
    switch self {
    case .plain, .alert: []
    case .navigation(let stack): stack
    case .tabs(let names, _): names
    case .split(let primary, let secondary, let compact):
      [primary, secondary, compact].compactMap { $0 }
    case .pages(let names, _): names
    }
  }
}

extension UIKitApplication {
  /// The controller that an action names: made now, or found.
  ///
  /// An instance that does not exist yet is made if it is the next of its class, so that app code can
  /// name an instance before it uses it.
  mutating func resolve(
    _ operand: AppAction.Operand, fromStoryboard: Bool = false
  ) throws(Interruption) -> InstanceID {
    switch operand {
    case .new(let className):
      return try make(className, fromStoryboard: fromStoryboard)
    case .existing(let id):
      return try resolve(id)
    }
  }

  mutating func resolve(_ id: InstanceID) throws(Interruption) -> InstanceID {
    if isAlive(id) { return id }
    guard id.number == ledger.instances[id.className, default: 0] + 1 else {
      throw .exception(
        IOSException("EXC_BAD_ACCESS", "\(id) is used, but there is no such instance"))
    }
    return try make(id.className)
  }

  /// Makes an instance, with the children that its container starts with.
  mutating func make(
    _ className: String, fromStoryboard: Bool = false
  ) throws(Interruption) -> InstanceID {
    scriptDepth += 1
    defer { scriptDepth -= 1 }
    guard scriptDepth < Self.maximumScriptDepth else {
      throw .exception(IOSException("EXC_BAD_ACCESS", "\(className) contains itself"))
    }
    let declaration =
      app.controllers.first { $0.name == className } ?? ControllerDeclaration(name: className)
    let isCoded = fromStoryboard || declaration.isFromStoryboard
    return isCoded
      ? try makeFromStoryboard(declaration) : try makeInCode(declaration)
  }

  /// Code makes the children first and hands them to the container.
  private mutating func makeInCode(
    _ declaration: ControllerDeclaration
  ) throws(Interruption) -> InstanceID {
    var members: [InstanceID] = []
    for name in declaration.kind.memberNames {
      members.append(try make(name))
    }
    let id = register(declaration)
    try call(id, .initNibName)
    try assemble(id, members)
    return id
  }

  /// A storyboard decodes the container and its relationship segues before it awakes any of them.
  private mutating func makeFromStoryboard(
    _ declaration: ControllerDeclaration
  ) throws(Interruption) -> InstanceID {
    let id = register(declaration)
    self[id].isFromStoryboard = true
    try call(id, .initCoder)
    var members: [InstanceID] = []
    for name in declaration.kind.memberNames {
      members.append(try make(name, fromStoryboard: true))
    }
    try assemble(id, members)
    try call(id, .awakeFromNib)
    return id
  }

  private mutating func register(_ declaration: ControllerDeclaration) -> InstanceID {
    let number = ledger.instances[declaration.name, default: 0] + 1
    ledger.instances[declaration.name] = number
    ledger.serial += 1
    let id = InstanceID(declaration.name, number)
    controllers[id] = Controller(id: id, serial: ledger.serial, declaration: declaration)
    return id
  }

  private mutating func assemble(
    _ id: InstanceID, _ members: [InstanceID]
  ) throws(Interruption) {
    switch self[id].declaration.kind {
    case .plain, .alert: break
    case .navigation: try assembleNavigation(id, stack: members)
    case .tabs(_, let selected): try assembleTabs(id, members, selected: selected)
    case .pages: assemblePages(id, members)
    case .split(let primary, let secondary, let compact):
      try assembleSplit(
        id, members, hasPrimary: primary != nil, hasSecondary: secondary != nil,
        hasCompact: compact != nil)
    }
  }
}

extension ControllerDeclaration.Kind {
  /// The classes whose instances a container starts with.
  fileprivate var memberNames: [String] {
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

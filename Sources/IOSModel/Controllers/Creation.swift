/// Making controllers, by code, from a storyboard and from a nib.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/init(nibname:bundle:) and
/// https://developer.apple.com/documentation/objectivec/nsobject/awakefromnib()
extension UIApplication {
  /// The controller that an action names: made now, or found.
  ///
  /// An instance that does not exist yet is made if it is the next of its class, so that app code
  /// can name an instance before it uses it.
  mutating func resolve(_ operand: AppAction.Operand) throws(Interruption) -> ControllerID {
    switch operand {
    case .new(let className): try makeAlone(names.intern(className))
    case .existing(let id): try resolve(id)
    }
  }

  mutating func resolve(_ id: InstanceID) throws(Interruption) -> ControllerID {
    if let found = find(id) { return found }
    let classID = names.intern(id.className)
    guard isNext(id) else { return try living(id) }
    return try makeAlone(classID)
  }

  /// The instance of this name is the one that will be made next of its class.
  func isNext(_ id: InstanceID) -> Bool {
    id.number == (names.id(named: id.className).map { Int(ledger.made($0)) } ?? 0) + 1
  }

  /// Makes an instance that a variable of the app's own keeps.
  mutating func makeForApp(_ classID: ClassID) throws(Interruption) {
    let id = try make(classID)
    self[id].isKeptByApp = true
    try endHold(id)
  }

  /// Makes an instance from the storyboard for a variable of the app's own.
  ///
  /// https://developer.apple.com/documentation/uikit/uistoryboard/instantiateviewcontroller(identifier:creator:)
  ///
  /// - Parameter caller: the controller whose block calls the initializer; nil if there is no
  ///   block.
  mutating func instantiate(
    _ classID: ClassID, byCreatorOf caller: ControllerID?
  ) throws(Interruption) {
    guard names.traits(of: classID).archive == .storyboard else {
      throw .exception(
        "NSInvalidArgumentException",
        "Storyboard doesn't contain a view controller with identifier '\(names[classID])'")
    }
    if let caller { try call(caller, .creator) }
    try makeForApp(classID)
  }

  /// Makes an instance that has no owner yet.
  private mutating func makeAlone(_ classID: ClassID) throws(Interruption) -> ControllerID {
    let id = try make(classID)
    try endHold(id)
    return id
  }

  /// Makes an instance, with the children that its container starts with. Its maker holds it.
  ///
  /// - Parameter byRestorationClass: its restoration class makes it, which is asked to first.
  mutating func make(
    _ classID: ClassID, fromStoryboard: Bool = false, byRestorationClass: Bool = false
  ) throws(Interruption) -> ControllerID {
    try checkNesting(of: classID)
    defer { leaveCode() }
    let asked = byRestorationClass ? register(classID) : nil
    if let asked { try call(asked, .viewControllerWithRestorationIdentifierPath) }
    switch fromStoryboard ? .storyboard : names.traits(of: classID).archive {
    case .storyboard: return try makeFromStoryboard(classID, as: asked)
    case .nib: return try makeFromNib(classID, as: asked)
    case nil: return try makeInCode(classID, as: asked)
    }
  }

  /// Code makes the children first and hands them to the container.
  private mutating func makeInCode(
    _ classID: ClassID, as asked: ControllerID?
  ) throws(Interruption) -> ControllerID {
    var members: [ControllerID] = []
    for member in names.members(of: classID) {
      members.append(try make(member))
    }
    let id = asked ?? register(classID)
    try initialize(id)
    try assemble(id, members, as: names.kind(of: classID))
    for member in members { try endHold(member) }
    return id
  }

  /// What the class's own initializer does comes before what a subclass does after `super.init`.
  private mutating func initialize(_ id: ControllerID) throws(Interruption) {
    try record(id, .initNibName)
    if case .tabs = names.kind(of: id.classID) { try initializeTabs(id) }
    try returnFromSuper(id, .initNibName)
  }

  /// A storyboard decodes the container and its relationship segues before it awakes any of them:
  /// what wakes has its parent (Vercantez/openuikit @4e239731,
  /// fixtures/nibruntime/oracle/nibruntime.json, on iOS 26.1).
  private mutating func makeFromStoryboard(
    _ classID: ClassID, as asked: ControllerID?
  ) throws(Interruption) -> ControllerID {
    var decoded: [ControllerID] = []
    let id = try decode(classID, as: asked, into: &decoded)
    for object in decoded where isAlive(object) { try call(object, .awakeFromNib) }
    return id
  }

  /// - Parameter decoded: what has been decoded, a container behind its members.
  private mutating func decode(
    _ classID: ClassID, as asked: ControllerID? = nil, into decoded: inout [ControllerID]
  ) throws(Interruption) -> ControllerID {
    try checkNesting(of: classID)
    defer { leaveCode() }
    let id = asked ?? register(classID)
    self[id].isFromStoryboard = true
    try call(id, .initCoder)
    var members: [ControllerID] = []
    for member in names.members(of: classID) {
      members.append(try decode(member, into: &decoded))
    }
    try assemble(id, members, as: names.kind(of: classID))
    for member in members { try endHold(member) }
    decoded.append(id)
    return id
  }

  private mutating func checkNesting(of classID: ClassID) throws(Interruption) {
    guard enterCode() else {
      throw .exception("EXC_BAD_ACCESS", "\(names[classID]) contains itself")
    }
  }

  /// A nib decodes its objects, connects them, and wakes them: the controller has its view, so that
  /// nothing is left to load.
  ///
  /// https://developer.apple.com/library/ios/documentation/Cocoa/Conceptual/LoadingResources/CocoaNibs/CocoaNibs.html
  private mutating func makeFromNib(
    _ classID: ClassID, as asked: ControllerID?
  ) throws(Interruption) -> ControllerID {
    let id = asked ?? register(classID)
    let hasOwnViewClass = self[id].traits.hasOwnViewClass
    try call(id, .initCoder)
    if hasOwnViewClass { try call(id, .viewInitCoder) }
    self[id].view.load()
    try awakeWithView(id)
    if hasOwnViewClass { try call(id, .viewAwakeFromNib) }
    return id
  }

  /// `awakeFromNib` of UIKit's own sends `viewDidLoad` if the view is there already: so
  /// https://github.com/microsoft/WinObjC/blob/0b078d503be455119fcdee150fdaa265043da1e7/Frameworks/UIKit/UIViewController.mm
  /// has it, and a log that has `viewDidLoad` between the controller's awakening and its view's.
  private mutating func awakeWithView(_ id: ControllerID) throws(Interruption) {
    try record(id, .awakeFromNib)
    guard isAlive(id) else { return }
    try viewDidLoad(id)
    try returnFromSuper(id, .awakeFromNib)
  }

  /// Makes a navigation controller of UIKit's own class around a controller that has none. Its
  /// maker holds it.
  mutating func makeNavigation(
    _ className: String = "UINavigationController", around root: ControllerID
  ) throws(Interruption) -> ControllerID {
    let id = register(names.intern(className))
    try call(id, .initNibName)
    try assembleNavigation(id, stack: [root])
    return id
  }

  private mutating func register(_ classID: ClassID) -> ControllerID {
    let number = ledger.countInstance(of: classID)
    let id = controllers.insert(
      classID, number: number, serial: ledger.serial, names.traits(of: classID))
    hold(id)
    return id
  }

  /// What the app has declared of a controller's class.
  @inline(__always)
  func declaration(of id: ControllerID) -> ControllerDeclaration {
    names.declaration(of: id.classID)
  }
}

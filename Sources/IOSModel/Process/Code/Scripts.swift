/// The app's code in its overrides.
///
/// An object lives while a method of it runs
/// (https://docs.swift.org/swift-book/documentation/the-swift-programming-language/automaticreferencecounting/),
/// and code that calls itself without end ends with the stack
/// (https://developer.apple.com/documentation/xcode/investigating-memory-access-crashes).
extension UIApplication {
  /// Nested app code beyond this overflows the stack, as endless recursion does on a device. Deeper
  /// than any app nests; and all levels together, each with a layout or an embedding in it, fit
  /// into half of the 8 MB that the main thread of this program has, also without optimization.
  static let maximumScriptDepth = 40

  @inline(__always)
  mutating func runScripts(
    of id: ControllerID, _ callback: IOSCallback, _ argument: EventArgument = .none
  ) throws(Interruption) {
    if hasScripts { try runDeclaredScripts(of: id, callback, argument) }
  }

  private mutating func runDeclaredScripts(
    of id: ControllerID, _ callback: IOSCallback, _ argument: EventArgument
  ) throws(Interruption) {
    let image = names.app.image
    let index = Int(id.classID.index)
    // What it does in `super` may have cost it its last owner.
    guard isAlive(id), image.classes.indices.contains(index),
      let positions = image.classes[index].scripts[callback]
    else { return }
    // An object stays alive until its code returns.
    hold(id)
    for position in positions {
      let script = image.scripts[position]
      if let number = script.instanceNumber, number != Int(id.number) { continue }
      guard script.arguments.isEmpty || finds(script.arguments, in: argument, or: id) else {
        continue
      }
      do {
        try begin(script, at: position, by: id)
      } catch {
        throw error.inCallback("\(name(id)).\(callback.name)")
      }
    }
    try endHold(id)
  }

  /// Whether these are arguments of the callback, or what its controller can be asked.
  @inline(never)
  private mutating func finds(
    _ wanted: [IOSEvent.Argument], in argument: EventArgument, or id: ControllerID
  ) -> Bool {
    let words = names.words(for: argument)
    for condition in wanted {
      var found = words.first { $0.label == condition.label }?.value
      if found == nil, isAlive(id), let property = ControllerProperty(rawValue: condition.label) {
        found = value(of: property, on: id)
      }
      guard found == condition.value else { return false }
    }
    return true
  }

  /// - Parameter scene: whose delegate or observer it is, and where its code finds a controller to
  ///   call on; nil: the app's.
  mutating func runScripts(
    ofDelegate callback: IOSCallback, in scene: SceneID? = nil
  ) throws(Interruption) {
    guard hasScripts else { return }
    let image = names.app.image
    for position in image.scripts(ofDelegate: callback) {
      let script = image.scripts[position]
      if let number = script.instanceNumber, number != scene.map({ Int($0.number) }) { continue }
      do {
        try begin(script, at: position, by: nil, in: scene)
      } catch {
        throw error.inCallback("the delegate's \(callback.name)")
      }
    }
  }

  private mutating func begin(
    _ script: ScriptImage, at position: Int, by id: ControllerID?, in scene: SceneID? = nil
  ) throws(Interruption) {
    if let times = script.times {
      guard ledger.countRun(of: script.counter, atMost: times) else { return }
    }
    guard script.isAsync else { return try run(script, by: id, in: scene) }
    // A block keeps `self`.
    if let id { hold(id) }
    dispatch(.async(script: position, by: id, in: scene))
  }

  /// A block of the main queue, in which a callback has put its code off.
  mutating func runDispatchedScript(
    _ position: Int, by id: ControllerID?, in scene: SceneID?
  ) throws(Interruption) {
    let image = names.app.image
    guard image.scripts.indices.contains(position) else { return }
    do {
      try run(image.scripts[position], by: id, in: scene)
    } catch {
      throw error.inCallback(
        "a block that \(id.map { name($0).description } ?? "a delegate") has dispatched")
    }
    if let id { try endHold(id) }
  }

  private mutating func run(
    _ script: ScriptImage, by id: ControllerID?, in scene: SceneID?
  ) throws(Interruption) {
    guard enterCode() else {
      throw .exception("EXC_BAD_ACCESS", "endless recursion has overflowed the stack")
    }
    for call in script.calls {
      var receiver = id ?? scene.flatMap { frontmost(of: $0) }
      if let name = call.receiver { receiver = try living(name) }
      try perform(call.action, by: receiver)
    }
    leaveCode()
  }

  /// Code calls code; false if that overflows the stack, which ends the process.
  mutating func enterCode() -> Bool {
    scriptDepth += 1
    return scriptDepth < Self.maximumScriptDepth
  }

  mutating func leaveCode() { scriptDepth -= 1 }
}

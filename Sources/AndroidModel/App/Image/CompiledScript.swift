/// A callback script with the class that it belongs to looked up.
struct CompiledScript: Sendable {
  /// Nil: code of the `Application`.
  let classID: ClassID?
  /// Only this instance of the class; nil: every one.
  let number: Int?
  let callback: AndroidCallback
  let condition: CallbackScript.Condition
  let arguments: [AndroidEvent.Argument]
  let times: Int?
  let posting: CallbackScript.Posting?
  let actions: [AppAction]

  init(_ script: CallbackScript, classID: (String) -> ClassID) {
    switch script.target {
    case .application: (self.classID, number) = (nil, nil)
    case .allInstances(let name): (self.classID, number) = (classID(name), nil)
    case .instance(let id): (self.classID, number) = (classID(id.className), id.number)
    }
    callback = script.callback
    condition = script.condition
    arguments = script.arguments
    times = script.times
    posting = script.posting
    actions = script.actions
  }

  /// - Parameter object: nil for the `Application`; of the right class otherwise.
  func isCode(of object: ObjectID?) -> Bool {
    number == nil || number == object.map { Int($0.number) }
  }
}

/// One object of the app inside the machine: what `InstanceID` names, by the number of its class.
struct ObjectID: Hashable, Sendable {
  let classID: ClassID
  /// 1-based.
  let number: Int32
}

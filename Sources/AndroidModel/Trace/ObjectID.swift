/// One object of the app inside the machine: what `InstanceID` names, by the number of its class.
package struct ObjectID: Hashable, Sendable {
  package let classID: ClassID
  /// 1-based.
  package let number: Int32

  package init(classID: ClassID, number: Int32) {
    self.classID = classID
    self.number = number
  }
}

/// The editing mode of a controller.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/setediting(_:animated:)
extension UIApplication {
  mutating func setEditing(_ id: ControllerID, _ isEditing: Bool) throws(Interruption) {
    try callOverride(of: id, .setEditing, .flag(isEditing, as: .editing))
    if isAlive(id) { self[id].isEditing = isEditing }
  }
}

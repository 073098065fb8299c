/// `show` and `showDetail`: the nearest ancestor that has its own idea of them carries them out.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/show(_:sender:)
extension UIKitApplication {
  mutating func show(_ shown: InstanceID, from id: InstanceID) throws(Interruption) {
    for ancestor in ancestry(of: id) {
      if self[ancestor].navigation != nil {
        return try push(shown, on: ancestor, animated: true)
      }
      if self[ancestor].split != nil {
        return try showDetail(shown, in: ancestor)
      }
    }
    try present(shown, from: id, style: nil, animated: true)
  }

  mutating func showDetail(_ shown: InstanceID, from id: InstanceID) throws(Interruption) {
    for ancestor in ancestry(of: id) where self[ancestor].split != nil {
      return try showDetail(shown, in: ancestor)
    }
    try present(shown, from: id, style: nil, animated: true)
  }
}

/// One way in which an interface can stand; left and right are one landscape to the model.
///
/// https://developer.apple.com/documentation/uikit/uiinterfaceorientation
public enum InterfaceOrientation: String, Hashable, Sendable, CaseIterable {
  case portrait
  case landscape

  var posture: Device.Orientation {
    switch self {
    case .portrait: .portrait
    case .landscape: .landscape
    }
  }
}

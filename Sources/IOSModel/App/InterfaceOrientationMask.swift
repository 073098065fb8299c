/// The orientations that an app or a controller permits. Left and right are one landscape to the
/// model; only the device knows on which side it lies. Upside down counts as upright.
///
/// https://developer.apple.com/documentation/uikit/uiinterfaceorientationmask
public enum InterfaceOrientationMask: String, Hashable, Sendable, CaseIterable {
  case portrait
  case landscape
  case all
  case allButUpsideDown

  var orientations: [Device.Orientation] {
    switch self {
    case .portrait: [.portrait]
    case .landscape: [.landscape]
    case .all, .allButUpsideDown: [.portrait, .landscape]
    }
  }
}

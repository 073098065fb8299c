import Bridge

/// A device that something was run on, for programs.
struct DeviceDocument: Encodable {
  let version: Int
  let device: [String]

  init(_ compared: ComparedPlatform) {
    version = compared.version
    device = compared.device
  }
}

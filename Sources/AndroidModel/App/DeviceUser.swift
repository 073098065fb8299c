/// Who of its users has the device. The modelled apps are the first one's.
///
/// https://source.android.com/docs/devices/admin/multi-user
public enum DeviceUser: Hashable, Sendable, CaseIterable {
  case first
  case other
}

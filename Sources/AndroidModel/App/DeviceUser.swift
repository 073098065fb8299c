/// The user who has the device. The modelled apps belong to the first one.
///
/// https://source.android.com/docs/devices/admin/multi-user
public enum DeviceUser: Hashable, Sendable, CaseIterable {
  case first
  case other
}

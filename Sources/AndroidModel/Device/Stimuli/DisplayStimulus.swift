/// Something done to one display.
///
/// https://source.android.com/docs/core/display/multi_display
public enum DisplayStimulus: Hashable, Sendable {
  /// An activity is started there from its icon.
  case launch(activity: String)
  /// Its home screen comes to the front.
  case home
  /// A key of a keyboard that belongs to it is pressed, which means nothing to the window that gets
  /// it.
  case pressKey
  case turnOff
  case turnOn
  /// It is unplugged.
  case remove
  /// The task of this activity is moved there.
  case receive(InstanceID)
}

/// How a step went on one platform, beside what it told: what a comparison has to know to explain a difference, and
/// nobody else.
struct StepManner: Hashable, Sendable {
  /// Whether it was a link into the app, from outside; UIKit's side alone knows.
  var hasLink = false
  /// Whether the app has asked for a permission in it, or the user has answered; UIKit's side alone knows.
  var hasPrompt = false
  /// Whether a finger has moved what shows, from screen to screen or from page to page; UIKit's side alone knows.
  var hasGesture = false
  /// Whether a picture of the app has stood over others, before it or after it; Android's side alone knows.
  var hasPicture = false
  /// Whether the user has turned the device; UIKit's side alone knows.
  var turnsDevice = false
  /// Whether the user has turned the device by 180 degrees; UIKit's side alone knows.
  var turnsOver = false
  /// Whether the display has turned or, on iOS, a controller has been told of another size.
  var hasTurned = false
  /// Whether UIKit has refused a way because another one was under way.
  var hasRefused = false
  /// Whether UIKit has refused a presentation because who was to present is in no window, or presents already.
  var hasRefusedPresenter = false
}

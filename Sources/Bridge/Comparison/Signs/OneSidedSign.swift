/// How a divergence shows where one platform alone tells an event.
///
/// It is told by the events, their reasons and the state of the app, never by the script's words, so
/// that it is named where its two sides have happened and nowhere else. Where both tell the same
/// neutral events (what the bridge supplies, what only arguments tell, what no event tells) there is
/// nothing to be seen of a divergence, and it has no sign.
struct OneSidedSign: Sendable {
  /// Whether it is why only this platform tells the event.
  typealias Test =
    @Sendable (_ event: NeutralEvent, _ platform: Platform, _ step: TwoSidedStep) -> Bool

  /// The divergence that it is a sign of.
  var id: String
  let explains: Test

  init(_ id: String, _ explains: @escaping Test) {
    self.id = id
    self.explains = explains
  }

  static let all: [OneSidedSign] =
    [
      ofApp, ofPrompts, ofWindows, ofScreens, ofWays, ofRefusals, ofTurns, ofFingers, ofParts,
      [ofPictures],
    ].flatMap(\.self)

  /// Where the system takes pictures of an app that has left. What it tells for them has no other reason.
  static let ofPictures = OneSidedSign("D78") { event, platform, step in
    platform == .ios && step.ios.ofPictures.contains(event)
  }
}

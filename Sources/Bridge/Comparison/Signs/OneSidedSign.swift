/// How a divergence is recognised when one platform alone has an event.
///
/// A sign looks only at the events, their reasons and the state of the app, never at the script's
/// words, so that a divergence is named only where both of its sides have occurred. A divergence
/// has no sign if both platforms have the same neutral events regardless, because the bridge
/// supplies the missing one, or because the difference shows only in arguments or in no event at
/// all.
struct OneSidedSign: Sendable {
  /// Whether the divergence explains why only this platform has the event.
  typealias Test =
    @Sendable (_ event: NeutralEvent, _ platform: Platform, _ step: TwoSidedStep) -> Bool

  /// The divergence that the sign belongs to.
  var id: String
  let explains: Test

  init(_ id: String, _ explains: @escaping Test) {
    self.id = id
    self.explains = explains
  }

  static let all: [OneSidedSign] =
    [
      ofApp, ofPrompts, ofWindows, ofScreens, ofTransitions, ofRefusals, ofTransitionsInOneTurn,
      ofGestures, ofParts,
      [ofPictures],
    ].flatMap(\.self)

  /// The pictures that the system takes of an app that has left. Events for them have no other
  /// reason.
  static let ofPictures = OneSidedSign("D78") { event, platform, step in
    platform == .ios && step.ios.ofPictures.contains(event)
  }
}

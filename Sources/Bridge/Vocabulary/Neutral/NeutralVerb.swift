import AndroidModel
import IOSModel
import Specification

/// A verb for both platforms, with its translation on each.
struct NeutralVerb: Sendable {
  var verb: Verb
  /// - Throws: `ScriptProblem`, if the verb makes no sense in the device's state.
  var android: @Sendable (AndroidStimuli, Arguments) throws -> [AndroidStimulus]
  /// - Throws: `ScriptProblem`, if the verb makes no sense in the device's state.
  var ios: @Sendable (IOSStimuli, Arguments) throws -> [IOSStimulus]
  /// When Android has no such input.
  var unavailableOnAndroid: UnavailabilityCheck<AndroidStimuli>?
  /// When iOS has no such input.
  var unavailableOnIOS: UnavailabilityCheck<IOSStimuli>?

  /// What to write if an Android device refuses it; nil if nothing is certain to help.
  var suggestionOnAndroid: Advice?
  /// The same for an iOS device.
  var suggestionOnIOS: Advice?

  var phrase: String { verb.phrase }

  /// The same verb, with what a script can do instead or before if a device refuses it.
  func ifRefused(_ suggestion: String) -> NeutralVerb {
    var copy = self
    copy.suggestionOnAndroid = { _, _ in suggestion }
    copy.suggestionOnIOS = copy.suggestionOnAndroid
    return copy
  }

  /// The same verb, with what a script can write if an iOS device refuses it.
  func ifRefusedOnIOS(_ suggestion: @escaping Advice) -> NeutralVerb {
    var copy = self
    copy.suggestionOnIOS = suggestion
    return copy
  }

  init(
    _ phrase: String, _ operands: OperandDefinition..., makesInstances: Bool = false,
    summary: String,
    android: @escaping @Sendable (AndroidStimuli, Arguments) throws -> [AndroidStimulus],
    ios: @escaping @Sendable (IOSStimuli, Arguments) throws -> [IOSStimulus],
    unavailableOnAndroid: UnavailabilityCheck<AndroidStimuli>? = nil,
    unavailableOnIOS: UnavailabilityCheck<IOSStimuli>? = nil
  ) {
    verb = Verb(
      phrase: phrase, operands: operands, makesInstances: makesInstances, summary: summary,
      documentation: "Specs/README.md")
    self.android = android
    self.ios = ios
    self.unavailableOnAndroid = unavailableOnAndroid
    self.unavailableOnIOS = unavailableOnIOS
  }

  /// A verb that is a single stimulus on each platform.
  init(_ phrase: String, summary: String, android: AndroidStimulus, ios: IOSStimulus) {
    self.init(phrase, summary: summary, android: { _, _ in [android] }, ios: { _, _ in [ios] })
  }

  /// The verb on Android.
  var onAndroid: AndroidVerb {
    var own = AndroidVerb(verb, translate: android)
    own.suggestion = suggestionOnAndroid
    own.unavailability = unavailableOnAndroid
    return own
  }

  /// The verb on iOS.
  var onIOS: IOSVerb {
    var own = IOSVerb(verb, translate: ios)
    own.suggestion = suggestionOnIOS
    own.unavailability = unavailableOnIOS
    return own
  }

  static let all: [NeutralVerb] =
    betweenScreens + leavingAndReturning + deviceVerbs + overlayVerbs + processVerbs + partVerbs
}

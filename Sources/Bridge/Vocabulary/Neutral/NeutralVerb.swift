import AndroidModel
import IOSModel
import Specification

/// What can be done to both platforms alike, with what it is on each.
struct NeutralVerb: Sendable {
  var verb: Verb
  /// - Throws: `ScriptProblem`, if it makes no sense where the device stands.
  var android: @Sendable (AndroidStimuli, Arguments) throws -> [AndroidStimulus]
  /// - Throws: `ScriptProblem`, if it makes no sense where the device stands.
  var ios: @Sendable (IOSStimuli, Arguments) throws -> [IOSStimulus]
  /// Where Android has no such input.
  var omittedOnAndroid: Omitting<AndroidStimuli>?
  /// Where iOS has no such input.
  var omittedOnIOS: Omitting<IOSStimuli>?

  /// What to say instead or before, where a device refuses it; nil where nothing is sure to help.
  var wayThatWorks: String?

  var phrase: String { verb.phrase }

  /// The same, with what a script says instead or before, where a device refuses it.
  func ifRefused(_ way: String) -> NeutralVerb {
    var copy = self
    copy.wayThatWorks = way
    return copy
  }

  init(
    _ phrase: String, _ operands: OperandDefinition..., makesInstances: Bool = false,
    summary: String,
    android: @escaping @Sendable (AndroidStimuli, Arguments) throws -> [AndroidStimulus],
    ios: @escaping @Sendable (IOSStimuli, Arguments) throws -> [IOSStimulus],
    omittedOnAndroid: Omitting<AndroidStimuli>? = nil,
    omittedOnIOS: Omitting<IOSStimuli>? = nil
  ) {
    verb = Verb(
      phrase: phrase, operands: operands, makesInstances: makesInstances, summary: summary,
      documentation: "Specs/README.md")
    self.android = android
    self.ios = ios
    self.omittedOnAndroid = omittedOnAndroid
    self.omittedOnIOS = omittedOnIOS
  }

  /// A verb that is one stimulus of each platform.
  init(_ phrase: String, summary: String, android: AndroidStimulus, ios: IOSStimulus) {
    self.init(phrase, summary: summary, android: { _, _ in [android] }, ios: { _, _ in [ios] })
  }

  /// What it is on Android.
  var onAndroid: AndroidVerb {
    var own = AndroidVerb(verb, translate: android)
    own.wayThatWorks = wayThatWorks
    own.omission = omittedOnAndroid
    return own
  }

  /// What it is on iOS.
  var onIOS: IOSVerb {
    var own = IOSVerb(verb, translate: ios)
    own.wayThatWorks = wayThatWorks
    own.omission = omittedOnIOS
    return own
  }

  static let all: [NeutralVerb] =
    betweenScreens + leavingAndReturning + ofTheDevice + overTheApp + ofTheProcess + ofParts
}

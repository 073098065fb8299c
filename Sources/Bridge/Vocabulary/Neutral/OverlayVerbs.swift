import AndroidModel
import IOSModel
import Specification

extension NeutralVerb {
  /// Verbs for what comes over the app without being one of its screens.
  static let overlayVerbs = [
    alert,
    NeutralVerb(
      "dismiss alert", summary: "The user dismisses the app's alert.",
      android: { _, _ in [.appCode(.dismissDialog, in: nil)] }, ios: { _, _ in [.tapAlertButton] },
      unavailableOnAndroid: { context, _, _ in context.hasLostDialog ? .alertAlreadyGone : nil }
    ).ifRefused("'alert' shows one"),
    NeutralVerb(
      "ask permission", summary: "The app asks for a permission and the system shows its prompt.",
      android: { context, _ in
        [.appCode(.requestPermissions(throughCompat: true), in: context.callerOfTurn)]
      }, ios: { _, _ in [.askPermission] }),
    NeutralVerb(
      "answer permission", .word("answer", PermissionAnswer.self).optional,
      summary: "The user answers the permission prompt, by default by granting.",
      android: { _, call in
        [.answerPermission(granted: call.word(as: PermissionAnswer.self) != .denied)]
      },
      ios: { _, _ in [.answerPermission] }
    ).ifRefused("'ask permission' shows the prompt, and 'close app switcher' leads back to it"),
    interrupt, endInterruption, shade, closeShade, biometricPrompt, endBiometricPrompt,
    NeutralVerb(
      "show keyboard", summary: "The user taps a text field, and the on-screen keyboard comes.",
      android: { context, _ in [.appCode(.window(.showSoftInput), in: context.caller)] },
      ios: { _, _ in [.tapTextField] }
    ).ifRefused("a screen with 'textField' has a field on iOS"),
    NeutralVerb(
      "hide keyboard", summary: "The user sends the on-screen keyboard away.",
      android: { context, _ in [.appCode(.window(.hideSoftInput), in: context.caller)] },
      ios: { _, _ in [.hideKeyboard] }
    ).ifRefused("'show keyboard' brings it"),
  ]

  static let interrupt = NeutralVerb(
    "interrupt", summary: "A call or another app's interface comes over the app.",
    android: .otherAppToFront, ios: .interruption(begins: true))

  static let endInterruption = NeutralVerb(
    "end interruption", summary: "The interruption goes away.", android: .otherAppFinished,
    ios: .interruption(begins: false)
  ).ifRefused("'interrupt' begins one")

  static let shade = NeutralVerb(
    "shade", summary: "The user opens the notification shade or, on iOS, the control centre.",
    android: .windowFocus(false), ios: .interruption(begins: true))

  static let closeShade = NeutralVerb(
    "close shade", summary: "The user closes the notification shade or the control centre.",
    android: .windowFocus(true), ios: .interruption(begins: false)
  ).ifRefused("'shade' opens it")

  static let biometricPrompt = NeutralVerb(
    "biometric prompt", summary: "The system asks for a fingerprint or a face over the app.",
    android: .windowFocus(false), ios: .interruption(begins: true))

  static let endBiometricPrompt = NeutralVerb(
    "end biometric prompt", summary: "The user answers the biometric prompt, or cancels it.",
    android: .windowFocus(true), ios: .interruption(begins: false)
  ).ifRefused("'biometric prompt' shows it")

  /// What comes over the app, each with the step that is meant to end it.
  static let interruptions = [
    (begin: interrupt, end: endInterruption), (begin: shade, end: closeShade),
    (begin: biometricPrompt, end: endBiometricPrompt),
  ]

  static let alert = NeutralVerb(
    "alert", summary: "The app shows an alert of its own.",
    android: { context, _ in [.appCode(.showDialog(.alertDialog), in: context.caller)] },
    ios: { _, _ in
      [
        .appCode(
          .present(
            .new(className: IOSAppBuilder.ImplicitName.alert), style: nil, animated: true), in: nil)
      ]
    })
}

private enum PermissionAnswer: String, CaseIterable {
  case granted
  case denied
}

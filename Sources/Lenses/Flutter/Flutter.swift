extension Lens {
  /// https://api.flutter.dev/flutter/dart-ui/AppLifecycleState.html
  static let flutter = Lens(
    "flutter", AppLifecycleState.self,
    summary:
      "The states that a WidgetsBindingObserver of Flutter (3.13 and later) is told, in an app whose "
      + "first screen is a FlutterActivity and a FlutterViewController.",
    page: "https://api.flutter.dev/flutter/dart-ui/AppLifecycleState.html",
    documentation: [LensSite("api.flutter.dev"), LensSite("docs.flutter.dev")],
    onAndroid: { _ in HostLens(FlutterActivity()) }, onIOS: { _ in FlutterViewController() })
}

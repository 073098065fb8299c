extension Lens {
  /// Every framework, those with a user interface of their own first.
  package static let all: [Lens] = [
    flutter, reactNative, reactNavigation, wixNavigation, screens, compose, composeEffects, essenty,
    ribs, swiftUI, skip, mauiWindow, nativeScript, nativeScriptWindow, capacitor, cordova, titanium,
    sdl, qt, godot, unity, libGDX, processLifecycle, openTelemetry, sentry,
  ]
}

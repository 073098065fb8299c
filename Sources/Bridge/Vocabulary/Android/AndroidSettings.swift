import AndroidModel
package import Specification

/// The keys of `device android`.
extension AndroidApp {
  fileprivate static let fragmentLibraryKey = "fragment"

  static let settings: [DeclarationAttribute<AndroidApp>] = [
    .init(
      .number(
        "targetSdk", "The targetSdkVersion of the app, on which some behaviour depends.",
        page: AndroidPage.usesSDK + "#target")
    ) { app, values in
      let known = 1...AndroidVersion.newest
      guard let target = values.onlyNumber, known ~= target else {
        throw ScriptProblem("a target SDK is one number from 1 to \(AndroidVersion.newest)")
      }
      app.targetSDK = target
    },
    .init(
      .flag(
        "dontKeepActivities",
        "The developer option that destroys every activity as soon as the user leaves it.",
        page: AndroidPage.developerOptions)
    ) { $0.keepsActivities = !BooleanWord.isTrue($1) },
    .init(
      .text(
        "providers", "The content providers of the app, in the order in which they are made.",
        page: "https://developer.android.com/reference/android/content/ContentProvider")
    ) { $0.providers = $1 },
    .init(
      .text(
        "initializers",
        "The initializers of androidx.startup, each followed by those that it depends on, after colons.",
        page: "https://developer.android.com/topic/libraries/app-startup")
    ) { app, values in
      app.initializers = values.map { value in
        let names = value.split(separator: ":").map(String.init)
        return InitializerDeclaration(
          name: names.first ?? value, dependencies: Array(names.dropFirst()))
      }
    },
    .init(
      .flag(
        "enableOnBackInvokedCallback",
        "The app has opted in to predictive back, or out of it (API 33).",
        page: AndroidPage.predictiveBack)
    ) { $0.enableOnBackInvokedCallback = BooleanWord.isTrue($1) },
    .flag(
      "predictiveBackAnimations", \.enablesBackAnimation,
      "The developer option that previews during the gesture what Back leads to; API 35 does so without it.",
      page: AndroidPage.predictiveBack),
    .flag(
      "onBackPressedLifecycleOrderMaintained", \.maintainsBackOrder,
      "Callbacks for Back that follow a Lifecycle keep their places, as by default since androidx.activity 1.12.",
      page: "https://developer.android.com/reference/androidx/activity/ActivityFlags"),
    .choice(
      "keyguard", \.keyguard, "What the lock screen asks for, by default a credential.",
      page: AndroidPage.keyguard),
    .flag(
      "mayDrawOverOthers", \.mayDrawOverOthers, "The user has granted SYSTEM_ALERT_WINDOW.",
      page:
        "https://developer.android.com/reference/android/provider/Settings#canDrawOverlays(android.content.Context)"
    ),
    .flag(
      "mayUseFullScreenIntent", \.mayUseFullScreenIntent,
      "The app holds USE_FULL_SCREEN_INTENT; true by default (API 29).",
      page: AndroidPage.fullScreenIntents),
    .init(
      .text(
        "crossProfileIntents",
        "addCrossProfileIntentFilter: actions with which intents may lead to the other profile.",
        page:
          "https://developer.android.com/reference/android/app/admin/DevicePolicyManager#addCrossProfileIntentFilter(android.content.ComponentName,android.content.IntentFilter,int)"
      )
    ) { $0.crossProfileActions = $1.map(Intent.Action.init(word:)) },
    .flag(
      "mayLockTask", \.mayLockTask, "The owner of the device allows the app to lock its tasks.",
      page: AndroidPage.lockTask),
    .flag(
      "lockTaskFeatureKeyguard", \.hasKeyguardInLockTask,
      "LOCK_TASK_FEATURE_KEYGUARD: a locked task still has a lock screen (API 28).",
      page:
        "https://developer.android.com/reference/android/app/admin/DevicePolicyManager#LOCK_TASK_FEATURE_KEYGUARD"
    ),
    .choice(
      fragmentLibraryKey, \.fragmentLibrary.release,
      "The release of AndroidX Fragment that the app is built with, or the platform's own fragments.",
      page: AndroidPage.fragmentReleases),
    .init(
      .words(
        "fragmentStrictMode", FragmentViolation.self,
        "What the default policy of FragmentStrictMode detects, with penaltyDeath.",
        page: AndroidPage.fragmentStrictMode)
    ) { $0.fragmentStrictMode = $1.compactMap(FragmentViolation.init(rawValue:)) },
    .choice(
      "fragmentContainers", \.fragmentContainers,
      "The class of the containers in its layouts, by default FragmentContainerView.",
      page: "https://developer.android.com/reference/androidx/fragment/app/FragmentContainerView"),
    .init(
      .number(
        "displays", "How many displays there are, including the device's own, which is number 0.",
        page: AndroidPage.displays)
    ) { app, values in
      guard let count = values.onlyNumber, 1...DisplaySettings.most ~= count else {
        throw ScriptProblem("there can be 1 to \(DisplaySettings.most) displays")
      }
      app.displays.count = count
    },
    .flag(
      "largeScreen", \.displays.isLarge,
      "Its own display is at least 600 dp wide, however it is held: a tablet, or a foldable that is open.",
      page: AndroidPage.largeScreens),
    .flag(
      "cameraCompatTreatment", \.displays.treatsCameras,
      "The maker has the display, if it is large, rotate for a portrait app that uses a camera (API 34).",
      page: CameraWords.page),
    .flag(
      "cameraCompatAllowForceRotation", \.cameraCompat.allowForceRotation,
      "The property of this name: such a display may rotate for it; true by default.",
      page: CameraWords.page),
    .flag(
      "cameraCompatAllowRefresh", \.cameraCompat.allowRefresh,
      "The property of this name: it may then be stopped and resumed; true by default.",
      page: CameraWords.page),
    .flag(
      "cameraCompatEnableRefreshViaPause", \.cameraCompat.enableRefreshViaPause,
      "The property of this name: for that it is only paused.", page: CameraWords.page),
    .flag(
      "sizeResources", \.hasSizeResources,
      "Its resources differ by the size of the window; true by default.",
      page: "https://developer.android.com/guide/topics/resources/providing-resources"),
    .init(
      .words(
        "qualifiers", ResourceQualifier.self,
        "What else its resources differ by, such as layouts for a keyboard.",
        page:
          "https://developer.android.com/guide/topics/resources/providing-resources#AlternativeResources"
      )
    ) { $0.qualifiers = $1.compactMap(ResourceQualifier.init(rawValue:)) },
    .flag(
      "allowRestrictedResizability", \.allowRestrictedResizability,
      "The property of this name, for all activities of the app (API 36).",
      page: AndroidPage.allowRestrictedResizability),
    .flag(
      "game", \.isGame, "Its android:appCategory is game.",
      page: "https://developer.android.com/reference/android/R.attr#appCategory"),
    .flag(
      "systemDecorations", \.displays.haveSystemDecorations,
      "The further displays have a home screen of their own.",
      page: AndroidPage.displays + "/system-decorations"),
    .flag(
      "destroyContentOnRemoval", \.displays.destroyContentOnRemoval,
      "The activities on a further display end when it is removed, as on an app's private one.",
      page: "https://developer.android.com/reference/android/hardware/display/VirtualDisplay"),
  ]
}

extension Script {
  /// Whether it has fragments, and does not say with which library of them the app is built.
  package var leavesFragmentLibraryOpen: Bool {
    let kinds = declarations.compactMap { Kind(named: $0.kind.value)?.android }
    let keys = device.flatMap(\.attributes).map(\.key.value)
    return kinds.contains { $0 == .fragment || $0 == .dialog }
      && !keys.contains(AndroidApp.fragmentLibraryKey)
  }

  /// Whether code adds a fragment to the object that it is declared in, and no layout does.
  package var addsFragmentsByCode: Bool {
    let hosts = declarations.filter { declaration in
      guard let kind = Kind(named: declaration.kind.value)?.android else { return false }
      return kind == .activity || kind.isFragment
    }.map(\.name.value)
    return declarations.contains { declaration in
      guard let host = declaration.container?.value, hosts.contains(host),
        Kind(named: declaration.kind.value)?.android == .fragment
      else { return false }
      return !declaration.attributes.contains { ["layout", "notAdded"].contains($0.key.value) }
    }
  }
}

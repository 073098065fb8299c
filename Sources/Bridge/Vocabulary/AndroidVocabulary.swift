import AndroidModel
import Specification

extension PlatformVocabulary {
  /// Android under its own names.
  static let android = PlatformVocabulary(
    name: Platform.android.rawValue,
    versions: Platform.android.supportedVersions,
    kinds: KindName.allCases.filter { $0.platforms == [.android] }.map(\.definition),
    verbs: AndroidVerb.definitions,
    actions: AndroidActionVerb.definitions + FragmentVerb.definitions,
    callbackGroups: [.androidApplication, .androidActivity, .androidFragment],
    states: [
      GroupName.activity.rawValue: ActivityState.allCases.map(\.rawValue),
      GroupName.fragment.rawValue: FragmentLifecycleState.allCases.map(\.rawValue),
    ],
    properties: ["intent"],
    deviceSettings: [
      .number(AndroidSetting.targetSDK.rawValue), .flag(AndroidSetting.dontKeepActivities.rawValue),
      .words(AndroidSetting.fragmentLibrary.rawValue, FragmentLibrary.allCases.map(\.rawValue)),
    ],
    hasTasks: true,
    documentation: Platform.android.documentation)
}

/// The keys of `device android`.
enum AndroidSetting: String, Hashable, Sendable {
  case targetSDK = "targetSdk"
  /// The developer option "Don't keep activities".
  case dontKeepActivities
  /// The release of AndroidX Fragment.
  case fragmentLibrary = "fragment"
}

/// The attributes of activities and fragments, under the names of the manifest and of AndroidX.
enum AndroidAttribute: String, Hashable, Sendable, CaseIterable {
  case launchMode
  case taskAffinity
  case configChanges
  case theme
  case noHistory
  /// `launcher=false`: has no MAIN and LAUNCHER filter.
  case launcher
  case showWhenLocked
  case turnScreenOn
  /// A class of the app that the manifest does not declare.
  case notInManifest
  case retainInstance
  /// `onCreateView` returns null.
  case headless
  /// `userVisibleHint=false`: `setUserVisibleHint(false)` right after construction.
  case userVisibleHint
  /// The element by which the layout of what it stands in names it.
  case layout
  /// Only the layout for this orientation has that element.
  case orientation
  /// Nobody adds it until a step or a script does.
  case notAdded
  /// `target=Y`: `setTargetFragment` with the Y of the same fragment manager.
  case target
  /// Overrides that do not call `super`.
  case withoutSuper
  case notPublicStatic
  /// There is no public constructor without parameters.
  case withoutDefaultConstructor
  case adapter
  case behavior
  case pages
  case offscreenPageLimit

  var definition: AttributeDefinition {
    switch self {
    case .launchMode: .words(rawValue, LaunchMode.allCases.map(\.rawValue))
    case .taskAffinity: .text(rawValue)
    case .configChanges: .words(rawValue, ConfigurationChanges.names.map(\.name))
    case .layout: .words(rawValue, LayoutElement.Tag.allCases.map(\.rawValue))
    case .orientation: .words(rawValue, LayoutElement.Orientation.allCases.map(\.rawValue))
    case .theme: .words(rawValue, ActivityTheme.allCases.map(\.rawValue))
    case .target: .objects(rawValue, KindName.fragments)
    case .withoutSuper: .words(rawValue, FragmentFlaws.checkedForSuper.map(\.rawValue))
    case .adapter: .words(rawValue, PagerDeclaration.Adapter.allCases.map(\.rawValue))
    case .behavior: .words(rawValue, PagerDeclaration.Behavior.allCases.map(\.rawValue))
    case .pages: .objects(rawValue, KindName.fragments)
    case .offscreenPageLimit: .number(rawValue)
    case .noHistory, .launcher, .showWhenLocked, .turnScreenOn, .notInManifest, .retainInstance,
      .headless, .userVisibleHint, .notAdded, .notPublicStatic, .withoutDefaultConstructor:
      .flag(rawValue)
    }
  }

  static let ofActivities: [AndroidAttribute] = [
    .launchMode, .taskAffinity, .configChanges, .theme, .noHistory, .launcher, .showWhenLocked,
    .turnScreenOn, .notInManifest,
  ]
  static let ofFragments: [AndroidAttribute] = [
    .retainInstance, .headless, .userVisibleHint, .layout, .orientation, .notAdded, .target,
    .withoutSuper, .notPublicStatic, .withoutDefaultConstructor,
  ]
  static let ofPagers: [AndroidAttribute] = [.adapter, .behavior, .pages, .offscreenPageLimit]
}

extension CallbackGroup {
  private static let reference = "https://developer.android.com/reference/"

  static let androidApplication = CallbackGroup(
    name: GroupName.application.rawValue,
    builtInSubjects: [AndroidSubjectName.application],
    callbacks: ApplicationCallback.allCases.map {
      CallbackDefinition(
        name: AndroidCallback.application($0).name, arguments: $0.argumentLabels,
        documentation: reference + "android/app/Application")
    })

  static let androidActivity = CallbackGroup(
    name: GroupName.activity.rawValue,
    callbacks: ActivityCallback.allCases.map {
      CallbackDefinition(
        name: AndroidCallback.activity($0).name, isCore: ActivityCallback.core.contains($0),
        arguments: $0.argumentLabels + ActivityQuestion.allCases.map(\.rawValue),
        documentation: reference + "android/app/Activity")
    } + [result] + lifecycle(ofView: false) + viewModel)

  static let androidFragment = CallbackGroup(
    name: GroupName.fragment.rawValue,
    callbacks: FragmentCallback.allCases.map {
      CallbackDefinition(
        name: AndroidCallback.fragment($0).name, isCore: FragmentCallback.core.contains($0),
        arguments: $0.argumentLabels,
        documentation: reference + "androidx/fragment/app/Fragment")
    } + observers + [result] + lifecycle(ofView: false) + lifecycle(ofView: true) + viewModel)

  private static let result = CallbackDefinition(
    name: AndroidCallback.fragmentResult.name, arguments: ["requestKey", "result"],
    documentation: reference + "androidx/fragment/app/FragmentResultListener")

  private static let observers = FragmentObserverCallback.allCases.map {
    CallbackDefinition(
      name: AndroidCallback.fragmentObserver($0).name,
      arguments: ["manager", "savedInstanceState"],
      documentation: reference + "androidx/fragment/app/FragmentManager.FragmentLifecycleCallbacks")
  }

  private static let viewModel = ViewModelCallback.allCases.map {
    CallbackDefinition(
      name: AndroidCallback.viewModel($0).name,
      documentation: reference + "androidx/lifecycle/ViewModel")
  }

  private static func lifecycle(ofView: Bool) -> [CallbackDefinition] {
    LifecycleEvent.allCases.map {
      CallbackDefinition(
        name: AndroidCallback.lifecycle($0, ofView: ofView).name,
        documentation: reference + "androidx/lifecycle/Lifecycle.Event")
    }
  }
}

/// Subjects that no script declares.
enum AndroidSubjectName {
  static let application = "Application"
}

extension ApplicationCallback {
  var argumentLabels: [String] {
    switch self {
    case .onTrimMemory: ["level"]
    case .attachBaseContext, .onCreate, .onConfigurationChanged, .onLowMemory: []
    }
  }
}

extension ActivityCallback {
  /// The parameters that an event may carry, by their names in the signature.
  var argumentLabels: [String] {
    switch self {
    case .onCreate, .onRestoreInstanceState, .onPostCreate: ["savedInstanceState"]
    case .onSaveInstanceState: ["outState"]
    case .onPause, .onStop, .onDestroy: ActivityQuestion.allCases.map(\.rawValue)
    case .onNewIntent: ["intent"]
    case .onActivityResult: ["requestCode", "resultCode"]
    case .onRequestPermissionsResult: ["grantResults"]
    case .onTopResumedActivityChanged: ["isTopResumedActivity"]
    case .onWindowFocusChanged: ["hasFocus"]
    case .onTrimMemory: ["level"]
    case .onAttachFragment: ["fragment"]
    case .attachBaseContext, .onContentChanged, .onRestart, .onStart, .onStateNotSaved, .onResume,
      .onPostResume, .onAttachedToWindow, .onUserInteraction, .onUserLeaveHint,
      .onRetainNonConfigurationInstance, .onConfigurationChanged, .onLowMemory,
      .onResumeFragments, .onBackStackChanged, .runOnCommit:
      []
    }
  }
}

extension FragmentCallback {
  /// The parameters that an event may carry, by their names in the signature.
  var argumentLabels: [String] {
    switch self {
    case .onCreate, .onCreateView, .onViewCreated, .onActivityCreated, .onViewStateRestored,
      .onCreateDialog, .onInflate:
      ["savedInstanceState"]
    case .onSaveInstanceState: ["outState"]
    case .onHiddenChanged: ["hidden"]
    case .onPrimaryNavigationFragmentChanged: ["isPrimaryNavigationFragment"]
    case .onAttachFragment: ["childFragment"]
    case .onAttach, .onStart, .onResume, .onPause, .onStop, .onDestroyView, .onDestroy, .onDetach,
      .onBackStackChanged, .runOnCommit, .onCancel, .onDismiss, .onConfigurationChanged,
      .onLowMemory:
      []
    }
  }
}

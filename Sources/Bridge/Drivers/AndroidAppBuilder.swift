import AndroidModel
import Specification

/// Makes the Android app that a case declares.
struct AndroidAppBuilder {
  var objects: ObjectTable

  func app(for script: Script) throws(ScriptProblem) -> AndroidApp {
    // A pager's pages are made by its adapter, one after the other.
    var containment = Containment(objects) { _ in [] }
    try containment.check()
    var app = AndroidApp()
    for object in objects.objects {
      switch object.kind.android {
      case .activity:
        guard object.flag(AndroidAttribute.notInManifest) != true else { continue }
        app.activities.append(activity(object))
      case .fragment: app.fragments.append(fragment(object))
      case .pager: app.pagers.append(try pager(object))
      case nil: break
      }
    }
    for setting in script.device where setting.platform.value == Platform.android.rawValue {
      for attribute in setting.attributes {
        switch AndroidSetting(rawValue: attribute.key.value) {
        case .targetSDK: app.targetSDK = attribute.values.first.flatMap { Int($0.value) } ?? 36
        case .dontKeepActivities:
          app.keepsActivities = attribute.values.first?.value == "false"
        case .fragmentLibrary:
          let word = attribute.values.first?.value
          app.fragmentLibrary = word.flatMap(FragmentLibrary.init(rawValue:)) ?? .v1_4
        case nil: break
        }
      }
    }
    for callbackScript in script.callbackScripts
    where callbackScript.platform == Platform.android.rawValue {
      app.scripts.append(try self.script(callbackScript))
    }
    return app
  }

  private func activity(_ object: DeclaredObject) -> ActivityDeclaration {
    var activity = ActivityDeclaration(name: object.name)
    activity.launchMode =
      object.word(AndroidAttribute.launchMode, as: LaunchMode.self) ?? .standard
    activity.taskAffinity = object.value(AndroidAttribute.taskAffinity)
    activity.configChanges = ConfigurationChanges(
      words: object.values(AndroidAttribute.configChanges))
    activity.theme = object.word(AndroidAttribute.theme, as: ActivityTheme.self) ?? .opaque
    activity.noHistory = object.flag(AndroidAttribute.noHistory) ?? false
    activity.isLauncher = object.flag(AndroidAttribute.launcher) ?? true
    activity.showWhenLocked = object.flag(AndroidAttribute.showWhenLocked) ?? false
    activity.turnScreenOn = object.flag(AndroidAttribute.turnScreenOn) ?? false
    return activity
  }

  private func fragment(_ object: DeclaredObject) -> FragmentDeclaration {
    var fragment = FragmentDeclaration(name: object.name)
    let isHeadless = object.flag(AndroidAttribute.headless) ?? false
    if object.kind == .dialog {
      fragment.kind = .dialog(hasContentView: !isHeadless)
    } else {
      fragment.kind = isHeadless ? .headless : .view
    }
    fragment.retainsInstance = object.flag(AndroidAttribute.retainInstance) ?? false
    fragment.userVisibleHint = object.flag(AndroidAttribute.userVisibleHint) ?? true
    fragment.target = object.value(AndroidAttribute.target)
    fragment.flaws.overridesWithoutSuper = object.values(AndroidAttribute.withoutSuper)
      .compactMap(FragmentCallback.init)
    fragment.flaws.isNotPublicStatic = object.flag(AndroidAttribute.notPublicStatic) ?? false
    fragment.flaws.lacksDefaultConstructor =
      object.flag(AndroidAttribute.withoutDefaultConstructor) ?? false
    // A dialog is shown by a call; whatever else has a place is put there by its host.
    let isAdded =
      object.kind != .dialog && object.flag(AndroidAttribute.notAdded) != true
      && !isPage(object)
    let host = isAdded ? object.container : nil
    if let tag = object.word(AndroidAttribute.layout, as: LayoutElement.Tag.self) {
      fragment.layout = LayoutElement(
        tag, host: host,
        orientation: object.word(
          AndroidAttribute.orientation, as: LayoutElement.Orientation.self))
    } else {
      fragment.host = host
    }
    return fragment
  }

  private func pager(_ object: DeclaredObject) throws(ScriptProblem) -> PagerDeclaration {
    guard let host = object.container else {
      throw ScriptProblem("\(object.name) is in no layout; declare it with 'in'")
    }
    var pager = PagerDeclaration(
      name: object.name, host: host,
      adapter: object.word(AndroidAttribute.adapter, as: PagerDeclaration.Adapter.self)
        ?? .fragmentStateAdapter,
      pages: object.values(AndroidAttribute.pages))
    pager.behavior =
      object.word(AndroidAttribute.behavior, as: PagerDeclaration.Behavior.self)
      ?? .resumeOnlyCurrentFragment
    pager.offscreenPageLimit = object.value(AndroidAttribute.offscreenPageLimit)
      .flatMap { Int($0) }
    if let limit = pager.offscreenPageLimit, limit < 1 {
      throw ScriptProblem("an offscreenPageLimit is 1 or more, not \(limit)")
    }
    return pager
  }

  /// A pager's adapter adds it.
  private func isPage(_ object: DeclaredObject) -> Bool {
    objects.objects.contains {
      $0.kind == .pager && $0.values(AndroidAttribute.pages).contains(object.name)
    }
  }

  private func script(
    _ script: Specification.CallbackScript
  ) throws(ScriptProblem) -> AndroidModel.CallbackScript {
    let subject = script.subject
    guard let callback = AndroidNames.callback(script.callback.value, of: subject, in: objects)
    else { throw ScriptProblem("there is no callback '\(script.callback.value)' here") }
    let modifiers = script.modifiers.compactMap { ScriptModifier(rawValue: $0.value) }
    let actions = AndroidActions(
      objects: objects, owner: subject.name.value, resolve: { .init($0.name.value, $0.number ?? 1) }
    )
    return AndroidModel.CallbackScript(
      AndroidNames.target(subject), callback,
      condition: modifiers.contains(.first) ? .withoutSavedState : .always,
      times: modifiers.contains(.once) ? 1 : nil,
      do: try actions.compile(script.actions))
  }
}

/// The words between a callback and the colon of its script.
enum ScriptModifier: String {
  /// Only without saved state.
  case first
  /// Only the first time.
  case once
}

extension ConfigurationChanges {
  /// The changes that have these names; unknown words are left out.
  init(words: [String]) {
    self = words.reduce(into: []) { changes, word in
      if let named = Self.names.first(where: { $0.name == word }) { changes.insert(named.change) }
    }
  }
}

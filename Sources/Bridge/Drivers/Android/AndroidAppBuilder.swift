import AndroidModel
import Specification

/// Builds the Android app that a case declares.
struct AndroidAppBuilder {
  var objects: ObjectTable

  func app(for script: Script) throws(ScriptProblem) -> AndroidApp {
    // A pager's adapter creates its pages one by one.
    var containment = Containment(objects) { _ in [] }
    try containment.check()
    var app = AndroidApp()
    for object in objects.objects where object.kind.android == .pager {
      app.pagers.append(try pager(object))
    }
    for object in objects.objects where object.kind.android == .tabHost {
      app.tabHosts.append(try tabHost(object))
    }
    try checkSharedManagers(of: app)
    for object in objects.objects {
      switch object.kind.android {
      case .activity:
        if let activity = try activity(object) { app.activities.append(activity) }
      case .fragment, .dialog: app.fragments.append(try fragment(object, in: app))
      case .navGraph: app.navGraphs.append(try navGraph(object))
      case .pager, .tabHost, nil: break
      }
    }
    for setting in script.device where setting.platform.value == Platform.android.rawValue {
      try AndroidApp.settings.apply(setting.attributes, to: &app)
    }
    try checkNavigation(of: app)
    for callbackScript in script.callbackScripts
    where callbackScript.platform == Platform.android.rawValue {
      app.scripts.append(try self.script(callbackScript))
    }
    return app
  }

  /// Nil for a class that the manifest does not declare.
  private func activity(_ object: DeclaredObject) throws(ScriptProblem) -> ActivityDeclaration? {
    var parts = ActivityParts(declaration: ActivityDeclaration(name: object.name))
    try ActivityParts.attributes.apply(object.attributes, to: &parts)
    return parts.isMissingInManifest ? nil : parts.declaration
  }

  private func fragment(
    _ object: DeclaredObject, in app: AndroidApp
  ) throws(ScriptProblem) -> FragmentDeclaration {
    var parts = FragmentParts(declaration: FragmentDeclaration(name: object.name))
    try FragmentParts.attributes.apply(object.attributes, to: &parts)
    var fragment = parts.declaration
    let isDialog = object.kind.android == .dialog
    if isDialog {
      fragment.kind = .dialog(hasContentView: !parts.isHeadless)
    } else {
      fragment.kind = parts.isHeadless ? .headless : .view
    }
    // A dialog that no layout embeds is shown by a call, a pager's adapter adds its pages, and a
    // tab host its tabs; any other fragment with a container is added by its host.
    let isShown = isDialog && parts.tag == nil
    let isPage = app.pagers.contains { $0.pages.contains(object.name) }
    let isTab = app.tabHosts.contains { $0.tabs.contains(object.name) }
    let isDestination = object.container.flatMap { objects[$0]?.kind.android } == .navGraph
    let host =
      isShown || parts.isNotAdded || isPage || isTab || isDestination ? nil : object.container
    guard fragment.showsDialog || isDialog && !isDestination else {
      throw ScriptProblem(
        "only a dialog outside of a graph can be without its window", at: object.range)
    }
    fragment.navHost = try navHost(object, parts)
    if let tag = parts.tag {
      fragment.layout = LayoutElement(
        tag, host: host, orientation: parts.orientation, flaw: parts.flaw)
    } else {
      fragment.host = host
    }
    return fragment
  }

  private func pager(_ object: DeclaredObject) throws(ScriptProblem) -> PagerDeclaration {
    var pager = PagerDeclaration(
      name: object.name, host: try layout(around: object), adapter: .fragmentStateAdapter,
      pages: [])
    try PagerDeclaration.attributes.apply(object.attributes, to: &pager)
    if pager.usesParentManager { try checkHasTwoManagers(object) }
    return pager
  }

  private func tabHost(_ object: DeclaredObject) throws(ScriptProblem) -> TabHostDeclaration {
    var host = TabHostDeclaration(name: object.name, host: try layout(around: object), tabs: [])
    try TabHostDeclaration.attributes.apply(object.attributes, to: &host)
    if host.usesParentManager { try checkHasTwoManagers(object) }
    return host
  }

  /// Fragments whose pages lead back to them are nested without end. With child managers their
  /// level ends that.
  private func checkSharedManagers(of app: AndroidApp) throws(ScriptProblem) {
    for pager in app.pagers where pager.usesParentManager {
      try checkIsNotInside(pager.pages, pager.name, of: app)
    }
    for host in app.tabHosts where host.usesParentManager {
      try checkIsNotInside(host.tabs, host.name, of: app)
    }
  }

  private func checkIsNotInside(
    _ fragments: [String], _ view: String, of app: AndroidApp
  ) throws(ScriptProblem) {
    var inside = Set<String>()
    var open = fragments
    while let next = open.popLast() {
      guard inside.insert(next).inserted else { continue }
      open += objects.objects.filter { $0.container == next }.map(\.name)
      open += app.pagers.first { $0.name == next }?.pages ?? []
      open += app.tabHosts.first { $0.name == next }?.tabs ?? []
    }
    if inside.contains(view) {
      throw ScriptProblem("the fragments of \(view) lead back to the one that it is in")
    }
  }

  /// What is in an activity's layout has no choice.
  private func checkHasTwoManagers(_ object: DeclaredObject) throws(ScriptProblem) {
    guard object.container.flatMap({ objects[$0]?.kind.android }) == .activity else { return }
    throw ScriptProblem(
      "\(object.name) is in an activity, which has one fragment manager only", at: object.range)
  }

  private func layout(around object: DeclaredObject) throws(ScriptProblem) -> String {
    guard let host = object.container else {
      throw ScriptProblem("\(object.name) is in no layout; declare it with 'in'", at: object.range)
    }
    return host
  }

  private func script(
    _ script: Specification.CallbackScript
  ) throws(ScriptProblem) -> AndroidModel.CallbackScript {
    let subject = script.subject
    guard let callback = AndroidNames.callback(script.callback.value, of: subject, in: objects)
    else {
      throw ScriptProblem(
        "there is no callback '\(script.callback.value)' here", at: script.callback.range)
    }
    let modifiers = script.modifiers
    if modifiers.contains(.async) {
      throw ScriptProblem(
        "'async' is for UIKit's main queue; 'post' posts to a Handler of Android's main thread",
        at: script.callback.range)
    }
    let actions = AndroidActions(
      objects: objects, owner: subject.name.value,
      resolve: { .init($0.name.value, $0.number ?? 1) }, fragmentContainer: { _ in nil })
    var code = AndroidModel.CallbackScript(
      AndroidNames.target(subject), callback,
      condition: modifiers.contains(.first) ? .withoutSavedState : .always,
      times: modifiers.contains(.once) ? 1 : nil,
      do: try actions.compile(script.actions, of: subject))
    code.posting = try posting(modifiers, of: subject, at: script.callback.range)
    code.arguments = script.arguments.map { .init($0.label.value, AndroidArguments.value(of: $0)) }
    return code
  }
}

extension AndroidAppBuilder {
  /// - Throws: if the code is posted to a view that its object cannot have.
  private func posting(
    _ modifiers: [ScriptModifier], of subject: InstanceReference, at range: SourceRange
  ) throws(ScriptProblem) -> AndroidModel.CallbackScript.Posting? {
    guard modifiers.contains(.postToView) else { return modifiers.contains(.post) ? .handler : nil }
    switch AndroidNames.target(subject) {
    case .application:
      throw ScriptProblem("the Application has no view; 'post' posts to a Handler", at: range)
    case .allInstances, .instance: return .view
    }
  }
}

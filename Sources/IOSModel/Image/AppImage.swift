/// The declared app, compiled once: names are numbers, scripts are found by class and callback.
///
/// It never changes, so that all copies of a device share it and none of them holds the app.
/// It is not part of UIKit; it stands for the app's bundle.
final class AppImage: Sendable {
  let app: IOSApp
  let classes: [ClassImage]
  let scripts: [ScriptImage]
  let root: ClassID?
  /// How many scripts run a limited number of times.
  let limitedScripts: Int
  /// The app has no code and no endless declaration: whatever is done to it, it becomes idle.
  let isFinite: Bool
  /// A group of tabs that holds itself, so that no sidebar can show it; nil if there is none.
  let groupInItself: String?
  /// The APIs that its classes use and that not every release has.
  let recentAPIs: [(className: String, api: RecentAPI)]
  /// The app or one of its controllers has a say in the orientations, and may permit fewer than
  /// there are.
  let restrictsOrientation: Bool
  /// The app's overrides read properties of their controllers.
  let asks: Bool
  /// Views come from nibs, whose names or contents matter.
  let readsNibs: Bool
  /// Views are of classes of the app's own, which hear of more than their controllers.
  let hasOwnViewClasses: Bool
  /// The app's code asks transition coordinators, or for something of them.
  let usesCoordinators: Bool

  private let ids: [String: ClassID]
  private let delegateScripts: [IOSCallback: [Int]]

  init(_ app: IOSApp) {
    self.app = app
    var table = ClassTable(app)
    var scripts: [ScriptImage] = []
    var delegateScripts: [IOSCallback: [Int]] = [:]
    var limited = 0
    for (position, script) in app.scripts.enumerated() {
      var image = ScriptImage(script)
      if script.times != nil {
        image.counter = limited
        limited += 1
      }
      scripts.append(image)
      if let name = script.target.className {
        table.addScript(position, on: script.callback, of: name)
      } else if script.target.hears(script.callback) {
        delegateScripts[script.callback, default: []].append(position)
      }
    }
    classes = table.classes
    ids = table.ids
    root = app.root.flatMap { table.ids[$0] }
    self.scripts = scripts
    restrictsOrientation =
      app.supportedInterfaceOrientations.orientations.count == 1
      || app.orientationsByDelegate != nil || app.orientationsBySceneDelegate != nil
      || app.controllers.contains {
        $0.supportedInterfaceOrientations != nil || $0.orientationsByDelegate != nil
          || $0.preferredOrientationForPresentation != nil
          || $0.preferredOrientationByDelegate != nil
      }
    asks = !app.questions.isEmpty
    readsNibs = app.readsNibs
    hasOwnViewClasses = app.controllers.contains { $0.hasOwnViewClass }
    usesCoordinators = app.usesCoordinators
    self.delegateScripts = delegateScripts
    limitedScripts = limited
    isFinite = scripts.isEmpty && table.isSmall
    groupInItself = table.groupInItself
    recentAPIs = app.controllers.flatMap { declaration in
      RecentAPI.allCases.filter { $0.isUsed(by: declaration) }.map {
        (className: declaration.name, api: $0)
      }
    }
  }

  func id(named name: String) -> ClassID? { ids[name] }

  /// The scripts of an app or scene delegate, or of an observer.
  func scripts(ofDelegate callback: IOSCallback) -> [Int] { delegateScripts[callback] ?? [] }
}

/// The image that a device runs. Two are the same if they come from equal apps; most often they are
/// one object, and nothing is compared.
struct InstalledApp: Hashable, Sendable {
  let image: AppImage

  static func == (left: InstalledApp, right: InstalledApp) -> Bool {
    left.image === right.image || left.image.app == right.image.app
  }

  /// What a device is does not depend on the app that all its copies share.
  func hash(into hasher: inout Hasher) {}
}

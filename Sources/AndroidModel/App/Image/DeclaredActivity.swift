/// The `<activity>` of a class, shared by reference: a declaration has so many attributes that to
/// copy it costs more than most of what is asked of it.
///
/// https://developer.android.com/guide/topics/manifest/activity-element
final class DeclaredActivity: Sendable {
  let declaration: ActivityDeclaration
  /// The class that an alias stands for, and else its own.
  let target: ClassID
  /// As the newest release understands it.
  let info: ActivityInfo

  init(
    _ declaration: ActivityDeclaration, of app: AndroidApp, _ classes: ClassTable,
    _ processes: ProcessTable
  ) {
    self.declaration = declaration
    target = classes.number(of: app.target(of: declaration).name)
    var info = ActivityInfo(
      of: declaration, name: target, uid: processes.uid(of: declaration),
      processName: processes.process(of: declaration))
    if app.allowRestrictedResizability, info.uid == .appUnderTest {
      info.allowsRestrictedResizability = true
    }
    self.info = info
  }

  /// The uid of the app that it belongs to.
  var uid: UID { info.uid }
}

extension DeclaredActivity: Hashable {
  static func == (left: DeclaredActivity, right: DeclaredActivity) -> Bool {
    left === right || left.declaration == right.declaration
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(declaration)
  }
}

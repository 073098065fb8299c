/// One of the processes in which components of the modelled apps run, as their manifests have it.
///
/// https://developer.android.com/guide/topics/manifest/activity-element#proc
struct AppProcess: Hashable, Sendable {
  let uid: UID
  /// A private one is called `:remote`, the default one of another app by its package.
  let name: String
}

/// `ApplicationInfo.uid`: which app it is. Every package of the model has its own.
///
/// https://developer.android.com/reference/android/content/pm/ApplicationInfo#uid
struct UID: Hashable, Sendable {
  /// Among the packages that the app declares, in their order; 0 is the app under test.
  let index: Int

  static let appUnderTest = UID(index: 0)
}

/// The processes and packages that an app's declarations name.
struct ProcessTable: Sendable {
  /// The first is the default one of the app under test.
  private(set) var processes = [AppProcess(uid: .appUnderTest, name: "")]
  private var packages: [String] = [""]

  init(_ app: AndroidApp) {
    for declaration in app.activities {
      let process = AppProcess(of: declaration, uid: uid(ofPackage: declaration.package))
      if !processes.contains(process) { processes.append(process) }
    }
  }

  var hasSeveralApps: Bool { packages.count > 1 }

  func uid(of declaration: ActivityDeclaration) -> UID {
    UID(index: packages.firstIndex(of: declaration.package ?? "") ?? 0)
  }

  func process(of declaration: ActivityDeclaration) -> ProcessName {
    let process = AppProcess(of: declaration, uid: uid(of: declaration))
    return .ofApp(processes.firstIndex(of: process) ?? 0)
  }

  /// Nil: no package has this name.
  func uid(named package: String) -> UID? {
    packages.dropFirst().firstIndex(of: package).map { UID(index: $0) }
  }

  private mutating func uid(ofPackage package: String?) -> UID {
    let name = package ?? ""
    if let index = packages.firstIndex(of: name) { return UID(index: index) }
    packages.append(name)
    return UID(index: packages.count - 1)
  }
}

extension AppProcess {
  /// Without `android:process` it is the one that has the name of the package.
  fileprivate init(of declaration: ActivityDeclaration, uid: UID) {
    self.init(uid: uid, name: declaration.process ?? declaration.package ?? "")
  }
}

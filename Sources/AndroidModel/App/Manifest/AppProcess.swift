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
  fileprivate let index: Int32

  init(index: Int) {
    self.index = Int32(truncatingIfNeeded: index)
  }

  static let appUnderTest = UID(index: 0)
}

/// The processes and packages that an app's declarations name.
struct ProcessTable: Sendable {
  /// The first is the default one of the app under test.
  private(set) var processes = [AppProcess(uid: .appUnderTest, name: "")]
  private var packages = [Package(name: "", isInWorkProfile: false)]

  /// Each user of a device, and so each profile, has an app under a uid of its own.
  ///
  /// https://source.android.com/docs/devices/admin/managed-profiles
  fileprivate struct Package: Hashable, Sendable {
    let name: String
    let isInWorkProfile: Bool
  }

  init(_ app: AndroidApp) {
    for declaration in app.activities {
      let process = AppProcess(of: declaration, uid: number(Package(of: declaration)))
      if !processes.contains(process) { processes.append(process) }
    }
  }

  var hasSeveralApps: Bool { packages.count > 1 }

  func uid(of declaration: ActivityDeclaration) -> UID {
    UID(index: packages.firstIndex(of: Package(of: declaration)) ?? 0)
  }

  func process(of declaration: ActivityDeclaration) -> ProcessName {
    let process = AppProcess(of: declaration, uid: uid(of: declaration))
    return .ofApp(processes.firstIndex(of: process) ?? 0)
  }

  /// Nil: no package has this name.
  func uid(named package: String) -> UID? {
    packages.dropFirst().firstIndex(of: Package(name: package, isInWorkProfile: false))
      .map { UID(index: $0) }
  }

  func isInWorkProfile(_ uid: UID) -> Bool { packages[Int(uid.index)].isInWorkProfile }

  /// The uids of the work profile.
  var uidsOfWorkProfile: [UID] {
    packages.indices.filter { packages[$0].isInWorkProfile }.map { UID(index: $0) }
  }

  private mutating func number(_ package: Package) -> UID {
    if let index = packages.firstIndex(of: package) { return UID(index: index) }
    packages.append(package)
    return UID(index: packages.count - 1)
  }
}

extension ProcessTable.Package {
  fileprivate init(of declaration: ActivityDeclaration) {
    self.init(name: declaration.package ?? "", isInWorkProfile: declaration.isInWorkProfile)
  }
}

extension AppProcess {
  /// Without `android:process` it is the one that has the name of the package.
  fileprivate init(of declaration: ActivityDeclaration, uid: UID) {
    let ownName = declaration.isInWorkProfile ? "work" : ""
    self.init(uid: uid, name: declaration.process ?? declaration.package ?? ownName)
  }
}

/// An `<intent-filter>` of an activity: which implicit intents find it.
///
/// https://developer.android.com/guide/components/intents-filters#Resolution
public struct IntentFilter: Hashable, Sendable {
  /// The `<action>` elements.
  public var actions: [Intent.Action] = []
  /// The `<category>` elements, without `android.intent.category.`.
  public var categories: [String] = []
  /// `android:scheme` of the `<data>` elements.
  public var schemes: [String] = []
  /// `android:host` of the `<data>` elements.
  public var hosts: [String] = []
  /// `android:path` and its kin, of the `<data>` elements; they say nothing where there is no host.
  public var paths: [PathPattern] = []
  /// `android:priority`; apps of the user's get no more than 0.
  public var priority = 0
  /// `android:mimeType` of the `<data>` elements.
  public var types: [String] = []
  /// `android:autoVerify`, and the hosts have approved the app.
  public var isVerified = false

  /// A filter that lets nothing through.
  public init() {}
}

/// `match` in
/// https://github.com/Ankits-lab/frameworks_base/blob/150a9240e5a11cd5ebc9bb0832ce30e9c23f376a/core/java/android/content/IntentFilter.java
extension IntentFilter {
  /// Whether `startActivity` with this intent, which names no activity, may lead here.
  func matches(_ intent: Intent, on version: AndroidVersion) -> Bool {
    matchesExplicit(intent, on: version) && categories.contains(Intent.defaultCategory)
  }

  /// Whether it lets an intent through that names its activity.
  func matchesExplicit(_ intent: Intent, on version: AndroidVersion) -> Bool {
    matchesAction(intent.action)
      && matchesData(IntentData(intent.data), type: intent.type, on: version)
      && intent.categories.allSatisfy(categories.contains)
  }

  /// One that lists none lets none through.
  private func matchesAction(_ action: Intent.Action?) -> Bool {
    action.map(actions.contains) ?? !actions.isEmpty
  }

  private func matchesData(
    _ data: IntentData, type: String?, on version: AndroidVersion
  ) -> Bool {
    if types.isEmpty, schemes.isEmpty { return type == nil && data.isNone }
    if schemes.isEmpty {
      // Content is matched by its type, so that a filter need not name the scheme.
      guard data.scheme == nil || data.isContent else { return false }
    } else {
      guard schemes.contains(data.scheme ?? "") else { return false }
      if !hosts.isEmpty {
        guard hosts.contains(where: data.isOfHost) else { return false }
        let paths = paths.filter { $0.isRead(by: version) }
        guard paths.isEmpty || paths.contains(where: { $0.matches(data.path) }) else {
          return false
        }
      }
    }
    return types.isEmpty ? type == nil : type.map(matchesType) ?? false
  }

  /// `findMimeType`: either side may leave the subtype open, or all.
  private func matchesType(_ type: String) -> Bool {
    let asked = type.split(separator: "/", maxSplits: 1)
    return types.contains { own in
      if own == type || own == "*/*" || type == "*/*" { return true }
      let parts = own.split(separator: "/", maxSplits: 1)
      return parts.first == asked.first && (parts.last == "*" || asked.last == "*")
    }
  }
}

extension IntentFilter {
  /// What a user who picks this activity for the intent wants it for from now on:
  /// `onTargetSelected` in
  /// https://github.com/Ankits-lab/frameworks_base/blob/150a9240e5a11cd5ebc9bb0832ce30e9c23f376a/core/java/com/android/internal/app/ResolverActivity.java
  func partMatching(_ intent: Intent, on version: AndroidVersion) -> IntentFilter {
    var part = IntentFilter()
    part.actions = intent.action.map { [$0] } ?? actions
    part.categories = intent.categories + [Intent.defaultCategory]
    if !types.isEmpty { part.types = [intent.type].compactMap(\.self) }
    let data = IntentData(intent.data)
    // Of content the type says enough.
    if let scheme = data.scheme, types.isEmpty || !data.isContent {
      part.schemes = [scheme]
      part.hosts = Array(hosts.filter(data.isOfHost).prefix(1))
      part.paths = Array(
        paths.filter { $0.isRead(by: version) && $0.matches(data.path) }.prefix(1))
    }
    return part
  }
}

extension Intent {
  /// `isDomainVerificationIntent`: it would show a page of the web.
  var isWebLink: Bool {
    guard action == .view, let scheme = IntentData(data).scheme else { return false }
    return IntentFilter.webSchemes.contains(scheme)
  }
}

extension IntentFilter {
  fileprivate static let webSchemes = ["http", "https"]

  /// `handleAllWebDataURI`: it takes every page of the web, as a browser does.
  var takesWholeWeb: Bool {
    hosts.isEmpty && categories.contains(Intent.browsableCategory)
      && schemes.contains(where: Self.webSchemes.contains)
  }
}

/// The parts of an intent's data that filters look at.
///
/// https://developer.android.com/guide/components/intents-filters#DataTest
private struct IntentData {
  let isNone: Bool
  /// What stands before the first colon.
  private(set) var scheme: String?
  /// What stands behind two slashes, up to a port or a path.
  private(set) var host: String?
  /// What stands behind the host, up to a query or a fragment.
  private(set) var path = ""

  init(_ data: String?) {
    isNone = data == nil
    guard let data, let colon = data.firstIndex(of: ":") else { return }
    scheme = String(data[..<colon])
    let rest = data[data.index(after: colon)...]
    guard rest.hasPrefix("//") else { return }
    let authority = rest.dropFirst(2).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    host = String(authority.prefix { $0 != ":" })
    path = String(rest[authority.endIndex...].prefix { $0 != "?" && $0 != "#" })
  }

  /// A provider has it, or a file.
  var isContent: Bool { scheme == "content" || scheme == "file" }

  /// `AuthorityEntry.match`: a star at its beginning stands for any beginning, and case makes no
  /// difference.
  func isOfHost(_ entry: String) -> Bool {
    guard let host else { return false }
    return entry.hasPrefix("*")
      ? host.lowercased().hasSuffix(entry.dropFirst().lowercased())
      : host.lowercased() == entry.lowercased()
  }
}

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
  func matches(_ intent: Intent) -> Bool {
    matchesAction(intent.action) && matchesData(IntentData(intent.data), type: intent.type)
      && (intent.categories + [Intent.defaultCategory]).allSatisfy(categories.contains)
  }

  /// One that lists none lets none through.
  private func matchesAction(_ action: Intent.Action?) -> Bool {
    action.map(actions.contains) ?? !actions.isEmpty
  }

  private func matchesData(_ data: IntentData, type: String?) -> Bool {
    if types.isEmpty, schemes.isEmpty { return type == nil && data.isNone }
    if schemes.isEmpty {
      // Content is told by its type, and nobody has to say that it takes any.
      guard data.scheme == nil || data.scheme == "content" || data.scheme == "file" else {
        return false
      }
    } else {
      guard schemes.contains(data.scheme ?? "") else { return false }
      if !hosts.isEmpty { guard let host = data.host, hosts.contains(host) else { return false } }
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
  var isNone: Bool
  /// What stands before the first colon.
  var scheme: String?
  /// What stands behind two slashes, up to a port or a path.
  var host: String?

  init(_ data: String?) {
    isNone = data == nil
    guard let data, let colon = data.firstIndex(of: ":") else { return }
    scheme = String(data[..<colon])
    let rest = data[data.index(after: colon)...]
    guard rest.hasPrefix("//") else { return }
    host = String(rest.dropFirst(2).prefix { $0 != "/" && $0 != ":" && $0 != "?" })
  }
}

import Specification

/// A word that declares objects, with its meaning on each platform.
struct Kind: Hashable, Sendable {
  /// The declaring word.
  var name: String
  /// Nil if there is no such object on Android.
  var android: AndroidKind?
  /// Nil if there is no such object on iOS.
  var ios: IOSKind?
  var scope: NeutralScope?

  static let screen = Kind(name: "screen", android: .activity, ios: .controller, scope: .screen)
  static let part = Kind(name: "part", android: .fragment, ios: .controller, scope: .part)

  /// The neutral kinds, then Android's own, then iOS's.
  static let all =
    [screen, part] + AndroidKind.allCases.map(Kind.init) + IOSKind.allCases.map(Kind.init)

  private static let byName = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// The kind that a word declares.
  init?(named name: String) {
    guard let kind = Self.byName[name] else { return nil }
    self = kind
  }

  private init(name: String, android: AndroidKind?, ios: IOSKind?, scope: NeutralScope?) {
    self.name = name
    self.android = android
    self.ios = ios
    self.scope = scope
  }

  private init(_ kind: AndroidKind) {
    self.init(name: kind.rawValue, android: kind, ios: nil, scope: kind.scope)
  }

  private init(_ kind: IOSKind) {
    self.init(name: kind.rawValue, android: nil, ios: kind, scope: kind.scope)
  }

  /// The words for the kinds that meet a condition.
  static func names(where condition: (Kind) -> Bool) -> [String] {
    all.filter(condition).map(\.name)
  }

  /// The words for kinds that can fill a window.
  static let screens = names { $0.android == .activity || $0.android == nil && $0.ios != nil }

  /// The platforms on which an object of this kind exists.
  var platforms: [Platform] {
    (android == nil ? [] : [.android]) + (ios == nil ? [] : [.ios])
  }

  func exists(on platform: Platform) -> Bool {
    switch platform {
    case .android: android != nil
    case .ios: ios != nil
    }
  }

  /// For a kind of one platform alone, the kind on the other platform that does the same; nil if
  /// there is none.
  var counterpart: Kind? {
    switch (android, ios) {
    case (nil, let ios?): ios.counterpart.map { Kind($0) }
    case (let android?, nil): IOSKind.allCases.first { $0.counterpart == android }.map { Kind($0) }
    case (_?, _?), (nil, nil): nil
    }
  }
}

extension Kind {
  /// The kind as the parser knows it.
  var definition: ObjectKind {
    var groups: [String: String] = [:]
    if let group = android?.callbackGroup { groups[Platform.android.rawValue] = group.name }
    if let group = ios?.callbackGroup { groups[Platform.ios.rawValue] = group.name }
    return ObjectKind(
      name: name, callbackGroups: groups, neutralScope: scope?.rawValue, attributes: attributes,
      containers: containers, summary: summary,
      documentation: platforms.count == 1 ? android?.page ?? ios?.page ?? "" : "Specs/README.md")
  }

  private var attributes: [AttributeDefinition] {
    var attributes: [AttributeDefinition] = []
    for attribute in (android?.attributes ?? []) + (ios?.attributes ?? [])
    where !attributes.contains(where: { $0.name == attribute.name }) {
      attributes.append(attribute)
    }
    return attributes
  }

  /// A kind of both platforms can only be inside kinds of both.
  private var containers: [String] {
    Kind.names { other in
      let isInside =
        android.map { kind in other.android.map(kind.containers.contains) ?? false } ?? true
      let isChild = ios.map { kind in other.ios.map(kind.containers.contains) ?? false } ?? true
      return isInside && isChild
    }
  }

  private var summary: String {
    switch (android?.summary, ios?.summary) {
    case (let android?, let ios?): "On Android: \(android) On iOS: \(ios)"
    case (let summary?, nil), (nil, let summary?): summary
    case (nil, nil): ""
    }
  }
}

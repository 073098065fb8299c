import Specification

/// What a case declares, by name and in order.
struct ObjectTable: Hashable, Sendable {
  private(set) var objects: [DeclaredObject] = []
  private var positions: [String: Int] = [:]

  init(_ declarations: [Declaration]) {
    for declaration in declarations {
      guard let kind = KindName(rawValue: declaration.kind.value) else { continue }
      positions[declaration.name.value] = objects.count
      objects.append(
        DeclaredObject(
          name: declaration.name.value, kind: kind, container: declaration.container?.value,
          attributes: declaration.attributes))
    }
  }

  subscript(name: String) -> DeclaredObject? { positions[name].map { objects[$0] } }

  /// Whether anything is declared that exists on this platform.
  func hasObjects(on platform: Platform) -> Bool {
    objects.contains { $0.kind.platforms.contains(platform) }
  }

  /// The activity around an object: up from one container to the next. A cycle of declarations
  /// cannot be longer than the table.
  func activity(around reference: InstanceReference) -> InstanceReference? {
    var name = reference.name.value
    for _ in objects {
      guard let container = self[name]?.container else { return nil }
      if self[container]?.kind.isActivity == true {
        return InstanceReference(name: Located(container, at: reference.name.range), number: nil)
      }
      name = container
    }
    return nil
  }

  /// The objects that are declared inside another, in order.
  func members(of container: String, on platform: Platform) -> [DeclaredObject] {
    objects.filter { $0.container == container && $0.kind.platforms.contains(platform) }
  }
}

/// One declared activity, fragment or controller class.
struct DeclaredObject: Hashable, Sendable {
  var name: String
  var kind: KindName
  var container: String?
  var attributes: [Attribute]

  /// Nil where the flag is not given; a bare word is true.
  func flag<Key: RawRepresentable<String>>(_ key: Key) -> Bool? {
    attributes.last { $0.key.value == key.rawValue }.map { $0.values.first?.value != "false" }
  }

  func values<Key: RawRepresentable<String>>(_ key: Key) -> [String] {
    attributes.filter { $0.key.value == key.rawValue }.flatMap { $0.values.map(\.value) }
  }

  func value<Key: RawRepresentable<String>>(_ key: Key) -> String? { values(key).first }

  /// The value as a case of an enum whose raw values are the words.
  func word<Key: RawRepresentable<String>, Choice: RawRepresentable<String>>(
    _ key: Key, as type: Choice.Type
  ) -> Choice? {
    value(key).flatMap(Choice.init(rawValue:))
  }
}

/// A script that says something which cannot be carried out.
struct ScriptProblem: Error, Hashable, Sendable {
  var reason: String

  init(_ reason: String) {
    self.reason = reason
  }
}

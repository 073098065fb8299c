import Specification

/// The declarations of a case, by name and in order.
struct ObjectTable: Hashable, Sendable {
  private(set) var objects: [DeclaredObject] = []
  private var positions: [String: Int] = [:]

  init(_ declarations: [Declaration]) {
    for declaration in declarations {
      guard let kind = Kind(named: declaration.kind.value) else { continue }
      positions[declaration.name.value] = objects.count
      objects.append(
        DeclaredObject(
          name: declaration.name.value, range: declaration.name.range, kind: kind,
          container: declaration.container?.value, attributes: declaration.attributes))
    }
  }

  subscript(name: String) -> DeclaredObject? { positions[name].map { objects[$0] } }

  /// Whether any declared object exists on this platform.
  func hasObjects(on platform: Platform) -> Bool {
    objects.contains { $0.kind.exists(on: platform) }
  }

  /// The activity around an object, going up from one container to the next. A cycle of
  /// declarations cannot be longer than the table.
  func activity(around reference: InstanceReference) -> InstanceReference? {
    var name = reference.name.value
    for _ in objects {
      guard let container = self[name]?.container else { return nil }
      if self[container]?.kind.android == .activity {
        return InstanceReference(name: Located(container, at: reference.name.range), number: nil)
      }
      name = container
    }
    return nil
  }

  /// What starts the app if it is not running: the first declared screen.
  func suggestionToStart(_ app: AppState, on platform: Platform) -> String? {
    guard app == .notRunning else { return nil }
    let first = objects.first { $0.container == nil && $0.kind.exists(on: platform) }
    return first.map { "'launch \($0.name)' starts it" }
  }

  /// The UIKit container that has the object in one of its attributes.
  func container(listing name: String) -> DeclaredObject? {
    objects.first { object in
      object.kind.ios?.isContainer == true
        && object.attributes.contains { $0.values.contains { $0.value == name } }
    }
  }

  /// The objects that are declared inside another, in order.
  func members(of container: String, on platform: Platform) -> [DeclaredObject] {
    objects.filter { $0.container == container && $0.kind.exists(on: platform) }
  }
}

/// One declared activity, fragment or controller class.
struct DeclaredObject: Hashable, Sendable {
  var name: String
  /// Where the name is declared.
  var range: SourceRange
  var kind: Kind
  var container: String?
  var attributes: [Attribute]

  /// Whether the declaration sets the attribute.
  func has<Declaration>(_ attribute: DeclarationAttribute<Declaration>) -> Bool {
    attributes.contains { $0.key.value == attribute.definition.name }
  }
}

extension String {
  /// The class of an instance, `B` for `B#2`.
  var classOfInstance: Substring { prefix { $0 != "#" } }
}

extension InstanceReference {
  /// Parses `A` or `A#2`, the value of an attribute.
  init(parsing text: String) {
    let parts = text.split(separator: "#", maxSplits: 1)
    self.init(
      name: Located(parts.first.map(String.init) ?? text, at: SourceRange(line: 1, column: 1)),
      number: parts.count == 2 ? Int(parts[1]) : nil)
  }

  /// Whether it names the object whose code this is, rather than another that the code calls.
  func isOwn(of subject: InstanceReference) -> Bool {
    name.value == subject.name.value && (number == nil || number == subject.number)
  }
}

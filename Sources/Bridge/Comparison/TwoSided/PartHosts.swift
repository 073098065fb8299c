import Specification

/// What each declared object is in, at any depth: where it is declared, and where the part was that
/// it has replaced.
struct PartHosts: Hashable, Sendable {
  private var hosts: [String: Set<String>] = [:]
  /// The classes of which an instance may be in another.
  private(set) var nestedInOwnClass: Set<String> = []

  init(_ objects: ObjectTable) {
    for object in objects.objects {
      var around: Set<String> = []
      var place = object.container
      // A cycle of declarations cannot be longer than the table.
      while let container = place, around.insert(container).inserted {
        place = objects[container]?.container
      }
      if !around.isEmpty { hosts[object.name] = around }
    }
  }

  subscript(name: String) -> Set<String> { hosts[name] ?? [] }

  /// A part that replaces another comes into the same container, with everything in it.
  mutating func follow(_ step: Step) {
    for command in step.commands where command.verb.value == NeutralVerb.replacePart.phrase {
      let parts = Arguments(command).objects.map(\.name.value)
      guard parts.count == 2, !self[parts[0]].isSubset(of: self[parts[1]]) else { continue }
      let around = self[parts[0]]
      for name in hosts.keys where name == parts[1] || self[name].contains(parts[1]) {
        // No class counts as inside itself.
        if around.contains(name) { nestedInOwnClass.insert(name) }
        hosts[name, default: []].formUnion(around.subtracting([name]))
      }
    }
  }
}

package import Specification

extension Script {
  /// Whether it tells both platforms the same: no step or command is marked for one alone, no callback of one has
  /// code, and what is declared for one has its like on the other.
  package var isNeutral: Bool {
    callbackScripts.isEmpty && declaresAlike && steps.allSatisfy(\.isForBoth)
  }

  /// Whether what shows things of both platforms, where each has an object for that, is declared for both. A pager
  /// alone leaves it to the other platform to show all pages beside each other, and of screens in columns Android has
  /// only the one that is launched. What a screen of both does in place of the way back is code of iOS alone.
  var declaresAlike: Bool {
    let objects = ObjectTable(declarations)
    if objects.objects.contains(where: objects.bringsScreensAlong) { return false }
    if objects.objects.contains(where: { $0.has(ControllerParts.backAction) }) { return false }
    let holdings = Set(objects.objects.map { Holding(of: $0, as: $0.kind, in: objects) })
    return objects.objects.allSatisfy { object in
      guard let counterpart = object.kind.counterpart else { return true }
      let like = Holding(of: object, as: counterpart, in: objects)
      return like.held.isEmpty || holdings.contains(like)
    }
  }
}

extension ObjectTable {
  /// Whether UIKit has screens with this container that nobody opens: in a screen, beside another or on top of it.
  fileprivate func bringsScreensAlong(_ object: DeclaredObject) -> Bool {
    guard let kind = object.kind.ios, kind.isContainer else { return false }
    let brought = screens(in: object)
    return object.container == nil ? kind.showsSeveral && brought.count > 1 : !brought.isEmpty
  }

  /// The screens that it lists, or a container does that it lists.
  private func screens(in object: DeclaredObject) -> Set<String> {
    var screens: Set<String> = []
    var seen: Set<String> = [object.name]
    var containers = [object]
    while let container = containers.popLast() {
      for name in container.attributes.flatMap(\.values).map(\.value) {
        guard let held = self[name], seen.insert(name).inserted else { continue }
        if held.kind.ios?.isContainer == true {
          containers.append(held)
        } else if held.kind.scope == .screen, held.kind.exists(on: .android) {
          screens.insert(name)
        }
      }
    }
    return screens
  }
}

/// What an object of a kind holds, and where.
private struct Holding: Hashable {
  var kind: Kind
  var container: String?
  /// By its attributes, in order, as far as it stands on both platforms.
  var held: [String]

  init(of object: DeclaredObject, as kind: Kind, in objects: ObjectTable) {
    self.kind = kind
    container = object.container
    held = object.attributes.flatMap(\.values).map(\.value).filter {
      objects[$0]?.kind.platforms.count == Platform.allCases.count
    }
  }
}

extension Step {
  var isForBoth: Bool {
    platform == nil && commands.allSatisfy { $0.platform == nil }
  }
}

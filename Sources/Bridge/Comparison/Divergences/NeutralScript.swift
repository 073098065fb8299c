package import Specification

extension Script {
  /// Whether the script does the same on both platforms: no step or command is marked for one
  /// alone, no callback of one has code, every object declared for one has a counterpart on the
  /// other, and what comes over the app ends as it has begun.
  package var isNeutral: Bool {
    callbackScripts.isEmpty && declaresAlike && steps.allSatisfy(\.isForBoth)
      && endsInterruptionsInTurn
  }

  private var endsInterruptionsInTurn: Bool {
    var open = OpenInterruptions()
    return steps.allSatisfy { open.follow($0) }
  }

  /// Whether containers that both platforms have are declared for both. A pager on one platform
  /// alone leaves the other to show all pages side by side, and of screens in columns Android has
  /// only the one that is launched. Parts in columns are side by side on Android whatever the width
  /// of the window, and none of them gives its place to a screen that is opened. Code that a screen
  /// of both runs in place of the way back exists on iOS only.
  var declaresAlike: Bool {
    let objects = ObjectTable(declarations)
    if objects.objects.contains(where: objects.bringsScreensAlong) { return false }
    if objects.objects.contains(where: objects.hasPartsInColumns) { return false }
    if objects.objects.contains(where: { $0.has(ControllerParts.backAction) }) { return false }
    let contents = Set(objects.objects.map { Contents(of: $0, as: $0.kind, in: objects) })
    return objects.objects.allSatisfy { object in
      guard let counterpart = object.kind.counterpart else { return true }
      let like = Contents(of: object, as: counterpart, in: objects)
      return like.names.isEmpty || contents.contains(like)
    }
  }
}

extension ObjectTable {
  /// Whether UIKit creates screens with this container without an explicit open: inside a screen,
  /// beside another or on top of it.
  fileprivate func bringsScreensAlong(_ object: DeclaredObject) -> Bool {
    guard let kind = object.kind.ios, kind.isContainer else { return false }
    let brought = contents(of: object, in: .screen)
    return object.container == nil ? kind.showsSeveral && brought.count > 1 : !brought.isEmpty
  }

  /// Whether it is a split view of parts.
  fileprivate func hasPartsInColumns(_ object: DeclaredObject) -> Bool {
    object.kind.ios == .split && !contents(of: object, in: .part).isEmpty
  }

  /// What it lists of this scope, directly or through a container that it lists.
  private func contents(of object: DeclaredObject, in scope: NeutralScope) -> Set<String> {
    var contents: Set<String> = []
    var seen: Set<String> = [object.name]
    var containers = [object]
    while let container = containers.popLast() {
      for name in container.attributes.flatMap(\.values).map(\.value) {
        guard let contained = self[name], seen.insert(name).inserted else { continue }
        if contained.kind.ios?.isContainer == true {
          containers.append(contained)
        } else if contained.kind.scope == scope, contained.kind.exists(on: .android) {
          contents.insert(name)
        }
      }
    }
    return contents
  }
}

/// What an object of a kind contains, and where.
private struct Contents: Hashable {
  var kind: Kind
  var container: String?
  /// The contents of its attributes, in order, as far as they exist on both platforms.
  var names: [String]

  init(of object: DeclaredObject, as kind: Kind, in objects: ObjectTable) {
    self.kind = kind
    container = object.container
    names = object.attributes.flatMap(\.values).map(\.value).filter {
      objects[$0]?.kind.platforms.count == Platform.allCases.count
    }
  }
}

extension Step {
  var isForBoth: Bool {
    platform == nil && commands.allSatisfy { $0.platform == nil }
  }
}

/// What has come over the app and has not ended by the step that is meant for it.
///
/// On iOS a call, the control centre and a biometric prompt are all interruptions, and each ends
/// like any other. On Android a step that ends another one may close another app.
struct OpenInterruptions {
  private var open: [String] = []

  /// - Returns: whether the step ends nothing but the latest of them.
  mutating func follow(_ step: Step) -> Bool {
    for verb in step.commands.map(\.verb.value) {
      let pairs = NeutralVerb.interruptions
      if pairs.contains(where: { $0.begin.phrase == verb }) { open.append(verb) }
      guard let pair = pairs.first(where: { $0.end.phrase == verb }) else { continue }
      guard open.popLast() == pair.begin.phrase else { return false }
    }
    return true
  }
}

import AndroidModel

/// A snapshot in which objects are identified by name.
struct NamedSnapshot {
  let isStateSaved: Bool
  let managers: [Manager]
  let fragments: [Fragment]

  struct Manager: Equatable {
    let added: [InstanceID]
    let containers: [Container]
    let backStack: [String?]
  }

  struct Container: Equatable {
    let name: String
    let views: [InstanceID]
  }

  @dynamicMemberLookup
  struct Fragment: Equatable {
    let id: InstanceID
    let parent: InstanceID?
    private let fragment: FragmentSnapshot.Fragment

    init(_ fragment: FragmentSnapshot.Fragment, _ name: (ObjectID) -> InstanceID) {
      id = name(fragment.id)
      parent = fragment.parent.map(name)
      self.fragment = fragment
    }

    subscript<Member>(dynamicMember path: KeyPath<FragmentSnapshot.Fragment, Member>) -> Member {
      fragment[keyPath: path]
    }
  }

  init(_ snapshot: FragmentSnapshot, _ name: (ObjectID) -> InstanceID) {
    isStateSaved = snapshot.isStateSaved
    managers = snapshot.managers.map { manager in
      Manager(
        added: manager.added.map(name),
        containers: manager.containers.map {
          Container(name: $0.name, views: $0.views.map(name))
        },
        backStack: manager.backStack)
    }
    fragments = snapshot.fragments.map { Fragment($0, name) }
  }
}

extension FragmentHostHarness {
  var namedSnapshot: NamedSnapshot? { snapshot.map { NamedSnapshot($0, name(of:)) } }
}

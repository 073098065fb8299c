import Specification

/// What the declarations of a script say of its objects, as far as signs ask for it: by name, where
/// each is, and what becomes of it there.
struct DeclaredRoles: Hashable, Sendable {
  /// What each declared object is in.
  private(set) var hosts: PartHosts
  /// The parts that a layout of Android's names.
  let inLayouts: Set<String>
  /// The parts that are tabs on iOS.
  let inTabs: Set<String>
  /// What is declared to be in a pager, or in a page controller.
  let inPagers: Set<String>
  /// The screens that are declared to be finished when they are left.
  let withoutHistory: Set<String>
  /// The controllers that declare whether UIKit forwards appearance to their children.
  let forwardingByHand: Set<String>

  init(_ objects: ObjectTable) {
    hosts = PartHosts(objects)
    inLayouts = objects.names(where: { $0.has(FragmentParts.layout) })
    inTabs = objects.names(inAttributesOf: { $0.kind.ios == .tabs })
    inPagers = objects.names(inAttributesOf: {
      $0.kind.android == .pager || $0.kind.ios == .pages
    })
    withoutHistory = objects.names(where: { $0.has(ActivityParts.noHistory) })
    forwardingByHand = objects.names(where: { $0.has(ControllerParts.forwardsAppearance) })
  }

  /// A part may come into another container than it is declared in.
  mutating func follow(_ step: Step) { hosts.follow(step) }
}

extension ObjectTable {
  fileprivate func names(where isMeant: (DeclaredObject) -> Bool) -> Set<String> {
    Set(objects.filter(isMeant).map(\.name))
  }

  /// Everything that the attributes of such objects name.
  fileprivate func names(inAttributesOf isMeant: (DeclaredObject) -> Bool) -> Set<String> {
    Set(objects.filter(isMeant).flatMap(\.attributes).flatMap { $0.values.map(\.value) })
  }
}

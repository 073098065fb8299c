// Follows androidx.fragment 1.4.1, SpecialEffectsController.java: one for each container.

/// A view that fragments' views are put into: `main` and `side` in an activity's layout, `child`,
/// which every fragment's view is, or a pager or a tab host in one of them.
struct FragmentContainer: Hashable, Sendable {
  let place: Place
  /// The fragments whose views it has, back to front.
  var views = ShortList<FragmentID>()
  /// What its fragments' views still have to do.
  var effects = SpecialEffectsController()
  /// The pagers and tab hosts in a fragment's view, by their names.
  var inner: [NamedContainer] = []
  /// Some fragment was ever put into it, and may know it even when the view is gone: what still
  /// runs there ends by itself.
  var hasHadFragments = false

  enum Place: Hashable, Sendable {
    /// In the layout of the host whose manager this is.
    case inHost(FragmentManagerID)
    /// The view of a fragment, by how many views the instance had made before, or what is in it.
    case inFragment(FragmentID, creation: Int32)
    /// The content of a fragment's dialog, by the same count.
    case inDialog(FragmentID, creation: Int32)
    case nowhere
  }
}

extension FragmentContainer: SlotRecord {
  static var vacant: FragmentContainer { FragmentContainer(place: .nowhere) }
}

/// A container by the name that it has in its layout.
struct NamedContainer: Hashable, Sendable {
  let name: Symbol
  let id: ContainerID
}

extension NamedContainer: FewListElement {
  static var placeholder: Self { Self(name: ContainerNames.main, id: ContainerID(word: 0)) }
}

/// The containers of views that every layout has.
enum ContainerNames {
  static let main = Symbol(index: 0)
  static let side = Symbol(index: 1)
  static let child = Symbol(index: 2)

  static let ofHost = [main, side]
  static let ofView = child

  static func isOfLayout(_ name: Symbol) -> Bool { ofHost.contains(name) || name == ofView }

  /// By symbol.
  static let all = ["main", "side", "child"]
}

extension Symbol {
  /// The name of a container that every layout has.
  var ofLayout: String { ContainerNames.all[Int(index)] }
}

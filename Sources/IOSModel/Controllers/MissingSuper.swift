/// Overrides of the app that leave out `super`, as far as the base method does something for
/// others.
///
/// The size and the traits are handed on by the base methods of every controller (the note in
/// mattneub/Programming-iOS-Book-Examples @4f785bf1, bk2ch06p334containerEventForwarding);
/// appearance is not, except by navigation and tab bar controllers, which do it inside their own:
/// the stacks of zendesk/zendesk_sdk_ios#491 and of a plain parent that never calls `super`,
/// phchan9/til, ios/note-about-viewController-containment.md.
struct MissingSuper: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let viewWillAppear = Self(rawValue: 1 << 0)
  static let viewDidAppear = Self(rawValue: 1 << 1)
  static let viewWillDisappear = Self(rawValue: 1 << 2)
  static let viewDidDisappear = Self(rawValue: 1 << 3)
  static let willTransition = Self(rawValue: 1 << 4)
  static let viewWillTransition = Self(rawValue: 1 << 5)
}

extension MissingSuper {
  init(_ overrides: [ControllerCallback]) {
    self = overrides.reduce(into: []) { missing, override in
      switch override {
      case .viewWillAppear: missing.insert(.viewWillAppear)
      case .viewDidAppear: missing.insert(.viewDidAppear)
      case .viewWillDisappear: missing.insert(.viewWillDisappear)
      case .viewDidDisappear: missing.insert(.viewDidDisappear)
      case .willTransition: missing.insert(.willTransition)
      case .viewWillTransition: missing.insert(.viewWillTransition)
      default: break
      }
    }
  }
}

extension UIApplication {
  /// Whether the children are cut off from an appearance call that their container has got.
  @inline(__always)
  func cutsOffChildren(_ id: ControllerID, _ override: MissingSuper) -> Bool {
    self[id].traits.missingSuper.contains(override) && handsOnInOwnMethod(id)
  }

  /// Whether this override has no `super` call in it.
  @inline(__always)
  func leavesOutSuper(_ id: ControllerID, _ override: ControllerCallback) -> Bool {
    let declared = declaration(of: id)
    return declared.overridesWithoutSuper.contains(override)
      || override == .loadView && declared.loadView != nil
  }

  /// Whether it is its own appearance method that hands on to the children, so that what a subclass
  /// does behind its `super` call comes after them. Of any other controller the caller of the
  /// method does.
  @inline(__always)
  func handsOnInOwnMethod(_ id: ControllerID) -> Bool {
    switch self[id].container {
    case .navigation, .tabs: true
    case .none, .pages, .split: false
    }
  }
}

/// What the bar of a navigation controller has yet to do about an item.
enum BarItemChange: Hashable, Sendable {
  /// A page was pushed by itself: the bar asks whether to add its item.
  case push
  /// A page was popped by itself: the bar asks whether to remove its item.
  case pop
  /// The bar has asked and removed it, and tells so at the end.
  case popped
}

/// A navigation controller is the delegate of its own bar, so that a subclass hears what happens to
/// the bar's items.
///
/// https://developer.apple.com/documentation/uikit/uinavigationbardelegate
extension UIApplication {
  /// Of a push and of a pop by a finger or code the bar hears late, and asks as it does for its own
  /// button: before iOS 13, where the override was to pop as well, wix/react-native-navigation
  /// @c9bbcb2, ios/StackControllerDelegate.mm, knew by willShow that it had been done.
  mutating func changeBarItems(for transition: ChildTransition) throws(Interruption) {
    let id = transition.container
    guard !self[navigation: id].isNavigationBarHidden else {
      self[navigation: id].itemChange = nil
      return
    }
    let change = self[navigation: id].itemChange
    let isPop = isDeparting(transition.from, from: id)
    switch change {
    case .push?:
      self[navigation: id].itemChange = nil
      if !isPop { try callOverride(of: id, .navigationBarShouldPush) }
    case .pop?:
      self[navigation: id].itemChange = isPop ? .popped : nil
      if isPop { try callOverride(of: id, .navigationBarShouldPop) }
    case .popped?, nil: break
    }
  }

  /// The page that a stack was made with has been pushed like any other: a recording in
  /// Vercantez/openuikit @17849c7, uikit/Tools/oracle2/signallastrowsprobe. What the bar asks about
  /// several is not recorded.
  mutating func addFirstBarItem(_ id: ControllerID) throws(Interruption) {
    guard isNavigation(id), self[navigation: id].stack.count == 1,
      !self[navigation: id].isNavigationBarHidden
    else { return }
    try callOverride(of: id, .navigationBarShouldPush)
  }

  /// The animation of a pop has ended.
  ///
  /// https://developer.apple.com/documentation/uikit/uinavigationbardelegate/navigationbar(_:didpop:)
  @inline(__always)
  mutating func barDidPop(_ id: ControllerID) throws(Interruption) {
    guard self[navigation: id].itemChange == .popped else { return }
    self[navigation: id].itemChange = nil
    try callOverride(of: id, .navigationBarDidPop)
  }
}

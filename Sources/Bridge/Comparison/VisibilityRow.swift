/// How visible each screen is to the user after a step.
package struct VisibilityRow: Hashable, Sendable {
  /// The existing screens, with the one shown last at the end; nil if the platform does not run, or
  /// not that far.
  package var android: [ScreenVisibility]?
  package var ios: [ScreenVisibility]?
  /// Whether the visibility of any screen that both can have differs. Corresponding screens are
  /// compared, regardless of how many instances each platform has needed for them.
  package var differs: Bool

  package init(
    android: [ScreenVisibility]? = nil, ios: [ScreenVisibility]? = nil, differs: Bool = false
  ) {
    self.android = android
    self.ios = ios
    self.differs = differs
  }
}

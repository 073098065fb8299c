/// What the user has of each screen after a step.
package struct VisibilityRow: Hashable, Sendable {
  /// The live screens, the one that was last shown at the end; nil where the platform does not run, or not that far.
  package var android: [ScreenVisibility]?
  package var ios: [ScreenVisibility]?
  /// Whether the two have something else of the screens that both can have. What stands for the same on both counts
  /// as the same screen, however many instances each has needed for it.
  package var differs: Bool

  package init(
    android: [ScreenVisibility]? = nil, ios: [ScreenVisibility]? = nil, differs: Bool = false
  ) {
    self.android = android
    self.ios = ios
    self.differs = differs
  }
}

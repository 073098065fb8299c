extension IOSBehaviour {
  /// Pages of the documentation that several behaviours rest on, or that would each fill lines
  /// there.
  enum Page {
    static let backAction =
      "https://developer.apple.com/documentation/uikit/uinavigationitem/backaction"
    static let updatingViews =
      "https://developer.apple.com/documentation/uikit/updating-views-automatically-with-observation-tracking-in-uikit"
  }
}

extension IOSBehaviour {
  /// Pages of the documentation that several behaviours rest on.
  enum Page {
    static let updatingViews =
      "https://developer.apple.com/documentation/uikit/updating-views-automatically-with-observation-tracking-in-uikit"
  }
}

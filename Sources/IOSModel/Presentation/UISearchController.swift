/// A search controller: presented by the controller whose search bar it has, and around what shows
/// the results. The app makes it in that controller's `viewDidLoad` and keeps it in a property.
///
/// https://developer.apple.com/documentation/uikit/uisearchcontroller
extension UIApplication {
  mutating func makeSearchController(of id: ControllerID) throws(Interruption) {
    guard let className = declaration(of: id).searchController else { return }
    let search = try make(names.intern(className))
    retain(search, by: id)
    try endHold(search)
  }

  /// The search controller whose search bar stands in this controller's interface.
  func searchController(of id: ControllerID) -> ControllerID? {
    guard self[id].traits.searches else { return nil }
    return self[id].properties.first { isAlive($0) && declaration(of: $0).kind.isSearch }
  }

  /// The search bar begins to edit, or `isActive` becomes true. What the delegate presents itself
  /// by then is not presented again, and the results are to be updated all the same:
  /// kern0x1b/charon @9a44347, searchcontroller-expectations.h.
  ///
  /// https://developer.apple.com/documentation/uikit/uisearchcontrollerdelegate/presentsearchcontroller(_:)
  mutating func activate(_ search: ControllerID) throws(Interruption) {
    guard let owner = self[search].holders.first(where: { searchController(of: $0) == search }),
      self[search].presentation == nil
    else { return }
    try callDelegate(of: search, .search(.present))
    guard isAlive(search), isAlive(owner) else { return }
    if self[search].presentation == nil {
      try callDelegate(of: search, .search(.willPresent))
      try present(search, from: owner, style: nil, animated: true, listener: .searchDelegate)
    }
    try callDelegate(of: search, .search(.updateSearchResults))
    guard isAlive(search), self[search].showsSearchResults == true, isActive(search) else { return }
    try showResults(of: search)
  }

  /// The user taps into the search bar, which presents the search. Where the app has done so
  /// before, the results are to be updated all the same (kern0x1b/charon, as above).
  ///
  /// https://developer.apple.com/documentation/uikit/uisearchresultsupdating/updatesearchresults(for:)
  mutating func beginEditing(in search: ControllerID) throws(Interruption) {
    let wasEditing = self[search].searchBarIsEditing
    self[search].searchBarIsEditing = true
    if self[search].presentation == nil {
      try activate(search)
    } else if !wasEditing {
      try callDelegate(of: search, .search(.updateSearchResults))
    }
  }

  /// Presented, and not on its way out: `isActive` is false by the time the delegate hears of the
  /// dismissal.
  func isActive(_ search: ControllerID) -> Bool {
    self[presentation: search].map { $0.phase != .dismissing } ?? false
  }

  /// The user cancels, or `isActive` becomes false: the text of the bar is cleared, even if there
  /// was none, and the results are to be updated before the search goes; and where there is none to
  /// go, they are as well (kern0x1b/charon, as above).
  mutating func deactivate(_ search: ControllerID) throws(Interruption) {
    guard let presentation = self[presentation: search] else {
      return try callDelegate(of: search, .search(.updateSearchResults))
    }
    guard presentation.phase == .presented else { return }
    let presenter = presentation.presentingViewController
    hold(presenter)
    let dismissal = prepareDismissal(by: presenter, cause: .search, animated: true)
    try callDelegate(of: search, .search(.willDismiss))
    try callDelegate(of: search, .search(.updateSearchResults))
    postAfterCommit(.beginDismissal(dismissal))
  }

  /// The controller that was made with the search to show its results.
  ///
  /// https://developer.apple.com/documentation/uikit/uisearchcontroller/searchresultscontroller
  private func resultsController(of search: ControllerID) -> ControllerID? {
    guard let results = names.members(of: search.classID).first else { return nil }
    return self[search].properties.first { $0.classID == results && isAlive($0) }
  }

  /// Code shows the results, or hides them, whenever the search is active: from then on the text
  /// decides no more.
  ///
  /// https://developer.apple.com/documentation/uikit/uisearchcontroller/showssearchresultscontroller
  mutating func setShowsSearchResults(
    _ isShown: Bool, of search: ControllerID
  ) throws(Interruption) {
    self[search].showsSearchResults = isShown
    guard isActive(search) else { return }
    try isShown ? showResults(of: search) : hideResults(of: search)
  }

  private mutating func showResults(of search: ControllerID) throws(Interruption) {
    guard let results = resultsController(of: search), self[results].parent == nil else { return }
    try embed(results, in: search)
  }

  private mutating func hideResults(of search: ControllerID) throws(Interruption) {
    guard let results = resultsController(of: search), self[results].parent == search else {
      return
    }
    try unembed(results)
  }

  /// Text is entered, for which the bar has to edit: the results show at once, without an
  /// animation.
  mutating func enterText(in search: ControllerID) throws(Interruption) {
    try beginEditing(in: search)
    guard isAlive(search) else { return }
    try callDelegate(of: search, .search(.updateSearchResults))
    guard isAlive(search), self[search].showsSearchResults == nil else { return }
    try showResults(of: search)
  }

  /// Both calls come, whether the search is active or not.
  ///
  /// https://developer.apple.com/documentation/uikit/uisearchcontrollerdelegate/searchcontroller(_:willchangeto:)
  mutating func placeSearchBar(
    of search: ControllerID, _ placement: SearchBarPlacement
  ) throws(Interruption) {
    guard self[search].searchBarPlacement != placement else { return }
    try callDelegate(of: search, .search(.willChangeTo))
    guard isAlive(search) else { return }
    self[search].searchBarPlacement = placement
    try callDelegate(of: search, .search(.didChangeFrom))
  }

  /// What has been presented was a search: its text goes with it, and the results with the text.
  /// (What they are told of it is the model's choice.)
  mutating func clearText(of search: ControllerID) throws(Interruption) {
    guard isAlive(search), declaration(of: search).kind.isSearch else { return }
    self[search].searchBarIsEditing = false
    try hideResults(of: search)
  }
}

/// A tab that begins its search by itself: once it has been selected, and until the search is
/// cancelled, which selects the tab before it again.
///
/// https://developer.apple.com/documentation/uikit/uisearchtab/automaticallyactivatessearch: the
/// search is activated when the tab becomes visible. (That this is the end of the change of tab,
/// and not its beginning, is the model's choice.)
extension UIApplication {
  /// A change of tab has ended.
  mutating func activateSearchOfSelectedTab(in id: ControllerID) throws(Interruption) {
    guard isAlive(id), self[id].appearance == .appeared, self[tabs: id]?.transition == nil,
      let search = searchOfSelectedTab(in: id)
    else { return }
    try beginEditing(in: search)
  }

  /// The search has gone because it was cancelled.
  mutating func restoreTab(after search: ControllerID) throws(Interruption) {
    guard isAlive(search),
      let owner = self[search].holders.first(where: { searchController(of: $0) == search }),
      let id = ancestor(of: owner, where: { $0.container.isTabs }),
      searchOfSelectedTab(in: id) == search,
      let previous = self[tabs: id]?.selectedOnBar, isAlive(previous),
      self[tabs: id]?.members.contains(previous) == true
    else { return }
    try selectByCode(previous, of: id)
  }

  /// That of the tab's controller or, where that is a stack, of the page on top; nil unless the tab
  /// begins it by itself.
  private func searchOfSelectedTab(in id: ControllerID) -> ControllerID? {
    guard let tab = self[tabs: id]?.selected, isAlive(tab), declaration(of: tab).activatesSearch
    else { return nil }
    let page = isNavigation(tab) ? self[navigation: tab].stack.last : tab
    guard let page, isAlive(page) else { return nil }
    return searchController(of: page)
  }
}

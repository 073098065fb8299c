// Follows androidx.viewpager2 1.0, ViewPager2.java: registerOnPageChangeCallback;
// androidx.viewpager 1.0, ViewPager.java: dispatchOnPageSelected.

/// What code hears of the pages of the pagers in its layout.
extension ActivityThread {
  /// `onPageSelected`, to a callback of the host's code.
  mutating func tellSelected(_ item: Int, of id: PagerID) throws(AndroidException) {
    let isObserved = pagers.viewPagers2[id]?.isObserved ?? pagers.viewPagers[id]?.isObserved
    guard isObserved == true else { return }
    // Code that hears of one page can select another.
    try mainThread.enter()
    defer { mainThread.leave() }
    let name = name(of: id)
    let pager = trace.keep(name)
    try tell(.pageSelected, to: id.owner.code, arguments: .page(pager: pager, position: item))
  }
}

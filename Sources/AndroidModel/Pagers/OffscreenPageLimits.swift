// Follows androidx.viewpager 1.0, ViewPager.java: setOffscreenPageLimit; androidx.viewpager2 1.0,
// ViewPager2.java: setOffscreenPageLimit.

/// How many pages are kept on either side, where code says so after the layout has been inflated.
extension ActivityThread {
  /// A `ViewPager` changes its pages within the call, also ahead of its first layout if it is in a
  /// window by then; a `ViewPager2` does so when it is laid out next.
  mutating func setOffscreenPageLimit(
    _ limit: Int, ofPager name: String, in subject: CodeOwner
  ) throws(AndroidException) {
    let id = try requirePager(named: name, in: subject)
    if let pager = pagers.viewPagers[id] {
      let limit = max(1, limit)
      guard limit != pager.offscreenPageLimit else { return }
      // A page that goes saves its state, and its code can set another limit.
      try mainThread.enter()
      defer { mainThread.leave() }
      pagers.viewPagers[id]?.offscreenPageLimit = limit
      return try populate(id)
    }
    // `OFFSCREEN_PAGE_LIMIT_DEFAULT` is -1.
    guard limit > 0 || limit == -1 else {
      throw AndroidException(
        "IllegalArgumentException", "an offscreen page limit is the default or more than 0")
    }
    let pages = max(0, limit)
    guard pages != pagers.viewPagers2[id]?.offscreenPageLimit else { return }
    pagers.viewPagers2[id]?.offscreenPageLimit = pages
    pagers.viewPagers2[id]?.isLayoutRequested = true
    requestLayout(of: id.owner)
  }
}

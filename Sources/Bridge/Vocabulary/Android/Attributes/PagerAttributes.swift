import AndroidModel
import Specification

/// The attributes of pagers, under AndroidX's names.
extension PagerDeclaration {
  static let attributes: [DeclarationAttribute<PagerDeclaration>] = [
    .choice(
      "adapter", \.adapter,
      "What makes the pages: FragmentStateAdapter of a ViewPager2, or one of the old ViewPager's.",
      page: AndroidPage.viewPager2),
    .flag(
      "parentFragmentManager", \.usesParentManager,
      "The code of the fragment around it passes the manager that the fragment is in, not the child manager.",
      page: AndroidPage.fragment + "#getParentFragmentManager()"),
    .choice(
      "behavior", \.behavior, "What an old adapter does to the pages that are not the current one.",
      page:
        "https://developer.android.com/reference/androidx/fragment/app/FragmentStatePagerAdapter"
    ),
    .choice(
      "getItemId", \.getItemId,
      "What the adapter's getItemId returns, and with it containsItem: the position, as without an override,"
        + " or an id of the item.",
      page:
        "https://developer.android.com/reference/androidx/viewpager2/adapter/FragmentStateAdapter#getItemId(int)"
    ),
    .choice(
      "getItemPosition", \.getItemPosition,
      "What an old adapter's getItemPosition returns: POSITION_UNCHANGED, as without an override,"
        + " POSITION_NONE, or where the item is now.",
      page:
        "https://developer.android.com/reference/androidx/viewpager/widget/PagerAdapter#getItemPosition(java.lang.Object)"
    ),
    .flag(
      "adapterNotSet", \.isAdapterSetLater, "It has no adapter before code calls setAdapter.",
      page: AndroidPage.viewPager2
        + "#setAdapter(androidx.recyclerview.widget.RecyclerView.Adapter)"),
    .flag(
      "registerOnPageChangeCallback", \.hasPageChangeCallback,
      "The object around it registers a callback for its pages, after the adapter, or adds such a listener to an old pager.",
      page: AndroidPage.viewPager2
        + "#registerOnPageChangeCallback(androidx.viewpager2.widget.ViewPager2.OnPageChangeCallback)"
    ),
    .objects(
      "pages", AndroidKind.fragments, \.pages, "The fragments of the pages, in order.",
      page: "https://developer.android.com/guide/navigation/advanced/swipe-view-2"),
    .init(
      .number(
        "offscreenPageLimit", "setOffscreenPageLimit: how many pages are kept on either side.",
        page: AndroidPage.viewPager2 + "#setOffscreenPageLimit(int)")
    ) { pager, values in
      pager.offscreenPageLimit = values.first.flatMap { Int($0) }
      guard let limit = pager.offscreenPageLimit, limit < 1 else { return }
      throw ScriptProblem("an offscreenPageLimit is 1 or more, not \(limit)")
    },
  ]
}

/// What the app's code does to the data set of a pager's adapter, and what it notifies of it.
///
/// https://developer.android.com/reference/androidx/recyclerview/widget/RecyclerView.Adapter
public enum PagerDataChange: Hashable, Sendable {
  /// `notifyItemInserted`: a fragment of this class has become the page there.
  case itemInserted(position: Int, page: String)
  /// `notifyItemRemoved`
  case itemRemoved(position: Int)
  /// `notifyItemMoved`
  case itemMoved(from: Int, to: Int)
  /// `notifyItemChanged`: what the page shows is to be made anew.
  case itemChanged(position: Int)
  /// `notifyDataSetChanged`, which every adapter has; the pages that there are from now on, or nil
  /// if they are the same.
  case dataSetChanged(pages: [String]?)
}

/// What the platform's own fragments do for an app by the level that it targets. AndroidX's know nothing of
/// targets.
///
/// https://developer.android.com/reference/android/app/FragmentTransaction
package enum PlatformFragmentBehaviour: Int, Hashable, Sendable, CaseIterable {
  case reordersTransactionsUnasked

  package var definition: AndroidBehaviour.Definition {
    switch self {
    case .reordersTransactionsUnasked:
      .init(
        "The platform's own fragments reorder every transaction that does not say otherwise",
        .on(api: .from(26), target: .from(26)),
        .init(
          .documented,
          "https://developer.android.com/reference/android/app/FragmentTransaction#setReorderingAllowed(boolean)",
          "the default; also FragmentOptimizationTest of the platform's tests, which never asks"))
    }
  }
}

extension AndroidVersion {
  var reordersTransactionsUnasked: Bool { has(.fragment(.reordersTransactionsUnasked)) }
}

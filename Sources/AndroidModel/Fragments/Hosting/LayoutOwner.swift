/// The owner of the layout with a view that has fragments of its own to show: a pager or a tab
/// host.
///
/// https://developer.android.com/develop/ui/views/layout/declaring-layout
enum LayoutOwner: Hashable, Sendable {
  case activity(ActivityID)
  /// A view of a fragment, by how many views the instance had made before.
  case view(of: FragmentID, creation: Int32)

  /// The object whose code has made the layout.
  var code: CodeOwner {
    switch self {
    case .activity(let id): .activity(id)
    case .view(let fragment, _): .fragment(fragment)
    }
  }
}

extension ActivityThread {
  func layout(of owner: LayoutOwner) -> Layout {
    switch owner {
    case .activity(let id): image.layout(of: id.object.classID)
    case .view(let fragment, _): image.layout(of: fragments[fragment].object.classID)
    }
  }

  /// The manager that the code gives to a view of the layout.
  ///
  /// - Parameter isParent: of a fragment's, the one that the fragment is in.
  mutating func managerOfLayout(of owner: LayoutOwner, isParent: Bool) -> FragmentManagerID? {
    switch owner {
    case .activity(let id): activities.contains(id) ? hostManager(of: id.token) : nil
    case .view(let fragment, _):
      isParent ? fragments[fragment].manager : fragments[fragment].childManager
    }
  }

  /// The activity in whose window the layout is.
  func hostActivity(of owner: LayoutOwner) -> ActivityToken? {
    switch owner {
    case .activity(let id): activities.contains(id) ? id.token : nil
    case .view(let fragment, _): hostActivity(ofFragment: fragment)
    }
  }

  /// Which of the views of one name the code of an object means: that in its own layout, or in the
  /// nearest around it; if there is none, the one that was made last.
  func nearest<View>(
    to subject: CodeOwner, among views: [View], layout: (View) -> LayoutOwner
  ) -> View? {
    var next: CodeOwner? = subject
    while let code = next {
      if let view = views.last(where: { layout($0).code == code }) { return view }
      next = owner(around: code)
    }
    return views.last
  }

  /// The object in whose layout another's is.
  private func owner(around code: CodeOwner) -> CodeOwner? {
    guard case .fragment(let id) = code else { return nil }
    if let parent = fragments[id].parent { return .fragment(parent) }
    guard let host = hostActivity(ofFragment: id), let activity = activities[host] else {
      return nil
    }
    return .activity(activity.id)
  }
}

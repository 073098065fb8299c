// Follows platform/frameworks/base, core/java/android/app/Activity.java and androidx.fragment
// 1.4.1, Fragment.java: the methods of these names.

extension ActivityThread {
  /// What the app's questions find at this moment, in the order in which it asks them.
  func answers(of owner: CodeOwner) -> [AndroidEvent.Argument] {
    image.app.questions.compactMap { property in
      value(of: property, on: owner).map { .init(property.rawValue, $0 ? "true" : "false") }
    }
  }

  /// Whether the callback that is being called has these arguments, among others, or the object
  /// that is told has properties of these values.
  func has(
    _ wanted: [AndroidEvent.Argument], in arguments: CallbackArguments, of owner: CodeOwner
  ) -> Bool {
    guard !wanted.isEmpty else { return true }
    let found = trace.values(of: arguments, ledger.classNames).list
    return wanted.allSatisfy { argument in
      if let own = found.first(where: { $0.label == argument.label }) { return own == argument }
      guard let property = AndroidProperty(rawValue: argument.label),
        let answer = value(of: property, on: owner)
      else { return false }
      return argument.value == (answer ? "true" : "false")
    }
  }

  /// Nil: the object has no such property.
  func value(of property: AndroidProperty, on owner: CodeOwner) -> Bool? {
    switch owner {
    case .application: nil
    case .activity(let id): value(of: property, onActivity: id)
    case .fragment(let id): value(of: property, onFragment: id)
    }
  }

  private func value(of property: AndroidProperty, onActivity id: ActivityID) -> Bool? {
    switch property {
    case .isFinishing: ending(of: id)?.isFinishing
    case .isDestroyed: activities.contains(id) ? activities[id.token]?.isDestroyed : true
    case .isChangingConfigurations: ending(of: id)?.isChangingConfigurations
    case .isInMultiWindowMode: activities[id.token]?.windowingMode.hasOwnBounds
    case .isInPictureInPictureMode: activities[id.token]?.isInPictureInPictureMode
    case .getLastNonConfigurationInstance:
      activities[belongingsOf: id.token]?.value.hasLastNonConfigurationInstance
    case .isTaskRoot: isTaskRoot(id.token)
    case .isAdded, .isDetached, .isHidden, .isInLayout, .isRemoving, .isResumed, .isStateSaved,
      .isVisible:
      nil
    }
  }

  /// It stays what it was when the instance is destroyed.
  private func ending(of id: ActivityID) -> ActivityEnding? {
    activities.ending(of: id) ?? activities.destroyedActivity(id.object)?.ending
  }

  private func value(of property: AndroidProperty, onFragment id: FragmentID) -> Bool? {
    switch property {
    case .isAdded: isAdded(id)
    case .isDetached: fragments[id].isDetached
    case .isHidden: fragments[id].isHidden
    case .isInLayout: fragments[id].isInLayout
    case .isRemoving: fragments[id].isRemoving
    case .isResumed: fragments[id].state >= .resumed
    case .isStateSaved: fragments[id].manager.map { fragments[$0].isStateSaved } ?? false
    case .isVisible: isVisible(id)
    case .isFinishing, .isDestroyed, .isChangingConfigurations, .isInMultiWindowMode,
      .isInPictureInPictureMode, .getLastNonConfigurationInstance, .isTaskRoot:
      nil
    }
  }

  /// It has a host besides being in its manager's list.
  private func isAdded(_ id: FragmentID) -> Bool {
    fragments[id].isAttached && fragments[id].isAdded
  }

  /// Its view is in a window and not set to anything but visible.
  private func isVisible(_ id: FragmentID) -> Bool {
    guard isAdded(id), !fragments[id].isHidden else { return false }
    switch fragments[id].view?.visibility {
    case .visible, .transparent: return isViewInWindow(id)
    case .invisible, .gone, nil: return false
    }
  }

  /// In the window of its container, or of its dialog.
  private func isViewInWindow(_ id: FragmentID) -> Bool {
    if let container = fragments[id].container {
      return fragments.isInContainer(id) && isInWindow(container)
    }
    return fragments[id].dialog.window?.isShowing ?? false
  }
}

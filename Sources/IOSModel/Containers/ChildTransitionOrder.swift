extension ChildTransition {
  /// In which order a container begins and ends its children: they truly differ, and each container
  /// declares its own, with the source.
  struct Order: Hashable, Sendable {
    let begin: [Step]
    let end: [Step]
    /// Empty where no finger can take a transition back.
    var cancel: [Step] = []
  }

  /// One thing that a container does to its old or its new child.
  enum Step: Hashable, Sendable {
    case beginOld
    case beginNew
    /// Tells the delegate.
    case announce
    case attachNew
    /// Sends viewIsAppearing to the new child and what is in it.
    case revealNew
    case detachOld
    /// The old child stops being a child, if it leaves.
    case disownOld
    case endOld
    /// The container counts the new child as shown.
    case takeUp
    case endNew
    /// Ends the new child, unless its container has yet to appear itself.
    case endNewInAppearedContainer

    // Undone by the finger: the old child comes back, and the new one has come for nothing.
    case bringBackOld
    case withdrawNew
    case detachNew
    case restoreOld
    case revealOld
  }
}

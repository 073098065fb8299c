/// Gestures that a transition follows, completed, cancelled or held.
extension UIKitApplication {
  mutating func swipeBack(
    _ front: InstanceID, _ motion: Gesture
  ) throws(StimulusFailure) {
    if case .pop(let transition)? = gesture {
      return try endGesture(motion) { app, completes throws(Interruption) in
        if completes {
          try app.finishNavigation(transition)
        } else {
          try app.cancelPop(transition)
        }
      }
    }
    try requireFreeFinger()
    guard let navigation = poppableNavigation(of: front) else {
      throw .impossible(
        ImpossibleStimulus("no navigation controller around \(front) has a screen to go back to"))
    }
    // A swipe during a transition of the same stack is not recognized.
    try require(
      self[navigation].navigation?.isTransitioning == false,
      "\(navigation) is in the middle of a transition and takes no swipe")
    let transition = try run { app throws(Interruption) in
      try app.beginInteractivePop(navigation)
    }
    guard let transition else { return }
    gesture = .pop(transition)
    try finishMotion(motion) { app throws(StimulusFailure) in try app.swipeBack(front, motion) }
  }

  mutating func dragSheet(
    _ front: InstanceID, _ motion: Gesture
  ) throws(StimulusFailure) {
    if case .sheet(let dismissal)? = gesture {
      return try endGesture(motion) { app, completes throws(Interruption) in
        if completes {
          try app.finishSheetDrag(dismissal)
        } else {
          try app.cancelDismissal(dismissal)
        }
      }
    }
    try requireFreeFinger()
    let sheet = ancestor(of: front) { $0.presentation != nil }
    guard let sheet, let presentation = self[sheet].presentation, presentation.style.isSheet
    else {
      throw .impossible(ImpossibleStimulus("\(front) is not in a sheet that can be dragged"))
    }
    try require(
      presentation.phase == .presented, "\(sheet) is in the middle of a transition")
    let dismissal = try run { app throws(Interruption) in
      try app.beginSheetDrag(sheet, presenter: presentation.presenter)
    }
    guard let dismissal else { return }
    gesture = .sheet(dismissal)
    try finishMotion(motion) { app throws(StimulusFailure) in try app.dragSheet(front, motion) }
  }

  mutating func swipePage(
    _ front: InstanceID, forward: Bool, _ motion: Gesture
  ) throws(StimulusFailure) {
    if case .page(let transition)? = gesture {
      return try endGesture(motion) { app, completes throws(Interruption) in
        if completes {
          try app.finishPageTurn(transition)
        } else {
          try app.cancelPageTurn(transition)
        }
      }
    }
    try requireFreeFinger()
    guard let container = ancestor(of: front, where: { $0.pages != nil }),
      let state = self[container].pages, let current = state.current,
      let index = state.pages.firstIndex(of: current)
    else {
      throw .impossible(ImpossibleStimulus("no page controller shows \(front)"))
    }
    let next = forward ? index + 1 : index - 1
    try require(
      state.pages.indices.contains(next),
      "there is no page \(forward ? "after" : "before") \(current)")
    let transition = PageTransition(
      container: container, from: current, to: state.pages[next], isGesture: true)
    try run { app throws(Interruption) in try app.beginPageTurn(transition, animated: true) }
    gesture = .page(transition)
    try finishMotion(motion) { app throws(StimulusFailure) in
      try app.swipePage(front, forward: forward, motion)
    }
  }

  private func requireFreeFinger() throws(StimulusFailure) {
    try require(gesture == nil, "another gesture is under way")
  }

  /// A gesture in one go: the frames between its beginning and its end are drawn.
  private mutating func finishMotion(
    _ motion: Gesture,
    _ end: (inout UIKitApplication) throws(StimulusFailure) -> Void
  ) throws(StimulusFailure) {
    guard motion != .begin else { return }
    try run { app throws(Interruption) in try app.runTurn() }
    try end(&self)
  }

  private mutating func endGesture(
    _ motion: Gesture,
    _ end: (inout UIKitApplication, _ completes: Bool) throws(Interruption) -> Void
  ) throws(StimulusFailure) {
    try require(motion != .begin, "the gesture has begun already")
    gesture = nil
    try run { app throws(Interruption) in try end(&app, motion == .complete) }
  }

  /// The system takes the touches away.
  ///
  /// https://developer.apple.com/documentation/uikit/uiresponder/touchescancelled(_:with:)
  mutating func cancelGesture() throws(Interruption) {
    guard let gesture else { return }
    self.gesture = nil
    switch gesture {
    case .pop(let transition): try cancelPop(transition)
    case .page(let transition): try cancelPageTurn(transition)
    case .sheet(let dismissal): try cancelDismissal(dismissal)
    }
  }
}

/// Loading views: the first reader of `view` loads it, wherever that is.
///
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/loadview()
extension UIApplication {
  /// Reading `view` for the first time.
  mutating func loadViewIfNeeded(_ id: ControllerID) throws(Interruption) {
    guard isAlive(id), !self[id].view.isLoaded else { return }
    try record(id, .loadView)
    // Before the app's own code, which would otherwise load it again and again.
    self[id].view.load()
    if names.app.image.readsNibs { try loadViewFromNib(id) }
    try returnFromSuper(id, .loadView)
    guard isAlive(id) else { return }
    if self[id].traits.providesNoView { return try viewDidLoadWithoutView(id) }
    try viewDidLoad(id)
  }

  /// The view is there, wherever it comes from.
  mutating func viewDidLoad(_ id: ControllerID) throws(Interruption) {
    // The container views of a storyboard scene come with its view, before viewDidLoad.
    if self[id].isFromStoryboard {
      try embedDeclaredChildren(id)
    }
    try record(id, .viewDidLoad)
    guard isAlive(id) else { return }
    // What it puts into its view is the app's code, too.
    try mark(.behindSuper, in: .viewDidLoad, of: id)
    if !self[id].isFromStoryboard {
      try embedDeclaredChildren(id)
    }
    try containerDidLoadView(id)
    if isAlive(id), self[id].traits.searches { try makeSearchController(of: id) }
    try runScripts(of: id, .controller(.viewDidLoad))
    try mark(.atEnd, in: .viewDidLoad, of: id)
  }

  /// There is no view to keep, so that the next code that reads `view` has it loaded again.
  private mutating func viewDidLoadWithoutView(_ id: ControllerID) throws(Interruption) {
    self[id].view.isLoaded = false
    try call(id, .viewDidLoad)
  }

  /// `view = …`: a view set before the first access stands for a loaded one, and nil makes the next
  /// access load again. Whether a plain assignment sends viewDidLoad is not documented; it does
  /// not. On screen the old view stays where it is and the new one has no superview, so that no
  /// layout reaches the controller any more: layoutBox/PinLayout#140.
  mutating func setView(_ id: ControllerID, isNil: Bool) throws(Interruption) {
    let givesViewUp =
      self[id].appearance == .disappeared && (isNil || self[id].view.superview == nil)
    if isNil {
      try removeFromSuperview(id)
    } else if self[id].view.isLoaded {
      leaveSuperview(id)
    }
    if givesViewUp { try giveUpSubviews(of: id) }
    guard isAlive(id) else { return }
    if isNil { self[id].view.isLoaded = false } else { self[id].view.load() }
    if self[id].appearance == .appearing { self[id].view.isReplaced = true }
  }

  /// Makes an incoming tree of views ready: a container puts the children that it has on show into
  /// its view, which loads them too. What a navigation controller shows first is not among them, as
  /// it waits for the layout.
  mutating func prepareToAppear(_ id: ControllerID) throws(Interruption) {
    try loadViewIfNeeded(id)
    guard isAlive(id) else { return }
    guard self[id].isUIKitContainer else {
      if !self[id].view.subviews.isEmpty { try prepareSubviewsToAppear(of: id) }
      return
    }
    try adaptContainer(id)
    var count = 0
    repeat {
      count += 1
      try checkBudget(count)
      try attachChildren(in: id)
      guard isAlive(id) else { return }
      try prepareSubviewsToAppear(of: id)
    } while childToAttach(in: id) != nil
  }

  private mutating func prepareSubviewsToAppear(of id: ControllerID) throws(Interruption) {
    for inner in self[id].view.subviews { try prepareToAppear(inner) }
  }

  /// The code of a child may exchange what its container shows, so that the next one is asked for
  /// after each.
  private mutating func attachChildren(in id: ControllerID) throws(Interruption) {
    var count = 0
    while let child = childToAttach(in: id) {
      count += 1
      try checkBudget(count)
      try loadViewIfNeeded(child)
      if childToAttach(in: id) == child { try attach(child, in: id) }
    }
  }

  /// A child that the container has on show, and whose view is not in its view yet, nor is
  /// what has the place of that. What another container has taken as its own child meanwhile is
  /// that one's to show.
  @inline(__always)
  private mutating func childToAttach(in id: ControllerID) -> ControllerID? {
    guard isAlive(id), self[id].isUIKitContainer else { return nil }
    // A loop in a mutating function: the process would be copied for a closure, and for a call that
    // is not mutating.
    for child in childrenToAttach(in: id)
    where isAlive(child) && self[child].parent == id
      && self[child].view.superview != .view(of: id)
      && !self[child].traits.providesNoView
    {
      if presentations.isEmpty || isToBeAttached(child, in: id) { return child }
    }
    return nil
  }

  private mutating func embedDeclaredChildren(_ id: ControllerID) throws(Interruption) {
    let children = names.children(of: id.classID)
    guard !children.isEmpty else { return }
    hold(id)
    for classID in children {
      if self[id].isFromStoryboard {
        try performEmbedSegue(to: classID, from: id)
      } else {
        let child = try make(classID)
        try embed(child, in: id)
        try endHold(child)
      }
    }
    try endHold(id)
  }

  /// The container view takes the child's view, which loads it, before the child has a parent:
  /// Vercantez/openuikit @4e239731, fixtures/nibruntime/oracle/nibruntime.json, on iOS 26.1.
  private mutating func performEmbedSegue(
    to classID: ClassID, from id: ControllerID
  ) throws(Interruption) {
    try call(id, .shouldPerformSegue)
    guard declaration(of: id).allowsSegues else { return }
    let child = try make(classID, fromStoryboard: true)
    try call(id, .prepare, .controller(child, as: .for))
    try loadViewIfNeeded(child)
    try embed(child, in: id)
    try endHold(child)
  }
}

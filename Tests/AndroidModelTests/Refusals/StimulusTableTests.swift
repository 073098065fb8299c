import AndroidModel
import TestSupport
import Testing

@Suite struct StimulusTableTests {
  /// In the order of `DeviceSituation`, with the words of `Outcome`.
  private static let rows = TextTable(text)

  private static let text = """
    launch              neverMade  neverMade  neverMade  neverMade  neverMade  neverMade  neverMade  neverMade
    appCode             neverMade  outOfReach neverMade  outOfReach neverMade  neverMade  neverMade  neverMade
    back                yes        outOfReach outOfReach outOfReach outOfReach outOfReach yes        yes
    beginBackGesture    yes        outOfReach outOfReach outOfReach outOfReach outOfReach yes        yes
    commitBackGesture   notInPosition outOfReach outOfReach outOfReach outOfReach outOfReach notInPosition notInPosition
    cancelBackGesture   nothing    outOfReach outOfReach outOfReach outOfReach outOfReach nothing    nothing
    home                yes        yes        nothing    nothing    outOfReach outOfReach yes        yes
    returnByLauncher    outOfReach outOfReach yes        yes        outOfReach outOfReach outOfReach yes
    returnByRecents     outOfReach outOfReach yes        yes        outOfReach outOfReach outOfReach nothing
    pickRecentTask      outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach
    openRecents         yes        yes        yes        yes        outOfReach outOfReach yes        yes
    closeRecents        outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach
    otherAppToFront     yes        yes        yes        yes        outOfReach outOfReach yes        yes
    switchApp           yes        yes        yes        yes        outOfReach outOfReach yes        yes
    moveToState         neverMade  outOfReach neverMade  outOfReach neverMade  neverMade  neverMade  neverMade
    otherAppFinished    outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach
    enterSplitScreen    yes        outOfReach yes        yes        outOfReach outOfReach yes        outOfReach
    leaveSplitScreen    outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach
    resizeSplitScreen   outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach
    openFreeform        yes        yes        yes        yes        yes        yes        yes        yes
    resizeFreeform      outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach
    touchOutside        outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach
    touch               outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach
    onDisplay           outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach
    setLargeDisplay     outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach
    expandPictureInPicture outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach
    stashPictureInPicture outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach
    dismissPictureInPicture outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach
    rotate              yes        yes        yes        yes        yes        yes        yes        yes
    halfTurn            nothing    nothing    nothing    nothing    nothing    nothing    nothing    nothing
    toggleAutoRotate    yes        yes        yes        yes        outOfReach yes        yes        yes
    changeConfiguration outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach
    toggleConfiguration outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach
    toggleNightMode     yes        yes        yes        yes        yes        yes        yes        yes
    dock                yes        yes        yes        yes        yes        yes        yes        yes
    undock              outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach
    changeOverlay       yes        yes        yes        yes        yes        yes        yes        yes
    tapRestartButton    outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach
    startDream          yes        yes        yes        yes        outOfReach yes        yes        yes
    stopDream           outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach
    openAssistant       yes        yes        yes        yes        outOfReach outOfReach yes        yes
    pinScreen           yes        outOfReach outOfReach outOfReach outOfReach outOfReach yes        outOfReach
    unpinScreen         outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach
    allowLockTask       outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach
    screenOff           yes        yes        yes        yes        outOfReach yes        yes        yes
    screenOn            outOfReach outOfReach outOfReach outOfReach yes        outOfReach outOfReach outOfReach
    screenOnAndUnlock   outOfReach outOfReach outOfReach outOfReach yes        yes        outOfReach outOfReach
    openShade           yes        yes        yes        yes        outOfReach outOfReach outOfReach yes
    closeShade          outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach yes        outOfReach
    switchToOtherUser   yes        yes        yes        yes        outOfReach outOfReach yes        yes
    switchToFirstUser   outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach
    requestAssist       yes        nothing    nothing    nothing    outOfReach outOfReach yes        nothing
    answerPermission    outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach yes
    pauseWorkProfile    outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach
    resumeWorkProfile   outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach
    pickTarget          outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach
    deepLink            neverMade  neverMade  neverMade  neverMade  neverMade  neverMade  neverMade  neverMade
    pendingIntent       neverMade  neverMade  neverMade  neverMade  neverMade  neverMade  neverMade  neverMade
    notification        neverMade  neverMade  neverMade  neverMade  neverMade  neverMade  neverMade  neverMade
    memoryPressure      nothing    outOfReach yes        outOfReach nothing    nothing    nothing    nothing
    trimMemory          yes        outOfReach yes        outOfReach yes        yes        yes        yes
    lowMemory           yes        outOfReach yes        outOfReach yes        yes        yes        yes
    processDeath        yes        outOfReach yes        outOfReach yes        yes        yes        yes
    processDeathOf      yes        outOfReach yes        outOfReach yes        yes        yes        yes
    reclaimMemory       yes        outOfReach yes        outOfReach yes        yes        yes        yes
    heapFills           nothing    outOfReach yes        outOfReach yes        yes        nothing    nothing
    throwException      RE         outOfReach RE         outOfReach RE         RE         RE         RE
    swipeAway           yes        outOfReach yes        yes        outOfReach outOfReach yes        yes
    forceStop           yes        outOfReach yes        yes        yes        yes        yes        yes
    clearData           yes        outOfReach yes        yes        yes        yes        yes        yes
    dragPager           outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach
    releasePager        outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach
    wait                outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach
    reboot              yes        nothing     yes        yes        yes        yes        yes        yes
    requestHandoff      outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach
    receiveHandoff      outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach outOfReach
    """

  @Test(arguments: StimulusVerb.allCases)
  func `a stimulus at the wrong moment has the outcome in the table`(verb: StimulusVerb) throws {
    #expect(StimulusVerb(verb.stimulus) == verb)
    let found = try DeviceSituation.allCases.map { situation in
      try Outcome(of: verb.stimulus, on: try situation.device()).description
    }
    #expect(found == Self.rows[verb.rawValue], "\(verb.rawValue) \(found.joined(separator: " "))")
  }

  @Test func `the table has no row for a stimulus that does not exist`() {
    #expect(Self.rows.names == Set(StimulusVerb.allCases.map(\.rawValue)))
  }
}

import IOSModel
import TestSupport
import Testing

@Suite("A stimulus at the wrong time")
struct StimulusTableTests {
  /// In the order of `DeviceSituation`, with the words of `Outcome`.
  private static let rows = TextTable(text)

  private static let text = """
    launch             outOfReach    yes        yes        outOfReach outOfReach
    appCode            neverMade     outOfReach neverMade  neverMade  neverMade
    back               notInPosition outOfReach outOfReach outOfReach outOfReach
    swipeBack          notInPosition outOfReach outOfReach outOfReach outOfReach
    dragSheet          notInPosition outOfReach outOfReach outOfReach outOfReach
    dragSheetTo        notInPosition outOfReach outOfReach outOfReach outOfReach
    tapOutsidePopover  notInPosition outOfReach outOfReach outOfReach outOfReach
    swipeColumns       notInPosition outOfReach outOfReach outOfReach outOfReach
    tapDisplayModeButton notInPosition outOfReach outOfReach outOfReach outOfReach
    tapDimmedColumn    notInPosition outOfReach outOfReach outOfReach outOfReach
    tapOutsideSheet    notInPosition outOfReach outOfReach outOfReach outOfReach
    tapEditButton      wrongKind     outOfReach outOfReach outOfReach outOfReach
    reorderTabs        notInPosition outOfReach outOfReach outOfReach outOfReach
    unlockApp          wrongKind     wrongKind  wrongKind  outOfReach wrongKind
    resizeStatusBar    wrongKind     wrongKind  wrongKind  wrongKind  wrongKind
    tapRow             wrongKind     outOfReach outOfReach outOfReach outOfReach
    significantTimeChange yes        nothing    yes        yes        yes
    editTabs           notInPosition outOfReach outOfReach outOfReach outOfReach
    finishEditingTabs  notInPosition outOfReach outOfReach outOfReach outOfReach
    dragTransition     notInPosition outOfReach outOfReach outOfReach outOfReach
    swipePage          notInPosition outOfReach outOfReach outOfReach outOfReach
    tapTab             notInPosition outOfReach outOfReach outOfReach outOfReach
    tapMore            notInPosition outOfReach outOfReach outOfReach outOfReach
    tapSegue           wrongKind     outOfReach outOfReach outOfReach outOfReach
    unwind             neverMade     outOfReach outOfReach outOfReach outOfReach
    tapAlertButton     notInPosition outOfReach outOfReach outOfReach outOfReach
    tapSearchBar       notInPosition outOfReach outOfReach outOfReach outOfReach
    enterSearchText    notInPosition outOfReach outOfReach outOfReach outOfReach
    cancelSearch       notInPosition outOfReach outOfReach outOfReach outOfReach
    tapTextField       wrongKind     outOfReach outOfReach outOfReach outOfReach
    hideKeyboard       notInPosition outOfReach outOfReach outOfReach outOfReach
    chooseInBackMenu   neverMade     outOfReach outOfReach outOfReach outOfReach
    home               yes           outOfReach outOfReach outOfReach yes
    returnToApp        outOfReach    outOfReach yes        outOfReach outOfReach
    openAppSwitcher    yes           yes        yes        outOfReach yes
    closeAppSwitcher   outOfReach    outOfReach outOfReach outOfReach outOfReach
    otherAppToFront    yes           outOfReach outOfReach outOfReach yes
    lock               yes           yes        yes        outOfReach yes
    unlock             outOfReach    outOfReach outOfReach yes        outOfReach
    beginInterruption  yes           yes        yes        outOfReach yes
    endInterruption    outOfReach    outOfReach outOfReach outOfReach yes
    askPermission      yes           outOfReach outOfReach outOfReach yes
    answerPermission   outOfReach    outOfReach outOfReach outOfReach outOfReach
    rotate             yes           yes        yes        yes        yes
    halfTurn           yes           yes        yes        yes        yes
    toggleDarkMode     yes           yes        yes        yes        yes
    changeTextSize     yes           yes        yes        yes        yes
    toggleBoldText     yes           yes        yes        yes        yes
    toggleIncreasedContrast yes      yes        yes        yes        yes
    resize             yes           outOfReach outOfReach outOfReach yes
    dragDivider        wrongKind     wrongKind  wrongKind  outOfReach wrongKind
    openURL            yes           yes        yes        outOfReach outOfReach
    receiveNotification nothing     outOfReach outOfReach outOfReach nothing
    memoryWarning      yes           outOfReach nothing    nothing    yes
    terminateBySystem  yes           outOfReach yes        yes        yes
    throwException     throws        outOfReach throws     throws     throws
    swipeAway          yes           outOfReach yes        outOfReach yes
    openScene          wrongKind     wrongKind  wrongKind  outOfReach wrongKind
    activateScene      neverMade     neverMade  neverMade  outOfReach neverMade
    touchScene         neverMade     neverMade  neverMade  outOfReach neverMade
    touchWindow        neverMade     outOfReach outOfReach outOfReach outOfReach
    closeScene         wrongKind     wrongKind  wrongKind  outOfReach wrongKind
    connectDisplay     yes           yes        yes        yes        yes
    disconnectDisplay  outOfReach    outOfReach outOfReach outOfReach outOfReach
    disconnectScene    notInPosition outOfReach yes        yes        notInPosition
    launchInBackground outOfReach    yes        outOfReach outOfReach outOfReach
    prewarm            outOfReach    nothing    outOfReach outOfReach outOfReach
    backgroundEvent    outOfReach    outOfReach yes        yes        outOfReach
    wait               outOfReach    outOfReach outOfReach outOfReach outOfReach
    """

  @Test("has the outcome in the table", arguments: StimulusVerb.allCases)
  func table(verb: StimulusVerb) throws {
    #expect(StimulusVerb(verb.stimulus) == verb)
    let found = try DeviceSituation.allCases.map { situation in
      try Outcome(of: verb.stimulus, on: try situation.device()).description
    }
    #expect(found == Self.rows[verb.rawValue], "\(verb.rawValue) \(found.joined(separator: " "))")
  }

  @Test("has no row in the table if there is no such stimulus")
  func rows() {
    #expect(Self.rows.names == Set(StimulusVerb.allCases.map(\.rawValue)))
  }
}

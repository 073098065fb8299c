import AndroidModel
import TestSupport
import Testing

@Suite struct ActionTableTests {
  @Test(arguments: ActionVerb.allCases)
  func `a call with the wrong object has the outcome in the table`(verb: ActionVerb) throws {
    #expect(ActionVerb(verb.action(on: InstanceID("f"))) == verb)
    let stage = try ActionSituation.stage()
    let found = try ActionSituation.allCases.map { situation in
      guard verb.namesObject || !situation.isOfOperand else { return "-" }
      var device = stage
      try situation.prepare(&device, for: verb)
      return try Outcome(of: situation.stimulus(verb), on: device).description
    }
    #expect(found == ActionTable.row(of: verb), "\(verb.rawValue) \(found.joined(separator: " "))")
  }

  @Test func `the table has no row for a call that does not exist`() {
    #expect(ActionTable.rows.names == Set(ActionVerb.allCases.map(\.rawValue)))
  }

  @Test func `a call that the platform itself answers has a source`() {
    let obstacles = ImpossibleStimulus.Obstacle.allCases.map(\.rawValue)
    for verb in ActionVerb.allCases {
      let answers = Set(ActionTable.row(of: verb)).subtracting(obstacles + ["yes", "-"])
      #expect(answers.isEmpty == (ActionTable.ground(of: verb) == nil), "\(verb)")
    }
  }

  @Test(arguments: ActionVerb.allCases)
  func `a call is also refused in a callback, which is named`(verb: ActionVerb) throws {
    for (situation, outcome) in zip(ActionSituation.allCases, ActionTable.row(of: verb))
    where situation.isOfOperand && outcome != "-" {
      let device = try ActionSituation.stage(scripts: [
        CallbackScript(
          .instance(ActionSituation.host), .activity(.onLowMemory),
          do: [verb.action(on: situation.operand(of: verb))])
      ])
      let found = try Outcome(of: .process(.lowMemory), on: device)
      if outcome == "yes" || outcome == "nothing" {
        #expect(found == .takesPlace, "\(situation)")
      } else {
        #expect(found.description == outcome, "\(situation)")
      }
      guard case .refused = found else { continue }
      var refused = device
      let refusal = #expect(throws: ImpossibleStimulus.self) {
        try refused.perform(.process(.lowMemory))
      }
      #expect(refusal?.callback == "A#2.onLowMemory")
    }
  }

  @Test(arguments: ActionVerb.allCases)
  func `the Application has no calls of an activity`(verb: ActionVerb) throws {
    let device = try ActionSituation.stage(scripts: [
      CallbackScript(
        .application, .application(.onLowMemory),
        do: [verb.action(on: ActionSituation.again.operand(of: verb))])
    ])
    let found = try Outcome(of: .process(.lowMemory), on: device)
    switch verb {
    case .startActivity, .startActivities:
      #expect(found == .exception("AndroidRuntimeException"))
    case .startFromContext, .startTaskStack, .send, .startIntentSender, .startInAppTask,
      .moveAppTaskToFront,
      .finishAndRemoveAppTask, .setExcludeFromRecents, .setCurrentItem,
      .setOffscreenPageLimit, .changePager,
      .setAdapter, .addTab, .setCurrentTab, .setCurrentTabByTag, .makeFragment,
      .setUserVisibleHint, .setMenuVisibility,
      .setArguments,
      .getViewLifecycleOwner, .postponeEnterTransition, .startPostponedEnterTransition,
      .dismissDialogFragment, .cancelDialogFragment, .setCancelable, .registerActivityCallbacks,
      .unregisterActivityCallbacks, .registerComponentCallbacks, .unregisterComponentCallbacks,
      .setDataValue, .postDataValue, .sleep, .exit, .setDefaultNightMode,
      .setApplicationLocales, .setApplicationNightMode, .setComponentEnabledSetting,
      .openCamera, .closeCamera:
      #expect(found == .takesPlace)
    case .throwException: #expect(found == .exception("IllegalStateException"))
    default: #expect(found == .refused(.wrongKind))
    }
  }
}

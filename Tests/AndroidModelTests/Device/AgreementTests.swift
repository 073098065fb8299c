import Testing

@testable import AndroidModel

/// Whatever happens, the server and the process agree once they are idle, and no activity receives
/// a callback out of order.
struct AgreementTests {
  @Test(arguments: AndroidVersion.supported)
  func `server and process agree with several windows too`(api: Int) throws {
    var performed = 0
    for seed in 0..<6 {
      var numbers = AgreementStimuli.Numbers(state: UInt64(seed * 6007 + api))
      var app = AndroidApp(
        activities: AgreementStimuli.windowed, scripts: AgreementStimuli.scripts,
        targetSDK: seed == 0 ? 27 : api)
      app.displays.count = 1 + seed % 2
      app.displays.isLarge = seed % 3 == 0
      app.hasSizeResources = seed < 4
      app.displays.haveSystemDecorations = seed > 3
      app.displays.destroyContentOnRemoval = seed == 5
      var device = AndroidDevice(api: api, app: app)
      var story: [AndroidStimulus] = []
      var turns = CallbackTurns(api: api)
      for _ in 0..<160 {
        let stimulus =
          numbers.next(below: 3) == 0
          ? AgreementStimuli.windowStimulus(&numbers, on: device)
          : AgreementStimuli.stimulus(&numbers, on: device)
        guard let reaction = try? device.perform(stimulus) else { continue }
        story.append(stimulus)
        performed += 1
        turns.follow(reaction.events)
        #expect(reaction.defect == nil)
        let complaints = turns.complaints + device.disagreements + device.misplacedWindows
        guard complaints.isEmpty else {
          Issue.record("API \(api) seed \(seed): \(complaints) after \(story)")
          return
        }
      }
    }
    #expect(performed > 100)
  }

  @Test(arguments: AndroidVersion.supported, [true, false])
  func `server and process agree when they are idle`(api: Int, keepsActivities: Bool) throws {
    try checkAgreement(api: api, keepsActivities: keepsActivities, AgreementStimuli.activities)
  }

  @Test(arguments: AndroidVersion.supported)
  func `server and several processes agree when they are idle`(api: Int) throws {
    var activities = AgreementStimuli.activities
    for index in activities.indices {
      if index % 3 == 1 { activities[index].process = ":remote" }
      if index % 4 == 3 { activities[index].package = "other" }
    }
    try checkAgreement(api: api, keepsActivities: true, activities)
  }

  private func checkAgreement(
    api: Int, keepsActivities: Bool, _ activities: [ActivityDeclaration]
  ) throws {
    var performed = 0
    for seed in 0..<6 {
      var numbers = AgreementStimuli.Numbers(state: UInt64(seed * 7919 + api))
      var app = AndroidApp(
        activities: activities, scripts: AgreementStimuli.scripts, targetSDK: api,
        keepsActivities: keepsActivities)
      app.keyguard = seed.isMultiple(of: 2) ? .secure : .swipe
      var device = AndroidDevice(api: api, app: app)
      var story: [AndroidStimulus] = []
      var turns = CallbackTurns(api: api)
      for _ in 0..<160 {
        var group: [AndroidStimulus] = []
        for _ in 0...(numbers.next(below: 4) / 3) {
          group.append(AgreementStimuli.stimulus(&numbers, on: device))
        }
        guard let reaction = try? device.perform(group) else { continue }
        story += group
        performed += 1
        turns.follow(reaction.events)
        #expect(reaction.defect == nil)
        let complaints = turns.complaints + device.disagreements
        guard complaints.isEmpty else {
          Issue.record("API \(api) seed \(seed): \(complaints) after \(story)")
          return
        }
      }
    }
    #expect(performed > 100)
  }
}

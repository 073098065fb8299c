import IOSModel
import TestSupport
import Testing

@Suite("A call of app code with the wrong object")
struct ActionTableTests {
  @Test("has the outcome in the table", arguments: ActionVerb.allCases)
  func table(verb: ActionVerb) throws {
    #expect(ActionVerb(verb.action(on: InstanceID("K"))) == verb)
    let stage = try ActionSituation.stage()
    let found = try ActionSituation.allCases.map { situation in
      guard verb.namesObject || !situation.isOfOperand else { return "-" }
      var device = stage
      try situation.prepare(&device, for: verb)
      let outcome = try Outcome(of: situation.stimulus(verb), on: device)
      if case .exception(let name) = outcome { #expect(name == ActionTable.exception) }
      return outcome.description
    }
    #expect(found == ActionTable.row(of: verb), "\(verb.rawValue) \(found.joined(separator: " "))")
  }

  @Test("has no row in the table if there is no such call")
  func rows() {
    #expect(ActionTable.rows.names == Set(ActionVerb.allCases.map(\.rawValue)))
  }

  @Test("is ignored, warned about or refused by UIKit only if there is evidence for it")
  func grounds() {
    for verb in ActionVerb.allCases {
      let answers = Set(ActionTable.row(of: verb)).intersection(["nothing", "warning", "throws"])
      let grounds = ActionTable.grounds[verb] ?? [:]
      #expect(Set(grounds.keys) == answers, "\(verb)")
    }
  }

  @Test("is refused in a callback too, which the refusal names", arguments: ActionVerb.allCases)
  func callbacks(verb: ActionVerb) throws {
    let row = zip(ActionSituation.allCases, ActionTable.row(of: verb))
    for (situation, outcome) in row where situation.livesInCallback && outcome != "-" {
      let receiver = situation.receiver(of: verb)
      let device = try ActionSituation.stage(scripts: [
        CallbackScript(
          .instance(receiver), .controller(.didReceiveMemoryWarning),
          do: [verb.action(on: situation.operand(of: verb))])
      ])
      let found = try Outcome(of: .memoryWarning, on: device)
      if outcome == "yes" || outcome == "nothing" {
        #expect(found == .takesPlace, "\(situation)")
      } else {
        #expect(found.description == outcome, "\(situation)")
      }
      guard case .refused = found else { continue }
      var refused = device
      let refusal = #expect(throws: ImpossibleStimulus.self) { try refused.perform(.memoryWarning) }
      #expect(refusal?.callback == "\(receiver).didReceiveMemoryWarning")
    }
  }
}

extension ActionSituation {
  /// Whether the receiver exists, so that its code can run.
  fileprivate var livesInCallback: Bool {
    switch self {
    case .receiverAlone, .operandNeverMade, .operandGone, .operandAlone: true
    case .receiverNeverMade, .receiverGone, .noProcess, .inBackground, .again: false
    }
  }
}

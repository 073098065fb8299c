import IOSModel
import Testing

@Suite("Random programs")
struct RandomStimuliTests {
  #if DEBUG
    private static let count: UInt64 = 300
  #else
    private static let count: UInt64 = 5_000
  #endif
  private static let length = 20

  private struct Answer: Equatable {
    var reaction: IOSReaction?
    var refusal: ImpossibleStimulus?
  }

  /// The callbacks of one controller.
  private struct Followed {
    var appearance = AppearanceRules()
    var moves = MoveRules()

    var violations: [String] { appearance.violations + moves.violations }
  }

  private func give(_ stimuli: [IOSStimulus], to device: inout IOSDevice) -> Answer {
    do {
      return Answer(reaction: try device.perform(stimuli))
    } catch {
      return Answer(refusal: error)
    }
  }

  @Test("keep the rules of appearance, and a copy reacts like the original")
  func rules() {
    check(seeds: Self.count, code: nil)
  }

  @Test(
    "keep them too if code requests changes in the middle of others",
    arguments: RandomCode.Place.allCases)
  func codeInBetween(place: RandomCode.Place) {
    check(seeds: Self.count / 3, code: place)
  }

  private func check(seeds count: UInt64, code place: RandomCode.Place?) {
    var events = 0
    var refusals = 0
    for seed in 1...count {
      var program = RandomStimuli(seed: seed, code: place)
      var device = IOSDevice(version: program.version, app: program.app)
      var followed: [InstanceID: Followed] = [:]
      var given: [[IOSStimulus]] = [[.launch]]
      var answers = [give([.launch], to: &device)]
      follow(answers[0].reaction, &followed)
      var copy = device
      for step in 1..<Self.length {
        let stimuli = program.next(device)
        let answer = give(stimuli, to: &device)
        given.append(stimuli)
        answers.append(answer)
        if answer.reaction != nil, case .appCode(.view(.setView), in: let id?)? = stimuli.first {
          followed[id]?.appearance.forgetView()
        }
        let begun = stimuli.compactMap(\.beganByHand)
        for id in begun { followed[id]?.appearance.mayBeginAgain = true }
        follow(answer.reaction, &followed)
        for id in begun { followed[id]?.appearance.mayBeginAgain = false }
        if step == Self.length / 2 { copy = device }
        #expect(answer.reaction?.defect == nil, "seed \(seed) step \(step) \(stimuli)")
        events += answer.reaction?.events.count ?? 0
        refusals += answer.refusal == nil ? 0 : 1
        for (id, rules) in followed {
          guard let appearance = device.appearance(of: id) else { continue }
          #expect(
            appearance == rules.appearance.appearance, "seed \(seed) step \(step) \(stimuli): \(id)"
          )
        }
        let violations = followed.sorted { $0.key < $1.key }.flatMap { id, rules in
          rules.violations.map { "\(id).\($0)" }
        }
        #expect(violations == [], "seed \(seed) step \(step) \(stimuli)")
        if !violations.isEmpty { break }
      }
      var again = IOSDevice(version: program.version, app: program.app)
      #expect(given.map { give($0, to: &again) } == answers, "seed \(seed)")
      #expect(again == device, "seed \(seed)")
      guard given.count == Self.length else { continue }
      let rest = Self.length / 2 + 1
      #expect(given[rest...].map { give($0, to: &copy) } == Array(answers[rest...]), "seed \(seed)")
      #expect(copy == device, "seed \(seed)")
    }
    // Most stimuli must have an effect; otherwise the programs test little.
    #expect(events > Int(count) * 50)
    #expect(refusals < Int(count) * Self.length * (place == .scenes ? 3 : 2) / 4)
  }

  private func follow(
    _ reaction: IOSReaction?, _ followed: inout [InstanceID: Followed]
  ) {
    for event in reaction.map({ Array($0.events) }) ?? [] {
      guard case .controller(let id) = event.subject,
        case .controller(let callback) = event.callback
      else { continue }
      followed[id, default: Followed()].appearance.follow(callback)
      followed[id, default: Followed()].moves.follow(event, callback)
    }
    if reaction?.processDied == true { followed.removeAll() }
  }
}

extension IOSStimulus {
  /// The controller whose transition code begins with this stimulus.
  fileprivate var beganByHand: InstanceID? {
    guard case .appCode(.containment(.beginAppearanceTransition(let id, _, _)), in: _) = self else {
      return nil
    }
    return id
  }
}

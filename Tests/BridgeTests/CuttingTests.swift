@testable import Bridge
import Foundation
import Specification
import TestSupport
import Testing

/// Neutral events follow from what the platforms say, however a script cuts it into steps.
@Suite("Cutting into steps")
struct CuttingTests {
  /// Every case that there is, on the newest versions.
  static let scripts: [(address: String, script: Script)] = {
    let suite = Suite.load([Repository.specs.path()])
    return suite.addresses.compactMap { address in
      suite.script(at: address).map { (address, $0) }
    }
  }()

  @Test(arguments: [2, 3, Int.max])
  func `Android's events mean the same in longer steps`(length: Int) {
    expectSame { script in
      let objects = ObjectTable(script.declarations)
      let steps = try Recording<AndroidDriver>.steps(of: script, objects, version: 36)
      var mapper = AndroidNeutralMapper(objects: objects)
      let joined = Recording<AndroidDriver>.joined(steps, by: length).flatMap { step in
        mapper.map(step.events, reasons: step.reasons, ends: step.ends)
      }
      return joined.map(\.event) == steps.flatMap(\.neutral)
    }
  }

  @Test(arguments: [2, 3, Int.max])
  func `UIKit's events mean the same in longer steps`(length: Int) {
    expectSame { script in
      let objects = ObjectTable(script.declarations)
      let steps = try Recording<IOSDriver>.steps(of: script, objects, version: 26)
      var mapper = IOSNeutralMapper(objects: objects)
      let joined = Recording<IOSDriver>.joined(steps, by: length).flatMap { step in
        mapper.map(
          step.events, reasons: step.reasons, ends: step.ends, turnEnds: step.turnEnds)
      }
      return joined.map(\.event) == steps.flatMap(\.neutral)
    }
  }

  /// On threads with the stack that a script may need.
  private func expectSame(_ isSame: @escaping @Sendable (Script) throws -> Bool) {
    let results = Self.scripts.concurrentMap { one in Result { try isSame(one.script) } }
    for (one, result) in zip(Self.scripts, results) {
      #expect(throws: Never.self, "\(one.address)") {
        let isSame = try result.get()
        #expect(isSame, "\(one.address)")
      }
    }
  }
}

/// What a device said in one or more steps, and what it meant.
private struct Recording<D: Driver> {
  var events: [D.Event] = []
  var reasons: [NeutralCause] = []
  var neutral: [NeutralEvent] = []
  var ends: [ProcessEnd] = []
  var turnEnds: [Int] = []

  static func steps(
    of script: Script, _ objects: ObjectTable, version: Int
  ) throws -> [Recording] {
    guard let script = try PlatformScript<D>(script, objects), script.versions.contains(version)
    else { return [] }
    var driver = D(
      script.plan, objects, version: D.version(version, for: script.plan), recordsMarks: false)
    return script.steps.map { step in
      let record = driver.perform(step.inputs)
      return Recording(
        events: record.events, reasons: record.reasons, neutral: record.neutral.map(\.event),
        ends: record.ends, turnEnds: record.turnEnds)
    }
  }

  static func joined(_ steps: [Recording], by length: Int) -> [Recording] {
    var joined: [Recording] = []
    for (position, step) in steps.enumerated() {
      if position % length == 0 { joined.append(Recording()) }
      let before = joined[joined.count - 1].events.count
      joined[joined.count - 1].ends += step.ends.map {
        ProcessEnd(process: $0.process, position: before + $0.position)
      }
      joined[joined.count - 1].turnEnds += step.turnEnds.map { before + $0 }
      joined[joined.count - 1].events += step.events
      joined[joined.count - 1].reasons += step.reasons
    }
    return joined
  }
}

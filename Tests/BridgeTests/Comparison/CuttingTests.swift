import AndroidModel
@testable import Bridge
import IOSModel
import Specification
import Testing

/// Neutral events follow from the platforms' callbacks, however a script is divided into steps.
@Suite("Dividing a script into steps")
struct CuttingTests {
  @Test func `Android's events have the same meaning in longer steps`() {
    expectSame(on: AndroidVersion.newest) {
      (steps: [Recording<AndroidDriver>], objects: ObjectTable) in
      var mapper = AndroidNeutralMapper(objects: objects)
      return steps.flatMap { step in
        mapper.map(step.events, reasons: step.reasons, ends: step.ends).map(\.event)
      }
    }
  }

  @Test func `UIKit's events have the same meaning in longer steps`() {
    expectSame(on: IOSVersion.newest) {
      (steps: [Recording<IOSDriver>], objects: ObjectTable) in
      var mapper = IOSNeutralMapper(objects: objects)
      return steps.flatMap { step in
        mapper.map(step.events, reasons: step.reasons, ends: step.ends, turnEnds: step.turnEnds)
          .map(\.event)
      }
    }
  }

  private typealias Meaning<D: Driver> =
    @Sendable (_ steps: [Recording<D>], _ objects: ObjectTable) -> [NeutralEvent]

  /// How many steps are merged into one.
  private static let lengths = [2, 3, Int.max]

  /// Compares every case of the specs, on threads with the stack that a script may need.
  private func expectSame<D: Driver>(on version: Int, meaning: @escaping Meaning<D>) {
    let scripts = everySpec.scripts
    let results = scripts.concurrentMap { one in
      Result { try Self.meanings(of: one.script, on: version, meaning) }
    }
    var compared = 0
    for (one, result) in zip(scripts, results) {
      #expect(throws: Never.self, "\(one.address)") {
        let (written, cut) = try result.get()
        for (length, longer) in zip(Self.lengths, cut) {
          #expect(longer == written, "\(one.address), by \(length) steps")
        }
        if !written.isEmpty { compared += 1 }
      }
    }
    #expect(compared > 500)
  }

  /// The neutral events of a script in its own steps, and in steps of each of the lengths.
  private static func meanings<D: Driver>(
    of script: Script, on version: Int, _ meaning: Meaning<D>
  ) throws -> (written: [NeutralEvent], cut: [[NeutralEvent]]) {
    let objects = ObjectTable(script.declarations)
    let steps = try Recording<D>.steps(of: script, objects, version: version)
    let cut = lengths.map { meaning(Recording.joined(steps, by: $0), objects) }
    return (steps.flatMap(\.neutral), cut)
  }
}

/// The device's events in one or more steps, and their neutral events.
private struct Recording<D: Driver> {
  var events: [D.Event] = []
  var reasons: [NeutralCause] = []
  var neutral: [NeutralEvent] = []
  var ends: [Bridge.ProcessEnd] = []
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

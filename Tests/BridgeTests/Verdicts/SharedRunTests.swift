@testable import AndroidModel
@testable import Bridge
@testable import IOSModel
import Specification
import Testing

@Suite("Versions that share a run")
struct SharedRunTests {
  @Test func `A run separates versions only by the behaviours that it has queried`() throws {
    var run = try #require(SharedRun<AndroidDriver>(on: Array(26...30), for: AndroidApp()))
    run.part()
    #expect(run.numbers == [26, 27, 28, 29, 30])
    #expect(run.version.has(.state(.savesStateAfterStop)) == false)
    #expect(run.version.has(.window(.hasSplitScreen)))
    run.part()
    #expect(run.numbers == [26, 27])
    var next = try #require(run.next)
    #expect(next.numbers == [28, 29, 30])
    #expect(next.version.has(.activity(.reportsTopResumedActivity)) == false)
    next.part()
    #expect(next.numbers == [28])
    #expect(next.next?.numbers == [29, 30])
    #expect(next.next?.next == nil)
  }

  @Test func `Every behaviour is recorded separately when it is queried`() {
    for behaviour in AndroidBehaviour.allCases {
      let asked = AskedBehaviours()
      let version = AndroidVersion(api: 28, targetSDK: 28)
      _ = version.telling(asked).has(behaviour)
      let toggled = AndroidBehaviour.allCases.filter {
        !version.toggling($0).agrees(with: version, on: asked)
      }
      #expect(toggled == [behaviour])
    }
    for behaviour in IOSBehaviour.allCases {
      let asked = AskedBehaviours()
      let version = IOSVersion(major: 15)
      _ = version.telling(asked).has(behaviour)
      let toggled = IOSBehaviour.allCases.filter {
        !version.toggling($0).agrees(with: version, on: asked)
      }
      #expect(toggled == [behaviour])
    }
  }

  @Test func `A version that records its queries equals one that does not`() {
    let version = AndroidVersion(api: 30, targetSDK: 30)
    #expect(version.telling(AskedBehaviours()) == version)
    #expect(IOSVersion(major: 15).telling(AskedBehaviours()) == IOSVersion(major: 15))
  }

  /// A shared run equals what each version would have done alone: all events of the app with their
  /// reasons, and everything that cannot be done. The last of the versions that share a run differs
  /// most from the first, on which it ran. Every seventh case is tried; `fuzz scripts` tries more.
  @Test func `A case of the specs has the same result on each version alone`() {
    let compared = everySpec.chapters.concurrentMap { chapter in
      let places = stride(from: 0, to: chapter.chapter.cases.count, by: 7)
      return places.map { chapter.chapter.cases[$0] }.reduce(0) { sum, one in
        guard case .script(let script) = one.content else { return sum }
        let whole = chapter.chapter.setup.followed(by: script)
        guard whole.limitations.isEmpty else { return sum }
        let address = chapter.chapter.address(of: one.slug)
        return sum + compare(whole, address, on: AndroidDriver.self)
          + compare(whole, address, on: IOSDriver.self)
      }
    }
    #expect(compared.reduce(0, +) > 200)
  }

  /// - Returns: how many runs were compared with the shared one.
  private func compare<D: Driver>(_ script: Script, _ address: String, on: D.Type) -> Int {
    guard let script = try? PlatformScript<D>(script, ObjectTable(script.declarations)) else {
      return 0
    }
    var compared = 0
    var next = SharedRun<D>(on: script.versions, for: script.plan)
    while var run = next {
      let shared = outcome(of: script, &run)
      if let version = run.numbers.dropFirst().last,
        var alone = SharedRun<D>(on: [version], for: script.plan)
      {
        #expect(
          outcome(of: script, &alone) == shared,
          "\(address) on \(D.platform) \(version), run with \(run.numbers)")
        compared += 1
      }
      next = run.next
    }
    return compared
  }

  private func outcome<D: Driver>(
    of script: PlatformScript<D>, _ run: inout SharedRun<D>
  ) -> [StepRecord<D.Event>] {
    var driver = D(script.plan, script.objects, version: run.version, recordsMarks: true)
    var records: [StepRecord<D.Event>] = []
    for step in script.steps {
      records.append(driver.perform(step.inputs))
      run.part()
      if records.last?.problem != nil { break }
    }
    return records
  }
}

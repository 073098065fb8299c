import AndroidModel
import TestSupport
import Testing

/// Whatever happens to a pager, it comes to rest with one page resumed and few pages alive.
struct RandomPagerTests {
  #if DEBUG
    private static let count: UInt64 = 60
  #else
    private static let count: UInt64 = 5_000
  #endif

  @Test(arguments: PagerDeclaration.Adapter.allCases)
  func `random paging keeps the rules of pagers`(adapter: PagerDeclaration.Adapter) throws {
    var turns = 0
    for seed in 1...Self.count {
      var random = SplitMix(seed: seed)
      let limit = random.chance(2) ? nil : Int.random(in: 1...2, using: &random)
      var scenario = try PagerScenario.launched(adapter) { $0.offscreenPageLimit = limit }
      // Interrupting a scroll may leave pages behind, which the adapters do not notice.
      let isHurried = random.chance(3)
      var pages = FollowedPages()
      pages.follow(scenario.lastReaction)
      for _ in 0..<20 {
        let stimuli = (0..<(isHurried && random.chance(2) ? 2 : 1)).map { _ in stimulus(&random) }
        guard let reaction = try? scenario.device.perform(stimuli) else { continue }
        turns += 1
        try #require(reaction.crash == nil, "seed \(seed)")
        pages.follow(reaction)
        if !isHurried { expectRest(of: scenario, adapter, limit, "seed \(seed)") }
      }
      #expect(pages.violations == [], "seed \(seed)")
    }
    #expect(turns > Int(Self.count) * 10)
  }

  private func stimulus(_ random: inout SplitMix) -> AndroidStimulus {
    switch Int.random(in: 0..<10, using: &random) {
    case 0...4:
      .page(Int.random(in: 0..<6, using: &random), smoothly: !random.chance(3))
    case 5: .dragPager("v", to: Int.random(in: 0..<6, using: &random))
    case 6: .letGo
    case 7: .rotate
    case 8: random.chance(2) ? .home : .returnByLauncher
    default: .wait(milliseconds: 5_000)
    }
  }

  private func expectRest(
    of scenario: PagerScenario, _ adapter: PagerDeclaration.Adapter, _ limit: Int?, _ seed: String
  ) {
    let states = scenario.pages.compactMap { page in
      scenario.device.currentInstance(of: page).flatMap {
        scenario.device.state(ofFragment: $0)
      }
    }
    let resumed = states.count { $0 == .resumed }
    let isInFront = scenario.device.currentInstance(of: "A").map {
      scenario.device.state(of: $0) == .resumed
    }
    #expect(resumed == (isInFront == true ? 1 : 0), Comment(rawValue: seed))
    switch adapter {
    case .fragmentPagerAdapter: break  // keeps every instance
    case .fragmentStatePagerAdapter:
      // A scroll ends when it is drawn.
      #expect(
        isInFront != true || states.count <= 2 * (limit ?? 1) + 1, Comment(rawValue: seed))
    case .fragmentStateAdapter:
      // Half way between two pages both are visible, and two more are kept; as many again may have
      // been restored.
      let most = 2 * (limit ?? 0) + 2 + 2
      #expect(states.count <= 2 * most, Comment(rawValue: seed))
    }
  }
}

import AndroidModel
import TestSupport
import Testing

/// Whatever happens to its pages, a pager comes to rest with one of them resumed.
struct RandomDataSetTests {
  #if DEBUG
    private static let count: UInt64 = 60
  #else
    private static let count: UInt64 = 5_000
  #endif

  private static let pages = (0..<6).map { "p\($0)" }
  private static let others = (0..<4).map { "n\($0)" }

  @Test(arguments: PagerDeclaration.ItemID.allCases)
  func `after random changes one page is resumed`(itemID: PagerDeclaration.ItemID) throws {
    var turns = 0
    for seed in 1...Self.count {
      var random = SplitMix(seed: seed)
      let limit = random.chance(2) ? nil : Int.random(in: 1...2, using: &random)
      var scenario = try PagerScenario.launched(
        .fragmentStateAdapter, pages: Self.pages, others: Self.others
      ) {
        $0.offscreenPageLimit = limit
        $0.getItemId = itemID
      }
      var pages = FollowedPages()
      var count = Self.pages.count
      pages.follow(scenario.lastReaction)
      for _ in 0..<20 {
        let (stimulus, change) = stimulus(&random, count)
        guard (try? scenario.when(stimulus)) != nil else { continue }
        turns += 1
        count += change
        let reaction = scenario.lastReaction
        if reaction.crash != nil {
          // Ids that are positions do not work for a changing list: a holder may get an item back
          // that has gone with another holder, and the adapter's "design assumption" is violated.
          try #require(itemID == .position, "seed \(seed)")
          break
        }
        pages.follow(reaction)
        // A page that is added to an emptied list may have the id of the last one, and is then not
        // resumed.
        guard count > 0 else { break }
        let isInFront = scenario.device.currentInstance(of: "A").map {
          scenario.device.state(of: $0) == .resumed
        }
        let expected = isInFront == true ? 1 : 0
        #expect(scenario.resumed.count == expected, "seed \(seed)")
      }
      #expect(pages.violations == [], "seed \(seed)")
    }
    #expect(turns > Int(Self.count) * 5)
  }

  private func stimulus(_ random: inout SplitMix, _ count: Int) -> (AndroidStimulus, Int) {
    func place(_ end: Int) -> Int { Int.random(in: 0..<max(1, end), using: &random) }
    let page = (Self.pages + Self.others)[place(10)]
    return switch Int.random(in: 0..<12, using: &random) {
    case 0...1: (.page(place(count), smoothly: !random.chance(3)), 0)
    case 2...3: (.change(.itemInserted(position: place(count + 1), page: page)), 1)
    case 4...5: (.change(.itemRemoved(position: place(count))), -1)
    case 6: (.change(.itemMoved(from: place(count), to: place(count))), 0)
    case 7: (.change(.itemChanged(position: place(count))), 0)
    case 8: (.change(.dataSetChanged(pages: [page, "p1", "p2"])), 3 - count)
    case 9: (.rotate, 0)
    case 10: (random.chance(2) ? .home : .returnByLauncher, 0)
    default: (.wait(milliseconds: 5_000), 0)
    }
  }
}

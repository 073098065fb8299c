@testable import Bridge
import Specification
import TestSupport
import Testing

@Suite("Variants side by side")
struct VariantTableTests {
  private func table(
    _ script: String, _ platform: Platform, _ versions: [Int],
    showing detail: CallbackDetail = .core
  ) -> VariantTable {
    VariantTable(of: Lineup(parsed(script), on: versions, of: platform), showing: detail)
  }

  @Test func `Versions that do the same share a column`() {
    let table = table("launch A; home", .android, Array(24...36))
    #expect(table.columns.map(\.summary) == ["24…27", "28…36"])
    let alike = self.table("launch A", .ios, [13, 14, 15, 16, 17, 18])
    #expect(alike.columns.map(\.summary) == ["13…18"])
    #expect(!alike.steps.contains { !$0.isAlike })
    #expect(alike.borders.isEmpty)
  }

  @Test func `A callback that moves is in two rows`() {
    let home = table("launch A; home", .android, [27, 28]).steps[1]
    let saves = home.rows.filter { row in
      row.cells.contains { $0?.callback?.name == "onSaveInstanceState" }
    }
    #expect(saves.count == 2)
    #expect(saves.map { $0.cells.map { $0 != nil } } == [[true, false], [false, true]])
    #expect(home.rows.filter(\.isAlike).count == home.rows.count - 2)
    #expect(!home.isAlike)
  }

  @Test func `Every column keeps its own order`() {
    let script = "launch A; open B; rotate; back; home"
    let table = table(script, .android, [27, 28])
    #expect(table.columns.map(\.summary) == ["27", "28"])
    for (column, version) in [27, 28].enumerated() {
      let alone = Comparison(of: parsed(script), android: version, showing: .core)
      #expect(
        table.steps.map { $0.rows.compactMap { $0.cells[column]?.callback?.short } }
          == alone.steps.map { $0.rows.compactMap { $0.android?.callback?.short } })
    }
  }

  @Test func `The behaviour that divides two versions is found by trial`() {
    let save = table("launch A; home", .android, [27, 28])
    #expect(save.borders.map(\.before) == ["27"])
    #expect(save.borders.flatMap(\.reasons).map(\.behaviour) == ["savesStateAfterStop"])
    let sheet = table("launch A; present B", .ios, [12, 13])
    let reasons = sheet.borders.flatMap(\.reasons).map(\.behaviour)
    #expect(reasons.contains("automaticPresentationIsSheet"))
    #expect(!reasons.contains("restoresThroughAppDelegate"))
    #expect(!sheet.borders.flatMap(\.reasons).contains { !$0.address.contains("://") })
  }

  @Test func `A target SDK divides one version as the behaviours say`() {
    let lineup = Lineup(
      parsed("launch A; home"), on: 36, of: .android, setting: "targetSdk", to: ["27", "28", "29"])
    let table = VariantTable(of: lineup, showing: .core)
    #expect(table.columns.map(\.summary) == ["27", "28…29"])
    #expect(table.columns.map(\.device.device) == [["targetSdk=27"], ["targetSdk=29"]])
    #expect(table.borders.flatMap(\.reasons).map(\.behaviour) == ["savesStateAfterStop"])
  }

  @Test
  func `A difference that no behaviour of a version explains is attributed to the device setting`()
  {
    let lineup = Lineup(
      parsed("launch A; rotate"), on: 26, of: .ios, setting: "idiom", to: ["phone", "pad"])
    let table = VariantTable(of: lineup, showing: .all)
    #expect(table.columns.map(\.summary) == ["phone", "pad"])
    #expect(table.borders.flatMap(\.reasons).map(\.behaviour) == ["idiom"])
  }

  @Test func `A callback shown in one column is left out of no other`() {
    let lineup = Lineup(
      parsed("launch A; rotate"), on: 26, of: .ios, setting: "idiom", to: ["phone", "pad"])
    let rows = VariantTable(of: lineup, showing: .core).steps[1].rows
    let transition = rows.filter { $0.cells.last??.callback?.name == "viewWillTransition" }
    #expect(transition.count == 1)
    #expect(transition.first?.isAlike == true)
  }

  @Test func `A requested setting overrides that of the script`() {
    let script = parsed("device android targetSdk=30; activity A; launch A")
    let other = script.setting("targetSdk", to: "27", on: .android)
    #expect(Comparison(of: other).android?.device == ["targetSdk=27"])
  }

  @Test func `Two scripts have a column each, and the shorter one ends early`() {
    let scripts = ["launch A; open B", "launch A; present B; back"]
    let variants = scripts.map {
      Lineup.Variant(name: $0, script: parsed($0), version: 26)
    }
    let table = VariantTable(of: Lineup(.ios, axis: .script, variants: variants), showing: .core)
    #expect(table.columns.map(\.summary) == scripts)
    #expect(
      table.steps.map(\.texts) == [
        ["launch A", "launch A"], ["open B", "present B"], [nil, "back"],
      ])
    #expect(table.steps[0].isAlike)
    #expect(!table.steps[1].isAlike && !table.steps[2].isAlike)
    #expect(table.borders.isEmpty)
    let same = Lineup(.ios, axis: .script, variants: [variants[0], variants[0]])
    #expect(VariantTable(of: same, showing: .core).columns.count == 2)
  }

  @Test func `Versions that differ only in hidden callbacks are reported as such`() {
    let some = table("launch A", .android, [28, 29])
    #expect(some.columns.count == 1)
    #expect(some.hidesDifferences)
    let all = table("launch A", .android, [28, 29], showing: .all)
    #expect(all.columns.count == 2)
    #expect(!all.hidesDifferences)
  }

  @Test func `A step that one version cannot carry out is noted in its column`() {
    let table = table(
      "controller A; controller B; launch A; ios: present B; ios: drag sheet to large", .ios,
      [14, 15])
    #expect(table.columns.map(\.summary) == ["14", "15"])
    #expect(table.steps.map { $0.notes.map(\.column) } == [[], [], [0]])
    #expect(!table.isCarriedOut)
  }
}

@Suite("Changes from version to version")
struct VariantChangesTests {
  private func changes(_ script: String, _ platform: Platform) -> VariantChanges {
    VariantChanges(of: Lineup(parsed(script), on: platform.supportedVersions, of: platform))
  }

  @Test func `Only the borders at which something changes are listed`() {
    let changes = changes("launch A; home", .android)
    #expect(changes.summary == "21…37")
    let border = changes.borders.first { $0.after == "28" }
    let home = border?.changes.first { $0.text == "home" }
    #expect(
      home?.differences.contains { change in
        if case .moves(let entry, _, let to) = change {
          entry.name == "onSaveInstanceState" && to?.name == "onStop"
        } else {
          false
        }
      } == true)
    #expect(border?.reasons.contains { $0.behaviour == "savesStateAfterStop" } == true)
    #expect(!changes.borders.contains { $0.after == "25" })
  }

  @Test func `A callback that exists from a version on appears there`() {
    let border = changes("launch A", .android).borders.first { $0.after == "29" }
    #expect(
      border?.changes.flatMap(\.differences).contains { change in
        if case .comes(let entry) = change {
          entry.name == "onTopResumedActivityChanged"
        } else {
          false
        }
      } == true)
  }

  @Test func `Every border has an explanation, or says that no single behaviour explains it`() {
    for script in ["launch A; open B; rotate; back; home; return", "launch A; present B; back"] {
      for platform in Platform.allCases {
        let borders = changes(script, platform).borders
        #expect(!borders.isEmpty, "\(platform)")
        for border in borders {
          #expect(!border.changes.isEmpty)
          #expect(!border.reasons.isEmpty, "\(platform) \(border.before) | \(border.after)")
        }
      }
    }
  }
}

@Suite("Two sequences merged into one")
struct CommonOrderTests {
  private func merged(_ left: String, _ right: String) -> String {
    let (one, two) = (left.map(String.init), right.map(String.init))
    return CommonOrder(one, two).steps.map { step in
      switch (step.left, step.right) {
      case (let left?, .some): one[left]
      case (let left?, nil): "<\(one[left])"
      case (nil, let right?): ">\(two[right])"
      case (nil, nil): "?"
      }
    }.joined()
  }

  @Test(arguments: [
    ("abc", "abc", "abc"), ("abc", "ac", "a<bc"), ("abc", "axc", "a<b>xc"), ("", "ab", ">a>b"),
    ("abcd", "acbd", "a<bc>bd"), ("aab", "ab", "a<ab"), ("xa", "ay", "<xa>y"),
  ])
  func `As many elements as possible are shared by both`(
    left: String, right: String, expected: String
  ) {
    #expect(merged(left, right) == expected)
  }

  @Test("Long sequences share as many elements as a table of all pairs finds", arguments: 0..<20)
  func long(seed: UInt64) {
    var random = SplitMix(seed: seed)
    func sequence(_ length: Int) -> [Int] { (0..<length).map { _ in Int(random.next() % 4) } }
    let (left, right) = (sequence(Int(seed) * 11), sequence(150))
    var common = Array(
      repeating: Array(repeating: 0, count: right.count + 1), count: left.count + 1)
    for row in left.indices.reversed() {
      for column in right.indices.reversed() {
        common[row][column] =
          left[row] == right[column]
          ? common[row + 1][column + 1] + 1
          : max(common[row + 1][column], common[row][column + 1])
      }
    }
    let steps = CommonOrder(left, right).steps
    #expect(steps.count { $0.left != nil && $0.right != nil } == common[0][0])
    #expect(steps.compactMap(\.left) == Array(left.indices))
    #expect(steps.compactMap(\.right) == Array(right.indices))
    let rests = CommonRests(left[...], right[...], keepsColumns: false)
    #expect(rests.lengths == common.map { $0[0] })
  }
}

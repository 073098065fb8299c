import FoundationEssentials
import Oracle
import Testing

/// The recordings of the androidx fragment library, version 1.4.1.
@Suite struct RecordedProgramsTests {
  static let lines: [(number: Int, text: Data)] = {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Recordings/fragments.jsonl")
    let data = (try? Data(contentsOf: path)) ?? Data()
    return data.split(separator: UInt8(ascii: "\n")).enumerated().map { ($0 + 1, Data($1)) }
  }()

  @Test func `There are 120 of them`() {
    #expect(Self.lines.count == 120)
  }

  @Test(arguments: lines.map(\.number)) func `The model does what the library did`(number: Int) {
    let result = OracleReplay.replay(Self.lines[number - 1].text, number: number)
    guard case .passed = result else {
      Issue.record("\(result)")
      return
    }
  }
}

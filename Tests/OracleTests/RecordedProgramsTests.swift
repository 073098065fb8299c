import Foundation
import Oracle
import Testing

/// The recordings of the AndroidX fragment library: of 1.4.1, and of 1.1, which precedes its state
/// manager.
@Suite struct RecordedProgramsTests {
  struct Line: CustomTestStringConvertible {
    var file: String
    var number: Int
    var text: Data

    var testDescription: String { "\(file):\(number)" }
  }

  static let lines = ["fragments", "fragments-1.1", "fragments-postponed"].flatMap(lines)

  private static func lines(of file: String) -> [Line] {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Recordings/\(file).jsonl")
    let data = (try? Data(contentsOf: path)) ?? Data()
    return data.split(separator: UInt8(ascii: "\n")).enumerated()
      .map { Line(file: file, number: $0 + 1, text: Data($1)) }
  }

  @Test func `There are 120, 48 and 24 recorded programs`() {
    let counts = Dictionary(grouping: Self.lines, by: \.file).mapValues(\.count)
    #expect(counts == ["fragments": 120, "fragments-1.1": 48, "fragments-postponed": 24])
  }

  @Test(arguments: lines) func `The model behaves like the library in the recordings`(line: Line) {
    let result = OracleReplay.replay(Array(line.text), number: line.number)
    guard case .passed = result else {
      Issue.record("\(result)")
      return
    }
  }
}

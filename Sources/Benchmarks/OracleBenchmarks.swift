import FoundationEssentials
import Oracle

/// Replaying recordings of the fragment library.
enum OracleBenchmarks {
  /// - Parameters:
  ///   - path: of a recording; nothing is measured without one.
  ///   - programs: repeated until it has so many.
  static func group(_ path: String, programs: Int) throws -> [Benchmark] {
    guard var reader = LineReader(path: path) else { throw BenchmarkFailure("cannot read \(path)") }
    var lines: [Data] = []
    while let line = reader.next() {
      if !line.isEmpty { lines.append(line) }
    }
    guard !lines.isEmpty else { throw BenchmarkFailure("no program in \(path)") }
    let repeated = (0..<programs).map { lines[$0 % lines.count] }
    return [
      Benchmark("Oracle: \(programs) programs, decoded and run", operations: 1) { _ in
        for (index, line) in repeated.enumerated() {
          guard case .passed = OracleReplay.replay(line, number: index + 1) else {
            throw BenchmarkFailure("line \(index + 1) of \(path) does not pass")
          }
        }
      }
    ]
  }
}

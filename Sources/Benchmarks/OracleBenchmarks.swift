import Oracle

/// Replaying recordings of the fragment library.
enum OracleBenchmarks {
  /// - Parameters:
  ///   - path: the path of a recording; without one nothing is measured.
  ///   - programs: how many programs to replay; the recording is repeated to reach this number.
  static func group(_ path: String, programs: Int) throws -> [Benchmark] {
    guard var reader = LineReader(path: path) else { throw BenchmarkFailure("cannot read \(path)") }
    var lines: [[UInt8]] = []
    while let line = reader.next() {
      if !line.isEmpty { lines.append(line) }
    }
    guard !lines.isEmpty else { throw BenchmarkFailure("no program in \(path)") }
    let repeated = (0..<programs).map { lines[$0 % lines.count] }
    let decoded = try lines.map(OracleReplay.decode)
    return [
      Benchmark("Oracle: \(programs) programs, decoded", operations: 1) { _ in
        for line in repeated { keep(try OracleReplay.decode(line)) }
      },
      Benchmark("Oracle: \(programs) programs, run", operations: 1) { _ in
        for index in 0..<programs {
          try require(try OracleReplay.replay(decoded[index % decoded.count]), path)
        }
      },
      Benchmark("Oracle: \(programs) programs, decoded and run", operations: 1) { _ in
        for (index, line) in repeated.enumerated() {
          try require(OracleReplay.replay(line, number: index + 1), path)
        }
      },
    ]
  }

  private static func require(_ result: OracleResult, _ path: String) throws {
    guard case .passed = result else { throw BenchmarkFailure("\(path): \(result)") }
  }
}

/// Something whose cost is measured: so many operations in one go.
struct Benchmark {
  /// What one operation is, as the table names it.
  let name: String
  /// How many operations one round has; nil: as many as make a round long enough to be measured.
  let operations: Int?
  /// Runs this many operations.
  let run: (Int) throws -> Void

  init(_ name: String, operations: Int? = nil, run: @escaping (Int) throws -> Void) {
    self.name = name
    self.operations = operations
    self.run = run
  }
}

/// Benchmarks that are compared with each other: their rounds alternate, so that whatever else the
/// machine does meets them all.
struct BenchmarkGroup {
  let benchmarks: [Benchmark]

  /// Measures each benchmark in so many rounds, after one to warm up.
  func measure(rounds: Int) throws -> [Measurement] {
    var measurements: [Measurement] = []
    for benchmark in benchmarks {
      measurements.append(
        Measurement(name: benchmark.name, operations: try Self.operations(of: benchmark)))
    }
    for _ in 0..<rounds {
      for (index, benchmark) in benchmarks.enumerated() {
        let operations = measurements[index].operations
        measurements[index].add(try Duration.spent { try benchmark.run(operations) })
      }
    }
    return measurements
  }

  private static func operations(of benchmark: Benchmark) throws -> Int {
    if let fixed = benchmark.operations {
      try benchmark.run(fixed)
      return fixed
    }
    var operations = 1
    while try Duration.spent({ try benchmark.run(operations) }).elapsed < .milliseconds(100) {
      operations *= 2
    }
    return operations
  }
}

/// Keeps the compiler from leaving out the work that made the value.
@inline(never)
func keep<Value>(_ value: Value) {}

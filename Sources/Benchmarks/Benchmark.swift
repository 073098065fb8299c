/// An operation whose cost is measured, repeated any number of times.
struct Benchmark {
  /// What one operation is, as the table names it.
  let name: String
  /// The number of operations in a round; nil chooses as many as make a round long enough to be
  /// measured.
  let operations: Int?
  /// Runs this many operations.
  let run: (Int) throws -> Void

  init(_ name: String, operations: Int? = nil, run: @escaping (Int) throws -> Void) {
    self.name = name
    self.operations = operations
    self.run = run
  }
}

/// Benchmarks that are compared with each other. Their rounds alternate, so that other load on the
/// machine affects all of them alike.
struct BenchmarkGroup {
  let benchmarks: [Benchmark]

  /// Measures this many rounds of each benchmark, after one to warm up.
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

/// Keeps the compiler from removing the work that made the value.
@inline(never)
func keep<Value>(_ value: Value) {}

import Bridge

/// Checking the spec files.
enum SuiteBenchmarks {
  static func group(_ folder: String) throws -> [Benchmark] {
    let suite = Suite.load([folder])
    guard !suite.chapters.isEmpty else { throw BenchmarkFailure("there is no spec in \(folder)") }
    guard suite.run().isConforming else { throw BenchmarkFailure("\(folder) is not conforming") }
    return [
      Benchmark("Specs: reading the files", operations: 1) { _ in keep(Suite.load([folder])) },
      Benchmark("Specs: running the cases", operations: 1) { _ in keep(suite.run()) },
    ]
  }
}

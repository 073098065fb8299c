#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The time that one round took.
struct TimeSpent {
  var elapsed: Duration
  /// Processor time, over all threads.
  var processor: Duration
}

extension Duration {
  /// Runs the work and returns the time it took.
  static func spent(_ work: () throws -> Void) rethrows -> TimeSpent {
    let processor = Duration.processorTime
    let elapsed = try ContinuousClock().measure(work)
    return TimeSpent(elapsed: elapsed, processor: Duration.processorTime - processor)
  }

  /// The processor time that this process has used so far.
  private static var processorTime: Duration {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #else
      getrusage(RUSAGE_SELF, &usage)
    #endif
    return Duration(usage.ru_utime) + Duration(usage.ru_stime)
  }

  private init(_ time: timeval) {
    self = .seconds(Int64(time.tv_sec)) + .microseconds(Int64(time.tv_usec))
  }
}

/// The rounds of one benchmark.
struct Measurement {
  let name: String
  /// The number of operations in each round.
  let operations: Int
  private var elapsed: [Duration] = []
  private var processor: [Duration] = []

  init(name: String, operations: Int) {
    self.name = name
    self.operations = operations
  }

  mutating func add(_ round: TimeSpent) {
    elapsed.append(round.elapsed)
    processor.append(round.processor)
  }

  /// The best time of one operation, by the clock.
  var bestElapsed: Duration { best(elapsed) }
  var medianElapsed: Duration { median(elapsed) }
  /// The best processor time of one operation.
  var bestProcessor: Duration { best(processor) }
  var medianProcessor: Duration { median(processor) }

  private func best(_ rounds: [Duration]) -> Duration {
    (rounds.min() ?? .zero) / operations
  }

  private func median(_ rounds: [Duration]) -> Duration {
    guard !rounds.isEmpty else { return .zero }
    return rounds.sorted()[rounds.count / 2] / operations
  }
}

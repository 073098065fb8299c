/// Measures the requested groups one by one.
struct Run {
  let options: Options

  func all() throws {
    for group in options.groups { try measure(group) }
  }

  private func measure(_ group: Options.Group) throws {
    switch group {
    case .snapshot: try measureSnapshots()
    case .stimuli:
      try show("Stimuli", [AndroidBenchmarks.stimuli(), IOSBenchmarks.stimuli()])
    case .check: try show("Spec files", try SuiteBenchmarks.group(options.specs))
    case .oracle:
      try show(
        "Oracle", try OracleBenchmarks.group(options.recording, programs: options.programs))
    case .depth: try measureDepths()
    case .stack: try measureStacks()
    }
  }

  private func measureSnapshots() throws {
    // Memory is measured first, because memory freed by earlier work would be reused and not
    // counted.
    let android = try AndroidBenchmarks.tenScreens()
    let ios = try IOSBenchmarks.tenScreens()
    let bytes = [
      ("Android, touched", try SnapshotBenchmarks.bytes(of: android, AndroidBenchmarks.touch)),
      ("Android, sent home", try SnapshotBenchmarks.bytes(of: android, AndroidBenchmarks.goHome)),
      ("iOS, touched", try SnapshotBenchmarks.bytes(of: ios, IOSBenchmarks.touch)),
      ("iOS, sent home", try SnapshotBenchmarks.bytes(of: ios, IOSBenchmarks.goHome)),
    ]
    try show(
      "A device with ten screens, each with a part",
      try SnapshotBenchmarks.group(
        "Android", make: AndroidBenchmarks.tenScreens, touch: AndroidBenchmarks.touch)
        + SnapshotBenchmarks.group(
          "iOS", make: IOSBenchmarks.tenScreens, touch: IOSBenchmarks.touch))
    print("\nThe bytes that a copy has for itself")
    for (name, count) in bytes { print("  \(name): \(count)") }
  }

  private func measureDepths() throws {
    let depths = powersOfTen(to: options.depth)
    try show(
      "Depth", try depths.map(AndroidBenchmarks.step) + depths.map(IOSBenchmarks.step))
  }

  private func measureStacks() throws {
    try show(
      "A whole stack",
      try powersOfTen(to: options.depth).flatMap(DeepStackBenchmarks.navigation)
        + powersOfTen(to: options.depth / 10).flatMap(DeepStackBenchmarks.presentations))
  }

  /// 10, 100, … up to the limit.
  private func powersOfTen(to limit: Int) -> [Int] {
    Array(sequence(first: 10) { $0 * 10 }.prefix { $0 <= limit })
  }

  private func show(_ title: String, _ benchmarks: [Benchmark]) throws {
    Table.print(
      title, try BenchmarkGroup(benchmarks: benchmarks).measure(rounds: options.rounds)
    )
  }
}

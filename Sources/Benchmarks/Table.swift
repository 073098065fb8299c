#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Prints measurements in columns.
enum Table {
  static func print(_ title: String, _ measurements: [Measurement]) {
    let header = ["", "CPU best", "CPU median", "clock best", "clock median", "a second"]
    let rows = measurements.map { one in
      [
        one.name, text(one.bestProcessor), text(one.medianProcessor), text(one.bestElapsed),
        text(one.medianElapsed), rate(one.bestProcessor),
      ]
    }
    Swift.print("\n\(title)")
    let widths = header.indices.map { column in
      ([header] + rows).map { $0[column].count }.max() ?? 0
    }
    for row in [header] + rows {
      let cells = row.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 ? row[column] + padding : padding + row[column]
      }
      Swift.print("  " + cells.joined(separator: "  "))
    }
    // Flushed after each group, so that results appear at once, in a pipe as well.
    fflush(nil)
  }

  /// The duration in the unit that leaves three digits: `1.23 µs`.
  static func text(_ duration: Duration) -> String {
    let nanoseconds = duration / .nanoseconds(1)
    return switch nanoseconds {
    case ..<1e3: digits(nanoseconds) + " ns"
    case ..<1e6: digits(nanoseconds / 1e3) + " µs"
    case ..<1e9: digits(nanoseconds / 1e6) + " ms"
    default: digits(nanoseconds / 1e9) + " s"
    }
  }

  private static func rate(_ duration: Duration) -> String {
    let nanoseconds = duration / .nanoseconds(1)
    guard nanoseconds > 0 else { return "-" }
    let rate = 1e9 / nanoseconds
    return rate >= 1000 ? "\(Int(rate))" : digits(rate)
  }

  private static func digits(_ value: Double) -> String {
    let factor: Double = value < 10 ? 100 : value < 100 ? 10 : 1
    let rounded = (value * factor).rounded() / factor
    return factor == 1 ? "\(Int(rounded))" : "\(rounded)"
  }
}

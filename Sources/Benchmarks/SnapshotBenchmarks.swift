#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The cost of taking a snapshot of a device, and of comparing and hashing it.
enum SnapshotBenchmarks {
  /// - Parameters:
  ///   - make: makes the device anew, so that an equal one shares no memory with it.
  ///   - touch: makes the smallest possible change to it.
  static func group<Device: Hashable>(
    _ platform: String, make: () throws -> Device, touch: @escaping (inout Device) throws -> Void
  ) throws -> [Benchmark] {
    var original = try make()
    let equal = try make()
    return [
      Benchmark("\(platform): touching") { count in
        for _ in 0..<count { try touch(&original) }
      },
      Benchmark("\(platform): copying, then touching the copy") { count in
        for _ in 0..<count {
          var copy = original
          try touch(&copy)
          keep(copy)
        }
      },
      Benchmark("\(platform): hash") { count in
        for _ in 0..<count { keep(equal.hashValue) }
      },
      Benchmark("\(platform): == of equal ones without shared memory") {
        [first = try make()] count in
        for _ in 0..<count { keep(first == equal) }
      },
    ]
  }

  /// The bytes that a copy occupies on its own once it has been changed.
  static func bytes<Device>(
    of device: Device, _ change: (inout Device) throws -> Void
  ) throws -> Int {
    let warmup = 1_000
    let count = 4_000
    var copies: [Device] = []
    copies.reserveCapacity(warmup + count)
    var before = 0
    for index in 0..<warmup + count {
      // By now the memory that earlier work has freed is used up.
      if index == warmup { before = residentBytes }
      var copy = device
      try change(&copy)
      copies.append(copy)
    }
    let bytes = (residentBytes - before) / count
    keep(copies)
    return bytes
  }

  /// The resident memory of this process; 0 if the system does not report it.
  private static var residentBytes: Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 128)
    guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
    let fields = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
      .split(separator: " ")
    return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * sysconf(Int32(_SC_PAGESIZE))
  }
}

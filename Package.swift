// swift-tools-version: 6.2

import PackageDescription

/// The same strict settings for every target; nothing is exempt.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "LifecycleConformance",
  // `Mutex` asks for it; Linux has no such limit.
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "lifecycle", targets: ["lifecycle"]),
    .library(name: "AndroidModel", targets: ["AndroidModel"]),
    .library(name: "IOSModel", targets: ["IOSModel"]),
  ],
  targets: [
    .target(name: "AndroidModel"),
    .target(name: "IOSModel"),
    .target(name: "Oracle", dependencies: ["AndroidModel"]),
    .target(name: "Specification"),
    .target(name: "Lenses", dependencies: ["AndroidModel", "IOSModel"]),
    .target(name: "Bridge", dependencies: ["AndroidModel", "IOSModel", "Lenses", "Specification"]),
    .target(name: "Reporting", dependencies: ["Bridge", "Oracle", "Specification"]),
    .target(
      name: "LifecycleCommand", dependencies: ["Bridge", "Oracle", "Reporting", "Specification"]),
    .executableTarget(name: "lifecycle", dependencies: ["LifecycleCommand"]),
    .executableTarget(
      name: "benchmarks", dependencies: ["AndroidModel", "IOSModel", "Bridge", "Oracle"],
      path: "Sources/Benchmarks"),
    .executableTarget(
      name: "fuzz", dependencies: ["Bridge", "Reporting", "Specification", "TestSupport"],
      path: "Sources/Fuzz"),

    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "AndroidModelTests", dependencies: ["AndroidModel", "TestSupport"]),
    .testTarget(
      name: "OracleTests", dependencies: ["Oracle", "AndroidModel", "TestSupport"],
      exclude: ["Recordings"]),
    .testTarget(name: "IOSModelTests", dependencies: ["IOSModel", "TestSupport"]),
    .testTarget(name: "LensesTests", dependencies: ["Lenses", "IOSModel"]),
    .testTarget(
      name: "SpecificationTests", dependencies: ["Specification", "TestSupport"],
      exclude: ["Good", "Bad"]),
    .testTarget(
      name: "BridgeTests",
      dependencies: [
        "Bridge", "AndroidModel", "IOSModel", "Lenses", "Specification", "TestSupport",
      ],
      exclude: ["Judging/Logs"]),
    .testTarget(
      name: "ReportingTests",
      dependencies: ["LifecycleCommand", "Reporting", "Bridge", "Specification", "TestSupport"],
      exclude: ["Snapshots"]),
    .testTarget(
      name: "ConformanceTests",
      dependencies: ["Bridge", "Reporting", "Specification", "TestSupport"]),
  ]
)

for target in package.targets {
  target.swiftSettings = (target.swiftSettings ?? []) + settings
}

// Follows androidx.startup 1.2, AppInitializer.java: discoverAndInitialize, doInitialize, and
// InitializationProvider.java.

/// What has been initialized in a process, and what is about to be.
private struct AppInitializer {
  var initialized: Set<String> = []
  var initializing: Set<String> = []
}

extension ActivityThread {
  /// The provider that the library's manifest declares.
  static let initializationProvider = "InitializationProvider"

  /// The order is that of the manifest; the library promises none.
  mutating func discoverAndInitialize() throws(AndroidException) {
    var initializer = AppInitializer()
    for declaration in image.app.initializers {
      try initialize(declaration.name, with: &initializer)
    }
  }

  /// What it depends on comes before it, and nothing comes twice.
  private mutating func initialize(
    _ name: String, with initializer: inout AppInitializer
  ) throws(AndroidException) {
    guard !initializer.initialized.contains(name) else { return }
    guard initializer.initializing.insert(name).inserted else {
      throw AndroidException("StartupException", "cannot initialize \(name): cycle detected")
    }
    let declaration = image.app.initializers.first { $0.name == name }
    for dependency in declaration?.dependencies ?? [] {
      try initialize(dependency, with: &initializer)
    }
    try call(
      .application(.createInitializer), on: .application,
      arguments: .initializer(trace.keep(name)))
    initializer.initializing.remove(name)
    initializer.initialized.insert(name)
  }
}

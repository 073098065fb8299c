/// What one framework reports in a step.
public struct LensRow: Hashable, Sendable {
  public var name: String
  /// Nil where the framework or the step does not run.
  public var android: [TraceEntry]?
  public var ios: [TraceEntry]?
}

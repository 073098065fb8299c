/// What one framework reports in a step.
package struct LensRow: Hashable, Sendable {
  package var name: String
  /// Nil where the framework or the step does not run.
  package var android: [TraceEntry]?
  package var ios: [TraceEntry]?
}

/// The reports of one framework in a step.
package struct LensRow: Hashable, Sendable {
  package var name: String
  /// Nil if the framework or the step does not run there.
  package var android: [TraceEntry]?
  package var ios: [TraceEntry]?
}

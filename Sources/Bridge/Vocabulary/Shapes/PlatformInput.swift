import Specification

/// A command of a step whose verb has been looked up for one platform.
struct PlatformInput<Context, Stimulus>: Sendable {
  var arguments: Arguments
  /// - Throws: `ScriptProblem`, if it makes no sense where the device stands.
  var translate: @Sendable (Context, Arguments) throws -> [Stimulus]
  var omission: Omitting<Context>?

  /// - Throws: `ScriptProblem`
  func stimuli(in context: Context) throws -> [Stimulus] { try translate(context, arguments) }
}

/// Says why a platform has no such input where the device stands; nil if it has.
///
/// - Parameter isRefused: whether the device has been asked and has refused.
typealias Omitting<Context> =
  @Sendable (_ context: Context, _ arguments: Arguments, _ isRefused: Bool) -> Omission?

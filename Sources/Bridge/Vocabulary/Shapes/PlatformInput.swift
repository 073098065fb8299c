import Specification

/// A command of a step whose verb has been looked up for one platform.
struct PlatformInput<Context, Stimulus>: Sendable {
  var arguments: Arguments
  /// - Throws: `ScriptProblem`, if it makes no sense where the device stands.
  var translate: @Sendable (Context, Arguments) throws -> [Stimulus]
  var omission: Omitting<Context>?
  /// What to say instead or before, where the device refuses it.
  var wayThatWorks: String?

  /// - Throws: `ScriptProblem`
  func stimuli(in context: Context) throws -> [Stimulus] { try translate(context, arguments) }
}

extension Array {
  /// The way that works in place of a refused command that stands alone.
  func wayThatWorks<Context, Stimulus>(isCallback: Bool) -> String?
  where Element == PlatformInput<Context, Stimulus> {
    count == 1 && !isCallback ? self[0].wayThatWorks : nil
  }
}

/// Says why a platform has no such input where the device stands; nil if it has.
///
/// - Parameter isRefused: whether the device has been asked and has refused.
typealias Omitting<Context> =
  @Sendable (_ context: Context, _ arguments: Arguments, _ isRefused: Bool) -> Omission?

/// How much a spec file or a script may ask for, so that running it needs bounded time, memory and
/// stack. Real cases stay far below.
package enum Limit: Hashable, Sendable, CaseIterable {
  /// Bytes of a spec file.
  case file
  /// Objects that a script declares, its chapter's setup included.
  case objects
  /// How deeply declared objects may be nested, by `in` or as members of a container.
  case containment
  /// Instances that one declared object brings with it.
  case instances
  /// Commands in all steps of a script together.
  case commands
  /// Operands, attributes and clauses of one command.
  case operands
  /// Callback scripts of a script.
  case callbackScripts
  /// Entries of a list behind `of` or `never`, and of all `watch` and `ignore` lines of a script.
  case listed
  /// Calls in all callback scripts together.
  case calls
  /// How deeply groups may be nested in a pattern.
  case groups
  /// How many readings of a pattern with braces may be open at the same time.
  case readings
  /// Characters of an object's name.
  case name
  /// The magnitude of a number.
  case number
  /// Milliseconds of a duration.
  case duration
  /// Events of one run of a script.
  case events

  /// The largest amount that is still allowed.
  package var most: Int {
    switch self {
    case .file: 4_000_000
    case .objects, .callbackScripts, .listed: 200
    case .containment, .groups: 16
    case .instances, .commands, .calls: 500
    case .operands, .name: 100
    case .readings: 2_000
    case .number: 1_000_000
    case .duration: 100_000_000_000
    case .events: 100_000
    }
  }

  /// Whether the amount is within the limit.
  package func allows(_ amount: Int) -> Bool {
    amount.magnitude <= most.magnitude
  }

  /// The message about exceeding the limit, with the most that is allowed.
  package var complaint: String {
    switch self {
    case .file: "too large; a spec file has at most \(most) bytes"
    case .objects: "too many objects; a script declares at most \(most)"
    case .containment: "too deep; objects can be nested at most \(most) deep"
    case .instances: "too many instances; one object creates at most \(most)"
    case .commands: "too many commands; the steps of a script have at most \(most)"
    case .operands: "too many operands; a command takes at most \(most)"
    case .callbackScripts: "too many callback scripts; there are at most \(most)"
    case .listed: "too many; at most \(most) are listed"
    case .calls: "too many calls; all callback scripts together have at most \(most)"
    case .groups: "too deep; groups can be nested at most \(most) deep"
    case .readings: "too many ways to read the pattern; at most \(most) are tried at once"
    case .name: "too long; a name has at most \(most) characters"
    case .number: "too large; a number is at most \(most)"
    case .duration: "too long; a duration is at most \(most) milliseconds"
    case .events: "too many events; a script causes at most \(most)"
    }
  }
}

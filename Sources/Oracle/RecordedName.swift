/// A field of the format, named as in the recordings.
enum RecordedName: UInt8, CaseIterable, SpelledWord {
  static let spellings = SpelledValues(allCases, spelling: { "\($0)" })

  /// A bit of its own; there are fewer fields than bits.
  @inline(__always)
  var bit: UInt64 { 1 &<< UInt64(rawValue) }

  // Fields of a program.
  case id
  /// For human readers only.
  case title
  case fragments
  case scripts
  case observe
  case library
  case steps

  // Fields of a fragment class.
  case kind
  case view
  case retain

  // Fields of a script.
  case on
  case callback
  case ifNew
  case times
  case `do`

  // Fields of a step.
  case callbacks
  case alternatives
  case outcome
  case state

  // Fields of an input.
  case step
  case saved
  case retained
  case changingConfigurations
  case manager
  case commit
  case reordering
  case addToBackStack
  case ops
  case op
  case new
  case fragment
  case container
  case tag
  case name
  case inclusive
  case visible

  // Fields of an outcome.
  case returned
  case exception
  case type
  case reason
  case phase
  case fatal

  // Fields of a state.
  case host
  case stateSaved
  case managers
  case of
  case added
  case containers
  case backStack
  case primary
  case hidden
  case detached
  case inBackStack
  case max
  case viewState
}

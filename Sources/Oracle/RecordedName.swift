/// A field of the format, called as in the recordings.
enum RecordedName: UInt8, CaseIterable, SpelledWord {
  static let spellings = SpelledValues(allCases, spelling: { "\($0)" })

  /// Its own among all fields, which are fewer than the bits.
  @inline(__always)
  var bit: UInt64 { 1 &<< UInt64(rawValue) }

  // Of a program.
  case id
  /// For people alone.
  case title
  case fragments
  case scripts
  case observe
  case library
  case steps

  // Of a fragment class.
  case kind
  case view
  case retain

  // Of a script.
  case on
  case callback
  case ifNew
  case times
  case `do`

  // Of a step.
  case callbacks
  case alternatives
  case outcome
  case state

  // Of an input.
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

  // Of an outcome.
  case returned
  case exception
  case type
  case reason
  case phase
  case fatal

  // Of a state.
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

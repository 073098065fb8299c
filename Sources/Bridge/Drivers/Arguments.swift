import Specification

/// What follows a verb, by its role.
struct Arguments: Hashable, Sendable {
  /// The objects that the verb is applied to, in order.
  var objects: [InstanceReference] = []
  /// The object after `in`: the receiver of the call.
  var receiver: InstanceReference?
  /// Words and texts, without particles.
  var words: [String] = []
  /// The first number or duration.
  var number: Int?
  private var attributes: [Key: [String]] = [:]

  /// The attributes that verbs may carry.
  enum Key: String, Hashable, Sendable {
    case animated
    case style
    case kind
    case flags
    case id
    case extra
    case requestCode
    case manager
    case childFragmentManager
    case parentFragmentManager
    case addToBackStack
    case name
    case setReorderingAllowed
    case runOnCommit
    case inclusive
    case recursive
    case owner
    case tag
    case container
    case noContainer
    case initialSavedState
    case enter
    case exit
    case popEnter
    case popExit
    case smoothScroll
    case window
  }

  init(_ command: Command) {
    var isAfterIn = false
    for operand in command.operands {
      switch operand {
      case .object(let reference):
        if isAfterIn { receiver = reference } else { objects.append(reference) }
      case .word(let word):
        if word.value == Particle.receiver { isAfterIn = true } else { words.append(word.value) }
      case .text(let text): words.append(text.value)
      case .number(let value): number = value.value
      case .duration(let value): number = value.value
      }
    }
    for attribute in command.attributes {
      guard let key = Key(rawValue: attribute.key.value) else { continue }
      attributes[key, default: []] += attribute.values.map(\.value)
    }
  }

  func values(_ key: Key) -> [String] { attributes[key] ?? [] }
  func value(_ key: Key) -> String? { attributes[key]?.first }

  /// Nil where the flag is not given; a bare word is true.
  func flag(_ key: Key) -> Bool? {
    attributes[key].map { $0.first != "false" }
  }

  /// The first word as a case of an enum whose raw values are the words.
  func word<Choice: RawRepresentable<String>>(as type: Choice.Type) -> Choice? {
    words.lazy.compactMap(Choice.init(rawValue:)).first
  }
}

/// A command whose verb has been looked up.
enum ScriptCommand: Hashable, Sendable {
  case neutral(NeutralVerb, Arguments)
  case android(AndroidVerb, Arguments)
  case androidAction(AndroidActionVerb, Command)
  case fragmentAction(FragmentVerb, Command)
  case ios(IOSVerb, Arguments)
  case iosAction(IOSActionVerb, Arguments)

  /// - Parameter platform: the platform that the step is marked for; nil for both.
  /// - Returns: nil for a verb that the vocabulary does not have there.
  init?(_ command: Command, platform: Platform?) {
    let phrase = command.verb.value
    let arguments = Arguments(command)
    switch platform {
    case .android:
      if let verb = AndroidVerb(rawValue: phrase) {
        self = .android(verb, arguments)
      } else if let verb = AndroidActionVerb(rawValue: phrase) {
        self = .androidAction(verb, command)
      } else if let verb = FragmentVerb(rawValue: phrase) {
        self = .fragmentAction(verb, command)
      } else if let verb = NeutralVerb(rawValue: phrase) {
        self = .neutral(verb, arguments)
      } else {
        return nil
      }
    case .ios:
      if let verb = IOSVerb(rawValue: phrase) {
        self = .ios(verb, arguments)
      } else if let verb = IOSActionVerb(rawValue: phrase) {
        self = .iosAction(verb, arguments)
      } else if let verb = NeutralVerb(rawValue: phrase) {
        self = .neutral(verb, arguments)
      } else {
        return nil
      }
    case nil:
      guard let verb = NeutralVerb(rawValue: phrase) else { return nil }
      self = .neutral(verb, arguments)
    }
  }
}

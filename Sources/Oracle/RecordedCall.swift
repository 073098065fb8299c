import AndroidModel

/// A call on a fragment manager, or on a dialog, in the form of the recordings.
struct RecordedCall: RecordedObject {
  var action: FragmentAction

  /// The keys of every input, so that one look at an object serves for whatever it is.
  enum Key: String, CodingKey {
    case step
    case steps
    case saved
    case retained
    case changingConfigurations
    case manager
    case commit
    case reordering
    case addToBackStack
    case ops
    case name
    case inclusive
    case new
    case tag
    case fragment
  }

  enum Name: String {
    case transaction
    case executePendingTransactions
    case popBackStack
    case popBackStackImmediate
    case saveBackStack
    case restoreBackStack
    case clearBackStack
    case showDialog
    case showDialogNow
    case dismissDialog
    case cancelDialog
  }

  init(_ values: KeyedDecodingContainer<Key>) throws {
    let name: Name = try values.word(forKey: .step)
    let manager = try FragmentManagerReference(
      recorded: try values.decodeIfPresent(String.self, forKey: .manager))
    switch name {
    case .transaction:
      action = .transaction(try Self.transaction(manager, values))
    case .executePendingTransactions: action = .executePendingTransactions(manager)
    case .popBackStack, .popBackStackImmediate:
      action = .popBackStack(
        manager, try Self.target(values), immediate: name == .popBackStackImmediate)
    case .saveBackStack:
      action = .saveBackStack(manager, name: try values.decode(String.self, forKey: .name))
    case .restoreBackStack:
      action = .restoreBackStack(manager, name: try values.decode(String.self, forKey: .name))
    case .clearBackStack:
      action = .clearBackStack(manager, name: try values.decode(String.self, forKey: .name))
    case .showDialog, .showDialogNow:
      action = .showDialog(
        manager, className: try values.decode(String.self, forKey: .new),
        tag: try values.decodeIfPresent(String.self, forKey: .tag), now: name == .showDialogNow)
    case .dismissDialog:
      action = .dismissDialog(
        try FragmentReference(recorded: try values.decode(String.self, forKey: .fragment)))
    case .cancelDialog:
      action = .cancelDialog(
        try FragmentReference(recorded: try values.decode(String.self, forKey: .fragment)))
    }
  }

  private static func transaction(
    _ manager: FragmentManagerReference, _ values: KeyedDecodingContainer<Key>
  ) throws -> FragmentTransaction {
    let name = try values.decode(String.self, forKey: .commit)
    guard let commit = FragmentTransaction.Commit(rawValue: name) else {
      throw MalformedRecording("unknown commit '\(name)'")
    }
    var backStack: FragmentTransaction.BackStackEntryName?
    if values.contains(.addToBackStack) {
      backStack = .init(try values.decodeIfPresent(String.self, forKey: .addToBackStack))
    }
    return FragmentTransaction(
      manager: manager, commit: commit,
      reordering: try values.decodeIfPresent(Bool.self, forKey: .reordering),
      backStack: backStack,
      operations: try values.objects(forKey: .ops).map { (one: RecordedOperation) in one.operation }
    )
  }

  private static func target(_ values: KeyedDecodingContainer<Key>) throws -> BackStackTarget {
    guard values.contains(.name) else { return .top }
    return .named(
      try values.decodeIfPresent(String.self, forKey: .name),
      inclusive: try values.decodeIfPresent(Bool.self, forKey: .inclusive) ?? false)
  }
}

/// One operation of a transaction.
struct RecordedOperation: RecordedObject {
  var operation: FragmentTransaction.Operation

  enum Key: String, CodingKey {
    case op
    case new
    case fragment
    case container
    case tag
    case state
  }

  enum Name: String {
    case add
    case replace
    case remove
    case hide
    case show
    case attach
    case detach
    case setMaxLifecycle
    case setPrimaryNavigationFragment
  }

  init(_ values: KeyedDecodingContainer<Key>) throws {
    let name: Name = try values.word(forKey: .op)
    switch name {
    case .add:
      operation = .add(
        try Self.operand(values),
        container: try values.decodeIfPresent(String.self, forKey: .container),
        tag: try values.decodeIfPresent(String.self, forKey: .tag))
    case .replace:
      operation = .replace(
        try Self.operand(values),
        container: try values.decodeIfPresent(String.self, forKey: .container),
        tag: try values.decodeIfPresent(String.self, forKey: .tag))
    case .remove: operation = .remove(try Self.fragment(values))
    case .hide: operation = .hide(try Self.fragment(values))
    case .show: operation = .show(try Self.fragment(values))
    case .attach: operation = .attach(try Self.fragment(values))
    case .detach: operation = .detach(try Self.fragment(values))
    case .setMaxLifecycle:
      let name = try values.decode(String.self, forKey: .state)
      guard let state = FragmentLifecycleState(rawValue: name) else {
        throw MalformedRecording("unknown lifecycle state '\(name)'")
      }
      operation = .setMaxLifecycle(try Self.fragment(values), state)
    case .setPrimaryNavigationFragment:
      let name = try values.decodeIfPresent(String.self, forKey: .fragment)
      operation = .setPrimaryNavigationFragment(try name.map(FragmentReference.init(recorded:)))
    }
  }

  private static func operand(
    _ values: KeyedDecodingContainer<Key>
  ) throws -> FragmentTransaction.Operand {
    if let className = try values.decodeIfPresent(String.self, forKey: .new) {
      return .new(className: className)
    }
    return .existing(try fragment(values))
  }

  private static func fragment(
    _ values: KeyedDecodingContainer<Key>
  ) throws -> FragmentReference {
    try FragmentReference(recorded: try values.decode(String.self, forKey: .fragment))
  }
}

/// Why a line is not a recording.
struct MalformedRecording: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}

extension FragmentReference {
  init(recorded name: String) throws {
    self = name == "self" ? .current : .instance(try InstanceID(recorded: name))
  }
}

extension FragmentManagerReference {
  /// Without a name it is the host's.
  init(recorded name: String?) throws {
    switch name {
    case nil, "host": self = .host
    case "child": self = .child
    case "parent": self = .parent
    case let name?: self = .childOf(try InstanceID(recorded: name))
    }
  }
}

extension InstanceID {
  /// `A` or `A#2`
  init(recorded name: String) throws {
    guard let mark = name.firstIndex(of: "#") else {
      self.init(name)
      return
    }
    guard let number = Int(name[name.index(after: mark)...]), number > 0 else {
      throw MalformedRecording("not an instance: '\(name)'")
    }
    self.init(String(name[..<mark]), number)
  }
}

import AndroidModel

/// A call on a fragment manager or a dialog, in the form of the recordings.
struct RecordedCall: RecordedObject, Sendable {
  var action: FragmentAction

  enum Name: String, CaseIterable, SpelledWord {
    static let spellings = SpelledValues(of: Self.self)

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
    case setUserVisibleHint
    case postponeEnterTransition
    case startPostponedEnterTransition
  }

  init(_ fields: inout RecordedFields) throws {
    let name: Name = try fields.word(.step)
    let manager = try FragmentManagerReference(
      recorded: try fields.textIfPresent(.manager))
    switch name {
    case .transaction:
      action = .transaction(try Self.transaction(manager, &fields))
    case .executePendingTransactions: action = .executePendingTransactions(manager)
    case .popBackStack, .popBackStackImmediate:
      action = .popBackStack(
        manager, try Self.target(&fields), immediate: name == .popBackStackImmediate)
    case .saveBackStack:
      action = .saveBackStack(manager, name: try fields.text(.name))
    case .restoreBackStack:
      action = .restoreBackStack(manager, name: try fields.text(.name))
    case .clearBackStack:
      action = .clearBackStack(manager, name: try fields.text(.name))
    case .showDialog, .showDialogNow:
      action = .showDialog(
        manager, className: try fields.text(.new),
        tag: try fields.textIfPresent(.tag), now: name == .showDialogNow)
    case .dismissDialog: action = .dismissDialog(try fields.fragment())
    case .cancelDialog: action = .cancelDialog(try fields.fragment())
    case .setUserVisibleHint:
      action = .setUserVisibleHint(try fields.fragment(), try fields.flag(.visible))
    case .postponeEnterTransition: action = .postponeEnterTransition(try fields.fragment())
    case .startPostponedEnterTransition:
      action = .startPostponedEnterTransition(try fields.fragment())
    }
  }

  private static func transaction(
    _ manager: FragmentManagerReference, _ fields: inout RecordedFields
  ) throws -> FragmentTransaction {
    var backStack: FragmentTransaction.BackStackEntryName?
    if fields.contains(.addToBackStack) {
      backStack = .init(try fields.textIfPresent(.addToBackStack))
    }
    return FragmentTransaction(
      manager: manager, commit: try fields.word(.commit),
      reordering: try fields.flagIfPresent(.reordering),
      backStack: backStack,
      operations: try fields.objects(.ops).map { (one: RecordedOperation) in one.operation }
    )
  }

  private static func target(_ fields: inout RecordedFields) throws -> BackStackTarget {
    guard fields.contains(.name) else { return .top }
    return .named(
      try fields.textIfPresent(.name),
      inclusive: try fields.flagIfPresent(.inclusive) ?? false)
  }
}

/// One operation of a transaction.
struct RecordedOperation: RecordedObject {
  var operation: FragmentTransaction.Operation

  enum Name: String, CaseIterable, SpelledWord {
    static let spellings = SpelledValues(of: Self.self)

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

  init(_ fields: inout RecordedFields) throws {
    let name: Name = try fields.word(.op)
    switch name {
    case .add:
      operation = .add(
        try Self.operand(&fields),
        container: try fields.textIfPresent(.container),
        tag: try fields.textIfPresent(.tag))
    case .replace:
      operation = .replace(
        try Self.operand(&fields),
        container: try fields.textIfPresent(.container),
        tag: try fields.textIfPresent(.tag))
    case .remove: operation = .remove(try fields.fragment())
    case .hide: operation = .hide(try fields.fragment())
    case .show: operation = .show(try fields.fragment())
    case .attach: operation = .attach(try fields.fragment())
    case .detach: operation = .detach(try fields.fragment())
    case .setMaxLifecycle:
      operation = .setMaxLifecycle(try fields.fragment(), try fields.word(.state))
    case .setPrimaryNavigationFragment:
      let name = try fields.textIfPresent(.fragment)
      operation = .setPrimaryNavigationFragment(try name.map(FragmentReference.init(recorded:)))
    }
  }

  private static func operand(
    _ fields: inout RecordedFields
  ) throws -> FragmentTransaction.Operand {
    if let className = try fields.textIfPresent(.new) {
      return .new(className: className)
    }
    return .existing(try fields.fragment())
  }
}

extension RecordedFields {
  fileprivate mutating func fragment() throws -> FragmentReference {
    try FragmentReference(recorded: try text(.fragment))
  }
}

extension FragmentTransaction.Commit: SpelledWord {
  static let spellings = SpelledValues(of: Self.self)
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
  /// Without a name it is the host's manager.
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
    guard name.utf8.contains(UInt8(ascii: "#")) else {
      self.init(name)
      return
    }
    let instance = name.withSpelling { text in
      SpelledInstance(text).map { (String(decoding: $0.className, as: UTF8.self), $0.number) }
    }
    guard let (className, number) = instance else {
      throw MalformedRecording("not an instance: '\(name)'")
    }
    self.init(className, number)
  }
}

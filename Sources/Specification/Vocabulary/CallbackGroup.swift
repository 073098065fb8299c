/// The callbacks that one sort of object receives.
public struct CallbackGroup: Hashable, Sendable {
  public var name: String
  /// Subjects that exist without a declaration and receive this group: `Application`.
  public var builtInSubjects: [String]
  public var callbacks: [CallbackDefinition]

  public init(
    name: String, builtInSubjects: [String] = [], callbacks: [CallbackDefinition]
  ) {
    self.name = name
    self.builtInSubjects = builtInSubjects
    self.callbacks = callbacks
  }
}

public struct CallbackDefinition: Hashable, Sendable {
  public var name: String
  /// Core callbacks are watched in every case; others once a case names them.
  public var isCore: Bool
  /// Argument labels that the event can carry.
  public var arguments: [String]
  /// One sentence.
  public var summary: String
  /// The address of the page that defines it.
  public var documentation: String
  /// Why no machine sends it yet, one sentence; a script that names it is pending.
  public var limitation: String?
  /// Whether the return of its `super` call and its end are told, too: the marks behind its name.
  public var hasMarks: Bool
  /// The declaring words of the objects that can have it; empty: all that receive its group.
  public var kinds: [String]

  public init(
    name: String, isCore: Bool = false, arguments: [String] = [], summary: String = "",
    documentation: String = "", limitation: String? = nil, hasMarks: Bool = true,
    kinds: [String] = []
  ) {
    self.name = name
    self.isCore = isCore
    self.arguments = arguments
    self.summary = summary
    self.documentation = documentation
    self.limitation = limitation
    self.hasMarks = hasMarks
    self.kinds = kinds
  }
}

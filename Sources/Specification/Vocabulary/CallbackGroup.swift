/// The callbacks that one sort of object receives.
package struct CallbackGroup: Hashable, Sendable {
  package var name: String
  /// Subjects that exist without a declaration and receive this group: `Application`.
  package var builtInSubjects: [String]
  package var callbacks: [CallbackDefinition]

  package init(
    name: String, builtInSubjects: [String] = [], callbacks: [CallbackDefinition]
  ) {
    self.name = name
    self.builtInSubjects = builtInSubjects
    self.callbacks = callbacks
  }
}

/// A callback as the language knows it.
package struct CallbackDefinition: Hashable, Sendable {
  package var name: String
  /// Core callbacks are watched in every case; others once a case names them.
  package var isCore: Bool
  /// Argument labels that the event can carry.
  package var arguments: [String]
  /// One sentence.
  package var summary: String
  /// The address of the page that defines it.
  package var documentation: String
  /// Why no machine sends it yet, one sentence; a script that names it is pending.
  package var limitation: String?
  /// Whether the return of its `super` call and its own end are also reported, as marks after its
  /// name.
  package var hasMarks: Bool
  /// The declaring words of the objects that can receive it; if empty, all that receive its group.
  package var kinds: [String]

  package init(
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

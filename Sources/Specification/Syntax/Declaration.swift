/// `screen A theme=translucent`, `part P in A`, `navigation N root=A`.
package struct Declaration: Hashable, Sendable {
  package var kind: Located<String>
  package var name: Located<String>
  /// The object after `in`.
  package var container: Located<String>?
  package var attributes: [Attribute]

  package init(
    kind: Located<String>, name: Located<String>, container: Located<String>? = nil,
    attributes: [Attribute] = []
  ) {
    self.kind = kind
    self.name = name
    self.container = container
    self.attributes = attributes
  }
}

/// `key=value`, `key=value1,value2`, or a bare word such as `animated`, which has no values.
package struct Attribute: Hashable, Sendable {
  package var key: Located<String>
  package var values: [Located<String>]

  package init(
    key: Located<String>, values: [Located<String>] = []
  ) {
    self.key = key
    self.values = values
  }
}

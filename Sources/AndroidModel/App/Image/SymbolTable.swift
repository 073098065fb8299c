/// A name that the app gave to something, of which the machine only asks whether it is the same as
/// another: a container, a tag, an entry of the back stack, the key of a result. It is not part of
/// Android; it stands for the string, so that no step compares letters.
struct Symbol: Hashable, Sendable {
  let index: Int32
}

/// The names behind the symbols.
struct SymbolTable: Hashable, Sendable {
  private var table = Self.ofLayouts

  private static let ofLayouts = NameTable(ContainerNames.all)

  mutating func symbol(for name: String) -> Symbol {
    Symbol(index: Int32(truncatingIfNeeded: table.insert(name)))
  }

  func name(of symbol: Symbol) -> String { table.names[Int(symbol.index)] }

  /// Nil: nothing has had this name yet.
  func known(_ name: String) -> Symbol? {
    table.place(of: name).map { Symbol(index: Int32(truncatingIfNeeded: $0)) }
  }
}

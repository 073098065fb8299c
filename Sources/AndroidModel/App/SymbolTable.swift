/// A name that the app gave to something, of which the machine only asks whether it is the same as
/// another: a container, a tag, an entry of the back stack, the key of a result.
struct Symbol: Hashable, Sendable {
  let index: Int32
}

/// The names behind the symbols.
struct SymbolTable: Hashable, Sendable {
  private var names = ContainerNames.all
  /// Only of a long table: the few names of most apps are found sooner by looking through them.
  private var symbols: [String: Symbol] = [:]

  private static let shortTable = 16

  mutating func symbol(for name: String) -> Symbol {
    if let known = known(name) { return known }
    let symbol = Symbol(index: Int32(truncatingIfNeeded: names.count))
    names.append(name)
    if names.count > Self.shortTable {
      if symbols.isEmpty {
        for (index, name) in names.enumerated() {
          symbols[name] = Symbol(index: Int32(truncatingIfNeeded: index))
        }
      }
      symbols[name] = symbol
    }
    return symbol
  }

  func name(of symbol: Symbol) -> String { names[Int(symbol.index)] }

  /// Nil: nothing has had this name yet.
  func known(_ name: String) -> Symbol? {
    if names.count > Self.shortTable { return symbols[name] }
    return names.firstIndex(of: name).map { Symbol(index: Int32(truncatingIfNeeded: $0)) }
  }
}

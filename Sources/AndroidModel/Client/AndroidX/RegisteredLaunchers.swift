// Follows androidx.activity 1.9, ComponentActivity.kt: registerForActivityResult,
// nextLocalRequestCode; and androidx.fragment 1.4.1, Fragment.java: generateActivityResultKey.

/// The launchers for results that the objects of a process have registered. Each object counts its
/// own, and the count is all that their keys say of them: what the next instance registers first
/// takes the place of what this one has registered first.
struct RegisteredLaunchers: Hashable, Sendable {
  /// What the code of an object calls its launchers, in the order of their registration.
  private var names: [CodeOwner: [Symbol]] = [:]

  /// - Returns: how many the object had registered before.
  mutating func register(_ name: Symbol, by owner: CodeOwner) -> Int {
    let number = names[owner]?.count ?? 0
    names[owner, default: []].append(name)
    return number
  }

  /// A name that is given again means the later launcher.
  func number(of name: Symbol, in owner: CodeOwner) -> Int? { names[owner]?.lastIndex(of: name) }

  func name(of number: Int, in owner: CodeOwner) -> Symbol? {
    guard let names = names[owner], names.indices.contains(number) else { return nil }
    return names[number]
  }
}

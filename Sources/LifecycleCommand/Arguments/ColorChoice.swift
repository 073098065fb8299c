/// When output is coloured.
package enum ColorChoice: String, Hashable, Sendable, CaseIterable {
  /// Coloured on a terminal, unless `NO_COLOR` is set.
  case auto
  case always
  case never
}

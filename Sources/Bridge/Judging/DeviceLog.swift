package import Specification

/// What an app has written about its callbacks while it ran on a device, in whatever form: a line says
/// something if the name of a callback stands in it.
package struct DeviceLog: Hashable, Sendable {
  package let platform: Platform
  /// The callbacks, in order.
  package private(set) var entries: [Entry] = []
  /// Lines that name a callback, but no object of the script.
  package private(set) var unclaimed: [Unclaimed] = []
  /// How many lines it has, with those that say nothing of callbacks.
  package let lines: Int
  let words: LoggedWords

  /// A line that says that a callback has come.
  package struct Entry: Hashable, Sendable {
    /// Counted from 1.
    package var line: Int
    /// `A`, or `A#2` where the log numbers its objects as scripts do.
    package var object: String
    package var callback: String
  }

  /// A callback of nobody whom the script declares.
  package struct Unclaimed: Hashable, Sendable {
    /// Counted from 1.
    package var line: Int
    package var callback: String
  }

  /// Reads a log.
  ///
  /// - Parameter script: declares the objects that the log may name.
  package init(_ lines: [String], of script: Script, on platform: Platform) {
    self.platform = platform
    self.lines = lines.count
    words = LoggedWords(script, on: platform)
    for (place, line) in lines.enumerated() {
      switch words.meaning(of: line) {
      case .nothing: break
      case .callback(let callback, let object):
        entries.append(Entry(line: place + 1, object: object, callback: callback))
      case .ofNobody(let callback):
        unclaimed.append(Unclaimed(line: place + 1, callback: callback))
      }
    }
  }

  /// The callbacks that the platform has, by name.
  package var knownCallbacks: [String] { words.names }

  /// Whether its objects are numbered.
  var hasNumbers: Bool { entries.contains { $0.object.contains("#") } }
}

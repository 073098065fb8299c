package import Specification

/// A log that an app wrote of its callbacks on a device, in any format: a line counts if it
/// contains the name of a callback.
package struct DeviceLog: Hashable, Sendable {
  package let platform: Platform
  /// The callbacks, in order.
  package private(set) var entries: [Entry] = []
  /// Lines that name a callback, but no object of the script.
  package private(set) var unclaimed: [UnclaimedLine] = []
  /// The number of lines, including those without callbacks.
  package let lines: Int
  /// Whether its objects are numbered.
  private(set) var hasNumbers = false
  let words: LoggedWords

  /// A line that reports a callback.
  package struct Entry: Hashable, Sendable {
    /// Counted from 1.
    package var line: Int
    /// `A`, or `A#2` if the log numbers its objects as scripts do.
    package var object: String
    package var callback: String
  }

  /// A callback of an object that the script does not declare.
  package struct UnclaimedLine: Hashable, Sendable {
    /// Counted from 1.
    package var line: Int
    package var callback: String
  }

  /// Reads a log. Android Studio omits the repeated beginning of similar lines, so a line that is
  /// indented deeper and begins with a callback belongs to the object of the line above.
  ///
  /// - Parameters:
  ///   - script: declares the objects that the log may name.
  ///   - unnamed: the object of callbacks in lines that name none; nil if they belong to no object.
  package init(
    _ lines: [String], of script: Script, on platform: Platform, unnamed: String? = nil
  ) {
    self.platform = platform
    self.lines = lines.count
    words = LoggedWords(script, on: platform)
    var latest: (object: String, indentation: Int)?
    for (place, line) in lines.enumerated() where !line.allSatisfy(\.isWhitespace) {
      let indentation = line.prefix(while: \.isWhitespace).count
      let meanings = words.meanings(of: line)
      if meanings.isEmpty { latest = nil }
      for meaning in meanings {
        switch meaning {
        case .callback(let callback, let object):
          entries.append(Entry(line: place + 1, object: object, callback: callback))
          latest = (object, indentation)
        case .unclaimed(let callback):
          let isContinued = line.dropFirst(indentation).lowercased()
            .hasPrefix(callback.lowercased())
          if let latest, isContinued, indentation > latest.indentation {
            entries.append(Entry(line: place + 1, object: latest.object, callback: callback))
          } else if let unnamed {
            entries.append(Entry(line: place + 1, object: unnamed, callback: callback))
            latest = (unnamed, indentation)
          } else {
            unclaimed.append(UnclaimedLine(line: place + 1, callback: callback))
            latest = nil
          }
        }
      }
    }
    hasNumbers = entries.contains { $0.object.contains("#") }
  }

  /// The callbacks that the platform has, by name.
  package var knownCallbacks: [String] { words.names }

  /// The objects that a line could name.
  package var knownObjects: [String] { words.objects }
}

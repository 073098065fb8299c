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

  /// Reads a log. A callback in a line that names no object may belong to an object by its place:
  /// Android Studio omits the repeated beginning of similar lines, and other logs have a block for
  /// each object or for each callback.
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
    let found = Self.callbacks(in: lines, words)
    for callback in found {
      if let object = callback.object ?? unnamed {
        entries.append(Entry(line: callback.line, object: object, callback: callback.name))
      } else {
        unclaimed.append(UnclaimedLine(line: callback.line, callback: callback.name))
      }
    }
    hasNumbers = entries.contains { $0.object.contains("#") }
  }

  private struct FoundCallback {
    var line: Int
    var name: String
    var object: String?
  }

  private static func callbacks(in lines: [String], _ words: LoggedWords) -> [FoundCallback] {
    var found: [FoundCallback] = []
    let lines = OutlineLine.unquoted(lines)
    let places = lines.map(OutlineLine.init)
    var outline = LogOutline(places)
    // The callbacks of the message above that have no object.
    var above: Range<Int> = 0..<0
    for (place, (text, line)) in zip(lines, places).enumerated() where !line.isBlank {
      outline.enter(line, at: place)
      let start = found.count
      var object: String?
      var hasCallback = false
      for meaning in words.meanings(of: text) {
        switch meaning {
        case .callback(let name, let subject):
          found.append(FoundCallback(line: place + 1, name: name, object: subject))
          object = subject
          hasCallback = true
        case .unclaimed(let name, let isLeading):
          let owner = isLeading ? outline.object : nil
          if owner == nil, isLeading, outline.mayNameLater { outline.wait(found.count) }
          found.append(FoundCallback(line: place + 1, name: name, object: owner))
          object = owner
          hasCallback = true
        case .object(let subject): object = subject
        }
      }
      if line.isTrailer {
        for callback in above where found[callback].object == nil {
          found[callback].object = object
        }
        continue
      }
      above = start..<found.count
      for waiting in outline.add(line, at: place, naming: object, hasCallback: hasCallback) {
        found[waiting].object = object
      }
    }
    return found
  }

  /// The callbacks that the platform has, by name.
  package var knownCallbacks: [String] { words.names }

  /// The objects that a line could name.
  package var knownObjects: [String] { words.objects }
}

/// The options of the command line.
struct Options {
  /// What to measure; everything if nothing is named.
  var groups: [Group] = []
  var rounds = 5
  var programs = 10_000
  var depth = 10_000
  var recording = "Tests/OracleTests/Recordings/fragments.jsonl"
  var specs = "Specs"

  /// Benchmarks that are run together, by their name on the command line.
  enum Group: String, CaseIterable {
    case snapshot
    case stimuli
    case check
    case oracle
    case depth
    case stack
  }

  /// The largest number of anything; more would take days.
  private static let most = 1_000_000

  static let help = """
    Measures what the models and the suite cost: best and median of some rounds, the rounds of
    what is compared alternating. Run it from the project's folder, built with -c release.

    usage: benchmarks [GROUP…] [--rounds N] [--programs N] [--depth N] [--recording FILE]
                      [--specs FOLDER]

      snapshot   a copy of a device with ten screens, its bytes, its hash, its ==
      stimuli    launch, open, rotate, back on both models
      check      reading the spec files and running their cases
      oracle     the recorded programs, repeated to --programs (10000)
      depth      a step on 10, 100, … --depth (10000) activities and controllers
      stack      making, turning and clearing a stack of as many controllers, and of a tenth as
                 many presentations
    """

  init(_ arguments: some Sequence<String>) throws {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--rounds": rounds = try Self.number(&rest, of: argument)
      case "--programs": programs = try Self.number(&rest, of: argument)
      case "--depth": depth = try Self.number(&rest, of: argument)
      case "--recording": recording = try Self.value(&rest, of: argument)
      case "--specs": specs = try Self.value(&rest, of: argument)
      default:
        guard let group = Group(rawValue: argument) else {
          throw BenchmarkFailure("there is no '\(argument)' to measure\n\n\(Self.help)")
        }
        groups.append(group)
      }
    }
    if groups.isEmpty { groups = Group.allCases }
  }

  private static func value(
    _ rest: inout ArraySlice<String>, of option: String
  ) throws -> String {
    guard let value = rest.popFirst() else { throw BenchmarkFailure("\(option) needs a value") }
    return value
  }

  private static func number(_ rest: inout ArraySlice<String>, of option: String) throws -> Int {
    let text = try value(&rest, of: option)
    guard let number = Int(text), 1...most ~= number else {
      throw BenchmarkFailure("\(option) needs a number from 1 to \(most), and not '\(text)'")
    }
    return number
  }
}

/// Why a measurement is impossible.
struct BenchmarkFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

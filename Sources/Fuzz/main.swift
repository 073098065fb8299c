// Tries that no input crashes the command or keeps it busy for long, and that versions which share a
// run do the same alone:
//
//   swift run -c release fuzz chapters|scripts [FROM] [COUNT] [SEED]
//   swift run -c release fuzz show-chapter|show-script NUMBER [SEED]
//
// The same seed and number always make the same input. Each hundred is announced before it runs, so
// that after a crash the last line tells where to look.

let arguments = CommandLine.arguments.dropFirst()
let numbers = arguments.dropFirst().compactMap { Int($0) }

func number(_ place: Int, or other: Int) -> Int {
  numbers.indices.contains(place) ? numbers[place] : other
}

let corpus = try Corpus(folder: "Specs")

switch arguments.first {
case "show-chapter", "show-script":
  let run = FuzzRun(corpus: corpus, seed: UInt64(number(1, or: 1).magnitude))
  let input = number(0, or: 0)
  print(arguments.first == "show-chapter" ? run.chapter(input) : run.script(input))
case "chapters", "scripts":
  var run = FuzzRun(corpus: corpus, seed: UInt64(number(2, or: 1).magnitude))
  let first = number(0, or: 0)
  for input in first..<(first + max(0, number(1, or: 1000))) {
    if (input - first).isMultiple(of: 100) { print("from \(input)") }
    if arguments.first == "chapters" { run.runChapter(input) } else { run.runScript(input) }
  }
  let tally = run.tally
  print(
    "\(tally.inputs) inputs, \(tally.sound) without errors, \(tally.carriedOut) to their end; "
      + "slowest \(tally.slowest.input): \(tally.slowest.time)")
  for place in tally.wronglyShared { print("does something else alone: script \(place)") }
  if !tally.wronglyShared.isEmpty { throw SharingTrial.Failure() }
default:
  print("usage: fuzz chapters|scripts [FROM] [COUNT] [SEED], fuzz show-chapter|show-script NUMBER")
}

// Tests that no input crashes the command or keeps it busy for long, and that versions which share
// a run behave the same when run alone:
//
//   swift run -c release fuzz chapters|scripts [FROM] [COUNT] [SEED]
//   swift run -c release fuzz show-chapter|show-script NUMBER [SEED]
//
// Lists the random walks, from scripts of the specs, that end with a difference which no declared
// divergence explains, and the differences in the specs that a divergence's signs explain wrongly:
//
//   swift run -c release fuzz differences [FROM] [COUNT] [SEED]
//   swift run -c release fuzz signs
//
// Lists the random walks on one platform that break a rule of the specs:
//
//   swift run -c release fuzz rules [FROM] [COUNT] [SEED]
//
// The same seed and number always produce the same input. Each block of a hundred is announced
// before it runs, so that after a crash the last line tells where to look.

import Bridge
import Foundation

let arguments = CommandLine.arguments.dropFirst()

/// The argument at this position after the mode, or the default if it is left out.
func number(_ place: Int, or other: Int) -> Int {
  guard let text = arguments.dropFirst(1 + place).first else { return other }
  guard let number = Int(text), 0...1_000_000_000 ~= number else {
    print("fuzz: '\(text)' is not a number from 0 to 1000000000")
    exit(2)
  }
  return number
}

/// The corpus to mutate; loaded only when needed, so that the usage can be printed anywhere.
func corpus() -> Corpus {
  do {
    return try Corpus(folder: "Specs")
  } catch {
    endWithoutSpecs()
  }
}

func endWithoutSpecs() -> Never {
  print("fuzz: there is no folder 'Specs' here that can be read")
  exit(2)
}

/// Prints counts, the highest first.
func list(_ counts: [String: Int]) {
  for (name, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
    print("\(count)\t\(name)")
  }
}

switch arguments.first {
case "show-chapter", "show-script":
  let run = FuzzRun(corpus: corpus(), seed: UInt64(number(1, or: 1)))
  let input = number(0, or: 0)
  print(arguments.first == "show-chapter" ? run.chapter(input) : run.script(input))
case "chapters", "scripts":
  var run = FuzzRun(corpus: corpus(), seed: UInt64(number(2, or: 1)))
  let first = number(0, or: 0)
  for input in first..<(first + number(1, or: 1000)) {
    if (input - first).isMultiple(of: 100) { print("from \(input)") }
    if arguments.first == "chapters" { run.runChapter(input) } else { run.runScript(input) }
  }
  let tally = run.tally
  print(
    "\(tally.inputs) inputs, \(tally.sound) without errors, \(tally.carriedOut) to their end; "
      + "slowest \(tally.slowest.input): \(tally.slowest.time)")
  for place in tally.wronglyShared { print("behaves differently alone: script \(place)") }
  if !tally.wronglyShared.isEmpty { exit(1) }
case "differences":
  var trial = DifferenceTrial(corpus: corpus(), seed: UInt64(number(2, or: 1)))
  let first = number(0, or: 0)
  for walk in first..<(first + number(1, or: 1000)) { trial.run(walk) }
  for walk in trial.unexplained { print(walk) }
  print(
    "\(trial.walks) walks on both platforms, \(trial.steps) steps compared, "
      + "\(trial.differing) differ, \(trial.unexplained.count) not explained")
case "rules":
  var trial = RuleTrial(
    Suite.load(["Specs"]), corpus: corpus(), seed: UInt64(number(2, or: 1)))
  let first = number(0, or: 0)
  for walk in first..<(first + number(1, or: 1000)) { trial.run(walk) }
  for walk in trial.violations { print(walk) }
  print("\(trial.walks) walks, \(trial.steps) steps, \(trial.violations.count) break a rule")
case "signs":
  let suite = Suite.load(["Specs"])
  guard !suite.chapters.isEmpty else { endWithoutSpecs() }
  var trial = SignTrial()
  for one in suite.scripts { trial.run(one.script) }
  list(trial.byEvent)
  list(trial.byDivergence)
  print("\(trial.removed) events removed, \(trial.explained) of them explained")
default:
  print("usage: fuzz chapters|scripts|differences|rules [FROM] [COUNT] [SEED]")
  print("       fuzz show-chapter|show-script NUMBER [SEED], fuzz signs")
  exit(["--help", "-h"].contains(arguments.first) ? 0 : 2)
}

import Testing

import TestSupport

@testable import AndroidModel

@Suite("A short list does what an array does, also when it is long")
struct ShortListTests {
  private static func task(_ number: Int) -> TaskID {
    TaskID(slot: Int32(number % 3), number: Int32(number))
  }

  @Test(arguments: 0..<40) func `whatever is put in and taken out`(_ seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    var (list, array) = (ShortList<TaskID>(), [TaskID]())
    for number in 1...60 {
      let task = Self.task(number)
      switch Int.random(in: 0..<7, using: &random) {
      case 0, 1:
        list.append(task)
        array.append(task)
      case 2, 3:
        let place = Int.random(in: 0...array.count, using: &random)
        list.insert(task, at: place)
        array.insert(task, at: place)
      case 4:
        guard let place = array.indices.randomElement(using: &random) else { continue }
        #expect(list.remove(at: place) == array.remove(at: place))
      case 5:
        guard let place = array.indices.randomElement(using: &random) else { continue }
        list[place] = task
        array[place] = task
      default:
        let slot = Int32.random(in: 0..<9, using: &random)
        list.removeAll { $0.slot == slot }
        array.removeAll { $0.slot == slot }
      }
      #expect(Array(list) == array)
      #expect(list == ShortList(array))
    }
  }

  @Test(arguments: [Task.Child.task(task(5)), .fragment(TaskFragmentID(slot: 2, number: 5))])
  func `a child of a task keeps its kind`(_ child: Task.Child) {
    var list = ShortList<Task.Child>()
    list.append(child)
    #expect(list.first == child)
  }
}

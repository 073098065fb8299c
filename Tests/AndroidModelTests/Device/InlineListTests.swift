import Testing

import TestSupport

@testable import AndroidModel

@Suite("A list stored inline behaves as an array does, also when it is long")
struct InlineListTests {
  @Test(arguments: 0..<40) func `a short list stores and returns any element`(_ seed: Int) {
    compare(ShortList<TaskID>.self, seed) { TaskID(slot: Int32($0 % 3), number: Int32($0)) }
  }

  @Test(arguments: 0..<40) func `a list of few elements stores and returns any element`(_ seed: Int)
  {
    compare(FewList<NamedContainer>.self, seed) {
      NamedContainer(name: Symbol(index: Int32($0 % 5)), id: ContainerID(word: UInt64($0)))
    }
  }

  /// Makes the same random changes to a list and to an array.
  private func compare<List: InlineList & Hashable>(
    _: List.Type, _ seed: Int, _ element: (Int) -> List.Element
  ) where List.Element: Equatable {
    var random = SplitMix(seed: UInt64(seed))
    var (list, array) = (List(), [List.Element]())
    for number in 1...60 {
      let new = element(number)
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        list.append(new)
        array.append(new)
      case 2:
        let place = Int.random(in: 0...array.count, using: &random)
        list.insert(new, at: place)
        array.insert(new, at: place)
      case 3:
        guard let place = array.indices.randomElement(using: &random) else { continue }
        #expect(list.remove(at: place) == array.remove(at: place))
      case 4:
        guard let place = array.indices.randomElement(using: &random) else { continue }
        list[place] = new
        array[place] = new
      default:
        // Removes about a third of the elements.
        let gone = Set((0..<number).filter { _ in Int.random(in: 0..<3, using: &random) == 0 })
        let isGone = { (one: List.Element) in gone.contains { element($0) == one } }
        list.removeAll(where: isGone)
        array.removeAll(where: isGone)
      }
      #expect(Array(list) == array)
      // Removed elements leave no trace.
      #expect(list == List(array))
      #expect(list.hashValue == List(array).hashValue)
    }
  }

  @Test(arguments: [Task.Child.task(task(5)), .fragment(TaskFragmentID(slot: 2, number: 5))])
  func `a child of a task keeps its kind`(_ child: Task.Child) {
    var list = ShortList<Task.Child>()
    list.append(child)
    #expect(list.first == child)
  }

  private static func task(_ number: Int) -> TaskID {
    TaskID(slot: Int32(number % 3), number: Int32(number))
  }
}

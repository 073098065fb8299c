import Testing

import TestSupport

@testable import AndroidModel

@Suite("A list of few does what an array does, also when they are many")
struct FewListTests {
  private static func container(_ number: Int) -> NamedContainer {
    NamedContainer(name: Symbol(index: Int32(number % 5)), id: ContainerID(word: UInt64(number)))
  }

  @Test(arguments: 0..<40) func `whatever is put in and taken out`(_ seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    var (list, array) = (FewList<NamedContainer>(), [NamedContainer]())
    for number in 1...60 {
      let container = Self.container(number)
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        list.append(container)
        array.append(container)
      case 2:
        let place = Int.random(in: 0...array.count, using: &random)
        list.insert(container, at: place)
        array.insert(container, at: place)
      case 3:
        guard let place = array.indices.randomElement(using: &random) else { continue }
        #expect(list.remove(at: place) == array.remove(at: place))
      case 4:
        guard let place = array.indices.randomElement(using: &random) else { continue }
        list[place] = container
        array[place] = container
      default:
        let name = Symbol(index: Int32.random(in: 0..<5, using: &random))
        list.removeAll { $0.name == name }
        array.removeAll { $0.name == name }
      }
      #expect(Array(list) == array)
      // What was taken out leaves no trace.
      #expect(list == FewList(array))
      #expect(list.hashValue == FewList(array).hashValue)
    }
  }
}

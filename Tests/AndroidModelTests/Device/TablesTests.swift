import Testing

@testable import AndroidModel

@Suite("Tables find their elements, whatever sizes they have had")
struct TablesTests {
  @Test func `the id of a removed record leads to the vacant record, even if its slot is reused`() {
    var table = SlotTable<Record>()
    let first = table.insert(Record(number: 1))
    table.remove(first)
    #expect(!table.contains(first))
    #expect(table[first] == .vacant)
    let second = table.insert(Record(number: 2))
    #expect(second.word >> 32 == first.word >> 32)
    #expect(table[second].number == 2)
    #expect(table[first] == .vacant)
  }

  @Test func `a map that shrinks and grows again finds its keys`() {
    var map = InsertionOrderedMap<Int, Int>()
    for key in 0..<20 { map[key] = key }
    for key in 0..<10 { map[key] = nil }
    for key in 20..<40 { map[key] = key }
    #expect(map.keys == Array(10..<40))
    for key in 0..<40 { #expect(map[key] == (key < 10 ? nil : key)) }
  }

  @Test func `an emptied map has none of its old keys`() {
    var map = InsertionOrderedMap<Int, Int>()
    for key in 0..<20 { map[key] = key }
    map.removeAll()
    for key in 20..<40 { map[key] = key }
    for key in 0..<40 { #expect(map[key] == (key < 20 ? nil : key)) }
  }

  @Test func `a key that replaces another one has its place`() {
    var map = InsertionOrderedMap<Int, Int>()
    for key in 0..<20 { map[key] = key }
    map.replace(3, with: 30, 300)
    #expect(map.keys[3] == 30)
    #expect(map[30] == 300)
    #expect(map[3] == nil)
    #expect(map[19] == 19)
  }

  @Test func `a table of many names gives each its first position`() {
    let names = (0..<40).map { "name\($0)" }
    var table = NameTable(names)
    for (place, name) in names.enumerated() {
      #expect(table.place(of: name) == place)
      #expect(table.insert(name) == place)
    }
    #expect(table.names == names)
    #expect(table.place(of: "another") == nil)
  }

  private struct Record: SlotRecord {
    var number: Int
    static let vacant = Record(number: 0)
  }
}

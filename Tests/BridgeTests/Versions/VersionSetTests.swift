import Bridge
import Testing

@Suite("Sets of versions")
struct VersionSetTests {
  @Test func `Neighbouring versions are printed as ranges`() {
    #expect(VersionSet(.android, [21, 22, 23, 30, 35, 36]).description == "21..23, 30, 35..36")
    #expect(VersionSet(.android, []).description == "")
  }

  @Test func `iOS 18 and 26 are neighbouring versions`() {
    #expect(VersionSet(.ios, [26, 18, 17]).description == "17..26")
  }

  @Test func `A version is inserted in order and only once`() {
    var set = VersionSet(.android, [30])
    set.insert([28, 30])
    set.insert([30])
    #expect(set.versions == [28, 30])
  }
}

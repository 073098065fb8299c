import Bridge

/// A question, as words to search for.
struct Question: Sendable {
  /// Each word once, without filler words, unless there are only fillers.
  let words: [AskedWord]
  /// The slots of each word: one slot for each of its parts.
  let slots: [Slots]
  /// Whether it asks what corresponds on the other platform.
  let asksForCounterpart: Bool
  /// The platforms whose own words it contains, or both if it asks what corresponds.
  let platforms: Set<Platform>
  /// Whether it names a version of Android.
  let namesRelease: Bool

  // What words of texts match, by the kind of match.
  private var same: [String: Slots] = [:]
  private var forms: [String: Slots] = [:]
  private var parts: [String: Slots] = [:]
  private var related: [String: Slots] = [:]

  init(_ text: String) {
    var words: [AskedWord] = []
    var slots: [Slots] = []
    var next = 0
    let all = SearchWord.words(of: text, spelling: PlatformWords.spelling)
    for word in Self.words(among: all) where next + word.parts.count <= Slots.most {
      let place = Slots(at: next..<next + word.parts.count)
      words.append(word)
      slots.append(place)
      same[word.whole, default: Slots()].formUnion(place)
      if !word.isCompound { forms[word.stem, default: Slots()].formUnion(place) }
      for part in word.parts {
        let slot = Slots(at: next..<next + 1)
        next += 1
        parts[part, default: Slots()].formUnion(slot)
        for relative in Synonyms.related(of: part) {
          related[relative, default: Slots()].formUnion(slot)
        }
      }
    }
    self.words = words
    self.slots = slots
    asksForCounterpart = all.contains { Fillers.counterparts.contains($0.whole) }
    platforms = asksForCounterpart ? Set(Platform.allCases) : Set(words.compactMap(\.platform))
    namesRelease = words.contains { AndroidRelease.isName($0.whole) }
  }

  private static func words(among words: [SearchWord]) -> [AskedWord] {
    var seen: Set<String> = []
    let all = words.filter { seen.insert($0.whole).inserted }
    let presses = all.contains { Fillers.pressed.contains($0.whole) } ? Fillers.presses : []
    let isAboutPhone = namesPhoneCall(all)
    let significant = all.filter {
      if isAboutPhone, $0.whole == Fillers.call { return true }
      if isAboutPhone, Fillers.ringing.contains($0.whole) { return false }
      return $0.whole.utf8.count > 1 && !Fillers.words.contains($0.whole)
        && !Fillers.counterparts.contains($0.whole) && !presses.contains($0.whole)
    }
    return (significant.isEmpty ? all : significant).map(AskedWord.init)
  }

  /// Whether a call is one of the phone, and not of a method.
  private static func namesPhoneCall(_ words: [SearchWord]) -> Bool {
    guard let call = words.firstIndex(where: { $0.whole == Fillers.call }) else { return false }
    let before = words[..<call].last { !Fillers.words.contains($0.whole) }
    return before.map { Fillers.ringing.contains($0.whole) } ?? false
  }

  /// How a word of a text matches the question.
  func reading(of word: SearchWord) -> WordReading {
    var reading = WordReading()
    let isPlain = word.parts.count < 2
    let stem = WordStem.of(word.whole)
    reading.isFiller = isPlain && Fillers.words.contains(word.whole)
    reading.same = same[word.whole] ?? Slots()
    reading.forms = forms[stem] ?? Slots()
    let stems = isPlain ? [stem] : AskedWord.stems(ofSignificant: word.parts)
    for (position, part) in stems.enumerated() {
      let found = parts[part] ?? Slots()
      let synonyms = related[part] ?? Slots()
      reading.parts.formUnion(found)
      reading.related.formUnion(synonyms)
      let here = found.union(synonyms)
      if position == 0 { reading.first = here }
      reading.followers.formUnion(reading.last.next.intersection(here))
      reading.last = here
    }
    return reading
  }
}

/// Words that only phrase a question and do not tell what it is about.
enum Fillers {
  static let words = Set(
    """
    a actually all also although always an and any anymore anyway are as at be because been being \
    between but by call callback callbacks called calls can cause comes correctly could detect \
    difference different do does doing each even ever every executed fired for from get gets \
    getting go goes going got had happen happens has have he hear hears her his how i if in \
    instead invoked is it its just know known knows lifecycle like log logs may me mean means \
    method methods might my need needs of on or order our port porting properly really reason run \
    runs s seem seems shall she should so still suddenly t than that the their them then there \
    these they this those though times to too triggered user users using version versions versus \
    very vs want wants was we went were what when where which while who whom whose why with would \
    you your
    """.split(separator: " ").map(String.init))

  /// Words that ask what corresponds on the other platform. What the question is about, the sections
  /// on both platforms say in its own words; few of them say that it corresponds to something.
  static let counterparts: Set = [
    "analog", "analogue", "correspond", "corresponding", "corresponds", "counterpart",
    "counterparts", "equivalent", "equivalents",
  ]

  /// Buttons that can be pressed, and below, the words for pressing them, which add no information.
  static let pressed: Set = ["home", "back", "power", "recents"]
  static let presses: Set = ["button", "key", "tap", "pressing"]

  /// A call that follows one of the words below is one of the phone and no filler; those words add
  /// no information to it.
  static let call = "call"
  static let ringing: Set = [
    "phone", "incoming", "answer", "answers", "answered", "answering", "ringing",
  ]
}

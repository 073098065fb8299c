/// The scripts of an app, compiled: first those of the `Application`, then those of each class side
/// by side. They are not part of Android; they stand for the code of the overrides.
struct SortedScripts {
  let scripts: [CompiledScript]
  let ofApplication: Range<Int>
  /// By class, their places.
  let ofClass: [Range<Int>]

  init(_ code: [CallbackScript], _ table: ClassTable) {
    let compiled = code.map { CompiledScript($0, classID: table.number(of:)) }
    var sorted = compiled.filter { $0.classID == nil }
    ofApplication = sorted.indices
    var ranges: [Range<Int>] = []
    for index in table.table.names.indices {
      let start = sorted.count
      for script in compiled where script.classID == ClassID(index) { sorted.append(script) }
      ranges.append(start..<sorted.count)
    }
    scripts = sorted
    ofClass = ranges
  }
}

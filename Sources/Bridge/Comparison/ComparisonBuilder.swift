import Lenses
package import Specification

extension Comparison {
  /// Runs a script on both platforms and puts the events side by side.
  ///
  /// Expectations are not checked. A platform on which the script cannot run has a note instead of
  /// events, and a platform that the script leaves out has nothing.
  ///
  /// - Parameters:
  ///   - android: the version to run on; by default the newest that the script allows.
  ///   - ios: the same for iOS.
  ///   - citations: the evidence for the order of events; nil to leave it out.
  ///   - lenses: the frameworks whose reports are shown too; see `Vocabulary.lenses`.
  package init(
    of script: Script, android: Int? = nil, ios: Int? = nil,
    showing detail: CallbackDetail = .notable, citing citations: Citations? = nil,
    lenses: [String] = []
  ) {
    let objects = ObjectTable(script.declarations)
    let listening = lenses.compactMap(Lens.named)
    let androidVersion = android ?? script.versions(on: .android).last
    let iosVersion = ios ?? script.versions(on: .ios).last
    let androidSide = SideRecorder<AndroidDriver>(
      script, objects, androidVersion, detail, citing: citations?.android, lenses: listening)
    let iosSide = SideRecorder<IOSDriver>(
      script, objects, iosVersion, detail, citing: citations?.ios, lenses: listening)
    var comparer = StepComparer(objects: objects, lenses: listening.map(\.name))
    let isTwoSided = androidVersion != nil && iosVersion != nil
    var interruptions = OpenInterruptions()
    var isScriptedAlike = script.callbackScripts.isEmpty && script.declaresAlike
    let steps = script.steps.enumerated().map { position, step in
      var compared = comparer.compare(
        step, androidSide.steps[position], iosSide.steps[position],
        isCompared: isTwoSided && step.platform == nil)
      isScriptedAlike = isScriptedAlike && step.isForBoth && interruptions.follow(step)
      compared.isScriptedAlike = isScriptedAlike
      return compared
    }
    let shown = Set(steps.flatMap(\.divergences))
    self.init(
      android: androidVersion.map { ComparedPlatform(.android, $0, script) },
      ios: iosVersion.map { ComparedPlatform(.ios, $0, script) }, steps: steps,
      divergences: Divergence.all.map(\.id).filter(shown.contains),
      isCarriedOut: androidSide.isCarriedOut && iosSide.isCarriedOut)
  }
}

extension ComparedPlatform {
  init(_ platform: Platform, _ version: Int, _ script: Script) {
    let settings = script.device.filter { $0.platform.value == platform.rawValue }
      .flatMap(\.attributes)
    // If a setting is given twice, the later one applies.
    let keys = settings.map(\.key.value)
    let valid = settings.enumerated().filter { !keys[($0 + 1)...].contains($1.key.value) }
    self.init(
      version: version,
      device: valid.map { _, setting in
        let values = setting.values.map(\.value).joined(separator: ",")
        return values.isEmpty ? setting.key.value : "\(setting.key.value)=\(values)"
      })
  }
}

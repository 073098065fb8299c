import AndroidModel

/// The outcome of a stimulus or a call for the wrong object, or for the right one at the wrong
/// time.
enum Outcome: Hashable, CustomStringConvertible {
  case refused(ImpossibleStimulus.Obstacle)
  /// The platform throws.
  case exception(String)
  /// The platform ignores it.
  case nothing
  /// It takes place.
  case takesPlace

  /// Gives the stimulus to a copy of the device.
  ///
  /// - Throws: `ChangedByRefusal` if a refusal changed the device.
  init(of stimulus: AndroidStimulus, on device: AndroidDevice) throws {
    var after = device
    do throws(ImpossibleStimulus) {
      let reaction = try after.perform(stimulus)
      if let crash = reaction.crash {
        self = .exception(crash.name)
      } else {
        self = after == device && reaction.events.isEmpty ? .nothing : .takesPlace
      }
    } catch {
      guard after == device, !error.sentence.isEmpty else { throw ChangedByRefusal(error) }
      self = .refused(error.obstacle)
    }
  }

  struct ChangedByRefusal: Error {
    let refusal: ImpossibleStimulus
    init(_ refusal: ImpossibleStimulus) { self.refusal = refusal }
  }

  /// The form used in the tables, which shorten an exception to its initials.
  var description: String {
    switch self {
    case .refused(let obstacle): obstacle.rawValue
    case .exception(let name): name.filter(\.isUppercase)
    case .nothing: "nothing"
    case .takesPlace: "yes"
    }
  }
}

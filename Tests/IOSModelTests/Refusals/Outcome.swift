import IOSModel

/// The outcome of a stimulus or a call for the wrong object, or for the right one at the wrong
/// time.
enum Outcome: Hashable, CustomStringConvertible {
  case refused(ImpossibleStimulus.Obstacle)
  /// UIKit throws.
  case exception(String)
  /// UIKit writes into the console.
  case warning
  /// UIKit ignores it.
  case nothing
  /// It takes place.
  case takesPlace

  /// Gives the stimulus to a copy of the device.
  ///
  /// - Throws: `ChangedByRefusal` if a refusal changed the device.
  init(of stimulus: IOSStimulus, on device: IOSDevice) throws {
    var after = device
    do throws(ImpossibleStimulus) {
      let reaction = try after.perform(stimulus)
      if let crash = reaction.crash {
        self = .exception(crash.name)
      } else if reaction.events.contains(where: { $0.callback == .console }) {
        self = .warning
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

  /// The form used in the tables, which list the exception's name separately.
  var description: String {
    switch self {
    case .refused(let obstacle): obstacle.rawValue
    case .exception: "throws"
    case .warning: "warning"
    case .nothing: "nothing"
    case .takesPlace: "yes"
    }
  }
}

import Reporting
import Synchronization

/// The progress of a command: one line on a terminal, which is erased at the end. Nothing is
/// written to a pipe.
final class ProgressLine: Sendable {
  private let stream: Environment.Stream
  /// The number of chapters.
  private let total: Int
  private let done = Mutex(0)

  init(of total: Int, on stream: Environment.Stream) {
    self.total = total
    self.stream = stream
  }

  /// Counts one more chapter as done.
  func advance() {
    guard stream.isTerminal else { return }
    done.withLock { done in
      done += 1
      stream.write("\(Self.clearing)\(grouped(done)) of \(counted(total, "chapter"))")
    }
  }

  func end() {
    if stream.isTerminal { stream.write(Self.clearing) }
  }

  /// Moves to the margin and erases the line.
  static let clearing = "\r\u{1B}[K"
}

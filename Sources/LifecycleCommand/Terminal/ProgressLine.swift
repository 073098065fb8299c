import Reporting
import Synchronization

/// How far a command is, for somebody who watches: one line of a terminal, which the end takes away. In a pipe
/// nothing is written.
final class ProgressLine: Sendable {
  private let stream: Environment.Stream
  /// Of chapters.
  private let total: Int
  private let done = Mutex(0)

  init(of total: Int, on stream: Environment.Stream) {
    self.total = total
    self.stream = stream
  }

  /// One more is done.
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

  /// Back to the margin, and what stands in the line is gone.
  static let clearing = "\r\u{1B}[K"
}

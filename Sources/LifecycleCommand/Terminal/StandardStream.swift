#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

import Synchronization

/// One of the process's two output streams.
///
/// A class, because whether writing has failed is state of the stream, which every copy must share.
final class StandardStream: Sendable {
  private let descriptor: Int32
  private let problem = Mutex<Problem?>(nil)

  /// Why nothing more is written.
  enum Problem: Sendable {
    /// The reader has closed the pipe, as `head` does, and does not want the rest.
    case readerGone
    /// Output was lost, for instance because the disk is full: the system's error message.
    case failed(String)
  }

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Columns of the terminal; nil if there is none.
  var terminalWidth: Int? {
    var size = winsize()
    guard isTerminal, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  /// Why wanted output was lost; nil if none was.
  var failure: String? {
    problem.withLock { if case .failed(let reason)? = $0 { reason } else { nil } }
  }

  /// The error of the last system call.
  static var systemReason: String { String(cString: strerror(errno)) }

  /// Writes all of the text, or remembers why that failed.
  func write(_ text: String) {
    problem.withLock { problem in
      guard problem == nil else { return }
      var text = text
      problem = text.withUTF8 { Self.write($0, to: descriptor) }
    }
  }

  private static func write(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Problem? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = systemWrite(
        descriptor, UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: rest)))
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EPIPE {
        return .readerGone
      } else if errno == EAGAIN {
        guard becomesWritable(descriptor) else { return .failed(systemReason) }
      } else if errno != EINTR {
        return .failed(systemReason)
      }
    }
    return nil
  }

  /// Waits for a slow reader if the pipe is non-blocking and full.
  ///
  /// - Returns: whether it is worth trying again.
  private static func becomesWritable(_ descriptor: Int32) -> Bool {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&wanted, 1, -1) >= 0 || errno == EINTR
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

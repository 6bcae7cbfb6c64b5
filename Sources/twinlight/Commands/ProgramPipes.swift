#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The pipes to a running program: feeds its input, and reads both of its outputs, in the order in which they are
/// ready. So neither program waits for the other, however long the outputs are.
struct ProgramPipes {
    private(set) var output: [UInt8] = []
    private(set) var errors: [UInt8] = []
    private var rest: ArraySlice<UInt8>

    /// The number of bytes that a pipe or a socket accepts without blocking, once it is ready: at least 512 bytes on
    /// any system (POSIX, PIPE_BUF).
    private static let piece = 512
    private static let bufferSize = 1 << 16

    struct Broken: Error {}

    /// - Parameter input: the input of the program.
    init(input: [UInt8]) { rest = input[...] }

    /// Returns when both outputs have ended. The input is a socket; the caller closes the others.
    ///
    /// - Parameter closeInput: a function that signals the end of the input to the program.
    mutating func run(
        to input: Int32, from output: Int32, and errors: Int32, closeInput: () throws -> Void
    ) throws {
        var ends = [
            pollfd(fd: input, events: Int16(POLLOUT), revents: 0),
            pollfd(fd: output, events: Int16(POLLIN), revents: 0),
            pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
        ]
        while true {
            if rest.isEmpty, ends[0].fd >= 0 {
                try closeInput()
                ends[0].fd = -1
            }
            // Negative descriptors are ignored.
            if ends[1].fd < 0 && ends[2].fd < 0 { break }
            if unsafe poll(&ends, nfds_t(ends.count), -1) < 0 {
                if errno == EINTR { continue }
                throw Broken()
            }
            if ends[0].fd >= 0, ends[0].revents != 0 { feed(input) }
            if ends[1].fd >= 0, ends[1].revents != 0, try !Self.take(output, into: &self.output) { ends[1].fd = -1 }
            if ends[2].fd >= 0, ends[2].revents != 0, try !Self.take(errors, into: &self.errors) { ends[2].fd = -1 }
        }
        if ends[0].fd >= 0 { try closeInput() }
    }

    /// Stops where the reader has ended, which must not end this program by a signal.
    private mutating func feed(_ descriptor: Int32) {
        let piece = Array(rest.prefix(Self.piece))
        #if canImport(Darwin)
        let flags: Int32 = 0  // The socket has an option for it.
        #else
        let flags = Int32(MSG_NOSIGNAL)
        #endif
        let count = unsafe piece.withUnsafeBytes { unsafe send(descriptor, $0.baseAddress, $0.count, flags) }
        if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR && errno != EAGAIN { rest = [] }
    }

    /// - Returns: whether more may come.
    private static func take(_ descriptor: Int32, into bytes: inout [UInt8]) throws -> Bool {
        var buffer = [UInt8](repeating: 0, count: bufferSize)
        let count = unsafe buffer.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
        if count < 0 {
            if errno == EINTR || errno == EAGAIN { return true }
            throw Broken()
        }
        bytes += buffer[..<count]
        return count > 0
    }
}

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Another program, with channels to and from it. No shell reads its arguments.
struct RunningProgram {
    private let process: pid_t
    private let input: Int32, output: Int32, errors: Int32

    struct Answer {
        /// The exit status; nil if a signal ended it.
        var status: Int32?
        var output: [UInt8]
        var errors: [UInt8]
    }

    /// Nil if the program does not exist.
    ///
    /// - Parameter words: the name, which is searched for on the path, and the arguments.
    init?(_ words: [String]) {
        guard let questions = Self.channel(), let answers = Self.channel(), let faults = Self.channel() else {
            return nil
        }
        (input, output, errors) = (questions.write, answers.read, faults.read)
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        #else
        var actions = unsafe posix_spawn_file_actions_t()
        #endif
        unsafe posix_spawn_file_actions_init(&actions)
        // The others close when the program starts.
        let ends = [(questions.read, STDIN_FILENO), (answers.write, STDOUT_FILENO), (faults.write, STDERR_FILENO)]
        for (own, standard) in ends { unsafe posix_spawn_file_actions_adddup2(&actions, own, standard) }
        var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
        defer {
            unsafe arguments.forEach { unsafe free($0) }
            unsafe posix_spawn_file_actions_destroy(&actions)
            for (own, _) in ends { _ = close(own) }
        }
        var process = pid_t()
        guard unsafe posix_spawnp(&process, words[0], &actions, nil, &arguments, environ) == 0 else {
            for end in [input, output, errors] { _ = close(end) }
            return nil
        }
        self.process = process
    }

    /// Feeds the program, and waits until it has ended.
    func finished(input bytes: [UInt8]) throws -> Answer {
        defer { for end in [output, errors] { _ = close(end) } }
        var pipes = ProgramPipes(input: bytes)
        try pipes.run(to: input, from: output, and: errors) { _ = close(input) }
        var status: Int32 = 0
        while unsafe waitpid(process, &status, 0) < 0 && errno == EINTR {}
        // As WIFEXITED and WEXITSTATUS have it.
        let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
        return Answer(status: code, output: pipes.output, errors: pipes.errors)
    }

    /// A pair of sockets in place of a pipe: its writer gets no signal where the reader has ended, which would end this
    /// program, and it closes in all programs that are started, also in those that another thread starts meanwhile.
    /// Else these would keep each other's inputs open.
    private static func channel() -> (read: Int32, write: Int32)? {
        var ends: [Int32] = [0, 0]
        #if canImport(Glibc)
        let stream = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        #elseif canImport(Musl)
        let stream = SOCK_STREAM | SOCK_CLOEXEC
        #else
        let stream = SOCK_STREAM
        #endif
        guard unsafe socketpair(AF_UNIX, stream, 0, &ends) == 0 else { return nil }
        #if canImport(Darwin)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        var isOn: Int32 = 1
        _ = unsafe setsockopt(ends[1], SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
        #endif
        return (ends[0], ends[1])
    }
}

/// The pipes to a running program: feeds its input, and reads both of its outputs, in the order in which they are
/// ready. So neither program waits for the other, however long the outputs are.
private struct ProgramPipes {
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

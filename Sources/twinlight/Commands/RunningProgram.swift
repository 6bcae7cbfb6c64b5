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
    /// program, and it closes in all programs that are started, also in those that another thread starts meanwhile. Else
    /// these would keep each other's inputs open.
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

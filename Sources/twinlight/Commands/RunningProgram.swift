#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Another program, with pipes to and from it. No shell reads its arguments.
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
    /// - Parameter words: its name, which is searched for on the path, and its arguments.
    init?(_ words: [String]) {
        guard let questions = Self.pipe(), let answers = Self.pipe(), let faults = Self.pipe() else { return nil }
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

    /// Both ends close in programs that are started.
    private static func pipe() -> (read: Int32, write: Int32)? {
        var ends: [Int32] = [0, 0]
        guard systemPipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }
}

/// `pipe` of the C library, which is hidden by the method of the same name.
private func systemPipe(_ ends: inout [Int32]) -> Int32 { unsafe pipe(&ends) }

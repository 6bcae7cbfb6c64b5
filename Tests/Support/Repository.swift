internal import Foundation

/// A folder under git, for tests that ask about its past.
public enum Repository {
    /// Is there a git on this machine?
    public static let isThere = Programs.named("git") != nil

    /// Makes the folder a repository, or goes on with the one it is, and commits all that is in it to `main`.
    public static func commit(_ folder: TemporaryFolder) throws {
        if !FileManager.default.fileExists(atPath: folder.url(".git").path) {
            try git(["init", "--quiet"], in: folder)
            try git(["symbolic-ref", "HEAD", "refs/heads/main"], in: folder)
        }
        try git(["add", "--all"], in: folder)
        // Whatever the machine's own settings ask of commits.
        let author = ["-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false"]
        try git(author + ["commit", "--quiet", "--no-verify", "--message", "State"], in: folder)
    }

    struct Fault: Error, CustomStringConvertible { var description: String }

    private static func git(_ arguments: [String], in folder: TemporaryFolder) throws {
        guard let git = Programs.named("git") else { throw Fault(description: "there is no git") }
        let process = Process()
        process.executableURL = git
        process.arguments = ["-C", folder.path] + arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { throw Fault(description: "git \(arguments.joined(separator: " ")) failed") }
    }
}

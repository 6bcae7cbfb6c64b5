public import Foundation

/// The repository of this project, and others that tests make of a folder to ask about its past.
public enum Repository {
    /// The root of this checkout.
    public static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The text of a file of this checkout.
    public static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// The paths of all files below a folder of this checkout whose names have an ending, sorted. Each begins with the
    /// path of the folder.
    public static func files(in folder: String, ending: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
            .filter { $0.hasSuffix(ending) }.sorted().map { folder + "/" + $0 }
    }

    /// Whether there is a git on this machine.
    public static let isThere = Programs.named("git") != nil

    /// Makes the folder a repository, or goes on with the one it is, and commits all that is in it to `main`.
    public static func commit(_ folder: TemporaryFolder) async throws {
        if !FileManager.default.fileExists(atPath: folder.url(".git").path) {
            try await git(["init", "--quiet"], in: folder)
            try await git(["symbolic-ref", "HEAD", "refs/heads/main"], in: folder)
        }
        try await git(["add", "--all"], in: folder)
        // Independent of the machine's own settings for commits.
        let author = ["-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false"]
        try await git(author + ["commit", "--quiet", "--no-verify", "--message", "State"], in: folder)
    }

    struct Fault: Error, CustomStringConvertible { var description: String }

    private static func git(_ arguments: [String], in folder: TemporaryFolder) async throws {
        guard let git = Programs.named("git") else { throw Fault(description: "there is no git") }
        let run = try await Programs.run(git, ["-C", folder.path] + arguments)
        if run.status != 0 {
            throw Fault(description: "git \(arguments.joined(separator: " ")) failed: \(run.errors)")
        }
    }
}

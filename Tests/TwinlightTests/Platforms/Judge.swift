import Foundation
import Support

/// A program of a platform that takes the files that are written for it.
struct Judge {
    let url: URL

    init?(_ name: String) {
        guard let url = Programs.named(name) else { return nil }
        self.url = url
    }

    /// The text on both of its outputs, and its status.
    @discardableResult
    func run(_ arguments: [String], in folder: String, environment: [String: String] = [:]) async throws -> (
        status: Int32, text: String
    ) {
        let run = try await Executable.run(
            arguments, in: folder, environment: Self.javaOptions.merging(environment) { $1 }, program: url)
        return (run.status, run.output + run.errors)
    }

    /// A virtual machine of Java that does not optimise what runs once takes half the time.
    private static let javaOptions = ["JAVA_OPTS": "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"]

    static let aapt2 = Judge("aapt2")
    static let kotlinc = Judge("kotlinc")
    static let tsc = Judge("tsc")
    static let esbuild = Judge("esbuild")
    static let node = Judge("node")

    /// The resources of the platform that apps link against, from Debian's `android-framework-res`.
    static let framework: String? = ["/usr/share/android-framework-res/framework-res.apk"].first {
        FileManager.default.fileExists(atPath: $0)
    }

    /// Where Debian has the packages of node.
    static let packages = "/usr/share/nodejs"
    static let hasReact = FileManager.default.fileExists(atPath: packages + "/react-dom/server.js")
}

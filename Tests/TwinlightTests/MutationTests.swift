import Foundation
import Support
import Testing

/// Damaged drawings, manifests, tokens and catalogs, in processes with limits: each is drawn or refused.
///
/// `TWINLIGHT_MUTATIONS` is the number of drawings; a fourth of that are projects.
@Suite(.takesTurns) struct MutationTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let isFullRun = Long.isOn && Executable.isRelease
    private static let count =
        environment["TWINLIGHT_MUTATIONS"].flatMap { Int($0) } ?? (isFullRun ? 3000 : Long.isOn ? 240 : 40)
    /// Drawings of one process.
    private static let size = 40

    private static let drawings = OurGlyphs.drawings + IconSet.all.flatMap(\.files)

    private static func run(_ words: String, in folder: TemporaryFolder, seconds: Int) async throws -> Executable.Run {
        #if os(Linux)
        let limits = "ulimit -t \(seconds); ulimit -v \(1 << 20); "
        #else
        let limits = "ulimit -t \(seconds); "
        #endif
        return try await Executable.run(
            ["-c", limits + "exec \"\((isFullRun ? Executable.fastest : Executable.url).path)\" " + words],
            in: folder.path,
            environment: ["SWIFT_BACKTRACE": "enable=no"], program: URL(filePath: "/bin/sh"))
    }

    @Test(arguments: 0..<max(1, count / size)) func `mutated drawings are written or refused, and no run crashes`(
        batch: Int
    ) async throws {
        let folder = try TemporaryFolder()
        var names: [String] = []
        for index in 0..<Self.size {
            let seed = UInt64(batch * Self.size + index)
            let file = Self.drawings[Int(seed &* 7919 % UInt64(Self.drawings.count))]
            var mutation = Mutation(seed: seed)
            let bytes = mutation.mutated([UInt8](try Data(contentsOf: file)))
            names.append("d\(seed).svg")
            try Data(bytes).write(to: folder.url("d\(seed).svg"))
        }
        let list = names.joined(separator: " ")
        for command in ["fill", "outline"] {
            let run = try await Self.run(
                "\(command) \(list) --output \(command)ed", in: folder, seconds: Self.isFullRun ? 60 : 600)
            #expect([0, 1, 3].contains(run.status), "\(command) \(batch): \(run.status) \(run.errors.suffix(400))")
            // The refused drawing is named, and the others are written.
            let written = folder.files.filter { $0.hasPrefix(command + "ed/") }
            for name in names where !written.contains("\(command)ed/\(name)") {
                #expect(run.errors.contains("\(name):"), "\(name) is neither written nor refused")
            }
            for file in written {
                #expect(folder.text(file).map { OutputGrammar($0).faults } == [], "\(file)")
            }
        }
    }

    @Test(arguments: 0..<max(1, count / 4 / 10)) func `mutated projects are built or refused, and no run crashes`(
        batch: Int
    ) async throws {
        for index in 0..<10 {
            let seed = UInt64(batch * 10 + index)
            let folder = try TemporaryFolder()
            let project = Fixtures.golden[Int(seed % UInt64(Fixtures.golden.count))]
            try? FileManager.default.removeItem(at: folder.url("G"))
            try FileManager.default.copyItem(at: project, to: folder.url("G"))
            try? FileManager.default.removeItem(at: folder.url("G/expected"))
            let texts = folder.files.filter { $0.hasPrefix("G/") }.sorted()
            var mutation = Mutation(seed: seed)
            let chosen = seed % 3 == 0 ? texts[Int(seed / 3 % UInt64(texts.count))] : "G/manifest.xml"
            let bytes = mutation.mutated([UInt8](try Data(contentsOf: folder.url(chosen))))
            try Data(bytes).write(to: folder.url(chosen))
            let run = try await Self.run(
                "build --no-cache G/manifest.xml --output out", in: folder, seconds: Self.isFullRun ? 60 : 300)
            #expect([0, 1, 2, 3].contains(run.status), "\(seed) \(chosen): \(run.status) \(run.errors.suffix(400))")
            let written = folder.files.filter { $0.hasPrefix("out/") }
            // Nothing is half-written, and nothing is written elsewhere.
            if run.status != 0 { #expect(written.isEmpty, "\(seed)") }
            let others = folder.files.filter { !$0.hasPrefix("out/") && !$0.hasPrefix("G/") }
            #expect(others.isEmpty, "\(seed): \(others)")
            for file in written where file.hasSuffix(".svg") {
                #expect(folder.text(file).map { OutputGrammar($0).faults } == [], "\(seed) \(file)")
            }
        }
    }
}

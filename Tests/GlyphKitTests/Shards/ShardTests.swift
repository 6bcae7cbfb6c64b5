import Foundation
import GlyphFormats
import GlyphModel
import Markup
import Support
import Testing

@testable import GlyphKit

/// Parts that are built apart are, joined, what one build makes.
@Suite(.takesTurns) struct ShardTests {
    @Test func aPartIsANumberAndACount() {
        #expect(Shard("1/4") == Shard(1, of: 4) && Shard("4/4")?.description == "4/4")
        for text in ["", "/", "1", "1/", "/4", "0/4", "5/4", "-1/4", "+1/4", "1/4/4", "1 /4", "a/b", "1/10000", "٣/٤"] {
            #expect(Shard(text) == nil, "\(text)")
        }
    }

    @Test(arguments: [1, 2, 5, 64]) func `each glyph belongs to exactly one part of a build`(count: Int) throws {
        let names = (0..<2_000).map { "glyph-\($0)" }
        let parts = try (1...count).map { try #require(Shard($0, of: count)) }
        var sizes = [Int](repeating: 0, count: count)
        for name in names {
            let of = parts.filter { $0.includes(GlyphEntry(name: name, source: name + ".svg", location: nil)) }
            #expect(of.count == 1)
            if let number = of.first?.number { sizes[number - 1] += 1 }
        }
        let even = names.count / count
        #expect(sizes.allSatisfy { abs($0 - even) <= even / 2 + 10 }, "\(sizes)")
    }

    private struct Parts {
        var packs: [ShardPack] = []
        /// Of all parts, by path.
        var files: [String: [UInt8]] = [:]
        var findings = Findings()
    }

    private func parts(
        of project: StoredProject, count: Int, jobs: Int = 1
    ) async throws -> Parts {
        var parts = Parts()
        for number in 1...count {
            let shard = try #require(Shard(number, of: count))
            let build = try await project.read().build(from: project.sources) {
                ($0.extent, $0.rasterEngine, $0.store, $0.jobs) = (
                    .part(shard, program: project.program), project.engine, Store(program: project.program),
                    jobs
                )
            }
            #expect(!build.findings.containErrors, "\(build.findings)")
            for (file, bytes) in zip(build.files, await build.report.contents(build.files)) {
                let bytes = try #require(bytes)
                if file.path == ShardPack.path {
                    parts.packs.append(try #require(ShardPack(bytes)))
                } else {
                    #expect(parts.files.updateValue(bytes, forKey: file.path) == nil, "\(file.path)")
                }
            }
        }
        #expect(parts.packs.map(\.shard.number) == Array(1...count))
        return parts
    }

    private func joined(_ parts: Parts, of project: StoredProject) async throws -> Build {
        try await project.read().build(from: project.sources) {
            ($0.extent, $0.rasterEngine) = (.joining(parts.packs, program: project.program), project.engine)
        }
    }

    private func check(_ project: StoredProject, count: Int) async throws {
        let parts = try await parts(of: project, count: count, jobs: count)
        let (joined, whole) = (try await joined(parts, of: project), try await project.plain())
        #expect(joined.findings == whole.findings)
        #expect(joined.files.map(\.path) == whole.files.map(\.path) && !whole.files.isEmpty)
        for (file, other) in zip(joined.files, whole.files) {
            #expect((file.content.bytes ?? parts.files[file.path]) == other.bytes, "\(file.path)")
        }
        #expect(joined.report.derived == 0, "nothing is derived twice")
        let used = Set(joined.files.filter { $0.content.bytes == nil }.map(\.path))
        #expect(used == Set(parts.files.keys), "all files of parts are taken over")
    }

    @Test(arguments: StoredProject.formats, [1, 2, 5]) func `merged parts equal the whole build in every format`(
        format: String, count: Int
    )
        async throws
    {
        try await check(StoredProject(formats: [format]), count: count)
    }

    @Test func aGlyphThatChangedAfterItsPartIsAnError() async throws {
        var project = try StoredProject(formats: ["svg"])
        let parts = try await parts(of: project, count: 2)
        project.drawings["c.svg"] = StoredProject.square(5)
        let build = try await joined(parts, of: project)
        #expect(build.files.isEmpty && build.findings.diagnostics.count == 1)
        let fault = try #require(build.findings.diagnostics.first)
        let number = Shard.number(of: "c", among: 2)
        #expect(fault.message == "part \(number)/2 does not have 'c' as it is now" && fault.location?.line == 5)
    }

    @Test func aPartOfAnotherPaletteOrVersionIsAnError() async throws {
        var project = try StoredProject(formats: ["svg"])
        let parts = try await parts(of: project, count: 2)
        var other = project
        other.program = "2"
        #expect(try await joined(parts, of: other).findings.diagnostics.map(\.severity) == [.error, .error])
        project.manifest = project.manifest.replacing("#AA0000", with: "#BB0000")
        #expect(try await joined(parts, of: project).findings.diagnostics.map(\.severity) == [.error, .error])
    }

    @Test func anEngineWithoutAVersionCannotShareItsWork() async throws {
        var project = try StoredProject(formats: ["png"])
        project.engine = StoredProject.engine(version: nil)
        let shard = try #require(Shard(1, of: 1))
        let build = try await project.read().build(from: project.sources) {
            ($0.extent, $0.rasterEngine, $0.store) = (.part(shard, program: "1"), project.engine, Store())
        }
        #expect(build.findings.containErrors && build.files.isEmpty)
    }

    @Test func `a damaged pack of a part is refused`() async throws {
        let project = try StoredProject(formats: ["svg"])
        let shard = try #require(Shard(1, of: 1))
        let build = try await project.read().build(from: project.sources) {
            ($0.extent, $0.store) = (.part(shard, program: "1"), Store(program: "1"))
        }
        let bytes = try #require(build.files.first { $0.path == ShardPack.path }).bytes
        #expect(ShardPack(bytes) != nil)
        for index in bytes.indices {
            var damaged = bytes
            damaged[index] ^= 1
            #expect(ShardPack(damaged) == nil)
        }
        for count in [0, 1, 32, 33, bytes.count - 1] { #expect(ShardPack(Array(bytes[..<count])) == nil) }
    }
}

import Foundation
import Support
import Testing

/// Nothing of a drawing passes through: the code of real icons has only words that our writers can write, and nothing
/// else.
@Suite(.takesTurns, .long)
struct OutputGrammarTests {
    private static let exports = """
        <export format="svg"/><export format="svg" path="kept" strokes="keep"/><export format="adaptive-svg"/>
        <export format="asset-catalog"/><export format="symbols"/><export format="android"/>
        <export format="compose" kind="image-vector" package="com.example"/>
        <export format="web" components="react vue" strokes="keep"/><export format="preview"/>
        """

    /// The words of the code that is written of glyphs with everything a drawing can have; and the words of some pens.
    private static let words = Task {
        var words: [String: Set<String>] = ["js": ["strokeMiterlimit", "strokeDasharray", "strokeDashoffset"]]
        for project in try await [PlatformProject.drawn.value, PlatformProject.stroked.value] {
            for path in project.folder.files where path.hasPrefix("Output/") {
                guard let language = language(of: path), let text = project.folder.text(path) else { continue }
                words[language, default: []].formUnion(CodeSkeleton(text, language: language).words)
            }
        }
        return words
    }

    private static func language(of path: String) -> String? {
        ["kt": "kt", "js": "js", "ts": "js", "css": "css"][URL(fileURLWithPath: path).pathExtension]
    }

    @Test(arguments: IconSet.all) func `the output for real icons keeps to the output grammar`(set: IconSet)
        async throws
    {
        let folder = try TemporaryFolder()
        let files = set.outlines.isEmpty ? set.files : set.outlines
        for (number, file) in files.prefix(Executable.isRelease ? 100 : 8).enumerated() {
            try folder.write(try String(contentsOf: file, encoding: .utf8), to: "Glyphs/glyph\(number).svg")
        }
        try folder.write(
            boxManifest("<glyph source=\"*.svg\" dark=\"fill\" variants=\"slash\"/>", exports: Self.exports),
            to: "Glyphs/manifest.xml")
        let run = try await Executable.run(
            ["build", "--no-cache", "--keep-going"], in: folder.path, program: Executable.fastest)
        #expect(run.output.contains("created"), "\(run.errors)")
        var count = 0
        for path in folder.files where path.hasPrefix("Output/") {
            guard let text = folder.text(path) else { continue }
            count += 1
            if path.hasSuffix(".svg") || path.hasSuffix(".xml") {
                #expect(OutputGrammar(text).faults == [], "\(path)")
            } else if let language = Self.language(of: path) {
                // Each glyph is named in code as its number.
                let names = CodeSkeleton(text, language: language).words.filter { $0.contains(/[gG]lyph\d+/) }
                let words = try await Self.words.value[language, default: []].union(names)
                #expect(CodeGrammar(text, language: language, words: words).faults == [], "\(path)")
                // Some releases of Compose go on from the last point after a close.
                #expect(!text.contains(/addPathNodes\("[^"]*[zZ][^M"]/), "\(path)")
            } else if path.hasSuffix(".html") {
                #expect(try await SheetFrame(text) == SheetFrame.empty.value)
                #expect(SheetData(text).faults == [])
            } else if path.hasSuffix(".json") {
                #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
            }
        }
        #expect(count > 100)
    }
}

/// A sheet without its data and its title: the same for all glyphs.
struct SheetFrame: Equatable {
    private let text: String

    init(_ page: String) {
        text = page.emptied(between: "<title>", "</title>").emptied(between: "<h1>", "</h1>")
            .emptied(between: Self.dataStart, "</script>").emptied(between: Self.restStart, "</script>")
    }

    /// Before the data.
    static let dataStart = #"<script type="application/json" id="data">"#
    /// Before what the first screen does not need, compressed.
    static let restStart = #"<script type="application/octet-stream" id="rest">"#

    /// The frame of a sheet with one glyph.
    static let empty = Task { () -> SheetFrame? in
        let folder = try boxProject("<glyph name=\"box\"/>", exports: "<export format=\"preview\"/>")
        _ = try await Executable.run(["build"], in: folder.path)
        return folder.text("Output/preview/index.html").map(SheetFrame.init)
    }
}

import Foundation
import Support
import Testing

/// What the command writes of the real drawings that are part of the project.
@Suite(.takesTurns) struct IconSampleOutputTests {
    @Test func everyDrawingIsWrittenAsSVGAndForAndroid() async throws {
        let folder = try TemporaryFolder()
        var names: [String] = []
        for set in IconSet.sample {
            for file in set.outlines {
                names.append("\(set.name)-\(file.deletingPathExtension().lastPathComponent)")
                try folder.write(
                    try String(contentsOf: file, encoding: .utf8), to: "Glyphs/\(names[names.count - 1]).svg")
            }
        }
        #expect(names.count == 300)
        try folder.write(
            boxManifest(
                "<glyph source=\"*.svg\"/>", exports: "<export format=\"svg\"/><export format=\"android\"/>"),
            to: "Glyphs/manifest.xml")
        let run = try await Executable.run(["build", "--no-cache"], in: folder.path, program: Executable.fastest)
        // No warning, either.
        #expect(run.status == 0 && run.errors == "", "\(run.errors.prefix(2000))")
        let written = folder.files.filter { $0.hasPrefix("Output/") }
        for path in written where path.hasSuffix(".svg") || path.hasSuffix(".xml") {
            #expect(OutputGrammar(folder.text(path) ?? "").faults == [], "\(path)")
        }
        let colors = try #require(folder.text("Output/android/res/values/glyph_colors.xml"))
        let values = colors.matches(of: /<color name="(.+?)">(.+?)<\/color>/).map {
            (String($0.output.1), String($0.output.2))
        }
        let palette = Dictionary(uniqueKeysWithValues: values)
        for name in names {
            let svg = written.filter { $0.hasPrefix("Output/svg/\(name).") }
            #expect(!svg.isEmpty, "\(name)")
            let word = "ic_" + PlatformProject.words(name, "_")
            let drawable = try #require(folder.text("Output/android/res/drawable/\(word).xml"), "\(name)")
            #expect(VectorDrawableReader(drawable, colors: palette).faults == [], "\(name)")
        }
    }
}

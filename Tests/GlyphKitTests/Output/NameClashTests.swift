import GlyphKit
import Markup
import Support
import Testing

/// A build of glyphs with these names, all of one drawing.
private func build(
    _ names: [String], _ exports: String, attributes: String = "", keepsGoing: Bool = true
) async throws -> Build {
    let glyphs = names.map { "<glyph name=\"\(escaped($0))\" source=\"a.svg\"/>" }
    return try await build(glyphs.joined(separator: "\n"), exports, attributes: attributes, keepsGoing: keepsGoing)
}

private func build(
    _ glyphs: String, _ exports: String, attributes: String = "", keepsGoing: Bool = true
) async throws -> Build {
    let drawing = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M4 4H20V20H4z"/></svg>"#
    let text = "<glyphs version=\"1\" \(attributes)>\n\(glyphs)\n\(exports)\n</glyphs>"
    let manifest = try Manifest.read(
        SourceFile(path: "m.xml", text: text), in: .files(["a.svg"]), allowsFaultyGlyphs: keepsGoing
    ).manifest
    return await manifest.build(from: GlyphSource { SourceFile(path: $0, text: drawing) }) {
        $0.keepsGoing = keepsGoing
    }
}

private func escaped(_ name: String) -> String {
    name.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
}

/// The names of the glyphs that own files in a folder.
private func owners(_ build: Build, in folder: String) -> [String] {
    build.files.filter { $0.path.hasPrefix(folder + "/") }.compactMap(\.owner?.name).uniqued
}

@Test func `a name clash in one format names both glyphs and omits the second there`() async throws {
    let names = ["x-csrc", "x-c++src", "bell"]
    let exports = #"<export format="web" components="react"/><export format="svg"/>"#
    let made = try await build(names, exports)
    let errors = made.findings.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.id) == ["output-clash"])
    let error = try #require(errors.first)
    #expect(error.message.contains("'x-csrc'") && error.message.contains("'x-c++src'"))
    #expect(error.hint == "give one of the two another name")
    #expect(error.location?.line == 3 && error.notes == ["'x-csrc' is at m.xml:2:1"])
    #expect(owners(made, in: "svg") == names)
    #expect(owners(made, in: "web") == ["x-csrc", "bell"])
    let module = try #require(made.files.first { $0.path == "web/index.js" })
    #expect(!String(decoding: module.bytes, as: UTF8.self).contains("x-c-src"))
    #expect(try await build(names, exports, keepsGoing: false).files.isEmpty)
}

@Test func `a build that keeps going leaves out glyphs with duplicate names`() async throws {
    let made = try await build(["Home", "home", "bell", "bell", "cart"], #"<export format="svg"/>"#)
    #expect(made.findings.diagnostics.map(\.id) == ["case-clash", "duplicate-name"])
    #expect(made.report.failedGlyphs == ["home", "bell"] && made.report.isPartial)
    #expect(owners(made, in: "svg") == ["Home", "bell", "cart"])
}

@Test func `groups that clash in a catalog are reported once and only for catalogs`() async throws {
    let glyphs = """
        <group name="Status"><glyph name="a" source="a.svg"/></group>
        <group name="status"><glyph name="b" source="a.svg"/><glyph name="c" source="a.svg"/></group>
        """
    let made = try await build(glyphs, #"<export format="asset-catalog"/><export format="svg"/>"#)
    #expect(made.findings.diagnostics.map(\.id) == ["case-clash"])
    #expect(made.report.failedGlyphs == ["b", "c"])
    #expect(owners(made, in: "svg") == ["a"])
    let plain = try await build(glyphs, #"<export format="svg"/>"#)
    #expect(plain.findings.diagnostics.isEmpty && owners(plain, in: "svg") == ["a", "b", "c"])
}

@Test func anExportIntoTheFolderOfAnotherOneIsLeftOutWhole() async throws {
    let made = try await build(
        ["a", "b"],
        #"""
        <export format="svg" path="x"/>
        <export format="svg" path="X"/>
        <export format="adaptive-svg" path="y"/>
        """#)
    let errors = made.findings.diagnostics
    #expect(errors.map(\.id) == ["output-clash"] && errors.first?.location?.line == 5)
    #expect(
        owners(made, in: "x") == ["a", "b"] && owners(made, in: "X").isEmpty && owners(made, in: "y") == ["a", "b"])
}

@Test func twoFormatsShareACatalogWhereTheirGlyphsDiffer() async throws {
    func exports(_ first: String, _ second: String) -> String {
        """
        <export format="asset-catalog" path="A.xcassets" only="\(first)"/>
        <export format="symbols" path="A.xcassets" only="\(second)"/>
        """
    }
    let names = ["status-a", "status-b", "logo"]
    let made = try await build(names, exports("logo", "status-*"))
    #expect(made.findings.diagnostics.isEmpty, "\(made.findings)")
    #expect(made.files.filter { $0.path == "A.xcassets/Contents.json" }.count == 1)
    let folders = made.files.compactMap(\.owner?.folder).uniqued.filter { !$0.hasSuffix(".colorset") }
    #expect(
        folders == ["logo.imageset", "status-a.symbolset", "status-b.symbolset"].map { "A.xcassets/" + $0 })
    let both = try await build(names, exports("*", "logo"))
    #expect(both.findings.diagnostics.map(\.id) == ["output-clash"])
    #expect(both.findings.diagnostics.first?.message.contains("A.xcassets/logo") == true)
}

@Test func aDrawableHasOneFileInAFolder() async throws {
    func errors(_ first: String, _ second: String) async throws -> [Diagnostic] {
        try await build(["box"], "<export \(first)/><export \(second)/>").findings.diagnostics
            .filter { $0.severity == .error }
    }
    let android = #"format="android" prefix="""#
    for (second, isClash) in [
        (#"format="svg" path="android/res/drawable""#, true),
        (#"format="svg" path="android/res/drawable-nodpi""#, false),
        (#"format="svg" path="android/res/Drawable""#, true), (#"format="svg" path="other/drawable""#, false),
    ] {
        let errors = try await errors(android, second)
        #expect(errors.map(\.id) == (isClash ? ["output-clash"] : []), "\(second): \(errors)")
        #expect(errors.allSatisfy { $0.message.contains("are one drawable") }, "\(errors)")
    }
    #expect(try await errors(#"format="svg" path="android/res/drawable""#, android).map(\.id) == ["output-clash"])
    #expect(try await errors(#"format="android""#, #"format="svg" path="android/res/drawable""#).isEmpty)
}

@Test func exportsIntoOneFolderHaveOnePrefixForColours() {
    func faults(_ exports: String) -> [String] {
        let text = "<glyphs version=\"1\">\n<glyph name=\"a\" source=\"a.svg\"/>\n\(exports)</glyphs>"
        do throws(Findings) {
            _ = try Manifest.read(SourceFile(path: "m.xml", text: text), in: .files(["a.svg"]))
            return []
        } catch {
            return error.diagnostics.map { "\($0.id) \($0.location?.line ?? 0):\($0.location?.column ?? 0)" }
        }
    }
    #expect(
        faults(
            """
            <export format="android" prefix="a_" color-prefix="acme_"/>
            <export format="android" prefix="b_" color-prefix="other_"/>
            <export format="android-colors"/>
            <export format="android-colors" path="else"/>
            """) == ["exports-differ 4:52", "exports-differ 5:1"])
    #expect(
        faults(
            """
            <export format="android" prefix="a_"/>
            <export format="android" prefix="b_" color-prefix="glyph_"/>
            <export format="android-colors" path="Android/Res" color-prefix="glyph_"/>
            """) == [])
}

@Test func anExportOfAPartOfTheSetHasItsGlyphsAssetsAndColoursAlone() async throws {
    let glyphs = """
        <group name="Status"><glyph name="a" source="a.svg" tint="systemRed" variants="slash"/></group>
        <glyph name="b" source="a.svg" tint="systemBlue" variants="slash"/>
        """
    let made = try await build(
        glyphs, #"<export format="svg" only="Status/* b.slash"/><export format="css-colors" only="b"/>"#)
    #expect(made.findings.diagnostics.isEmpty, "\(made.findings)")
    let names = made.files.filter { $0.path.hasSuffix("light.svg") }.map { $0.path.split(separator: "/").last ?? "" }
    #expect(names == ["a.light.svg", "a.slash.light.svg", "b.slash.light.svg"])
    let colors = try #require(made.files.first { $0.path.hasSuffix(".css") })
    let text = String(decoding: colors.bytes, as: UTF8.self)
    #expect(text.contains("system-blue") && !text.contains("system-red"))
}

@Test func aPatternOfAnExportThatNamesNoGlyphIsAMistake() async throws {
    do {
        _ = try await build(["heart", "bell"], #"<export format="svg" only="heart hert"/>"#)
        Issue.record("it was accepted")
    } catch let findings as Findings {
        #expect(findings.diagnostics.map(\.id) == ["unmatched-only"])
        #expect(findings.diagnostics.first?.hint == "did you mean 'heart'?")
        #expect(findings.diagnostics.first?.location?.column == 34)
    }
}

// MARK: - Hard names

/// Names as people and tools write them: words of languages, digits first, capitals, marks, other scripts, accents.
private let hardNames: [String] = {
    let words = [
        "class", "default", "none", "init", "self", "Type", "true", "null", "index", "names", "glyph", "package",
        "object",
        "when", "fun", "in", "is", "as", "R", "drawable", "sprite", "Contents", "con", "aux", "nul", "3d", "360", "4k",
        "2fa", "x-c++src", "x-csrc", "c#", "c++", "f#", "a&b", "at@2x", "Foo", "foo bar", "Foo Bar", "fooBar",
        "foo_bar",
        "foo-bar", "FOO", "URLSize", "urlSize", "_", "__", "-", "--", ".", "a.b", "a..b", ".a", "a.", " a", "a ", "(a)",
        "[a]", "{a}", "a'b", "a\"b", "a`b", "a$b", "a%b", "a^b", "a~b", "a!b", "a,b", "a;b", "a=b", "é", "e\u{301}",
        "É",
        "straße", "STRASSE", "ı", "İ", "ﬁ", "日本", "かな", "дом", "Дом", "שלום", "عربي", "😀", "👩‍🚀", "ﷺ", "Ω", "Ω",
        "a\u{200D}b", "\u{FEFF}a", "a\u{00A0}b", "ª", "½", "²", "٣", "a٣",
    ]
    let ends = ["", "-fill", ".fill", ".slash", " 2", "_Dark"]
    return words.flatMap { word in ends.map { word + $0 } }
}()

@Test func fiveHundredHardNamesAreEachWrittenOrNamedInEveryFormat() async throws {
    #expect(hardNames.count >= 500)
    // The files of pixels and pages have the names of SVGs.
    let formats = AssetFormat.written.map(\.name).filter { !["png", "pdf"].contains($0) }
    let exports =
        formats.map { "<export format=\"\($0)\"/>" }
        + [
            #"<export format="web" path="react" components="react vue"/>"#,
            #"<export format="compose" path="vectors" kind="image-vector"/>"#,
        ]
    // The reader refuses names that no disk can have.
    let names = hardNames.filter { name in
        let glyph = "<glyph name=\"\(escaped(name))\" source=\"a.svg\"/>"
        return
            (try? Manifest.read(
                SourceFile(path: "m.xml", text: "<glyphs version=\"1\">\(glyph)</glyphs>"), in: .files(["a.svg"])))
            != nil
    }
    #expect(names.count > 400)
    let made = try await build(names, exports.joined(separator: "\n"))
    let paths = made.files.map { PortableName.folded($0.path) }
    #expect(Set(paths).count == paths.count)
    let errors = made.findings.diagnostics.filter { $0.severity == .error }
    let ids: Set = ["case-clash", "duplicate-name", "asset-name", "identifier-clash", "output-clash"]
    #expect(Set(errors.map(\.id)).isSubset(of: ids), "\(errors.filter { !ids.contains($0.id) }.map(\.description))")
    // Each error is at a glyph.
    let elsewhere = errors.filter { !(2...(names.count + 1)).contains($0.location?.line ?? 0) }
    #expect(elsewhere.isEmpty, "\(elsewhere.map(\.description))")
    let lines = Dictionary(grouping: errors) { $0.location?.line ?? 0 }
    for folder in [
        "svg", "adaptive-svg", "android/res", "web", "react", "vectors", "Symbols.xcassets", "SymbolSets.xcassets",
    ] {
        let owned = Set(owners(made, in: folder))
        for (index, name) in names.enumerated() where lines[index + 2] == nil {
            #expect(owned.contains(name), "\(folder) lacks '\(name)' without a word")
        }
        #expect(owned.count > 180, "\(folder)")
    }
}

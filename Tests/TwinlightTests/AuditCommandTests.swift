import Foundation
import Markup
import Support
import Testing

private enum Catalog {
    static let head = #""info" : { "author" : "xcode", "version" : 1 }"#

    static func svg(_ content: String) -> String {
        #"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">"# + "\(content)</svg>\n"
    }

    /// A solid disc: as a template it is shown in a color of the app.
    static let disc = svg(#"<circle cx="12" cy="12" r="10"/>"#)
    /// It is not seen in dark.
    /// A vector drawable of two dark colors.
    static let owl =
        #"<vector xmlns:android="http://schemas.android.com/apk/res/android" android:width="24dp" "#
        + #"android:height="24dp" android:viewportWidth="24" android:viewportHeight="24">"#
        + ##"<path android:fillColor="#101828" android:pathData="M2,2h9v9h-9z"/>"##
        + ##"<path android:fillColor="#14479E" android:pathData="M13,13h9v9h-9z"/></vector>"##

    static let ink = svg(##"<path fill="#101418" d="M3 3h18v18H3z"/>"##)

    static func image(_ file: String, more: String = "") -> String {
        "{\n  \"images\" : [\n    {\n      \"filename\" : \"\(file)\",\n      \"idiom\" : \"universal\"\n    }\n  ],\n"
            + "  \(head)\(more)\n}\n"
    }

    static let template = ",\n  \"properties\" : { \"template-rendering-intent\" : \"template\" }"

    /// - Parameter values: hexadecimal values, the first for any appearance, the second for dark.
    static func color(_ values: String..., more: String = "") -> String {
        let entries = values.enumerated().map { index, value in
            let parts = ["red", "green", "blue"].enumerated().map { place, name in
                "\"\(name)\" : \"0x\(value.dropFirst(2 * place).prefix(2))\""
            }
            let dark =
                index == 0
                ? "" : #""appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ],"# + "\n      "
            return """
                    {
                      \(dark)"color" : {
                        "color-space" : "srgb",
                        "components" : { "alpha" : "1.000", \(parts.joined(separator: ", ")) }
                      },
                      "idiom" : "universal"
                    }
                """
        }
        return "{\n  \"colors\" : [\n\(entries.joined(separator: ",\n"))\n  ],\n  \(head)\(more)\n}\n"
    }

    /// An app with a catalog in which nothing is found.
    static func clean() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("{ \(head) }\n", to: "App/Assets.xcassets/Contents.json")
        try folder.write(
            image("disc.svg", more: template), to: "App/Assets.xcassets/disc.imageset/Contents.json")
        try folder.write(disc, to: "App/Assets.xcassets/disc.imageset/disc.svg")
        try folder.write(color("0A4FB8", "6FA8FF"), to: "App/Assets.xcassets/brand.colorset/Contents.json")
        try folder.write("let x = 1\n", to: "App/App.swift")
        return folder
    }

    /// The same app with an image and a color that are not seen in dark, the wrong case in a name, and a missing file.
    static func faulty() throws -> TemporaryFolder {
        let folder = try clean()
        try folder.write(
            image("ink.svg", more: ",\n  \"of-another-tool\" : [ 1, {\"kept\":true} ]"),
            to: "App/Assets.xcassets/ink.imageset/Contents.json")
        try folder.write(ink, to: "App/Assets.xcassets/ink.imageset/ink.svg")
        try folder.write(color("0A2A6B"), to: "App/Assets.xcassets/navyTint.colorset/Contents.json")
        try folder.write(image("Seal.svg", more: template), to: "App/Assets.xcassets/seal.imageset/Contents.json")
        try folder.write(
            svg(#"<path d="M4 4h16v16H4z"/>"#), to: "App/Assets.xcassets/seal.imageset/seal.svg")
        try folder.write(image("gone.svg", more: template), to: "App/Assets.xcassets/gone.imageset/Contents.json")
        return folder
    }
}

private let inkSet = "App/Assets.xcassets/ink.imageset"

@Suite(.takesTurns) struct AuditCommandTests {
    @Test(arguments: ["App", "App/", "App/Assets.xcassets", ".", "./App"])
    func `a clean catalog has no findings`(path: String) async throws {
        let folder = try Catalog.clean()
        let run = try await twinlight(folder, "audit", path)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors == "" && run.output.contains("1 image set, 1 color set in 1 catalog, no findings\n"))
    }

    @Test func `findings have their places, and the summary counts them`() async throws {
        let folder = try Catalog.faulty()
        let run = try await twinlight(folder, "audit", "App")
        #expect(run.status == 1)
        for place in [
            "App/Assets.xcassets/seal.imageset/Contents.json:4:20: warning:",
            "App/Assets.xcassets/gone.imageset/Contents.json:4:20: error:",
        ] {
            #expect(run.errors.contains(place), "\(place) in \(run.errors)")
        }
        #expect(run.errors.contains(" [missing-file]\n") && !run.errors.contains("lost-in"), "\(run.errors)")
        #expect(run.output.contains("4 image sets, 2 color sets in 1 catalog: 1 error, 1 warning\n"), "\(run.output)")
        #expect(run.output.contains("1 of them has a fix: '--fix --dry-run' shows the changes"), "\(run.output)")
        let looks = "App/Assets.xcassets: 1 picture and 1 color may be lost in dark: "
        #expect(run.output.contains(looks + "'twinlight audit App --sheet sheet.html'\n"), "\(run.output)")
        let info = try await twinlight(folder, "audit", "App", "--severity", "info")
        for place in ["\(inkSet)/Contents.json:3:5: info:", "navyTint.colorset/Contents.json:3:5: info:"] {
            #expect(info.errors.contains(place), "\(place) in \(info.errors)")
        }
        let gate = ["--rules", "lost-in-appearance"]
        #expect(try await Executable.run(["audit", "App"] + gate, in: folder.path).status == 0)
        #expect(try await Executable.run(["audit", "App", "--severity", "info"] + gate, in: folder.path).status == 1)
        let former = try await twinlight(folder, "audit", "App", "--rules", "bright-background")
        #expect(
            former.status == 0 && former.errors.contains("'bright-background' has been removed"), "\(former.errors)")
        let errors = try await twinlight(folder, "audit", "App", "--severity", "error")
        #expect(errors.status == 1 && errors.errors.contains("[missing-file]"))
        #expect(!errors.errors.contains("warning"), "\(errors.errors)")
        let one = try await twinlight(folder, "audit", "App", "--rules", "duplicate-name")
        #expect(one.status == 0 && one.errors == "", "\(one.errors)")
    }

    @Test func `a path in two arguments is looked at once`() async throws {
        let folder = try Catalog.clean()
        let run = try await twinlight(folder, "audit", "App", "App/Assets.xcassets", "./App")
        #expect(run.status == 0 && run.output.contains("1 image set, 1 color set in 1 catalog"), "\(run.output)")
    }

    @Test func `the resources of an Android app are audited, and get drawables for night`() async throws {
        let folder = try TemporaryFolder()
        let colors =
            ##"<resources><color name="title">#1D2B3A</color>"##
            + ##"<color name="page">#FFFFFF</color></resources>"##
        let night = ##"<resources><color name="page">#121212</color></resources>"##
        try folder.write(Catalog.owl, to: "app/src/main/res/drawable/owl.xml")
        try folder.write(colors, to: "app/src/main/res/values/colors.xml")
        try folder.write(night, to: "app/src/main/res/values-night/colors.xml")
        let first = try await twinlight(folder, "audit", "app")
        #expect(first.status == 0)
        #expect(first.output.contains("1 drawable, 2 colors in 1 res folder, no findings"), "\(first.output)")
        #expect(first.output.contains("1 picture and 1 color may be lost in dark"), "\(first.output)")
        let second = try await twinlight(folder, "audit", "app", "--fix", "--rules", "lost-in-appearance")
        #expect(second.status == 0, "\(second.errors)")
        #expect(folder.text("app/src/main/res/values-night/colors.xml") == night, "what a color lies on is not known")
        let owl = try #require(folder.text("app/src/main/res/drawable-night/owl.xml"))
        #expect(owl.contains("pathData=\"M13,13h9v9h-9z\"") && !owl.contains("#101828"), "\(owl)")
    }

    @Test func `a file that begins with a byte order mark is fixed, and keeps it`() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Catalog.owl, to: "res/drawable/owl.xml")
        try folder.write("\u{FEFF}" + Catalog.owl, to: "res/drawable-night/owl.xml")
        let run = try await twinlight(folder, "audit", "res", "--fix", "--rules", "dark-equals-light")
        #expect(run.status == 0 && run.errors == "", "\(run.errors)")
        let fixed = try Data(contentsOf: folder.url("res/drawable-night/owl.xml"))
        #expect(fixed.starts(with: [0xEF, 0xBB, 0xBF]) && !String(decoding: fixed, as: UTF8.self).contains("#101828"))
    }

    @Test func `usage errors name what is wrong`() async throws {
        let folder = try Catalog.clean()
        try folder.write("<glyphs version='1'/>", to: "Glyphs/manifest.xml")
        try folder.write("text", to: "Empty/readme.txt")
        for (arguments, text) in [
            (["nowhere"], "there is no file or folder 'nowhere'"),
            (["App", "App/Nothing.xcassets"], "there is no file or folder 'App/Nothing.xcassets'"),
            (["App/App.swift"], "'App/App.swift' is not a folder"),
            (["Glyphs/manifest.xml"], "'twinlight lint' checks a manifest"),
            (["Glyphs"], "no SVG file in 'Glyphs'; 'twinlight lint' checks a manifest"),
            (["Empty"], "there is no asset catalog, no 'res' folder and no SVG file in 'Empty'"),
            (["App", "--rules", "missing-drak"], "did you mean 'missing-dark'?"),
            (["App", "--rules", "hue-alone"], "'hue-alone' is a lint of manifests"),
            (["App", "--rules", ","], "'--rules' names no lint"),
            (["App", "--rules", "missing-set"], "'missing-set' looks for names in sources: it needs '--references'"),
            (["App", "--dry-run"], "'--dry-run' needs '--fix'"),
            (["App", "--write-baseline"], "'--write-baseline' needs '--baseline FILE'"),
            (["App", "--sheet", "sheet.pdf"], "'--sheet' must be a file that ends with .html"),
            ([], "missing expected argument"),
        ] {
            let run = try await Executable.run(["audit"] + arguments, in: folder.path)
            #expect(run.status == 2 && run.output == "", "\(arguments)")
            #expect(run.errors.hasPrefix("error: ") && run.errors.contains(text), "\(arguments): \(run.errors)")
        }
    }

    @Test func `with --references, names in sources are looked for`() async throws {
        let folder = try Catalog.clean()
        try folder.write("import UIKit\nlet a = UIImage(named: \"gone\")\n", to: "App/View.swift")
        let without = try await twinlight(folder, "audit", "App")
        #expect(without.status == 0 && !without.output.contains("source"), "\(without.output)\(without.errors)")
        let run = try await twinlight(folder, "audit", "App", "--references")
        #expect(run.status == 1, "\(run.errors)")
        #expect(run.errors.contains("App/View.swift:2:24: warning: there is no image 'gone' [missing-set]"))
        #expect(
            run.output.contains("1 image set, 1 color set in 1 catalog, 2 sources: 0 errors, 1 warning\n"),
            "\(run.output)")
        #expect(run.output.contains("2 sets are named by no source: '--severity info' lists them\n"))
        let unused = try await twinlight(
            folder, "audit", "App", "--references", "--severity", "info", "--rules", "unused-set")
        #expect(unused.errors.split(separator: "\n").filter { $0.contains("[unused-set]") }.count == 2)
        let alone = try await twinlight(folder, "audit", "App/Assets.xcassets", "--references")
        #expect(alone.status == 0 && alone.errors.contains("no source was found in App/Assets.xcassets"))
    }

    @Test func `a baseline of names stays valid where they are not looked for`() async throws {
        let folder = try Catalog.clean()
        try folder.write("let a = UIImage(named: \"gone\")\n", to: "App/View.swift")
        _ = try await twinlight(
            folder, "audit", "App", "--references", "--baseline", "known.json", "--write-baseline")
        let without = try await twinlight(folder, "audit", "App", "--baseline", "known.json")
        #expect(without.status == 0 && !without.output.contains("no longer"), "\(without.output)")
        let same = try await twinlight(folder, "audit", "App", "--references", "--baseline", "known.json")
        #expect(same.status == 0 && !same.output.contains("no longer"), "\(same.output)\(same.errors)")
    }

    @Test func `what was not checked is listed`() async throws {
        let folder = try Catalog.clean()
        for number in 1...6 {
            try folder.write("{}", to: "App/Assets.xcassets/data\(number).dataset/Contents.json")
        }
        let run = try await twinlight(folder, "audit", "App")
        #expect(run.status == 0, "\(run.errors)")
        let line = try #require(run.output.split(separator: "\n").first { $0.hasPrefix("not checked (") })
        #expect(line.contains("6 paths: ") && line.contains("data1.dataset") && line.contains("and 3 more"), "\(line)")
        let all = try await twinlight(folder, "audit", "App", "--verbose")
        #expect(all.output.contains("data6.dataset"), "\(all.output)")
    }
}

// MARK: - Reports

@Suite(.takesTurns) struct AuditReportTests {
    @Test(.enabled(if: Validator.isThere, "python3 with jsonschema is not installed"))
    func `reports of an audit are valid`() async throws {
        let folder = try Catalog.faulty()
        try folder.write(try await twinlight(folder, "schema", "report").output, to: "report.schema.json")
        for (format, schema) in [("json", folder.url("report.schema.json")), ("sarif", TestMaterial.sarifSchema)] {
            let run = try await twinlight(folder, "audit", "App", "--format", format, "--severity", "info")
            #expect(run.status == 1)
            try folder.write(run.output, to: "out.json")
            if let schema { #expect(try await Validator.faults(of: folder.url("out.json"), by: schema) == "") }
        }
    }

    @Test func `SARIF lists the lints of catalogs, and fixes of new files`() async throws {
        let folder = try Catalog.faulty()
        let run = try await twinlight(folder, "audit", "App", "--format", "sarif", "--severity", "info")
        let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let first = try #require((report["runs"] as? [[String: Any]])?.first)
        let driver = try #require((first["tool"] as? [String: Any])?["driver"] as? [String: Any])
        let rules = try #require(driver["rules"] as? [[String: Any]]).compactMap { $0["id"] as? String }
        #expect(rules.contains("lost-in-appearance") && rules.contains("missing-file") && !rules.contains("hue-alone"))
        let results = try #require(first["results"] as? [[String: Any]])
        let dark = try #require(results.first { $0["ruleId"] as? String == "lost-in-appearance" })
        let fix = try #require((dark["fixes"] as? [[String: Any]])?.first)
        #expect((fix["artifactChanges"] as? [Any])?.count == 2)
        let prints = results.compactMap { $0["partialFingerprints"] as? [String: String] }.flatMap(\.values)
        #expect(prints.contains("lost-in-appearance: image ink, missing-dark"), "\(prints)")
    }

    @Test func `an audit gives the same report with any number of jobs`() async throws {
        let folder = try Catalog.faulty()
        var reports: Set<String> = []
        for jobs in ["1", "2", "16"] {
            let arguments = ["audit", "App", "--format", "json", "--severity", "info", "--jobs", jobs]
            reports.insert(try await Executable.run(arguments, in: folder.path).output)
        }
        #expect(reports.count == 1 && reports.first?.contains("missing-dark-color") ?? false)
    }

    @Test func `the sheet has the sets and the findings of a catalog`() async throws {
        let folder = try Catalog.faulty()
        let run = try await twinlight(folder, "audit", "App", "--sheet", "out/sheet.html")
        #expect(run.status == 1)
        #expect(
            run.output.contains("out/sheet.html: Assets.xcassets: 4 sets; 2 sets are not shown\n"),
            "\(run.output)")
        let page = try #require(folder.text("out/sheet.html"))
        #expect(page.contains("<title>Assets.xcassets</title>") && page.contains("may be lost in dark"))
        #expect(page.contains("Assets.xcassets/ink.imageset/Contents.json:3:5") && page.contains("\"navyTint\""))
        #expect(run.output.contains("not shown (it has no picture): 2 paths: "), "\(run.output)")
        #expect(folder.files.filter { $0.hasSuffix(".xml") } == [], "there is no manifest")
    }

    @Test func `the sheet has pixels, symbols and pages, and says what it shows by name`() async throws {
        let folder = try Catalog.clean()
        let pixels = "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAAAAADRSSBWAAAAC0lEQVR42mNgaAAAAIMAgRRrm0MAAAAASUVORK5CYII="
        try folder.write(Catalog.image("a.png"), to: "App/Assets.xcassets/photo.imageset/Contents.json")
        try #require(Data(base64Encoded: pixels)).write(to: folder.url("App/Assets.xcassets/photo.imageset/a.png"))
        for number in 1...6 {
            let set = "App/Assets.xcassets/page\(number).imageset"
            try folder.write(Catalog.image("a.pdf"), to: set + "/Contents.json")
            try folder.write("%PDF-1.4\n<< /MediaBox [0 0 30 20] >>", to: set + "/a.pdf")
        }
        let run = try await twinlight(folder, "audit", "App", "--severity", "error", "--sheet", "sheet.html")
        #expect(run.status == 0, "\(run.errors)")
        let line = "sheet.html: Assets.xcassets: 9 sets; 6 files are shown by name only\n"
        #expect(run.output.contains(line), "\(run.output)")
        #expect(run.output.contains("shown by name only (a PDF is not drawn): 6 paths: "), "\(run.output)")
        #expect(!run.output.contains("page6"))
        let page = try #require(folder.text("sheet.html"))
        #expect(page.contains("data:image/png;base64,\(pixels)") && page.contains("PDF\\u003c/text>"))
        let all = try await twinlight(
            folder, "audit", "App", "--severity", "error", "--sheet", "sheet.html", "--verbose")
        #expect(all.output.contains("page6"))
    }

    @Test(arguments: [("icons", "3 drawings"), ("icons/nav/b.svg", "1 drawing"), (".", "3 drawings")])
    func `a folder of drawings has a sheet, and so has one drawing`(path: String, count: String) async throws {
        let folder = try TemporaryFolder()
        for name in ["a", "nav/b", "nav/small/c"] { try folder.write(Catalog.ink, to: "icons/\(name).svg") }
        let run = try await twinlight(folder, "audit", path, "--sheet", "sheet.html")
        #expect(run.output.contains(": \(count)\n"), "\(run.output)\(run.errors)")
        let page = try #require(folder.text("sheet.html"))
        // The words of a lint are at the drawing, as the command prints them.
        #expect(page.contains("nav/small/c' have the same picture") == (count == "3 drawings"))
        #expect(!page.contains("has a fault of kind"))
    }

    @Test func `a baseline accepts what was there`() async throws {
        let folder = try Catalog.faulty()
        let write = try await twinlight(
            folder, "audit", "App", "--severity", "info", "--baseline", "known.json", "--write-baseline")
        #expect(write.status == 0 && write.errors == "", "\(write.errors)")
        let same = try await twinlight(folder, "audit", "App", "--severity", "info", "--baseline", "known.json")
        #expect(same.status == 0 && same.errors == "", "\(same.errors)")
        // Where the command runs does not matter.
        let inside = try await Executable.run(
            ["audit", ".", "--severity", "info", "--baseline", "../known.json"], in: folder.url("App").path)
        #expect(inside.status == 0, "\(inside.errors)")
        let drawing = Catalog.svg(##"<path fill="#101418" d="M2 2h9v9H2z"/><path fill="#14479E" d="M13 13h9v9h-9z"/>"##)
        try folder.write(drawing, to: "dr/d1.svg")
        let drawn = try await Executable.run(
            ["audit", "d1.svg", "--severity", "info", "--baseline", "../drawn.json", "--write-baseline"],
            in: folder.url("dr").path)
        #expect(
            drawn.status == 0 && folder.text("drawn.json")?.contains("lost-in-appearance") == true, "\(drawn.errors)")
        let outside = try await twinlight(
            folder, "audit", "dr/d1.svg", "--severity", "info", "--baseline", "drawn.json")
        #expect(outside.status == 0 && !outside.output.contains("no longer"), "\(outside.output)\(outside.errors)")
        try folder.write(Catalog.color("0A2A6B"), to: "App/Assets.xcassets/ink.colorset/Contents.json")
        let more = try await twinlight(folder, "audit", "App", "--severity", "info", "--baseline", "known.json")
        #expect(more.status == 1 && more.errors.contains("ink.colorset") && !more.errors.contains("navyTint.colorset"))
        for set in ["ink.colorset", "navyTint.colorset"] {
            try FileManager.default.removeItem(at: folder.url("App/Assets.xcassets/\(set)"))
        }
        let less = try await twinlight(folder, "audit", "App", "--severity", "info", "--baseline", "known.json")
        #expect(less.status == 0 && less.output.contains("of the baseline no longer occur"), "\(less.output)")
    }
}

// MARK: - Fixes

@Suite(.takesTurns) struct AuditFixTests {
    @Test func `--fix fixes all that is reported`() async throws {
        let folder = try Catalog.faulty()
        let before = try folder.contents(of: "App")
        let errors = try await twinlight(folder, "audit", "App", "--fix", "--severity", "error")
        #expect(errors.status == 1 && errors.output.hasPrefix("0 changes"), "\(errors.output)")
        #expect(try folder.contents(of: "App") == before, "warnings are not reported there")
        let run = try await twinlight(folder, "audit", "App", "--fix")
        #expect(run.status == 1 && !run.errors.contains("warning"), "\(run.errors)")
        #expect(run.output.contains("1 change in 1 file\n"), "\(run.output)")
    }

    @Test func `--fix fixes the lints that --rules names, and keeps all else`() async throws {
        let folder = try Catalog.faulty()
        let file = try await twinlight(folder, "audit", "App", "--fix", "--rules", "missing-file")
        let line = "seal.imageset/Contents.json:4:20: \"Seal.svg\" -> \"seal.svg\" (missing-file)\n1 change in 1 file\n"
        #expect(file.status == 1 && file.output.contains(line), "\(file.output)")
        let rules = "missing-dark,missing-dark-color"
        let run = try await twinlight(folder, "audit", "App", "--fix", "--rules", rules)
        #expect(run.status == 0, "\(run.errors)")
        let contents = try #require(folder.text("\(inkSet)/Contents.json"))
        #expect(contents.contains(",\n  \"of-another-tool\" : [ 1, {\"kept\":true} ]\n}\n"), "\(contents)")
        #expect(contents.contains("\"filename\" : \"ink.svg\",\n      \"idiom\" : \"universal\"\n    },\n"))
        #expect(contents.contains("\"value\" : \"dark\"") && contents.contains("\"ink-dark.svg\""), "\(contents)")
        #expect(folder.text("\(inkSet)/ink.svg") == Catalog.ink)
        #expect(folder.text("\(inkSet)/ink-dark.svg")?.hasPrefix("<svg ") ?? false)
        #expect(run.output.contains("\(inkSet)/ink-dark.svg:1:1: created, "), "\(run.output)")
        #expect(try await twinlight(folder, "audit", "App", "--rules", rules).status == 0)
        #expect(!folder.files.contains { $0.contains("twinlight-new") })
    }

    @Test func `what may be intentional is fixed only where --rules names its lint`() async throws {
        let folder = try Catalog.clean()
        try folder.write(Catalog.image("ink.svg"), to: "\(inkSet)/Contents.json")
        try folder.write(Catalog.ink, to: "\(inkSet)/ink.svg")
        let before = try folder.contents(of: "App")
        let audit = try await twinlight(folder, "audit", "App", "--severity", "info")
        let line = "1 may be intentional: '--fix --rules lost-in-appearance' fixes it\n"
        #expect(audit.status == 1 && audit.output.hasSuffix("\n" + line), "\(audit.output) \(audit.errors)")
        let all = try await twinlight(folder, "audit", "App", "--fix", "--severity", "info")
        #expect(all.status == 1 && all.output.contains("0 changes\n"), "\(all.output)")
        #expect(try folder.contents(of: "App") == before)
        let named = try await twinlight(folder, "audit", "App", "--fix", "--rules", "lost-in-appearance")
        #expect(named.status == 0 && named.output.contains("2 changes in 2 files\n"), "\(named.output)")
    }

    @Test func `a picture that is drawn anew is one line`() async throws {
        let folder = try Catalog.clean()
        let dark =
            "{ \"filename\" : \"b.svg\", \"idiom\" : \"universal\", \"appearances\" : "
            + "[ { \"appearance\" : \"luminosity\", \"value\" : \"dark\" } ] }"
        let contents = "{ \"images\" : [ { \"filename\" : \"a.svg\", \"idiom\" : \"universal\" }, \(dark) ] }\n"
        try folder.write(contents, to: "\(inkSet)/Contents.json")
        for name in ["a", "b"] { try folder.write(Catalog.ink, to: "\(inkSet)/\(name).svg") }
        let run = try await twinlight(folder, "audit", "App", "--fix", "--rules", "dark-equals-light")
        let old = Catalog.ink.utf8.count
        #expect(run.output.contains("\(inkSet)/b.svg:1:1: \(old) bytes -> "), "\(run.output)")
        #expect(run.status == 0 && run.output.contains("1 change in 1 file\n"), "\(run.output)")
        #expect(folder.text("\(inkSet)/a.svg") == Catalog.ink && folder.text("\(inkSet)/b.svg") != Catalog.ink)
        #expect(folder.text("\(inkSet)/Contents.json") == contents)
    }

    @Test func `a dry run prints the same changes and writes nothing`() async throws {
        let folder = try Catalog.faulty()
        let before = try folder.contents(of: "App")
        let arguments = ["audit", "App", "--fix", "--rules", "missing-dark,missing-file"]
        let dry = try await Executable.run(arguments + ["--dry-run"], in: folder.path)
        #expect(dry.status == 1 && dry.output.contains(", not written\n"), "\(dry.output)")
        #expect(try folder.contents(of: "App") == before)
        let run = try await Executable.run(arguments, in: folder.path)
        func changes(_ run: Executable.Run) -> [Substring] {
            run.output.split(separator: "\n").filter { $0.contains(" -> ") || $0.contains(": created, ") }
        }
        #expect(changes(dry) == changes(run) && changes(run).count == 3, "\(run.output)")
    }

    @Test func `only paths that were named are written`() async throws {
        let folder = try Catalog.faulty()
        for path in folder.files where path.hasPrefix("App/") {
            try folder.write(try #require(folder.text(path)), to: "Other" + path.dropFirst(3))
        }
        let before = try folder.contents(of: "Other")
        let run = try await twinlight(
            folder, "audit", "App/Assets.xcassets", "--fix", "--rules", "missing-dark,missing-dark-color")
        #expect(run.status == 0, "\(run.errors)")
        #expect(try folder.contents(of: "Other") == before)
        #expect(folder.files.filter { !$0.hasPrefix("App/") && !$0.hasPrefix("Other/") } == [])
    }

    @Test func `a finding that a baseline accepts is not fixed`() async throws {
        let folder = try Catalog.faulty()
        _ = try await twinlight(
            folder, "audit", "App", "--severity", "info", "--baseline", "known.json", "--write-baseline")
        let before = try folder.contents(of: "App")
        let run = try await twinlight(
            folder, "audit", "App", "--baseline", "known.json", "--fix", "--rules", "missing-dark,missing-dark-color")
        #expect(run.status == 0 && run.output.contains("0 changes"), "\(run.output)")
        #expect(try folder.contents(of: "App") == before)
    }

    @Test func `a file in the place of a new one stays as it is`() async throws {
        let folder = try Catalog.faulty()
        try folder.write("mine", to: "\(inkSet)/ink-dark.svg")
        _ = try await twinlight(folder, "audit", "App", "--fix", "--rules", "missing-dark")
        #expect(folder.text("\(inkSet)/ink-dark.svg") == "mine")
    }

    @Test func `where a file cannot be written, none is`() async throws {
        let arguments = ["audit", "App", "--fix", "--rules", "missing-dark"]
        let (folder, other) = (try Catalog.faulty(), try Catalog.faulty())
        _ = try await Executable.run(arguments, in: other.path)
        // A folder is in the place of the temporary file of the last one.
        let path = "\(inkSet)/Contents.json"
        let (old, new) = (try #require(folder.text(path)), try #require(other.text(path)))
        let staged = StagedName("Contents.json", from: Array(old.utf8), to: Array(new.utf8)).text
        try folder.write("", to: "\(inkSet)/\(staged)/taken")
        let before = try folder.contents(of: "App")
        let run = try await Executable.run(arguments, in: folder.path)
        #expect(run.status == 4 && run.errors.contains("; nothing was written\n"), "\(run.errors)")
        #expect(run.errors.contains("error: \(inkSet)/"), "\(run.errors)")
        #expect(try folder.contents(of: "App") == before)
    }
}

// MARK: - Untrusted catalogs

@Suite(.takesTurns) struct UntrustedCatalogTests {
    @Test func `a link out of the catalog is a finding, and is not followed`() async throws {
        let folder = try Catalog.clean()
        try folder.write("<not an SVG", to: "outside.svg")
        try folder.write(Catalog.image("out.svg"), to: "App/Assets.xcassets/out.imageset/Contents.json")
        try folder.write(Catalog.color("0A2A6B"), to: "Outside/navyTint.colorset/Contents.json")
        let manager = FileManager.default
        try manager.createSymbolicLink(
            atPath: folder.url("App/Assets.xcassets/out.imageset/out.svg").path,
            withDestinationPath: "../../../outside.svg")
        try manager.createSymbolicLink(
            atPath: folder.url("App/Assets.xcassets/Linked").path, withDestinationPath: "../../Outside")
        let before = try folder.contents(of: "Outside")
        let run = try await twinlight(folder, "audit", "App")
        #expect(run.status == 1)
        let lines = run.errors.split(separator: "\n").filter { $0.hasSuffix("[linked-file]") }
        #expect(lines.count == 2 && lines.allSatisfy { $0.contains("error: ") }, "\(run.errors)")
        #expect(!run.errors.contains("[unread-picture]") && !run.errors.contains("navyTint"), "\(run.errors)")
        _ = try await twinlight(folder, "audit", "App", "--fix", "--rules", "missing-dark-color,linked-file")
        #expect(try folder.contents(of: "Outside") == before)
    }

    @Test func `a fix below a link is refused, and all others are made`() async throws {
        let folder = try TemporaryFolder()
        for module in ["one", "two"] { try folder.write(Catalog.owl, to: "App/\(module)/res/drawable/owl.xml") }
        try folder.write("", to: "Outside/keep")
        let link = "App/one/res/drawable-night"
        try FileManager.default.createSymbolicLink(
            atPath: folder.url(link).path, withDestinationPath: "../../../Outside")
        let run = try await twinlight(folder, "audit", "App", "--fix", "--rules", "missing-dark")
        let refusal = "\(link)/owl.xml: not fixed (lost-in-appearance): it passes through the link '\(link)'"
        #expect(run.errors.contains(refusal), "\(run.errors)")
        #expect(folder.files.filter { $0.hasPrefix("Outside/") } == ["Outside/keep"])
        #expect(folder.text("App/two/res/drawable-night/owl.xml") != nil, "\(run.output)\(run.errors)")
    }

    /// The user who types it means where it leads.
    @Test func `a path that is typed may be a link`() async throws {
        let folder = try Catalog.faulty()
        try FileManager.default.createSymbolicLink(atPath: folder.url("Link").path, withDestinationPath: "App")
        let run = try await twinlight(folder, "audit", "Link", "--fix", "--rules", "missing-dark")
        #expect(run.status == 0, "\(run.errors)")
        #expect(folder.text("\(inkSet)/Contents.json")?.contains("\"dark\"") ?? false)
    }

    @Test func `JSON that cannot be read is a finding at its place, and the rest is audited`() async throws {
        let folder = try Catalog.faulty()
        let path = "App/Assets.xcassets/broken.colorset/Contents.json"
        try folder.write("{\n  \"colors\" : [ { \"color\" : ] }\n", to: path)
        try folder.write("[]", to: "App/Assets.xcassets/list.imageset/Contents.json")
        let run = try await twinlight(folder, "audit", "App")
        #expect(run.status == 1 && run.errors.contains("\(path):2:28: error: "), "\(run.errors)")
        #expect(run.errors.contains("list.imageset/Contents.json:1:1: error: "), "\(run.errors)")
        #expect(run.errors.contains("[missing-file]"), "\(run.errors)")
        // No fix touches it.
        _ = try await twinlight(folder, "audit", "App", "--fix", "--rules", "broken-contents,lost-in-appearance")
        #expect(folder.text(path) == "{\n  \"colors\" : [ { \"color\" : ] }\n")
    }

    @Test func `names of a catalog cannot send commands to a terminal`() async throws {
        let folder = try Catalog.clean()
        let set = "App/Assets.xcassets/a\u{1B}[31mb.imageset"
        try folder.write(Catalog.image("none.svg"), to: "\(set)/Contents.json")
        for arguments in [["audit", "App"], ["audit", "App", "--verbose"], ["audit", "App", "--fix"]] {
            let run = try await Executable.run(arguments, in: folder.path)
            #expect(run.status == 1 && !(run.output + run.errors).contains("\u{1B}"))
        }
    }
}

import GlyphAudit
import GlyphManifest
import GlyphModel
import Markup
import Support
import Testing

@testable import GlyphCatalog

/// Names that are put together, names in any kind of file and encoding, and names that are not the system's to load.
@Suite struct NamesInFilesTests {
    private func audit(
        _ sets: [String], _ sources: [String: String], _ bytes: [String: [UInt8]] = [:]
    ) async -> CatalogAudit {
        var texts = sources
        for set in sets {
            let folder = set.contains(".") ? set : set + ".imageset"
            texts["App/A.xcassets/\(folder)/Contents.json"] = "{}"
        }
        return await InMemoryCatalogs(texts: texts, bytes: bytes).audit(
            ["App"], lints: CatalogLintRun(rules: ["missing-set", "unused-set"]), readsSources: true)
    }

    private func unused(
        _ sets: [String], _ sources: [String: String], _ bytes: [String: [UInt8]] = [:]
    ) async -> [String] {
        let audit = await audit(sets, sources, bytes)
        return (audit.references?.unusedSets(in: audit.sets) ?? []).map(\.name)
    }

    private func missing(
        _ sets: [String], _ sources: [String: String], _ bytes: [String: [UInt8]] = [:]
    ) async -> [String] {
        await audit(sets, sources, bytes).references?.missing.map(\.name) ?? []
    }

    // MARK: Names that are put together

    @Test(arguments: [
        #"NSImage *i = [NSImage imageNamed:[@"Pause" stringByAppendingString:self.suffix]];"#,
        #"[NSImage imageNamed:[@"Pause" forSystem]];"#, #"[NSString stringWithFormat:@"Images/Pause%d@2x.png", i];"#,
        #"x = @"Pau" @"seOn";"#, "x = @\"Pau\"\n \"seOn\";", "#define ICON(x) [NSImage imageNamed:@\"Pause\" #x]",
        #"#define ICON(x) [NSImage imageNamed:@#x @"On"]"#, "x = @\"Pause\\\nOn\";", #"auto x = R"a(PauseOn)a";"#,
        "NSString *a = @\"Pause\", *b = @\"On\";", "[NSImage imageNamed:NSStringFromClass([PauseOn class])];",
        "[self performSelector:@selector(pauseOn)];", "int x = 1'000; f(@\"PauseOn\"); int y = 1'0;",
    ]) func `a name that Objective-C puts together is used`(code: String) async {
        #expect(await unused(["PauseOn", "Other"], ["App/A.mm": code]) == ["Other"])
    }

    @Test(arguments: [
        #"UIImage(named: "Pause".appending(suffix))"#, #"UIImage(named: "Icons/Pause\(state).png")"#,
        #"UIImage(named: "\(action)On.png")"#, #"let base = "Pause", state = "On""#,
        #"let prefix = "Pause", states = ["on"]"#, "enum A { case pause }; enum S { case on }",
        "enum A { case skip(Int, [String]), play = -1, pauseOn }", #"["Pause On"].map(name)"#,
        "String(describing: PauseOn.self)",
    ]) func `a name that Swift puts together is used`(code: String) async {
        #expect(await unused(["PauseOn", "Other"], ["App/A.swift": code]) == ["Other"])
    }

    @Test func `a constant that ends with a separator begins names`() async {
        let code = #"let prefix = "tab_"; let size = "-big"; let title = "Tab", more = "big""#
        #expect(
            await unused(["tab_home", "home-big", "tabs", "biggest"], ["App/A.swift": code]) == ["biggest", "tabs"])
    }

    @Test func `the two parts of a name are in one source, or a text joins two`() async {
        let sources = ["App/A.swift": #"let a = "arrow""#, "App/B.swift": #"let b = "left""#]
        #expect(await unused(["arrow-left"], sources) == ["arrow-left"])
        let joined = sources.merging(["App/C.swift": #"let c = "\(a)-\(b)""#]) { first, _ in first }
        #expect(await unused(["arrow-left", "arrow_left"], joined) == ["arrow_left"])
        let format = sources.merging(["App/C.m": #"[NSString stringWithFormat:@"%@_%@.png", a, b]"#]) { a, _ in a }
        #expect(await unused(["arrow-left", "arrow_left"], format) == ["arrow-left"])
    }

    @Test func `numbers, and the frames of an animation, are put together`() async {
        #expect(await unused(["1", "12"], ["App/A.swift": "let a = 1"]) == [])
        let sets = ["walk1", "walk2", "run1"]
        #expect(await unused(sets, ["App/A.swift": #"UIImage.animatedImageNamed("walk", duration: 1)"#]) == ["run1"])
        let storyboard = """
            <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard"><imageView image="walk"/>
            <resources><image name="walk"/></resources></document>
            """
        #expect(await unused(sets, ["App/A.storyboard": storyboard]) == ["run1"])
        #expect(await missing(sets, ["App/A.storyboard": storyboard]) == [])
    }

    // MARK: Files

    @Test(arguments: [
        ("d.json", #"{"image":"ic_b"}"#), ("a.geojson", #"{"a": "images\/ic_b.png"}"#),
        ("en.lproj/L.strings", "\"x\" = \"ic_b\";"), ("a.html", "<img src=\"../img/ic_b.jpg\">"),
        ("a.css", "x { background: url(ic_b.png) }"), ("a.tsx", "<Image source={{uri: 'ic_b'}}/>"),
        ("project.yml", "ICON: ic_b"), ("a.kt", "load(\"ic_b\")"), ("a.c", "f(\"ic_b\");"), ("a.hpp", "\"ic_b\""),
        ("a.swift.gyb", "Image(\"ic_b\")"), ("a.csv", "a,ic_b,c"), ("a.entitlements", "<x>ic_b</x>"),
        ("a.plist", "{ a = ic_b; }"), ("A.storyboard", "<document><i image=\"ic_b\">"),
    ]) func `words in files of all kinds name sets`(file: String, text: String) async {
        #expect(await unused(["ic_b", "ic_c"], ["App/A.swift": "", "App/" + file: text]) == ["ic_c"])
    }

    @Test func `a name with a space is named in quotes`() async {
        #expect(
            await unused(["new york", "york city"], ["App/A.swift": "", "App/a.json": "[\"New York\"]"]) == [
                "york city"
            ])
    }

    /// An array of a text in ASCII, a long one, and one in UTF-16.
    private static let binaryList: [UInt8] = {
        let long = Array("a_name_of_a_set".utf8)
        var list = Array("bplist00".utf8)
        var offsets = [UInt8(list.count)]
        list += [0xA3, 1, 2, 3]
        for object in [[0x54] + Array("ic_b".utf8), [0x5F, 0x10, UInt8(long.count)] + long, [0x62, 0, 0xE9, 0, 0x61]] {
            offsets.append(UInt8(list.count))
            list += object
        }
        let table = UInt8(list.count)
        list += offsets + [UInt8](repeating: 0, count: 6) + [1, 1] + [UInt8](repeating: 0, count: 7) + [4]
        return list + [UInt8](repeating: 0, count: 15) + [table]
    }()

    @Test func `binary property lists are read`() async {
        let sets = ["a_name_of_a_set", "ic_b", "other", "éa"]
        let audit = await audit(sets, ["App/A.swift": ""], ["App/Info.plist": Self.binaryList])
        #expect(audit.references?.unusedSets(in: audit.sets).map(\.name) == ["other"])
        #expect(audit.skipped == [])
    }

    @Test func `a binary property list that is broken anywhere gives no more texts than it has bytes`() {
        for index in 8..<Self.binaryList.count {
            for value in [0, 0x5F, 0x7F, 0xFF] as [UInt8] {
                var (list, bytes) = (Self.binaryList, 0)
                list[index] = value
                _ = BinaryPropertyList.read(list) { reference in
                    if case .text(let text) = reference.name { bytes += text.utf8.count }
                }
                #expect(bytes <= list.count)
            }
        }
        #expect(!BinaryPropertyList.read(Array(Self.binaryList.dropLast(40))) { _ in })
    }

    @Test func `a source has any encoding`() async {
        let code = "import SwiftUI\n// é\nlet a = Image(\"k\"), b = Image(\"m\")"
        let latin = Array(code.utf8).filter { $0 != 0xC3 }
        let wide = code.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        for bytes in [latin, [0xFF, 0xFE] + wide, [0xEF, 0xBB, 0xBF] + Array(code.utf8)] {
            #expect(await unused(["k", "l"], [:], ["App/A.swift": bytes]) == ["l"])
            #expect(await missing(["k"], [:], ["App/A.swift": bytes]) == ["m"])
        }
    }

    @Test func `settings and property lists alone are no code`() async {
        let sources = ["App/Package.swift": "", "App/A.h": "", "App/Info.plist": "<plist/>"]
        #expect(await unused(["k"], sources) == [])
        #expect(await audit(["k"], sources).references?.silence?.reason == "no code was found")
    }

    @Test func `what generators of code write is no use of an asset`() async {
        let head = "// This is a generated file, do not edit!\n// Generated by R.swift\n"
        let generated = head + "let icB = ImageResource(bundle: b, name: \"ic_b\"); let x = R.image.icB"
        #expect(await unused(["ic_b"], ["App/R.swift": generated]) == ["ic_b"])
        #expect(await unused(["ic_b"], ["App/R.swift": generated, "App/A.swift": "R.image.icB()"]) == [])
        let old = "// Generated using SwiftGen\nenum Asset: String {\n  case icB = \"ic_b\"\n}"
        #expect(await unused(["ic_b"], ["App/G.swift": old]) == ["ic_b"])
        let tuist = "// Generated using tuist\nstatic let icB = AppImages(name: \"ic_b\")"
        #expect(await unused(["ic_b"], ["App/G.swift": tuist]) == ["ic_b"])
        #expect(await unused(["ic_b"], ["App/G.swift": tuist, "App/A.swift": "Asset.icB.image"]) == [])
        let xcode = ["App/GeneratedAssetSymbols.swift": "ImageResource(name: \"ic_b\")", "App/A.swift": ""]
        #expect(await unused(["ic_b"], xcode) == ["ic_b"])
    }

    // MARK: Names that are not the system's to load

    @Test(arguments: [
        "extension Image { init(_ name: String) { self.init(name, bundle: .module) } }",
        "extension SwiftUI.Image { init<S: StringProtocol>(_ name: S) {} }", "func Image(_ name: String) {}",
    ]) func `an initialiser or a function of the app's own hides the system's`(code: String) async {
        let use = "import SwiftUI\nlet a = Image(\"m\")"
        #expect(await missing(["k"], ["App/A.swift": use, "App/B.swift": code]) == [])
        let other = "extension Image { init(_ size: Int) {}; init(name: String) {} }"
        #expect(await missing(["k"], ["App/A.swift": use, "App/B.swift": other]) == ["m"])
    }

    @Test func `a type in another one hides the system's where this is extended`() async {
        let sources = [
            "App/A.swift": "struct DS { struct Image {} }",
            "App/B.swift": "import SwiftUI\nextension DS { static let a = Image(\"m\") }",
            "App/C.swift": "import SwiftUI\nlet a = Image(\"n\")",
        ]
        #expect(await missing(["k"], sources) == ["n"])
    }

    @Test(arguments: [
        "import XCTest\nUIImage(named: \"m\")", "#if false\nUIImage(named: \"m\")\n#endif",
        "UIImage(named: \"AppIcon60x60\")", "UIImage(named: \"AppIcon83.5x83.5@2x\")", "UIImage(named: \" \")",
        "Image(\"my.heart\").symbolVariant(.fill)", "UIImage(named: \"\"\"\n  k\n  \"\"\")",
        "let r = #/\" UIImage(named: \"m\") /#", "let r = /UIImage(named: \"m\")/", "let f = reduce(1, /)",
    ]) func `what no app loads is not missing`(code: String) async {
        let sets = ["k", "AppIcon.appiconset", "my.heart.fill.symbolset"]
        #expect(await missing(sets, ["App/A.swift": "import SwiftUI\n" + code]) == [])
    }

    @Test(arguments: [
        "#if 0\n#ifdef A\n#endif\nx = [UIImage imageNamed:@\"m\"];\n#endif",
        "// old \\\nx = [UIImage imageNamed:@\"m\"];",
        "#import <XCTest/XCTest.h>\nx = [UIImage imageNamed:@\"m\"];",
        "@implementation UIImage (T)\n+ (UIImage *)imageNamed:(NSString *)n { return [UIImage imageNamed:@\"m\"]; }",
        "method_exchangeImplementations(a, @selector(imageNamed:)); x = [UIImage imageNamed:@\"m\"];",
    ]) func `what no app loads in Objective-C is not missing`(code: String) async {
        #expect(await missing(["k"], ["App/A.m": code]) == [])
    }

    @Test(arguments: [
        "UIImage(named: \"m\", in: nil, compatibleWith: nil)", "Image(\"m\", bundle: .main)",
        "Color(\"m\", bundle: Bundle.main)", "NSImage(named: NSImage.Name(\"m\"))", "NSImage(named: .init(\"m\"))",
        "NSImage(named: NSImage.Name(rawValue: \"m\"))", "UIImage(imageLiteralResourceName: \"m\")",
        "Tab(\"Home\", image: \"m\") {}", "#if true\nImage(\"m\")\n#endif", "let x = a / b; Image(\"m\") // \"/\"",
    ]) func `other ways to name the app's bundle are certain, too`(code: String) async {
        #expect(await missing(["k"], ["App/A.swift": "import struct SwiftUI.Image\n" + code]) == ["m"])
    }
}

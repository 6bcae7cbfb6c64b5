import Support
import Testing

@testable import GlyphCatalog

/// The names that code certainly loads, and the ones that it mentions.
@Suite struct CodeReferencesTests {
    private func references(_ text: String, _ language: SourceTokens.Language = .swift) -> [Reference] {
        var all: [Reference] = []
        let code = SourceTokens(Array(text.utf8), language)
        CodeReferences.read(code, DeclaredLoaders(code)) { all.append($0) }
        return all.sorted { $0.offset < $1.offset }
    }

    private func stated(_ text: String, _ language: SourceTokens.Language = .swift) -> [String] {
        references(text, language).compactMap { reference in
            guard case .text(let name) = reference.name, case .stated(let kind) = reference.certainty else {
                return nil
            }
            return kind.rawValue + " " + name
        }
    }

    private func texts(_ text: String, _ language: SourceTokens.Language = .swift) -> [String] {
        references(text, language).compactMap { if case .text(let name) = $0.name { name } else { nil } }
    }

    private func symbols(_ text: String, _ language: SourceTokens.Language = .swift) -> [String] {
        references(text, language).compactMap { if case .symbol(let name) = $0.name { name } else { nil } }
    }

    private func ends(_ text: String, _ language: SourceTokens.Language = .swift) -> [String] {
        references(text, language).compactMap { reference in
            if case .ends(let ends) = reference.name { ends.beginning + "*" + ends.end } else { nil }
        }
    }

    // MARK: Calls

    @Test(arguments: [
        (#"UIImage(named: "a")"#, "image a"), (#"UIImage(named: "a", compatibleWith: traits)"#, "image a"),
        (#"UIImage.init(named: "a")"#, "image a"), (#"UIKit.UIImage(named: "a")!"#, "image a"),
        (#"NSImage(named: "a")"#, "image a"), (#"UIColor(named: "a")"#, "color a"),
        (#"NSColor(named: "a")"#, "color a"),
        (#"Image("a")"#, "image a"), (#"Image("a").resizable()"#, "image a"), (#"SwiftUI.Image("a")"#, "image a"),
        (#"Image("a", label: Text("b"))"#, "image a"), (#"Image(decorative: "a")"#, "image a"),
        (#"Image("a", variableValue: 0.5)"#, "image a"), (#"Color("a").opacity(0.5)"#, "color a"),
        (#"Label("b", image: "a")"#, "image a"), ("Label(title(1, [2]), image: \"a\")", "image a"),
        ("Image(\n    \"a\"  // \"b\"\n)", "image a"), (#"#imageLiteral(resourceName: "a")"#, "image a"),
        (##"Image(#"a"#)"##, "image a"), (#"Image("\u{61}")"#, "image a"), (#"f(Image("a"), g("b"))"#, "image a"),
        (#""\(Image("a"))""#, "image a"),
    ]) func `a call with the whole name loads an asset of the app`(code: String, found: String) {
        #expect(stated("import SwiftUI\n" + code) == [found])
    }

    @Test func `of two names that a condition chooses, both are loaded`() {
        #expect(stated(#"UIImage(named: isOn ? "a" : "b")"#) == ["image a", "image b"])
        #expect(stated(#"UIImage(named: list.contains(x, 1) ? "a" : "b")"#) == ["image a", "image b"])
        #expect(stated(#"UIImage(named: isOn ? "a" : "b", in: bundle, with: nil)"#) == [])
        #expect(stated(#"UIImage(named: isOn ? x : "b")"#) == [])
    }

    @Test(arguments: [
        #"UIImage(named: "a", in: bundle, compatibleWith: nil)"#, #"UIImage(named: "a", in: .module, with: nil)"#,
        #"Image("a", bundle: .module)"#, #"Color("a", bundle: bundle)"#, #"NSColor(named: "a", bundle: bundle)"#,
        #"Image("a", tableName: "b")"#, #"Image(systemName: "a")"#, #"Label("a", systemImage: "b")"#,
        #"Image("a" + suffix)"#, #"Image(prefix + "a")"#, #"Image("a-\(kind)")"#, #"Image("a".lowercased())"#,
        #"Image(uiImage: image("a"))"#, #"Image(x ?? "a")"#, #"Docker.Image("a")"#, #"self.Image("a")"#,
        #"func Image("a")"#, #"Representation.Image(named: "a")"#, #"Text("a")"#, #"UIImage(contentsOfFile: "a")"#,
        #"// Image("a")"#, #"/* /* */ Image("a") */"#, #"let x = "Image(\"a\")""#, ##"let x = #"Image("a")"#"##,
        "let x = \"\"\"\n  Image(\"a\")\n  \"\"\"", "Image(\"a\n\")", "Image(\"a\"", "Image(\"\")",
    ]) func `what may be another bundle, another type or another name is not certain`(code: String) {
        #expect(stated("import SwiftUI\n" + code) == [])
    }

    @Test func `only a source that imports SwiftUI has its types`() {
        #expect(stated("import Foundation\nlet a = Image(\"a\")") == [])
        #expect(stated("import UIKit\nlet a = UIImage(named: \"a\")") == ["image a"])
    }

    @Test func `a type of the same name hides the system's`() {
        func shared(_ text: String) -> Set<Loader> {
            DeclaredLoaders(SourceTokens(Array(text.utf8), .swift)).shared
        }
        #expect(shared("import SwiftUI\nstruct Image {}") == [Loader(type: "Image")])
        #expect(stated("import SwiftUI\nstruct Image {}\nlet a = Image(\"a\")") == [])
        #expect(
            stated("import SwiftUI\nenum Brand { enum Color {} }\nlet a = Color(\"a\"), b = Image(\"b\")") == [
                "image b"
            ])
        #expect(shared("enum Brand { enum Color {} }") == [Loader(type: "Color", outer: "Brand")])
        #expect(shared("func f() { if true { struct Image {} } }") == [])
        #expect(stated("import SwiftUI\nfunc Image(_ a: String) {}\nlet a = Image(\"a\")") == [])
    }

    @Test func `messages of Objective-C load assets of the app`() {
        #expect(stated(#"x = [UIImage imageNamed:@"a"];"#, .c) == ["image a"])
        #expect(stated(#"x = [UIColor colorNamed: @"a"];"#, .c) == ["color a"])
        #expect(stated(#"x = [UIImage imageNamed:@"a" inBundle:b compatibleWithTraitCollection:nil];"#, .c) == [])
        #expect(stated(#"x = [Theme imageNamed:@"a"];"#, .c) == [])
        #expect(stated(#"// [UIImage imageNamed:@"a"]"#, .c) == [])
        #expect(stated(#"c = '"'; x = [UIImage imageNamed:@"a"]; d = '\'';"#, .c) == ["image a"])
        #expect(stated(#"/* /* */ x = [UIImage imageNamed:@"a"];"#, .c) == ["image a"])
    }

    // MARK: Mentions

    @Test func `any text is a mention, also in an interpolation`() {
        #expect(texts(#"f("a", ["b": "c"], "x\(y ? "d" : "e")z")"#) == ["a", "b", "c", "d", "e"])
        #expect(texts(#"f(@"a", "b")"#, .c) == ["a", "b"])
    }

    @Test func `members and cases are symbols`() {
        #expect(symbols("Image(.Nav.icHome)\nlet a = ImageResource.gift") == ["Nav", "icHome", "gift"])
        #expect(
            symbols("enum Icon: String { case one, two = \"zwei\", three\n case four }") == [
                "one", "two", "three", "four",
            ])
        #expect(symbols("let `x` = a.`default`") == ["default"])
        #expect(symbols("let home = 1.5") == [])
        #expect(symbols("x = [UIImage imageNamed:ACImageNameIcHome];", .c) == ["IcHome"])
    }

    @Test func `a name that is put together is known at its ends`() {
        #expect(ends(#"Image("icon-\(kind)")"#) == ["icon-*"])
        #expect(ends(#"let name = "icon-\(kind)-\(size)-Dark""#) == ["icon-*-dark"])
        #expect(ends(#"let name = "icon-" + kind + "-dark""#) == ["icon-*", "*-dark"])
        #expect(ends(#"name += "_selected""#) == ["*_selected"])
        #expect(ends(#"name.appending("_selected")"#) == ["*_selected"])
        #expect(ends(#"String(format: "flag_%02d_big", 3)"#) == ["flag_*_big"])
        #expect(ends(#"[NSString stringWithFormat:@"tab_%@", x]"#, .c) == ["tab_*"])
        #expect(ends(#"[x stringByAppendingString:@"_on"]"#, .c) == ["*_on"])
        #expect(ends(#"let part = "100 %""#) == [])
    }

    /// Otherwise every message would name sets.
    @Test func `an end of one letter says enough only in a call`() {
        #expect(ends(#"print("\(count)s")"#) == [])
        #expect(ends(#"print("\(a)-\(b)")"#) == [])
        #expect(ends(#"UIImage(named: "c\(number)")"#) == ["c*"])
        #expect(ends(#"UIImage(named: "\(name)")"#) == [])
    }

    @Test func `the members that SwiftGen writes are no mentions of their assets, and uses of them are`() {
        let head = "// swiftlint:disable all\n// Generated using SwiftGen\n"
        let member = "  static let icHome = ImageAsset(name: \"Nav/ic_home\")\n"
        #expect(texts(head + member) == [])
        #expect(texts(member) == ["Nav/ic_home"])
        #expect(texts(head + "  static let first = ImageAsset(name: \"ic_home\")\n") == ["ic_home"])
        #expect(symbols(head + member + "  static let all = [\n    icHome,\n  ]\n") == ["icHome"])
    }
}

import Foundation
import Markup
import Support
import Testing

@testable import GlyphAudit
@testable import GlyphKit

/// Every valid and broken manifest that there is: of the repository's glyphs, goldens, README, lints and all tests.
private enum EveryManifest {
    static let texts: [String] = {
        var found = Lint.all.flatMap { $0.examples.clean + $0.examples.unclean }.map(\.manifest)
        for (folder, endings) in [
            ("Glyphs", ["xml"]), ("Tests", ["xml", "swift"]), ("Sources", ["swift", "md"]), (".github", ["md"]),
        ] {
            guard let walk = FileManager.default.enumerator(atPath: Repository.root.appending(path: folder).path) else {
                continue
            }
            for case let name as String in walk where endings.contains(String(name.split(separator: ".").last ?? "")) {
                found += manifests(in: text(folder + "/" + name), isCode: name.hasSuffix(".swift"))
            }
        }
        found += manifests(in: text("README.md"), isCode: false)
        var seen: Set<String> = []
        return found.filter { seen.insert($0).inserted }
    }()

    private static func text(_ path: String) -> String {
        (try? Repository.text(path)) ?? ""
    }

    /// From `<glyphs` to its end; of code with the escapes taken out, and without the lines that mark places. What a
    /// test puts in while it runs is nothing here, and then a letter: also where that is wrong, both have to say so.
    private static func manifests(in text: String, isCode: Bool) -> [String] {
        text.matches(of: /<glyphs[ >](?:[^<]|<(?!glyphs))*?(?:<\/glyphs>|\/>(?=["\n`,]))/).flatMap { match in
            let whole = String(match.output)
            guard isCode else { return [whole] }
            let lines = whole.split(separator: "\n").filter { line in
                !line.drop { $0 == " " }.hasPrefix("^")
            }
            let text = lines.joined(separator: "\n")
            return ["", "a"].map { part in
                text.replacing(/\\#*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/, with: part)
                    .replacing("\\\"", with: "\"").replacing("\\n", with: "\n")
                    .replacing("\\\\", with: "\\").replacing("\\u{301}", with: "\u{301}")
            }
        }
    }
}

private let schema = SourceFile(path: "manifest.rng", text: ManifestSchema.text)

/// Expects that the check and the schema agree about a manifest.
///
/// - Returns: whether the manifest is valid; nil where it is not XML.
func expectAgreement(on source: SourceFile, _ schema: RelaxNGSchema) throws -> Bool? {
    guard let document = try? XMLReader.read(source, limits: .manifest) else { return nil }
    let findings = GrammarCheck.findings(in: document, by: ManifestParts.grammar)
    let violations = try schema.violations(in: source)
    #expect(
        findings.containErrors == !violations.isEmpty,
        "\(String(decoding: source.bytes, as: UTF8.self))\n\(findings)\n\(violations)")
    return violations.isEmpty
}

@Test func `the manifest check agrees with the schema on every manifest of the project`() throws {
    let schema = try RelaxNGSchema(schema)
    var counts = [true: 0, false: 0]
    for text in EveryManifest.texts {
        if let isValid = try expectAgreement(on: SourceFile(path: "m.xml", text: text), schema) {
            counts[isValid, default: 0] += 1
        }
    }
    #expect(counts[true, default: 0] > 130 && counts[false, default: 0] > 30, "\(counts)")
}

extension XMLNode {
    fileprivate init(_ element: Element) {
        self.init(
            element.name, element.attributes.filter(\.namespace.isEmpty).map { ($0.name, $0.value) },
            children: element.children.map { XMLNode($0) })
    }

    /// One thing changed by chance, somewhere in it.
    fileprivate mutating func change(_ random: inout SeededGenerator) {
        if let index = children.indices.randomElement(using: &random), Int.random(in: 0..<3, using: &random) > 0 {
            return children[index].change(&random)
        }
        let rules = ManifestParts.grammar.rules
        let foreign = rules.randomElement(using: &random)?.allAttributes.randomElement(using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
            if let index = attributes.indices.randomElement(using: &random) { attributes.remove(at: index) }
        case 1:
            guard let index = attributes.indices.randomElement(using: &random), let foreign else { return }
            attributes[index].value = foreign.example
        case 2:
            guard let foreign, !attributes.contains(where: { $0.name == foreign.name }) else { return }
            attributes.append((foreign.name, foreign.example))
        case 3:
            if let child = children.randomElement(using: &random) { children.append(child) }
        case 4:
            if let index = children.indices.randomElement(using: &random) { children.remove(at: index) }
        default:
            if let rule = rules.randomElement(using: &random) { children.append(XMLNode(rule.name)) }
        }
    }
}

@Test func theCheckFindsWhatTheSchemaFindsInManifestsWithSomethingChanged() throws {
    let schema = try RelaxNGSchema(schema)
    var counts = [true: 0, false: 0]
    var random = SeededGenerator(seed: 29)
    for text in EveryManifest.texts {
        guard let root = try? XMLReader.read(SourceFile(path: "m.xml", text: text), limits: .manifest).root else {
            continue
        }
        for _ in 0..<4 {
            var node = XMLNode(root)
            node.change(&random)
            let source = SourceFile(path: "m.xml", bytes: XMLWriter().bytes(node))
            if let isValid = try expectAgreement(on: source, schema) { counts[isValid, default: 0] += 1 }
        }
    }
    #expect(counts[true, default: 0] > 200 && counts[false, default: 0] > 250, "\(counts)")
}

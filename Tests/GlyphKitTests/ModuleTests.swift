import Foundation
import Support
import Testing

/// The picture of the modules in the contributing guide, the package's declarations and the imports of the sources:
/// three that must say the same.
@Suite struct ModuleTests {
    /// The modules in C.
    private static let c = ["CLibXML2", "CLibRSVG", "CWorkMeter", "CFileExchange"]

    /// By module, what the guide's table says that it imports.
    private static func table() throws -> [String: Set<String>] {
        let guide = try Repository.text(".github/CONTRIBUTING.md")
        var table: [String: Set<String>] = [:]
        for row in guide.matches(of: #/(?m)^\| (\w+) \| [^|]+ \| ([\w, –]+) \|$/#) {
            let imports = row.output.2.split(separator: ", ").map(String.init).filter { $0 != "–" }
            table[String(row.output.1)] = Set(imports)
        }
        table["module"] = nil
        return table
    }

    /// By module of `Sources/`, what the package lets it import.
    private static func declared() throws -> [String: Set<String>] {
        let package = try Repository.text("Package.swift")
        var declared: [String: Set<String>] = [:]
        let targets = package.matches(
            of: #/\.(?:target|executableTarget)\((?<text>(?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/#)
        for target in targets {
            let text = target.output.text
            guard !text.contains("path: \"Tests/"), let name = text.firstMatch(of: #/name: "(\w+)"/#)?.output.1,
                !c.contains(String(name))
            else { continue }
            let list = text.firstMatch(of: #/dependencies: \[([^\]]*)\]/#)?.output.1 ?? ""
            let own = list.replacing(#/\.product\([^)]*\)/#, with: "").matches(of: #/"(\w+)"/#).map {
                String($0.output.1)
            }
            declared[String(name)] = Set(own)
        }
        return declared
    }

    private static func imports(of module: String) throws -> Set<String> {
        var imports: Set<String> = []
        for path in try Repository.files(in: "Sources/\(module)", ending: ".swift") {
            for match in try Repository.text(path).matches(of: #/(?m)^(?:@\w+ )?(?:\w+ )?import (\w+)$/#) {
                imports.insert(String(match.output.1))
            }
        }
        return imports
    }

    /// What it is, what goes in and out, and where to begin.
    @Test func eachModuleHasAFirstPage() throws {
        for module in try Self.declared().keys.sorted() {
            let page = module == "twinlight" ? "Twinlight" : module
            let text = try Repository.text("Sources/\(module)/\(page).swift")
            let comment = text.prefix { $0 != "\n" }
            #expect(comment.hasPrefix("// \(module)") && text.contains("// Where to begin:"), "\(module)")
            let names = text.matches(of: #/[\w+\/]+\.swift/#).map { String($0.output) }
            #expect(names.count >= 3, "\(module)")
            let files = try Repository.files(in: "Sources/\(module)", ending: ".swift")
            for name in names {
                #expect(files.contains { $0.hasSuffix("/" + name) }, "\(module): \(name)")
            }
        }
    }

    /// A file is a chapter. Only the entries of registries are short, and the first page of a module.
    @Test func noFileIsAFragment() throws {
        for path in try Repository.files(in: "Sources", ending: ".swift") {
            let file = URL(filePath: path)
            let lines = try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false)
            let name = file.deletingPathExtension().lastPathComponent
            let isPage = name == file.deletingLastPathComponent().lastPathComponent || name == "Exports"
            let registries = ["/Lints/", "/Inherited/", "/Variants/", "/Assets/", "/Faces/", "/Closures/"]
            let isEntry = registries.contains { path.contains($0) }
            #expect(lines.count > 25 || isPage || isEntry, "\(path)")
            #expect(lines.count <= 601, "\(path)")
        }
    }

    @Test func theGuideShowsWhatThePackageDeclares() throws {
        let table = try Self.table()
        #expect(table.count > 10)
        #expect(table == (try Self.declared()))
    }

    @Test func eachModuleImportsWhatIsDeclaredAndNothingElse() throws {
        let declared = try Self.declared()
        let known = Set(declared.keys).union(Self.c)
        for (module, allowed) in declared {
            let used = try Self.imports(of: module).intersection(known)
            // The exports of the library are the command's to use.
            let exported = module == "twinlight" ? declared["GlyphKit"] ?? [] : []
            #expect(used.subtracting(allowed).subtracting(exported).isEmpty, "\(module)")
            #expect(allowed.isSubset(of: used), "\(module) does not need all of \(allowed.sorted())")
        }
    }

    @Test func `each module imports only modules of the rows below its own`() throws {
        let declared = try Self.declared()
        let rows: [[String]] = [
            Self.c, ["PathGeometry", "SemanticColor", "Markup", "Raster"], ["GlyphModel"],
            ["GlyphReading", "GlyphDerivation", "GlyphManifest", "GlyphFormats", "GlyphAudit"], ["GlyphReview"],
            ["GlyphKit"], ["GlyphDraft", "GlyphCatalog"], ["twinlight"],
        ]
        #expect(Set(rows.joined()).subtracting(Self.c) == Set(declared.keys))
        for (number, row) in rows.enumerated() {
            let below = Set(rows[..<number].joined())
            for module in row { #expect((declared[module] ?? []).isSubset(of: below), "\(module)") }
        }
    }
}

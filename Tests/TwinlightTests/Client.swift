import Foundation
import Support
import Testing

/// A program of another project: it is compiled against the modules that were built for the tests, as part of another
/// package, so it sees public declarations and nothing else.
struct Client {
    /// Where the modules lie; nil where there is no compiler, or they lie somewhere else.
    private static let products: URL? = {
        let folder = Executable.url.deletingLastPathComponent()
        let module = folder.appending(path: "Modules/GlyphKit.swiftmodule")
        let isThere = FileManager.default.fileExists(atPath: module.path)
        return isThere && compiler != nil ? folder : nil
    }()
    private static let compiler = Programs.named("swiftc")
    static var isPossible: Bool { products != nil }

    let folder: TemporaryFolder

    /// Compiles a program.
    ///
    /// - Parameter modules: the texts of other modules that it imports, by their names.
    /// - Returns: what the compiler says; empty where it has nothing to say.
    func compile(_ text: String, beside modules: [String: String] = [:]) async throws -> String {
        let products = try #require(Self.products)
        try folder.write(text, to: "Client/main.swift")
        for (name, text) in modules.sorted(by: { $0.key < $1.key }) {
            try folder.write(text, to: "Client/\(name).swift")
            let said = try await run([
                "-emit-module", "-parse-as-library", "-module-name", name, "Client/\(name).swift",
                "-emit-module-path", "Client/\(name).swiftmodule",
            ])
            if !said.isEmpty { return said }
        }
        let goal = modules.isEmpty ? ["-o", "client"] + (try Self.objects(in: products)) : ["-typecheck"]
        return try await run(
            ["-I", "Client", "-I", products.appending(path: "Modules").path, "Client/main.swift"] + Self.headers + goal)
    }

    /// Runs it in the folder.
    func run() async throws -> (status: Int32, output: String) {
        try await Self.output(of: folder.url("client"), [], in: folder.path)
    }

    private func run(_ arguments: [String]) async throws -> String {
        let compiler = try #require(Self.compiler)
        return try await Self.output(
            of: compiler, ["-swift-version", "6", "-package-name", "somebody", "-warnings-as-errors"] + arguments,
            in: folder.path
        ).output
    }

    /// The modules of C that the library itself imports.
    private static var headers: [String] {
        let roots = ["/usr", "/opt/homebrew/opt/libxml2", "/usr/local/opt/libxml2"]
        return roots.flatMap { ["-Xcc", "-I\($0)/include/libxml2"] }
            + ["CLibXML2", "CWorkMeter/include", "CFileExchange/include"].flatMap {
                ["-Xcc", "-fmodule-map-file=" + Repository.root.appending(path: "Sources/\($0)/module.modulemap").path]
            }
    }

    /// The objects of the command that are the library's: the folder may contain some of files that no longer exist.
    private static func objects(in products: URL) throws -> [String] {
        let modules = try FileManager.default.contentsOfDirectory(
            atPath: Repository.root.appending(path: "Sources").path
        )
        .filter { !["twinlight", "Raster"].contains($0) }
        let list = products.appending(path: "twinlight.product/Objects.LinkFileList")
        let objects = try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map {
            $0.trimmingCharacters(in: ["'", "\""])
        }
        return objects.filter { object in modules.contains { object.contains("/\($0).build/") } } + ["-lxml2"]
    }

    /// The text on both of its outputs.
    private static func output(
        of program: URL, _ arguments: [String], in folder: String
    ) async throws -> (status: Int32, output: String) {
        let run = try await Programs.run(program, arguments, in: folder)
        return (run.status, run.output + run.errors)
    }
}

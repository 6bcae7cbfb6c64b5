import Foundation
import Support
import Testing

/// The entries that may be in the place of a part of a path that a manifest names, instead of a file or a folder.
private enum Obstacle: CaseIterable, Sendable {
    case link, linkToDevice, pipe, socket

    /// Puts it there; what was there is then in `Elsewhere`.
    func put(_ place: String, in folder: TemporaryFolder) throws {
        let url = folder.url(place)
        var isFolder: ObjCBool = false
        try #require(unsafe FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), "\(place)")
        try FileManager.default.moveItem(at: url, to: folder.url("Elsewhere/moved"))
        switch self {
        case .link:
            try FileManager.default.createSymbolicLink(at: url, withDestinationURL: folder.url("Elsewhere/moved"))
        case .linkToDevice:
            try FileManager.default.createSymbolicLink(
                atPath: url.path, withDestinationPath: isFolder.boolValue ? "/dev" : "/dev/zero")
        case .pipe: try #require(unsafe mkfifo(url.path, 0o600) == 0)
        case .socket: try #require(unsafe mknod(url.path, S_IFSOCK | 0o600, 0) == 0)
        }
    }

    /// On macOS, only the administrator makes a socket by its path.
    static var known: [Obstacle] {
        #if os(Linux)
        allCases
        #else
        allCases.filter { $0 != .socket }
        #endif
    }

    var isLink: Bool { self == .link || self == .linkToDevice }
}

/// A project in which each path of the manifest has several parts.
private struct LinkedProject {
    let folder: TemporaryFolder

    init(output: String) throws {
        folder = try TemporaryFolder()
        try folder.write(
            """
            <glyphs version="1" output="\(output)">
              <palette>
                <import tokens="shared/tokens/resolver.json"/>
                <import catalog="shared/C.xcassets"/>
              </palette>
              <glyph name="box" source="icons/flat/box.svg" tint="ink"/>
              <glyph name="case" source="icons/flat/box.svg" tint="paper"/>
              <glyph source="icons/more/*.svg"/>
              <export format="svg" path="web/pictures"/>
            </glyphs>
            """, to: "Glyphs/manifest.xml")
        try folder.write(boxDrawing, to: "Glyphs/icons/flat/box.svg")
        try folder.write(boxDrawing, to: "Glyphs/icons/more/other.svg")
        try folder.write(
            #"{"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "all", "sources": "#
                + #"[{"$ref": "values/ink.json"}]}]}"#, to: "Glyphs/shared/tokens/resolver.json")
        try folder.write(
            #"{"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 1]}}}"#,
            to: "Glyphs/shared/tokens/values/ink.json")
        try folder.write(
            #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0.5", "#
                + #""green": "0.5", "blue": "0.5", "alpha": "1"}}}], "info": {"author": "xcode", "version": 1}}"#,
            to: "Glyphs/shared/C.xcassets/paper.colorset/Contents.json")
        try folder.write("", to: "Elsewhere/own")
    }

    func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(at: folder.url(path), withIntermediateDirectories: true)
    }

    func build(_ arguments: String...) async throws -> Executable.Run {
        try await Executable.run(["build", "Glyphs", "--cache", "Cache"] + arguments, in: folder.path)
    }

    /// The files that must not change, with their texts.
    var elsewhere: [String: String?] { folder.texts(of: "Elsewhere") }
}

/// From the manifest's folder to the file, no part of a path that a manifest names is a link, nor anything that a
/// reader waits for.
@Suite(.takesTurns) struct LinkedPathTests {
    /// A path that a manifest names, from the project's folder.
    struct Place: Sendable, CustomTestStringConvertible {
        var kind: String
        var path: String
        var output = "../Out/deep"

        var isWritten: Bool { ["output", "export"].contains(kind) }
        var testDescription: String { "\(kind) \(path)" }
    }

    static let named: [Place] =
        ["icons", "icons/flat", "icons/flat/box.svg"].map { Place(kind: "source", path: "Glyphs/" + $0) }
        + ["icons/more", "icons/more/other.svg"].map { Place(kind: "pattern", path: "Glyphs/" + $0) }
        + [
            "shared", "shared/tokens", "shared/tokens/resolver.json", "shared/tokens/values",
            "shared/tokens/values/ink.json",
        ]
        .map { Place(kind: "import", path: "Glyphs/" + $0) }
        + ["shared/C.xcassets", "shared/C.xcassets/paper.colorset", "shared/C.xcassets/paper.colorset/Contents.json"]
        .map { Place(kind: "catalog", path: "Glyphs/" + $0) }
        + ["Out", "Out/deep"].map { Place(kind: "output", path: $0) }
        + ["Out", "Out/deep"].map { Place(kind: "output", path: "Glyphs/" + $0, output: "Out/deep") }
        + ["web", "web/pictures", "web/pictures/box.svg", ".twinlight"].map {
            Place(kind: "export", path: "Out/deep/" + $0)
        }

    @Test(arguments: named.filter { !$0.isWritten }, Obstacle.known)
    private func `a build does not read through links or obstacles in manifest paths`(place: Place, obstacle: Obstacle)
        async throws
    {
        try await check(place, obstacle)
    }

    @Test(arguments: named.filter(\.isWritten), Obstacle.known)
    private func `a build does not write through links or obstacles in manifest paths`(place: Place, obstacle: Obstacle)
        async throws
    {
        try await check(place, obstacle)
    }

    private func check(_ place: Place, _ obstacle: Obstacle) async throws {
        let project = try LinkedProject(output: place.output)
        let output = place.output.replacing("../", with: "")
        let root = output == place.output ? "Glyphs/" + output : output
        try project.makeFolder(root + "/web/pictures")
        if !place.path.hasPrefix("Glyphs/") {
            try project.folder.write("", to: root + "/.twinlight")
            try project.folder.write("", to: root + "/web/pictures/box.svg")
        }
        try obstacle.put(place.path, in: project.folder)
        let before = (project.elsewhere, project.folder.files)
        let run = try await project.build()
        #expect(run.status != 0 && run.status <= 4, "\(run.status) \(run.output)")
        #expect(project.elsewhere == before.0)
        #expect(project.folder.files.filter { !$0.hasPrefix("Cache/") } == before.1)
        let name = place.path.split(separator: "/").last ?? ""
        if obstacle.isLink {
            #expect(run.errors.contains("\(name)' is a link") || run.errors.contains("the link '"), "\(run.errors)")
            #expect(run.errors.contains(name) && run.errors.contains("hint: "), "\(run.errors)")
        }
        guard obstacle == .link, place.isWritten else { return }
        for option in ["--check", "--dry-run", "--keep-going"] {
            #expect(try await project.build(option).status == run.status, "\(option)")
        }
    }

    @Test func `a project without links builds`() async throws {
        for output in ["../Out/deep", "Out/deep"] {
            let run = try await LinkedProject(output: output).build()
            #expect(run.status == 0, "\(run.errors)")
        }
    }

    @Test func `the error for a linked output path names the link and a solution`() async throws {
        let project = try LinkedProject(output: "l/deep")
        try FileManager.default.createSymbolicLink(
            at: project.folder.url("Glyphs/l"), withDestinationURL: project.folder.url("Elsewhere"))
        let run = try await project.build()
        #expect(run.status == 1)
        #expect(
            run.errors.hasPrefix(
                """
                Glyphs/manifest.xml:1:29: error: the output 'l/deep' passes through the link 'Glyphs/l'; links are not \
                followed [linked-file]
                """), "\(run.errors)")
        #expect(
            run.errors.contains(
                "hint: put a real folder in its place, or name the folder that is meant with '--output'"))
        #expect(project.folder.files.filter { $0.hasPrefix("Elsewhere/") } == ["Elsewhere/own"])
        #expect(try await project.build("--list-outputs").status == 1)
        // A path that is typed may be a link, and lead through one.
        #expect(try await project.build("--output", "Glyphs/l/deep").status == 0)
        #expect(project.folder.files.contains("Elsewhere/deep/web/pictures/box.svg"))
    }

    @Test func whatAPackageManagerLinksIsCopied() async throws {
        let project = try LinkedProject(output: "../Out")
        let text = try #require(project.folder.text("Glyphs/manifest.xml"))
        let path = "node_modules/@acme/tokens"
        try project.folder.write(
            text.replacing("shared/tokens/", with: path + "/"), to: "Glyphs/manifest.xml")
        try project.makeFolder("Glyphs/node_modules/@acme")
        try FileManager.default.createSymbolicLink(
            at: project.folder.url("Glyphs/" + path), withDestinationURL: project.folder.url("Glyphs/shared/tokens"))
        let run = try await project.build()
        #expect(run.status == 2 && run.errors.contains("passes through the link '\(path)'"), "\(run.errors)")
        #expect(run.errors.contains("hint: a package manager made the link: copy "), "\(run.errors)")
    }

    @Test func `paths on the command line may lead through links`() async throws {
        let project = try LinkedProject(output: "../Out")
        let folder = project.folder
        for (link, target) in [
            ("typed", "Glyphs"), ("kept", "Elsewhere"), ("away", "Elsewhere"), ("m.xml", "Glyphs/manifest.xml"),
        ] {
            try FileManager.default.createSymbolicLink(at: folder.url(link), withDestinationURL: folder.url(target))
        }
        let run = try await twinlight(folder, "build", "typed", "--cache", "kept/cache", "--output", "away/assets")
        #expect(run.status == 0, "\(run.errors)")
        #expect(folder.files.contains { $0.hasPrefix("Elsewhere/cache/finished/") })
        #expect(folder.files.contains("Elsewhere/assets/web/pictures/box.svg"))
        let own = try await twinlight(folder, "build", "typed", "--cache", "kept")
        #expect(own.status == 0 && folder.files.contains("Out/web/pictures/box.svg"), "\(own.errors)")
    }

    /// A cache is made anew where it cannot be used. Nothing waits for the other end of a pipe.
    @Test(arguments: ["finished", "finished/", ".pack"], Obstacle.known)
    private func `a build does not use a cache through links or obstacles`(part: String, obstacle: Obstacle)
        async throws
    {
        let project = try LinkedProject(output: "../Out")
        #expect(try await project.build().status == 0)
        let made = try #require(project.folder.text("Out/web/pictures/box.svg"))
        let place =
            part == "finished"
            ? "Cache/finished"
            : try #require(
                project.folder.files.first { $0.hasPrefix("Cache/") && ($0.contains("/" + part) || $0.hasSuffix(part)) }
            )
        try FileManager.default.removeItem(at: project.folder.url("Out"))
        try obstacle.put(place, in: project.folder)
        let before = project.elsewhere
        for _ in 0..<2 {
            let run = try await project.build()
            #expect(run.status == 0, "\(run.errors)")
            #expect(project.folder.text("Out/web/pictures/box.svg") == made)
            #expect(project.elsewhere == before)
            // Another size, so that there is something to derive and to keep.
            try project.folder.write(boxDrawing + " ", to: "Glyphs/icons/flat/box.svg")
        }
    }
}

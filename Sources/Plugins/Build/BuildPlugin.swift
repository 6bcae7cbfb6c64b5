import Foundation
import PackagePlugin

/// Makes resources and typed names from the folder `Glyphs` of a target.
@main
struct BuildPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let folder = target.directoryURL.appending(path: "Glyphs")
        return try commands(
            for: folder, of: target.name, tool: context.tool(named: "twinlight").url,
            work: context.pluginWorkDirectoryURL, bundle: "module")
    }

    /// The build of one set. Without it, the target could only say that a type is missing, so every fault is an error.
    ///
    /// - Parameters:
    ///   - work: the folder that belongs to the plugin and the target: nothing else may be written.
    ///   - bundle: where the code finds the target's resources, as the manifest states it.
    private func commands(for folder: URL, of target: String, tool: URL, work: URL, bundle: String) throws -> [Command]
    {
        let manifest = folder.appending(path: "manifest.xml")
        guard FileManager.default.fileExists(atPath: manifest.path) else {
            throw Fault(
                "the target '\(target)' has no Glyphs/manifest.xml",
                hint: "write one with 'twinlight init'")
        }
        let set = try ManifestExports(of: manifest)
        try check(set, in: manifest, bundle: bundle)
        let output = work.appending(path: "output")
        for path in set.folders {
            // SwiftPM decides when it plans, before anything is built, whether a resource is a file or a folder. It
            // would copy a path that does not exist yet as a file: once more after it is there, and never for a change
            // inside.
            try FileManager.default.createDirectory(
                at: output.appending(path: path), withIntermediateDirectories: true)
        }
        return [
            .buildCommand(
                displayName: "Building the glyphs of \(target)", executable: tool,
                arguments: [
                    "build", manifest.path, "--output", output.path, "--adopt", "*", "--cache",
                    work.appending(path: "cache").path,
                    "--quiet",
                ],
                inputFiles: try inputs(in: folder, except: set.ownOutput),
                outputFiles: (set.sources + set.folders).map { output.appending(path: $0) })
        ]
    }

    /// Reports the exports that the target cannot use, or not as they are.
    private func check(_ set: ManifestExports, in manifest: URL, bundle: String) throws {
        let line = #"<export format="swift" bundle="\#(bundle)"/>"#
        if set.sources.isEmpty, set.folders.isEmpty {
            throw Fault(
                "\(manifest.path) has no export that a target can use",
                hint: #"add \#(line) and <export format="asset-catalog"/>"#)
        }
        guard let code = set.code.first else {
            return Diagnostics.warning(
                "\(manifest.path):\(set.line): the target gets no typed names; add \(line)", file: manifest.path,
                line: set.line)
        }
        for code in set.code where set.hasCatalog && code.bundle != bundle {
            Diagnostics.warning(
                #"\#(manifest.path):\#(code.line): the code looks for its images in Bundle.\#(code.bundle); "#
                    + #"state bundle="\#(bundle)""#,
                file: manifest.path, line: code.line)
        }
        if set.sources.isEmpty {
            throw Fault(
                "\(manifest.path):\(code.line): the export has neither names nor colours", hint: "add a glyph")
        }
    }

    /// All files of a set, sorted, without the files that the command itself builds there from the same manifest.
    private func inputs(in folder: URL, except output: String) throws -> [URL] {
        let keys: Set<URLResourceKey> = [.isRegularFileKey]
        let built = folder.appending(path: output).standardizedFileURL.path
        let walk = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: Array(keys), options: [.skipsHiddenFiles])
        guard let walk else { throw Fault("the folder \(folder.path) cannot be read") }
        var files: [URL] = []
        for case let file as URL in walk {
            if file.standardizedFileURL.path == built { walk.skipDescendants() }
            if try file.resourceValues(forKeys: keys).isRegularFile == true { files.append(file) }
        }
        return files.sorted { $0.path < $1.path }
    }
}

/// The fault, and a hint.
struct Fault: Error, CustomStringConvertible {
    let description: String

    init(_ message: String, hint: String? = nil) {
        description = message + (hint.map { "; \($0)" } ?? "")
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension BuildPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
        // Xcode's targets have no folder. A manifest that is a member says where the set is; else it is where Xcode's
        // own templates put the target's files.
        let members = target.inputFiles.map(\.url).filter { $0.path.hasSuffix("/Glyphs/manifest.xml") }
        let usual = context.xcodeProject.directoryURL.appending(path: target.displayName).appending(path: "Glyphs")
        return try commands(
            for: members.first?.deletingLastPathComponent() ?? usual, of: target.displayName,
            tool: context.tool(named: "twinlight").url, work: context.pluginWorkDirectoryURL, bundle: "main")
    }
}
#endif

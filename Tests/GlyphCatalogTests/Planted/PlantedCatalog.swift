import Foundation
import GlyphManifest
import Markup
import Support

/// The folder of an app with its catalogs.
struct PlantedCatalog {
    var sets: [PlantedSet]
    /// Files that are no set, by their paths: icons of apps, data, code.
    var others: [String: [UInt8]] = [:]
    var faults: [PlantedFault] = []

    /// All files by their paths.
    var files: [String: [UInt8]] {
        var files = others
        for set in sets + faults.flatMap(\.sets) {
            var folder = "App/" + set.catalog + ".xcassets"
            let root = PlantedJSON.object([("info", PlantedSet.info)])
            files[folder + "/Contents.json"] = Array(root.written(.xcode).text.utf8)
            for group in set.groups {
                folder += "/" + group.name
                var contents = root
                if group.isNamespace { contents["properties"] = .object([("provides-namespace", .flag(true))]) }
                files[folder + "/Contents.json"] = Array(contents.written(.xcode).text.utf8)
            }
            if set.hasContents { files[set.folder + "/Contents.json"] = Array(set.text.utf8) }
            for file in set.files { files[set.folder + "/" + file.name] = file.bytes }
        }
        files.merge(PlantedSources.naming(sets + faults.filter(\.isNamed).flatMap(\.sets))) { file, _ in file }
        for fault in faults {
            if let source = fault.source { files[source.path] = Array(source.unmarked.utf8) }
        }
        return files
    }

    /// The links of its faults, by their paths.
    var links: [String] { faults.compactMap { fault in fault.link.map { fault.sets[0].folder + "/" + $0 } } }

    /// What must be found, as `path:line:column id`, sorted.
    var expected: [String] {
        faults.map { "\($0.location) \($0.id)" }.sorted()
    }

    func write(to folder: TemporaryFolder) throws {
        for (path, bytes) in files {
            let url = folder.url(path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(bytes).write(to: url)
        }
        for path in links {
            try FileManager.default.createSymbolicLink(
                atPath: folder.url(path).path, withDestinationPath: "/etc/hostname")
        }
    }
}

/// Files in memory, as the reading of catalogs sees them.
struct PlantedFiles {
    var files: [String: [UInt8]]
    var links: Set<String> = []

    /// The folder of a path below all of them.
    var folder: @Sendable (String) -> ManifestFolder {
        var kinds: [String: FileKind] = [:]
        var names: [String: Set<String>] = [:]
        for path in Array(files.keys) + links {
            kinds[path] = links.contains(path) ? .link : .file
            var parts = path.split(separator: "/").map(String.init)
            while let name = parts.popLast() {
                let parent = parts.joined(separator: "/")
                names[parent, default: []].insert(name)
                if !parent.isEmpty { kinds[parent] = .folder }
            }
        }
        return { [files, kinds, names] root in
            let full = { @Sendable (path: String) in
                root == "." ? path : path.isEmpty ? root : root + "/" + path
            }
            return ManifestFolder(
                names: { names[full($0)]?.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } },
                kind: { kinds[full($0)] },
                read: { path, limit throws(Findings) in
                    let path = full(path)
                    let place = SourceFile.Location(path: path)
                    guard let bytes = files[path] else {
                        throw Findings([Diagnostic(.error, id: "file-unreadable", "does not exist", at: place)])
                    }
                    guard bytes.count <= limit else {
                        throw Findings([Diagnostic(.error, id: "file-limit", "larger than \(limit) bytes", at: place)])
                    }
                    return SourceFile(path: path, bytes: bytes)
                })
        }
    }
}

internal import GlyphModel
internal import Markup

/// The folders of a catalog, each with its `Contents.json`, made as they are first needed.
struct CatalogFolders {
    private(set) var files = [CatalogFolder.file("Contents.json", isNamespace: false)]
    private var known: Set<[GroupName]> = []

    init(of set: GlyphSet) {
        for variant in set.variants { add(variant.entry.groups) }
    }

    private mutating func add(_ groups: [GroupName]) {
        var path = ""
        for (index, group) in groups.enumerated() {
            path += group.name + "/"
            guard known.insert(Array(groups[...index])).inserted else { continue }
            files.append(CatalogFolder.file(path + "Contents.json", isNamespace: group.isNamespace))
        }
    }
}

extension GlyphSet {
    /// A folder whose name has a period is not a group.
    func checkGroups() throws(Findings) {
        var seen: Set<String> = []
        var faults = Findings()
        for variant in variants {
            for group in variant.entry.groups where group.name.contains(".") && seen.insert(group.name).inserted {
                faults.append(
                    Diagnostic(
                        .error, id: "group-name",
                        "the group '\(group.name)' cannot be a folder of a catalog: its name contains a period",
                        at: variant.entry.location, hint: "remove the period from its name"))
            }
        }
        if faults.containErrors { throw faults }
    }
}

extension Export {
    func checkCatalogPath() throws(Findings) {
        guard let path, !path.hasSuffix(".xcassets") else { return }
        throw Findings([
            Diagnostic(
                .error, id: "export-path", "the name of an asset catalog must end in .xcassets", at: location,
                hint: "path=\"\(path).xcassets\"")
        ])
    }
}

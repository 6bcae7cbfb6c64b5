internal import Markup

extension CatalogLint {
    static let missingFile: CatalogLint = CatalogLint(
        id: "missing-file", severity: .error,
        summary: "An entry names a file that its set does not have.",
        guideline:
            "Apple, Asset Catalog Format Reference, Image Set Type: `filename` names a file in the folder of the "
            + "set.",
        reason: "Xcode warns, and builds the app without the picture: nothing is shown where it should be. A name that "
            + "differs from the file's in case alone is found on most Macs, and not where names of files are "
            + "case-sensitive.",
        remedy: "Add the file, correct the name, or leave the slot empty. `--fix` corrects a name that differs from a "
            + "file's in case or in the composition of its letters alone. Icons of apps, launch images and data are "
            + "looked at, too; an empty slot is not a fault.",
        examples: Examples(
            clean: [
                Example([
                    "home.imageset/Contents.json": Example.plainSet("home.svg"),
                    "home.imageset/home.svg": Example.svg(#"<path d="M4 12 12 4l8 8v8H4z"/>"#),
                ]),
                // Empty slots, and a name in capitals.
                Example([
                    "home.imageset/Contents.json": Example.imageSet(
                        """
                        { "idiom" : "universal", "scale" : "1x" },
                        { "filename" : "HOME.SVG", "idiom" : "universal", "scale" : "2x" },
                        { "idiom" : "universal", "scale" : "3x" }
                        """),
                    "home.imageset/HOME.SVG": Example.svg(#"<path d="M4 12 12 4l8 8v8H4z"/>"#),
                ]),
            ],
            unclean: [
                Example([
                    "home.imageset/Contents.json": Example.imageSet(
                        """
                        { "filename" : "home.svg", "idiom" : "universal" },
                        {
                          "appearances" : [{ "appearance" : "luminosity", "value" : "dark" }],
                          "filename" : "home-dark.svg",
                                       ^
                          "idiom" : "universal"
                        }
                        """),
                    "home.imageset/home.svg": Example.svg(#"<path d="M4 12 12 4l8 8v8H4z"/>"#),
                ])
            ]),
        check: .files { set, _ in
            guard let contents = set.contents else { return [] }
            let stated = set.statedSlots.compactMap { $0.slot.filename }
            let (files, names) = (set.fileNames, FileNames(stated.compactMap(\.string)))
            return stated.compactMap { node in
                guard let name = node.string, !files.contains(name), !mayBeElsewhere(name, in: set) else { return nil }
                let near = files.namesOnMac(for: name).filter { !names.contains($0) }
                guard near.count == 1, let file = near.first else {
                    // What another entry names is another picture, unless case alone differs.
                    let others = set.files.map(\.name).filter {
                        !names.contains($0) || $0.lowercased() == name.lowercased()
                    }
                    let known = set.files.count > 100 ? nil : Suggestion.nearest(to: name, of: others)
                    return CatalogLint.missingFile.finding(
                        "the set has no file '\(name)'", about: set, at: set.location(of: node), detail: name,
                        hint: known.map { "did you mean '\($0)'?" } ?? "add the file, or leave the slot empty")
                }
                return CatalogLint.missingFile.finding(
                    "the set has no file '\(name)': the name of '\(file)' differs in "
                        + (file == name ? "the composition of its letters" : "case"),
                    about: set, at: set.location(of: node), detail: name,
                    hint: "write the name as the file has it: most Macs find it, other systems do not",
                    fix: Fix(
                        "name '\(file)' as it is written",
                        edits: [contents.edit.replacement(of: node, by: .string(file))]),
                    severity: .warning)
            }.numbered
        })

    /// Whether a file may be where it is not looked for: hidden files are not listed, and folders are not looked into.
    private static func mayBeElsewhere(_ name: String, in set: AssetSet) -> Bool {
        let steps = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        // A name that leads out of the set is of no file in it.
        if steps.contains(where: { ["", ".", ".."].contains($0) }) { return false }
        if set.isLocalized || name.hasPrefix(".") { return true }
        guard steps.count > 1, let folder = steps.first else { return false }
        return set.files.contains { $0.name == folder && $0.kind == .folder }
    }
}

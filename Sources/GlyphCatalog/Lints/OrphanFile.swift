internal import Markup

extension CatalogLint {
    static let orphanFile: CatalogLint = CatalogLint(
        id: "orphan-file", severity: .warning,
        summary: "A file of a set is named by no entry.",
        guideline:
            "Apple, Asset Catalog Format Reference, Image Set Type: a set has the files that its `Contents.json` "
            + "names.",
        reason:
            "Xcode warns of an unassigned child, and the file is not in the app. A picture was replaced and left, or "
            + "an appearance was drawn and is not used.",
        remedy:
            "Name the file in an entry, or remove it. Hidden files, folders, and texts such as a licence are left out. "
            + "Icons of apps, launch images and data are looked at, too.",
        examples: Examples(
            clean: [
                Example([
                    "home.imageset/Contents.json": Example.plainSet("home.svg"),
                    "home.imageset/home.svg": Example.svg(#"<path d="M4 12 12 4l8 8v8H4z"/>"#),
                ]),
                // Hidden files, the file of a language in its folder, a licence, and what Xcode keeps for a file.
                Example([
                    "home.imageset/Contents.json": """
                    {
                      "images" : [
                        { "filename" : "home.svg", "idiom" : "universal" },
                        { "filename" : "spare.svg", "idiom" : "universal", "unassigned" : true }
                      ],
                      "info" : { "author" : "xcode", "version" : 1 },
                      "properties" : { "localizable" : true }
                    }
                    """,
                    "home.imageset/home.svg": Example.svg(#"<path d="M4 12 12 4l8 8v8H4z"/>"#),
                    "home.imageset/spare.svg": Example.svg(#"<path d="M4 4h16v16H4z"/>"#),
                    "home.imageset/de.lproj/home.svg": Example.svg(#"<path d="M4 4h16v16H4z"/>"#),
                    "home.imageset/.DS_Store": "Bud1",
                    "home.imageset/LICENSE.txt": "Drawn for this app.",
                ]),
            ],
            unclean: [
                Example([
                    "home.imageset/Contents.json": Example.plainSet("home.svg"),
                    "home.imageset/home.svg": Example.svg(#"<path d="M4 12 12 4l8 8v8H4z"/>"#),
                    "home.imageset/home-old.svg": """
                    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">
                    ^
                    <path d="M4 4h16v16H4z"/>
                    </svg>
                    """,
                ])
            ]),
        check: .files { set, _ in
            guard set.list != nil else { return [] }
            let (files, names) = (set.fileNames, FileNames(set.statedSlots.compactMap { $0.slot.filename?.string }))
            return set.files.compactMap { file in
                // A name that differs in case alone is reported where it is stated.
                guard file.kind == .file || file.kind == nil, !isNotAPicture(file.name), !names.contains(file.name),
                    names.namesOnMac(for: file.name).allSatisfy({ files.contains($0) })
                else { return nil }
                return CatalogLint.orphanFile.finding(
                    "no entry of the set names '\(file.name)'", about: set,
                    at: SourceFile.Location(path: set.path + "/" + file.name), detail: file.name,
                    hint: "name it in an entry, or remove it")
            }
        })

    /// Whether it was put there on purpose, or by a system: texts about the pictures, and files of folders.
    private static func isNotAPicture(_ name: String) -> Bool {
        let name = name.lowercased()
        let ending = FolderPath.ending(of: name) ?? ""
        return ["md", "txt", "rtf", "license", "strings"].contains(ending)
            || ["license", "licence", "readme", "copying", "notice", "icon\r", "thumbs.db", "desktop.ini"].contains(
                name)
    }
}

internal import GlyphModel
internal import Markup

extension CatalogLint {
    static let refusedFile: CatalogLint = CatalogLint(
        id: "refused-file", severity: .error, platforms: [.android],
        summary: "The build refuses a drawable by the name of its file.",
        guideline: "Android developers, App resources overview: the name of a file is the name of its resource, of "
            + "small letters, digits and underscores; a folder has one resource of each name.",
        reason:
            "Such a name is not one of code (`R.drawable.name`), and two files of one name are one resource with two "
            + "contents. The build stops.",
        remedy: "Rename the file, or delete one of the two. A name begins with a letter or an underscore. `home.xml` "
            + "and `home.png` in one folder have one name, as have `panel.9.png` and `panel.png`.",
        examples: Examples(
            clean: [
                Example(
                    [
                        "drawable/home_2.xml": Example.drawable("#2D6CDF"),
                        "drawable-night/home_2.xml": Example.drawable("#8FB8FF"),
                    ], in: "res")
            ],
            unclean: [
                Example(
                    [
                        "drawable/Home-2.xml": """
                        <vector xmlns:android="http://schemas.android.com/apk/res/android" android:width="24dp"
                        ^
                          android:height="24dp" android:viewportWidth="24" android:viewportHeight="24">
                          <path android:fillColor="#2D6CDF" android:pathData="M4,4h16v16h-16z" />
                        </vector>
                        """,
                        "drawable/map.png": "not read",
                        "drawable/map.xml": """
                        <vector xmlns:android="http://schemas.android.com/apk/res/android" android:width="24dp"
                        ^
                          android:height="24dp" android:viewportWidth="24" android:viewportHeight="24">
                          <path android:fillColor="#2D6CDF" android:pathData="M4,4h16v8h-16z" />
                        </vector>
                        """,
                    ], in: "res")
            ]),
        check: .reading)
}

extension CatalogFault {
    /// The faults of the names of files in one folder of drawables.
    ///
    /// - Parameters:
    ///   - names: the names, in the order of the folder.
    ///   - path: the path of the folder, as findings have it.
    static func refusedNames(_ names: [String], in path: String) -> [AuditFinding] {
        var first: [String: String] = [:]
        let folder = FolderPath.last(of: path)
        // The system's own files are left alone.
        return names.filter { !$0.hasPrefix(".") && $0 != "Thumbs.db" }.flatMap { name -> [AuditFinding] in
            let location = SourceFile.Location(path: FolderPath.below(path, name))
            var stem = FolderPath.stem(of: name)
            if stem.hasSuffix(".9") { stem.removeLast(2) }
            func finding(_ message: String, _ hint: String) -> [AuditFinding] {
                [refusedFile.finding(message, at: location, subject: "file \(folder)/\(name)", hint: hint)]
            }
            if !isName(stem) {
                return finding(
                    "the build refuses the name '\(name)'",
                    "rename it to '\(accepted(stem))', with small letters, digits and underscores")
            }
            if let other = first[stem] {
                return finding(
                    "'\(folder)' has another file of the name '\(stem)': '\(other)'", "delete one of the two")
            }
            first[stem] = name
            return []
        }
    }

    private static func isName(_ stem: String) -> Bool {
        let isBegun = stem.utf8.first.map { isSmallLetter($0) || $0 == UInt8(ascii: "_") } ?? false
        return isBegun && stem.utf8.allSatisfy { isSmallLetter($0) || $0.isDigit || $0 == UInt8(ascii: "_") }
    }

    /// The nearest name that the build takes.
    private static func accepted(_ stem: String) -> String {
        let bytes = stem.lowercased().utf8.map { isSmallLetter($0) || $0.isDigit ? $0 : UInt8(ascii: "_") }
        let name = String(decoding: bytes, as: UTF8.self)
        return isName(name) ? name : "ic_" + name
    }

    private static func isSmallLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
}

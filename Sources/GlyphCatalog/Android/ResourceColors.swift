internal import GlyphModel
internal import Markup
internal import SemanticColor

/// The colours of one `res` folder: the elements `color` in all files of `values` and `values-night`.
struct ResourceColors: Sendable {
    /// A value as a file states it.
    struct Entry: Hashable, Sendable {
        /// Without the space around it.
        var text: String
        var location: SourceFile.Location
        /// The name of the file: `colors.xml`.
        var file: String
    }

    /// A colour with its values.
    struct Named: Hashable, Sendable {
        var day: Entry?
        var night: Entry?

        /// The value that a running system shows.
        func shown(atNight: Bool) -> Entry? { atNight ? night ?? day : day }
    }

    /// The path of the `res` folder.
    let path: String
    private(set) var named: [String: Named] = [:]
    /// The names in the folders `color`: lists of colours by the state of a control.
    var stateLists: Set<String> = []

    init(path: String) { self.path = path }

    /// Notes the colours of a file of `values`, or of `values-night`.
    ///
    /// - Returns: the faults of the file.
    mutating func add(_ source: SourceFile, named file: String, isNight: Bool) -> [AuditFinding] {
        // Most files have texts, in notations of their own.
        guard source.mentionsColors else { return [] }
        let document: Document
        do throws(Findings) { document = try XMLReader.read(source) } catch {
            guard let fault = error.diagnostics.first(where: { $0.severity == .error }) else { return [] }
            return [
                CatalogFault.brokenValues.finding(
                    "the file is not read: " + fault.message, at: fault.location ?? source.location(at: 0),
                    subject: "values \(isNight ? "values-night" : "values")/\(file)",
                    hint: fault.hint ?? "repair the XML")
            ]
        }
        guard document.root.name == "resources" else { return [] }
        var found = FirstFindings()
        for child in document.root.children { found.add(add(child, of: document, file, isNight: isNight)) }
        return found.all(of: .brokenValues, in: source.path)
    }

    private mutating func add(
        _ element: Element, of document: Document, _ file: String, isNight: Bool
    ) -> [AuditFinding] {
        guard element.name == "color" || element.name == "item" && element["type"] == "color",
            // Several products have values of their own.
            let name = element["name"], element["product"] == nil
        else { return [] }
        let text = element.text.withoutOuterSpace
        let entry = Entry(
            text: text, location: document.location(of: element), file: file)
        let folder = isNight ? "values-night" : "values"
        func fault(_ message: String, _ hint: String) -> AuditFinding {
            CatalogFault.brokenValues.finding(
                message, at: entry.location, subject: "color \(name), \(folder)", hint: hint)
        }
        let known = isNight ? named[name]?.night : named[name]?.day
        if let known {
            return [
                fault("'\(folder)' has another color '\(name)', at \(known.location)", "delete one of the two")
            ]
        }
        if isNight { named[name, default: Named()].night = entry } else { named[name, default: Named()].day = entry }
        guard ResourceColor(text) == .invalid else { return [] }
        return [
            fault("'\(name)' is '\(text)', which is not a colour", "write #RRGGBB, or #AARRGGBB with the alpha first")
        ]
    }
}

extension SourceFile {
    fileprivate var mentionsColors: Bool { contains("<color") || contains("\"color\"") || contains("'color'") }

    /// Whether a text in ASCII is in it.
    func contains(_ text: String) -> Bool {
        let sought = Array(text.utf8)
        guard let first = sought.first, bytes.count >= sought.count else { return false }
        var index = 0
        while let start = bytes[index...].firstIndex(of: first), start + sought.count <= bytes.count {
            if bytes[start..<start + sought.count].elementsEqual(sought) { return true }
            index = start + 1
        }
        return false
    }
}

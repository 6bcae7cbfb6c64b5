package import Foundation

/// Reads a catalog as the reference describes the format, and lists its faults. Knows nothing of the writer.
package struct CatalogGrammar {
    package let root: URL
    package private(set) var faults: [String] = []
    package private(set) var imagesets: [String: Imageset] = [:]
    package private(set) var colorsets: [String: Int] = [:]
    /// The templates of each symbol set.
    package private(set) var symbolsets: [String: [SymbolTemplateReader]] = [:]
    /// The platform and the name of the system's colour that a color set refers to.
    package private(set) var references: [String: String] = [:]

    package struct Imageset: Equatable {
        /// The selecting pairs of each entry, sorted: `contrast=high luminosity=dark`.
        package var selectors: [String]
        package var files: [String]
        package var intent: String?
        package var preservesVector: Bool

        package init(selectors: [String], files: [String], intent: String?, preservesVector: Bool) {
            self.selectors = selectors
            self.files = files
            self.intent = intent
            self.preservesVector = preservesVector
        }
    }

    package init(_ root: URL) {
        self.root = root
        walk(root, namespace: "")
    }

    private mutating func walk(_ folder: URL, namespace: String) {
        let contents = json(folder)
        check(contents, keys: ["info", "properties"], folder)
        let properties = contents["properties"] as? [String: Any] ?? [:]
        check(properties, keys: ["provides-namespace"], folder)
        var prefix = namespace
        if folder != root, properties["provides-namespace"] as? Bool == true {
            prefix += folder.lastPathComponent + "/"
        }
        for child in children(folder) where child.lastPathComponent != "Contents.json" {
            let name = prefix + child.deletingPathExtension().lastPathComponent
            switch child.pathExtension {
            case "imageset":
                let previous = imagesets.updateValue(imageset(child), forKey: name)
                if previous != nil { fault(child, "second image of one name") }
            case "colorset":
                let previous = colorsets.updateValue(colorset(child, name), forKey: name)
                if previous != nil { fault(child, "second colour of one name") }
            case "symbolset":
                if symbolsets.updateValue(symbolset(child), forKey: name) != nil {
                    fault(child, "second symbol of one name")
                }
            case "": walk(child, namespace: prefix)
            default: fault(child, "no folder of a catalog")
            }
        }
    }

    private mutating func imageset(_ folder: URL) -> Imageset {
        let contents = json(folder)
        check(contents, keys: ["info", "images", "properties"], folder)
        let properties = contents["properties"] as? [String: Any] ?? [:]
        check(properties, keys: ["template-rendering-intent", "preserves-vector-representation"], folder)
        let intent = properties["template-rendering-intent"] as? String
        if let intent, !["template", "original"].contains(intent) { fault(folder, "intent \(intent)") }
        var result = Imageset(
            selectors: [], files: [], intent: intent,
            preservesVector: properties["preserves-vector-representation"] as? Bool ?? false)
        for entry in contents["images"] as? [[String: Any]] ?? [] {
            check(entry, keys: ["filename", "idiom", "appearances", "language-direction"], folder)
            if entry["idiom"] as? String != "universal" { fault(folder, "idiom") }
            result.selectors.append(selectors(entry, folder))
            guard let name = entry["filename"] as? String else {
                fault(folder, "empty slot")
                continue
            }
            result.files.append(name)
        }
        let present = children(folder).map(\.lastPathComponent).filter { $0 != "Contents.json" }
        if Set(present) != Set(result.files) { fault(folder, "files \(present) for entries \(result.files)") }
        unique(result.selectors, folder)
        return result
    }

    private mutating func symbolset(_ folder: URL) -> [SymbolTemplateReader] {
        let contents = json(folder)
        check(contents, keys: ["info", "symbols"], folder)
        var (seen, files, templates): ([String], [String], [SymbolTemplateReader]) = ([], [], [])
        for entry in contents["symbols"] as? [[String: Any]] ?? [] {
            check(entry, keys: ["filename", "idiom", "appearances"], folder)
            if entry["idiom"] as? String != "universal" { fault(folder, "idiom") }
            seen.append(selectors(entry, folder))
            guard let name = entry["filename"] as? String,
                let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            else {
                fault(folder, "no file")
                continue
            }
            files.append(name)
            let template = SymbolTemplateReader(text)
            for fault in template.faults { self.fault(folder, "\(name): \(fault)") }
            templates.append(template)
        }
        let present = children(folder).map(\.lastPathComponent).filter { $0 != "Contents.json" }
        if Set(present) != Set(files) { fault(folder, "files \(present) for entries \(files)") }
        unique(seen, folder)
        return templates
    }

    private mutating func colorset(_ folder: URL, _ name: String) -> Int {
        let contents = json(folder)
        check(contents, keys: ["info", "colors", "properties"], folder)
        var seen: [String] = []
        for entry in contents["colors"] as? [[String: Any]] ?? [] {
            check(entry, keys: ["color", "idiom", "appearances", "display-gamut"], folder)
            seen.append(selectors(entry, folder))
            let color = entry["color"] as? [String: Any] ?? [:]
            if let reference = color["reference"] as? String {
                check(color, keys: ["platform", "reference"], folder)
                if !["universal", "ios", "osx"].contains(color["platform"] as? String ?? "") {
                    fault(folder, "platform")
                }
                if !reference.hasSuffix("Color") { fault(folder, "reference \(reference)") }
                references[name] = "\(color["platform"] ?? "") \(reference)"
                continue
            }
            guard
                let components = color["components"] as? [String: String],
                let space = color["color-space"] as? String
            else {
                fault(folder, "color")
                continue
            }
            if !["srgb", "display-p3", "extended-srgb"].contains(space) { fault(folder, "space \(space)") }
            if Set(components.keys) != ["red", "green", "blue", "alpha"] { fault(folder, "components") }
            for text in components.values where !isComponent(text) { fault(folder, "component \(text)") }
        }
        unique(seen, folder)
        return seen.count
    }

    /// With a period a share of 1, with `0x` or without either a byte.
    private func isComponent(_ text: String) -> Bool {
        if text.contains(".") { return Double(text).map { (0...1).contains($0) } ?? false }
        if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16) != nil }
        return UInt8(text) != nil
    }

    private mutating func selectors(_ entry: [String: Any], _ folder: URL) -> String {
        let direction = entry["language-direction"] as? String
        if let direction, !["left-to-right", "right-to-left"].contains(direction) { fault(folder, direction) }
        let other = direction == "right-to-left" ? ["direction=right-to-left"] : []
        guard let given = entry["appearances"] else { return other.joined() }
        guard let pairs = given as? [[String: String]], !pairs.isEmpty else {
            fault(folder, "appearances")
            return "?"
        }
        let allowed = ["luminosity": ["light", "dark"], "contrast": ["high"]]
        for pair in pairs {
            let value = pair["value"] ?? ""
            if Set(pair.keys) != ["appearance", "value"] || allowed[pair["appearance"] ?? ""]?.contains(value) != true {
                fault(folder, "appearance \(pair)")
            }
        }
        return (pairs.map { "\($0["appearance"] ?? "?")=\($0["value"] ?? "?")" }.sorted() + other)
            .joined(separator: " ")
    }

    private mutating func unique(_ selectors: [String], _ folder: URL) {
        if Set(selectors).count != selectors.count { fault(folder, "two entries for one appearance") }
        if !selectors.contains("") { fault(folder, "no entry for any appearance") }
    }

    private mutating func json(_ folder: URL) -> [String: Any] {
        let file = folder.appendingPathComponent("Contents.json")
        guard let data = try? Data(contentsOf: file),
            let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else {
            fault(folder, "no Contents.json")
            return [:]
        }
        let info = object["info"] as? [String: Any] ?? [:]
        if info["author"] as? String != "xcode" || info["version"] as? Int != 1 { fault(folder, "info") }
        return object
    }

    private mutating func check(_ object: [String: Any], keys: Set<String>, _ folder: URL) {
        for key in object.keys.sorted() where !keys.contains(key) { fault(folder, "key \(key)") }
    }

    private func children(_ folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { folder.appendingPathComponent($0) }
    }

    private mutating func fault(_ place: URL, _ what: String) { faults.append("\(place.lastPathComponent): \(what)") }
}

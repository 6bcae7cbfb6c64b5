internal import GlyphModel
internal import Markup
internal import SemanticColor

extension ManifestReader {
    /// All glyphs in an element and its groups, in document order.
    mutating func readGlyphs(in element: Element, groups: [GroupName], settings: InheritedSettings) {
        var settings = settings
        readExamples(of: element, to: &settings)
        readDrawn(of: element, to: &settings)
        // Most glyphs state nothing, so they share settings that are resolved once.
        let inherited = Shared(settings.resolved)
        for child in element.children where child.namespace.isEmpty {
            var own = settings
            if child.name == "group" {
                apply(child, to: &own)
                readGlyphs(in: child, groups: groups + [group(child)], settings: own)
            } else if child.name == "glyph" {
                let isOwn = statesSettings(child)
                if isOwn { apply(child, to: &own) }
                readDrawn(of: child, to: &own)
                readGlyph(child, groups: groups, own, isOwn ? Shared(own.resolved) : inherited, around: settings)
            }
        }
    }

    private mutating func group(_ element: Element) -> GroupName {
        if let name = element.attribute("name"), ValueSyntax.fileName.accepts(name.value[...]) {
            if let fault = PortableName.fault(name.value) {
                report("unsafe-name", "the group's name '\(name.value)' \(fault)", name)
            } else if name.value.contains(".") {
                // To a catalog, a folder with an extension is an asset of that type.
                report("unsafe-name", "the group's name '\(name.value)' contains a period", name)
            }
        }
        return GroupName(element["name"] ?? "", isNamespace: element["namespace"] == "true")
    }

    /// - Parameters:
    ///   - inherited: the settings that the glyph states or inherits.
    ///   - settings: the same, resolved.
    ///   - around: the settings that it inherits.
    private mutating func readGlyph(
        _ element: Element, groups: [GroupName], _ inherited: InheritedSettings, _ settings: Shared<GlyphSettings>,
        around: InheritedSettings
    ) {
        var entry = GlyphEntry(
            name: "", source: "", groups: groups, location: document.location(of: element),
            sharing: settings)
        (entry.statedFill, entry.examples) = (inherited.statedFill, inherited.examples)
        entry.nameLocation = (element.attribute("name") ?? element.attribute("source")).map {
            document.source.location(at: $0.valueOffset)
        }
        (entry.title, entry.deprecated) = (element["title"], element["deprecated"])
        entry.tags = (element["tags"]?.listItems ?? []).map(String.init).uniqued
        entry.statesDarkFill = element["dark"] == GlyphForm.fill.rawValue
        entry.layers = layers(of: element)
        entry.parts = parts(of: element)
        entry.overrides = overrides(of: element)
        // A pattern states it for many glyphs at once: it does not review each of them.
        if !(element["source"] ?? "").contains("*") {
            let choosesFill = element.attributes.contains {
                $0.namespace.isEmpty && grammar.settings[$0.name]?.choosesFill == true
            }
            entry.statesFill = choosesFill || element["uncertain-fill"] == UncertainFill.take.rawValue
            let isStated =
                choosesFill || element["uncertain-fill"] != nil || entry.parts.contains(where: \.isOfFace)
                || entry.overrides.contains(where: \.isOutlineInDark)
            if isStated { entry.inheritedFill = inheritedFill(of: entry, around) }
        }
        entry.badges = badges(of: element)
        entry.drawnVariants = drawnVariants(of: element)
        if let dark = element.attribute("dark-source"), !dark.isPattern { entry.darkSource = file(dark) }
        if let rtl = element.attribute("rtl-source") { entry.rtlSource = file(rtl) }
        let names = names(of: element, in: groups, drawn: inherited.drawn)
        // A pattern may name all glyphs of a set.
        if names.count > glyphs.count { glyphs.reserveCapacity(glyphs.count + names.count) }
        for (name, source) in names {
            entry.name = name
            entry.source = source
            glyphs.append(entry)
            drawnOfGlyphs.append(inherited.drawn)
        }
    }

    /// - Parameter around: the settings that the entry inherits.
    private func inheritedFill(of entry: GlyphEntry, _ around: InheritedSettings) -> InheritedFill {
        let (outer, own) = (around.resolved.geometry, entry.settings.geometry)
        var style = outer.fill
        (style.gapWidth, style.inset) = (own.fill.gapWidth, own.fill.inset)
        return InheritedFill(
            style: style, stated: around.statedFill.union(entry.statedFill.subtracting(.named)),
            uncertainFill: outer.uncertainFill)
    }

    /// Name and source of each glyph that an element defines.
    ///
    /// - Parameter drawn: the numbers of the patterns that name drawings of these glyphs.
    private mutating func names(
        of element: Element, in groups: [GroupName], drawn numbers: [Int]
    ) -> [(name: String, source: String)] {
        let name = element.attribute("name")
        if let name, !checkName(name.value, name) { return [] }
        guard let source = element.attribute("source") else {
            guard let name else { return [] }
            let path = name.value + ".svg"
            if let fault = sources.fault(ofFile: path) { reportMissing(path, fault, name) }
            return [(name.value, path)]
        }
        if source.value.contains("*") {
            reportShared([name, element.attribute("title")])
            return matches(source, in: groups, except: Set(numbers.flatMap { drawn[$0].paths }))
        }
        guard let path = file(source) else { return [] }
        let stem = DrawingPath.name(of: path)
        if name == nil, !checkName(stem, source) { return [] }
        return [(name?.value ?? stem, path)]
    }

    /// Attributes that belong to one glyph.
    private mutating func reportShared(_ attributes: [Element.Attribute?]) {
        for attribute in attributes.compactMap(\.self) {
            report(
                "wrong-value", "a source with '*' matches several glyphs, which cannot have the same \(attribute.name)",
                attribute, hint: "remove '\(attribute.name)', or the '*'")
        }
    }

    /// The matches without the files that have an element of their own, and without the drawings of these glyphs.
    private mutating func matches(
        _ source: Element.Attribute, in groups: [GroupName], except isDrawn: Set<String>
    ) -> [(name: String, source: String)] {
        guard checkPattern(source, hint: "add a glyph for each symbol") else { return [] }
        return files(matching: source).compactMap { path in
            let stem = FolderPath.stem(of: path)
            if listed.contains(ListedGlyph(groups, name: stem, source: path)) || isDrawn.contains(path) { return nil }
            return checkName(stem, source) ? (stem, path) : nil
        }
    }

    /// Whether an attribute with a `*` is a pattern of files.
    mutating func checkPattern(_ source: Element.Attribute, hint: String) -> Bool {
        guard checkPath(source, wildcards: true) else { return false }
        if DrawingPath(source.value).id == nil { return true }
        report("wrong-value", "a '*' names files, not elements of a file", source, hint: hint)
        return false
    }

    /// The files of a pattern; that there are none is reported.
    mutating func files(matching source: Element.Attribute, hint: String? = nil) -> [String] {
        patterns.append(source.value)
        let (files, links) = folder.files(matching: source.value)
        if files.isEmpty {
            let link = links.first
            report(
                "missing-source",
                "no file matches '\(source.value)'" + (link.map { ": the pattern \(FileError.passing($0))" } ?? ""),
                source, hint: link.map(SourceFault.hint) ?? hint)
        }
        return files
    }

    private mutating func checkName(_ name: String, _ attribute: Element.Attribute) -> Bool {
        let (most, room) = (PortableName.mostBytes, PortableName.suffixRoom)
        if name.utf8.count + room > most, PortableName.fault(PortableName.shown(name)) == nil {
            report(
                "unsafe-name",
                "the name '\(PortableName.shown(name))' has \(name.utf8.count) bytes, and files of its assets need more: "
                    + "their names have at most \(most)", attribute,
                hint: (attribute.name == "name" ? "shorten it" : "rename the file") + " to \(most - room) bytes")
            return false
        }
        guard let fault = PortableName.fault(name, room: room) else { return true }
        if attribute.name != "name" || ValueSyntax.fileName.accepts(name[...]) {
            report(
                "unsafe-name", "the name '\(name)' \(fault)", attribute,
                hint: attribute.name == "name" ? nil : "rename the file")
        }
        return false
    }

    /// The path that an attribute names, if a file is there that may be read.
    private mutating func file(_ attribute: Element.Attribute) -> String? {
        guard checkPath(attribute) else { return nil }
        if let fault = sources.fault(ofFile: attribute.value) {
            reportMissing(DrawingPath(attribute.value).file, fault, attribute)
        }
        return attribute.value
    }

    private mutating func reportMissing(_ path: String, _ fault: SourceFault, _ attribute: Element.Attribute) {
        let near = nearest(to: path)
        let diagnostic = Diagnostic(
            .error, id: "missing-source", "the file '\(path)' \(fault.text)",
            at: document.source.location(at: attribute.valueOffset),
            hint: fault.hint ?? near.map { "did you mean '\($0)'?" }
                ?? (attribute.name == "name" ? "if the file has another name, state it in 'source'" : nil))
        if allowsFaultyGlyphs && fault == .absent {
            absentDrawings[path, default: []].append(diagnostic)
        } else {
            findings.append(diagnostic)
        }
    }

    /// The most similar path to one that cannot be read, in the same folder.
    func nearest(to path: String) -> String? {
        let parent = path.split(separator: "/").dropLast().joined(separator: "/")
        let known = (folder.names(parent) ?? []).sorted().map { FolderPath.below(parent, $0) }.filter { $0 != path }
        return Suggestion.nearest(to: path, of: known)
    }
}

extension ManifestReader {
    private mutating func layers(of element: Element) -> [LayerOverride] {
        element.children.filter { $0.name == "layer" }.compactMap { layer in
            let tint = layer.attribute("tint").flatMap { role($0) }
            guard let selector = selector(of: layer) else { return nil }
            return LayerOverride(
                selector: selector, role: layer["role"].flatMap(LayerRole.init), tint: tint,
                variable: layer["variable"].flatMap { DecimalNumber.value($0) }, location: place(of: layer))
        }
    }

    private mutating func badges(of element: Element) -> [Badge] {
        element.children.filter { $0.name == "badge" }.compactMap { badge in
            guard let attribute = badge.attribute("source"), let source = file(attribute) else { return nil }
            let name = badge["name"] ?? DrawingPath.name(of: source)
            guard checkName(name, badge.attribute("name") ?? attribute) else { return nil }
            return Badge(
                name: name, source: source,
                corner: badge["corner"].flatMap(Badge.Corner.init) ?? .bottomTrailing,
                tint: badge.attribute("tint").flatMap { role($0) }, location: document.location(of: badge))
        }
    }

    private mutating func drawnVariants(of element: Element) -> [DrawnVariant] {
        let drawn = element.children.filter { $0.name == "variant" && $0.attribute("source")?.isPattern != true }
        let shared = drawn.isEmpty ? false : element["source"]?.contains("*") ?? false
        if shared {
            report(
                "wrong-value", "a source with '*' matches several glyphs, which cannot have the same drawn variant",
                element, hint: "name the drawings by a '*', too: source=\"Filled/*.svg\"")
            return []
        }
        var names: Set<String> = []
        return drawn.compactMap { variant in
            guard let name = variant.attribute("name"), let attribute = variant.attribute("source"),
                let source = file(attribute)
            else { return nil }
            guard names.insert(name.value).inserted else {
                report("wrong-value", "the variant '\(name.value)' is drawn twice", name, hint: "remove one of them")
                return nil
            }
            return DrawnVariant(name: name.value, source: source, location: document.location(of: variant))
        }
    }

    private func parts(of element: Element) -> [PartOverride] {
        element.children.filter { $0.name == "part" }.compactMap { part in
            guard let treatment = part["fill"].flatMap(PartOverride.Treatment.init) else { return nil }
            let target: PartOverride.Target
            if let selector = selector(of: part) {
                target = .elements(selector)
            } else if let point = part["at"].flatMap({ DecimalNumber.list($0) }), point.count == 2 {
                target = .region(x: point[0], y: point[1])
            } else {
                return nil
            }
            return PartOverride(target: target, treatment: treatment, location: place(of: part))
        }
    }

    /// The place of the selection, which can turn out to select nothing.
    private func place(of element: Element) -> SourceFile.Location {
        let choice = element.attribute("select") ?? element.attribute("at")
        return document.source.location(at: choice?.valueOffset ?? element.offset)
    }

    private func selector(of element: Element) -> Selector? {
        element["select"].flatMap { try? Selector(parsing: $0) }
    }

    private mutating func overrides(of element: Element) -> [AppearanceOverride] {
        element.children.filter { $0.name == "appearance" }.map { override in
            AppearanceOverride(
                style: override["style"].flatMap(Appearance.Style.init),
                contrast: override["contrast"].flatMap(Appearance.Contrast.init),
                tint: override.attribute("tint").flatMap { role($0) },
                form: override["form"].flatMap(GlyphForm.init),
                source: override.attribute("source").flatMap { file($0) },
                grade: override["grade"].flatMap { DecimalNumber.value($0) },
                location: document.location(of: override))
        }
    }
}

// MARK: - Glyphs with an element of their own

/// A glyph that has an element of its own. A pattern that matches its file, and would give it the same name, skips it:
/// so one of many files can have settings of its own.
struct ListedGlyph: Hashable {
    /// The namespaces in front of its own name.
    private var spaces: [String]
    private var name, source: String

    init(_ groups: [GroupName], name: String, source: String) {
        spaces = groups.filter(\.isNamespace).map(\.name)
        (self.name, self.source) = (name, source)
    }

    static func all(in root: Element) -> Set<ListedGlyph> {
        var result: Set<ListedGlyph> = []
        collect(root, groups: [], &result)
        return result
    }

    private static func collect(_ element: Element, groups: [GroupName], _ result: inout Set<ListedGlyph>) {
        for child in element.children {
            if child.name == "group" {
                let group = GroupName(child["name"] ?? "", isNamespace: child["namespace"] == "true")
                collect(child, groups: groups + [group], &result)
            } else if child.name == "glyph" {
                let source = child["source"] ?? child["name"].map { $0 + ".svg" } ?? ""
                if source.contains("*") { continue }
                let name = child["name"] ?? DrawingPath.name(of: source)
                result.insert(ListedGlyph(groups, name: name, source: source))
            }
        }
    }
}

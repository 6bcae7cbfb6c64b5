internal import GlyphModel
internal import Markup
internal import SemanticColor

extension ManifestReader {
    /// A release of iOS whose colours are not a generation of their own, as far as is known.
    static let newestRelease = "ios27"

    /// The system's colours, then the manifest's own, which may follow each other in any order.
    mutating func readPalette(_ element: Element?) {
        generation = element?["generation"].flatMap { SystemColors.Generation(rawValue: $0) } ?? .ios26
        if let stated = element?.attribute("generation"), stated.value == Self.newestRelease {
            findings.append(
                Diagnostic(
                    .info, id: "generation-taken-as",
                    "'\(stated.value)' is taken as '\(generation.rawValue)': no colour is known to differ",
                    at: document.source.location(at: stated.valueOffset),
                    hint: "compare the colours that matter to you on that release"))
        }
        palette = .system(generation)
        guard let element else { return }
        readImports(element)
        var own: [String: Element] = [:]
        var stated: [ColorRole] = []
        for color in element.children where color.name == "color" {
            guard let name = color.attribute("name"), ValueSyntax.name.accepts(name.value[...]) else { continue }
            if let first = own[name.value] {
                report(
                    "duplicate-name", "the colour '\(name.value)' is already defined", name,
                    hint: "the first one is at \(document.location(of: first))")
                continue
            }
            if SystemColors.isName(ColorRole(rawValue: name.value)) { reportSystemName(color, name, own) }
            own[name.value] = color
            colorPlaces[ColorRole(rawValue: name.value)] = document.location(of: color)
            stated.append(ColorRole(rawValue: name.value))
        }
        // All are read before any is defined: the colour that one is the same as may be redefined itself.
        var known = KnownColors()
        let colors = stated.map { color($0.rawValue, own: own, &known) }
        let imported = Set(ownRoles)
        for (role, color) in zip(stated, colors) {
            if !imported.contains(role) { ownRoles.append(role) }
            let target = own[role.rawValue]?["same-as"].map { ColorRole(rawValue: $0) }
            if let color { palette.define(role, as: color, sameAs: target) }
        }
    }

    /// A system colour cannot have other values: code and catalogs refer to it by its name.
    private mutating func reportSystemName(
        _ element: Element, _ name: Element.Attribute, _ own: [String: Element]
    ) {
        let proposal = SystemName.proposal(for: name.value) { name in
            own[name] != nil || palette[ColorRole(rawValue: name)] != nil
        }
        let element = text(of: element, with: proposal, for: name).map { ": " + $0 } ?? " to '\(proposal)'"
        report(
            "system-color-name", "'\(name.value)' is a system colour, which cannot be redefined", name,
            hint: "rename it\(element), and use '\(proposal)' in tint, on and same-as")
    }

    /// An element on one line with another value of an attribute; nil where the source does not hold the value
    /// literally.
    private func text(of element: Element, with value: String, for attribute: Element.Attribute) -> String? {
        guard element.endOffset <= document.source.bytes.count, element.offset < element.endOffset else { return nil }
        var bytes = Array(document.source.bytes[element.offset..<element.endOffset])
        let start = attribute.valueOffset - element.offset
        let range = start..<(start + attribute.value.utf8.count)
        guard bytes.indices.contains(range.lowerBound), range.upperBound <= bytes.count,
            bytes[range].elementsEqual(attribute.value.utf8)
        else { return nil }
        bytes.replaceSubrange(range, with: value.utf8)
        return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
            .replacing("> <", with: "><")
    }

    /// The names that are found on the way to a colour: a long chain of names is followed once, and not for each of
    /// them.
    private struct KnownColors {
        var colors: [String: DynamicColor?] = [:]
        /// The names of the cycle that a name is in, from there on.
        var cycles: [String: ArraySlice<String>] = [:]
    }

    /// A colour of the manifest's own, or of the system; nil where it is invalid, which is reported
    /// when the colour itself is read.
    private mutating func color(_ name: String, own: [String: Element], _ known: inout KnownColors) -> DynamicColor? {
        var current = name
        var passed: [String] = []
        var places: [String: Int] = [:]
        var color: DynamicColor?
        search: while let element = own[current] {
            if current != name, let found = known.colors[current] {
                color = found
                break search
            }
            guard let target = element.attribute("same-as") else {
                color = values(of: element, reports: current == name)
                break search
            }
            places[current] = passed.count
            passed.append(current)
            if let start = places[target.value] {
                let cycle = passed[start...]
                for index in cycle.indices {
                    known.cycles[cycle[index]] = (cycle[index...].prefix(9) + cycle[..<index].prefix(9)).prefix(9)
                }
                break search
            }
            if own[target.value] == nil, palette[ColorRole(rawValue: target.value)] == nil {
                if current == name { reportUnknownColor(target, own: own.keys.sorted()) }
                break search
            }
            current = target.value
        }
        // Not yet redefined by the manifest: only a name without an element comes here.
        if own[current] == nil { color = palette[ColorRole(rawValue: current)] }
        for member in passed { known.colors[member] = .some(color) }
        if let cycle = known.cycles[name] { reportCycle(cycle, from: name, own) }
        return color
    }

    private mutating func reportCycle(_ names: ArraySlice<String>, from name: String, _ own: [String: Element]) {
        guard let start = own[name]?.attribute("same-as") else { return }
        let shown = names.prefix(8) + (names.count > 8 ? ["…"] : []) + [name]
        report(
            "color-cycle", "the colour '\(name)' is the same as itself: " + shown.joined(separator: ", "), start,
            hint: "give one of them a <value>")
    }

    private mutating func values(of element: Element, reports: Bool) -> DynamicColor? {
        var stated: [(appearance: Appearance, color: Color)] = []
        for value in element.children where value.name == "value" {
            guard let color = color(of: value, reports: reports) else { continue }
            let appearance = Appearance(
                style: value["style"].flatMap(Appearance.Style.init) ?? .light,
                contrast: value["contrast"].flatMap(Appearance.Contrast.init) ?? .normal,
                level: value["level"].flatMap(Appearance.Level.init) ?? .base)
            if reports, stated.contains(where: { $0.appearance == appearance }) {
                report(
                    "duplicate-value", "the colour has a second value for \(appearance.name)", value,
                    hint: "keep one of the two")
            }
            stated.append((appearance, color))
        }
        guard let fallback = stated.first(where: { $0.appearance == .light }) else {
            if reports, !stated.isEmpty {
                report(
                    "color-without-fallback", "the colour has no value for light, which all others fall back to",
                    element, hint: "add a <value> without style, contrast and level")
            }
            return nil
        }
        var color = DynamicColor(fallback.color)
        for (appearance, value) in stated where appearance != .light { color.state(value, for: appearance) }
        return color
    }

    private mutating func color(of value: Element, reports: Bool) -> Color? {
        guard let color = unscaledColor(of: value) else { return nil }
        if reports { checkGamut(of: color, value) }
        guard let alpha = value.attribute("alpha"), let factor = DecimalNumber.value(alpha.value)
        else { return color }
        if reports, value["srgb"]?.utf8.count == 9 {
            report("duplicate-value", "the alpha is stated twice", alpha, hint: "write #RRGGBB, or remove 'alpha'")
        }
        return color.opacity(factor)
    }

    /// Lightness, chroma and hue may state a colour that no screen shows.
    private mutating func checkGamut(of color: Color, _ value: Element) {
        guard let attribute = value.attribute("oklch"), let numbers = DecimalNumber.list(attribute.value),
            numbers.count == 3, let message = GamutLoss.message(color, stated: numbers, in: .oklch)
        else { return }
        let place = document.source.location(at: attribute.valueOffset)
        findings.append(Diagnostic(.warning, id: "gamut-reduced", message, at: place))
    }

    private func unscaledColor(of value: Element) -> Color? {
        if let text = value["srgb"] {
            return ValueSyntax.hexColor.accepts(text[...]) ? Color(hex: text) : nil
        }
        let isWide = value["display-p3"] != nil
        guard let text = value["display-p3"] ?? value["oklch"],
            let numbers = DecimalNumber.list(text), numbers.count == 3
        else { return nil }
        return isWide
            ? Color(space: .displayP3, red: numbers[0], green: numbers[1], blue: numbers[2])
            : Color(oklchLightness: numbers[0], chroma: numbers[1], hue: numbers[2])
    }

    private mutating func reportUnknownColor(_ attribute: Element.Attribute, own: [String]) {
        guard ValueSyntax.name.accepts(attribute.value[...]) else { return }
        reportUnknownColor(attribute, attribute.value[...], known: own + palette.roles.map(\.rawValue))
    }

    private mutating func reportUnknownColor(
        _ attribute: Element.Attribute, _ name: Substring, known: [String]
    ) {
        // With so many faults, no proposal is needed for each, and to find one takes time.
        unknownColors += 1
        let near = unknownColors > 100 ? nil : Suggestion.nearest(to: String(name), of: known)
        report(
            "unknown-color", "there is no colour '\(name)'", attribute, piece: name,
            hint: near.map { "did you mean '\($0)'?" }
                ?? "define it in <palette>; 'twinlight colors' lists the system's colours")
    }

    /// The colour that an attribute names, if it is one.
    mutating func role(_ attribute: Element.Attribute) -> ColorRole? {
        guard ValueSyntax.name.accepts(attribute.value[...]) else { return nil }
        let role = ColorRole(rawValue: attribute.value)
        if palette[role] != nil || ownRoles.contains(role) {
            reportDeprecation(of: role, attribute)
            return role
        }
        reportUnknownColor(attribute, attribute.value[...], known: (ownRoles + palette.roles).map(\.rawValue))
        return nil
    }

    /// Something that a glyph can be shown on: a background of the system, a colour of one's own, or a material.
    mutating func checkBackground(_ name: Substring, _ attribute: Element.Attribute) {
        if Material(background: String(name)) != nil { return }
        let role = ColorRole(rawValue: String(name))
        if ownRoles.contains(role) { return }
        let materials = Material.allCases.map { "material." + $0.rawValue }
        guard palette[role] != nil else {
            let known = (ownRoles + palette.roles.filter(isBackground)).map(\.rawValue) + materials
            reportUnknownColor(attribute, name, known: known)
            return
        }
        if !isBackground(role) {
            report(
                "no-background", "'\(name)' is not a background colour", attribute, piece: name,
                hint: "use systemBackground or another background, a colour of your own, or a material")
        }
    }

    private func isBackground(_ role: ColorRole) -> Bool {
        let target = SystemColors.target(of: role) ?? role
        return SystemColors.kind(of: target, in: generation) == .background
    }
}

// MARK: - Imports

extension ManifestReader {
    /// Colours of other files, in the manifest's order, on top of the system's.
    private mutating func readImports(_ palette: Element) {
        var places: [ColorRole: SourceFile.Location] = [:]
        var meter = ImportMeter()
        for element in palette.children where element.name == "import" {
            if let attribute = element.attribute("tokens"), importFault(attribute, isFolder: false) {
                let request = request(element, attribute)
                take(TokensImport.colors(of: attribute.value, in: folder, request, &meter), attribute, &places)
            } else if let attribute = element.attribute("catalog"), importFault(attribute, isFolder: true) {
                let colors = CatalogImport.colors(of: attribute.value, in: folder, generation: generation, &meter)
                take(colors, attribute, &places)
            }
        }
    }

    /// Reports why a file or a catalog of the manifest's folder cannot be read.
    ///
    /// - Returns: whether there is something to read.
    mutating func importFault(_ attribute: Element.Attribute, isFolder: Bool) -> Bool {
        guard checkPath(attribute) else { return false }
        let path = attribute.value
        guard let fault = isFolder ? sources.fault(ofFolder: path) : sources.fault(ofFile: path) else { return true }
        report(
            "missing-source", "the \(isFolder ? "catalog" : "file") '\(path)' \(fault.text)", attribute,
            hint: fault.hint ?? nearest(to: path).map { "did you mean '\($0)'?" })
        return false
    }

    private mutating func take(
        _ imported: ImportedColors, _ attribute: Element.Attribute, _ places: inout [ColorRole: SourceFile.Location]
    ) {
        findings += imported.findings
        var unique = imported
        unique.entries.removeAll { entry in
            guard let first = places[entry.role] else {
                places[entry.role] = entry.location
                return false
            }
            findings.append(
                Diagnostic(
                    .error, id: "duplicate-name", "the colour '\(entry.role.rawValue)' is already defined",
                    at: entry.location, hint: "the first one is at \(first)"))
            return true
        }
        for entry in unique.taken(generation: generation, { findings.append($0) }) {
            palette.define(entry.role, as: entry.color, sameAs: entry.targetRole, note: entry.note)
            ownRoles.append(entry.role)
            colorPlaces[entry.role] = entry.location ?? document.source.location(at: attribute.valueOffset)
            colorSets[entry.role] = entry.set
        }
        reportRenamed(imported, attribute)
    }

    /// The values of `contexts` and `with`, without values that the grammar refuses.
    private func request(_ element: Element, _ tokens: Element.Attribute) -> ContextRequest {
        func items(_ name: String, _ syntax: ValueSyntax) -> [ContextRequest.Item] {
            guard let attribute = element.attribute(name) else { return [] }
            return attribute.value.listItems.filter(syntax.accepts).map { text in
                var item = ContextRequest.Item(text)
                let context = text.drop { $0 != "=" }.dropFirst()
                item.keyLocation = document.source.location(at: document.place(of: text, in: attribute))
                item.contextLocation = document.source.location(at: document.place(of: context, in: attribute))
                return item
            }
        }
        return ContextRequest(
            place: .manifest(path: tokens.value), contexts: items("contexts", .contexts),
            with: items("with", .modifierChoices))
    }

    /// Names that a manifest cannot write as the file has them.
    private mutating func reportRenamed(_ imported: ImportedColors, _ attribute: Element.Attribute) {
        let renamed = imported.entries.filter { $0.name != $0.role.rawValue }
        guard let first = renamed.first else { return }
        let count = renamed.count == 1 ? "1 colour has" : "\(renamed.count) colours have"
        findings.append(
            Diagnostic(
                .info, id: "color-renamed",
                "\(count) another name in the manifest: '\(first.name)' is '\(first.role.rawValue)'",
                at: document.source.location(at: attribute.valueOffset)))
    }

    private mutating func reportDeprecation(of role: ColorRole, _ attribute: Element.Attribute) {
        guard let reason = palette.note(on: role).deprecation else { return }
        findings.append(
            Diagnostic(
                .warning, id: "deprecated-color",
                "the colour '\(role.rawValue)' is deprecated" + (reason.isEmpty ? "" : ": " + reason),
                at: document.source.location(at: attribute.valueOffset)))
    }
}

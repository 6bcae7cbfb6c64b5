internal import GlyphModel
internal import Markup

extension CatalogLint {
    static let incompleteSymbolTemplate: CatalogLint = CatalogLint(
        id: "incomplete-symbol-template", severity: .error,
        summary: "A symbol's template lacks a guide, a margin or a variant that Xcode needs.",
        guideline:
            "Apple, Creating custom symbol images for your app: a template has guides for the baseline and the cap "
            + "line of each scale, margins, and either three small masters or Regular-M; the messages of Xcode's "
            + "compiler.",
        reason: "Xcode refuses the template, in some versions without failing the build: the symbol is not in the app.",
        remedy: "Export the template again from the SF Symbols app, and keep the ids of its groups and lines: drawing "
            + "programs rename or remove them on export.",
        examples: Examples(
            clean: [
                Example(template: Example.template())
            ],
            unclean: [
                Example(
                    template: """
                        <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200" viewBox="0 0 3300 2200">
                        ^
                        <text id="template-version">Template v.6.0</text>
                        <g id="Guides">
                        <line id="Baseline-S" x1="263" x2="3036" y1="696" y2="696"/>
                        <line id="Capline-S" x1="263" x2="3036" y1="625.541" y2="625.541"/>
                        <g id="Baseline-M"><line x1="263" x2="3036" y1="1126" y2="1126"/></g>
                        ^
                        <line id="Capline-M" x1="263" x2="3036" y1="1055.54" y2="1055.54"/>
                        <line id="left-margin-Regular-S" x1="1400" x2="1400" y1="600.785" y2="720.121"/>
                        <line id="right-margin-Regular-S" x1="1500" x2="1500" y1="600.785" y2="720.121"/>
                        </g>
                        <g id="Symbols">
                        <g id="Ultralight-S"><path d="M0 0H80V-10H0Z"/></g>
                        <g id="Regular-S"><path d="M0 0H80V-20H0Z"/></g>
                        <path id="Black-S" d="M0 0H80V-40H0Z"/>
                        ^
                        </g>
                        </svg>
                        """),
                // A plain drawing.
                Example(
                    template: """
                        <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">
                        ^
                        <path d="M4 12 12 4l8 8v8H4z"/>
                        </svg>
                        """),
            ]),
        check: .symbol { symbol, _ in
            symbol.parts.flatMap { parts -> [AuditFinding] in
                TemplateLack.all(in: parts).map { lack in
                    CatalogLint.incompleteSymbolTemplate.finding(
                        "the template " + lack.words, about: symbol.set, at: parts.location(of: lack.element),
                        detail: lack.subject, hint: lack.hint)
                }
            }.numbered
        })
}

/// A part that a template lacks, or has in another form.
private struct TemplateLack {
    /// Continues "the template".
    var words: String
    var element: Element
    /// For baselines.
    var subject: String
    var hint: String

    static func all(in parts: TemplateParts) -> [TemplateLack] {
        let root = parts.document.root
        if root.name != "svg" || parts.isPlainDrawing {
            return [
                TemplateLack(
                    words: root.name == "svg" ? "has no guides and no variants: it is a drawing" : "is not an SVG",
                    element: root, subject: "template",
                    hint: "put the drawing into a template from the SF Symbols app, or use an image set")
            ]
        }
        return levels(parts) + margins(parts) + variants(parts)
    }

    private static let shapes: Set<String> = ["line", "path", "rect", "polyline", "polygon", "ellipse", "circle"]

    private static func levels(_ parts: TemplateParts) -> [TemplateLack] {
        let names = TemplateParts.scales.flatMap { ["Baseline-\($0)", "Capline-\($0)"] }
        let missing = names.filter { parts.element($0) == nil }
        var lacks = names.compactMap { name -> TemplateLack? in
            guard let guide = parts.element(name), !shapes.contains(guide.name) else { return nil }
            return TemplateLack(
                words: "has a '\(guide.name)' as the guide '\(name)', which must be a line", element: guide,
                subject: name, hint: "give the line itself the id")
        }
        if !missing.isEmpty {
            lacks.append(
                TemplateLack(
                    words: "lacks the guide\(plural(missing)) \(list(missing))", element: parts.document.root,
                    subject: "guides",
                    hint: "add the lines with these ids to the group 'Guides'"))
        }
        if let capline = parts.element("Capline-M"), isBelowBaseline(parts) {
            lacks.append(
                TemplateLack(
                    words: "has its cap line below its baseline, so that its size is not positive", element: capline,
                    subject: "Capline-M", hint: "place 'Capline-M' above 'Baseline-M'"))
        }
        return lacks
    }

    /// Whether lines without a transform say that the size of a template is not positive.
    private static func isBelowBaseline(_ parts: TemplateParts) -> Bool {
        let levels = ["Baseline-M", "Capline-M"].map { id -> Double? in
            guard let line = parts.element(id), line.name == "line", line["transform"] == nil else { return nil }
            return line["y1"].flatMap { Double(drawn: $0) }
        }
        guard let baseline = levels[0], let capline = levels[1] else { return false }
        // The height of capitals in a font of this size (the rule of Xcode's compiler).
        return ((baseline - capline) / 0.704589844).rounded() <= 0
    }

    private static func margins(_ parts: TemplateParts) -> [TemplateLack] {
        let isEarly = parts.version ?? 0 < 30
        let known = ["Regular-S", "Regular-M"]
        if known.contains(where: { parts.hasMargins($0) }) { return [] }
        if isEarly, parts.element("left-margin") != nil, parts.element("right-margin") != nil { return [] }
        for id in known.flatMap({ ["left-margin-\($0)", "right-margin-\($0)"] }) {
            guard let guide = parts.element(id) else { continue }
            let other = id.hasPrefix("left") ? "right" + id.dropFirst(4) : "left" + id.dropFirst(5)
            return [
                TemplateLack(
                    words: "has '\(id)' without '\(other)'", element: guide, subject: "margins",
                    hint: "add a line with the id '\(other)'")
            ]
        }
        return [
            TemplateLack(
                words: "has no margins of 'Regular-S' or 'Regular-M'", element: parts.document.root, subject: "margins",
                hint: "add lines with the ids 'left-margin-Regular-S' and 'right-margin-Regular-S'")
        ]
    }

    private static func variants(_ parts: TemplateParts) -> [TemplateLack] {
        var lacks = parts.variants.filter { $0.element.name != "g" }.map { id, element in
            TemplateLack(
                words: "has a '\(element.name)' as the variant '\(id)', which must be a group", element: element,
                subject: id, hint: "put it into a group with this id")
        }
        let missing = TemplateParts.masters.filter { parts.element($0) == nil }
        let root = parts.document.root
        if TemplateParts.masters.allSatisfy({ parts.hasMargins($0) }), !missing.isEmpty {
            lacks.append(
                TemplateLack(
                    words: "has margins of \(list(missing)) without the variant\(plural(missing))", element: root,
                    subject: "variants",
                    hint: missing.count == 1
                        ? "draw the variant, or remove its margins" : "draw the variants, or remove their margins"))
        } else if parts.element("Regular-M") == nil {
            if parts.versionText == nil {
                lacks.append(
                    TemplateLack(
                        words: "states no version and has no 'Regular-M', which Xcode then needs", element: root,
                        subject: "variants", hint: "add a text with the id 'template-version', such as 'Template v.6.0'"
                    ))
            } else if let version = parts.version, version < 30 {
                lacks.append(
                    TemplateLack(
                        words: "has no 'Regular-M', which its version needs", element: root, subject: "variants",
                        hint: "draw 'Regular-M', or export the template as version 3.0 or later"))
            } else if !missing.isEmpty {
                lacks.append(
                    TemplateLack(
                        words: "lacks the variant\(plural(missing)) \(list(missing))", element: root,
                        subject: "variants",
                        hint: "draw 'Ultralight-S', 'Regular-S' and 'Black-S', or 'Regular-M'"))
            }
        }
        return lacks
    }

    private static func plural(_ names: [String]) -> String { names.count == 1 ? "" : "s" }

    /// `'a', 'b' and 'c'`.
    private static func list(_ names: [String]) -> String {
        let quoted = names.map { "'\($0)'" }
        guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
        return quoted.dropLast().joined(separator: ", ") + " and " + last
    }
}

internal import Markup

extension CatalogLint {
    static let symbolVersion: CatalogLint = CatalogLint(
        id: "symbol-version", severity: .warning,
        summary: "The version of a symbol's template is unknown, or does not fit what the template uses.",
        guideline: "Apple, SF Symbols: a template states its version; 2.1 brought multicolor, 3.0 hierarchical layers "
            + "and interpolation, 4.0 variable colour, 5.0 motion groups, 6.0 rotation anchors and Draw animations, "
            + "and 7.0 needs Xcode 26.",
        reason:
            "Xcode refuses a template of a version that it does not know, and ignores what is newer than the version "
            + "that is stated: a layer is not coloured, or not animated.",
        remedy:
            "Export the template again from the SF Symbols app, at the lowest version that has what the symbol uses.",
        examples: Examples(
            clean: [
                // In a `tspan`, as drawing programs write it.
                Example(
                    template: Example.template(
                        version: #"<text id="template-version"><tspan x="0" y="0">Template v.7.0</tspan></text>"#)),
                Example(
                    template: Example.template(
                        version: """
                            <style>.hierarchical-0:primary {fill:#000}</style>
                            <text id="template-version">Template v.3.0</text>
                            """,
                        Example.masters(
                            regular:
                                #"<path class="multicolor-0:tintColor hierarchical-0:primary" d="M0 0H80V-20H0Z"/>"#))),
            ],
            unclean: [
                Example(
                    template: Example.template(
                        version: """
                            <style>.monochrome-0 {-sfsymbols-motion-group:1}</style>
                            <text id="template-version">Template v.3.0</text>
                            ^
                            """)),
                Example(
                    template: Example.template(
                        version: """
                            <text id="template-version">Template v.12.0</text>
                            ^
                            """)),
            ]),
        check: .symbol { symbol, _ in
            symbol.parts.compactMap { parts in
                guard let element = parts.versionElement, let text = parts.versionText else { return nil }
                guard let version = parts.version, version >= 10 else {
                    return CatalogLint.symbolVersion.finding(
                        "the version '\(text)' is not known", about: symbol.set, at: parts.location(of: element),
                        detail: "unknown", hint: "write a version such as 'Template v.6.0'")
                }
                if version > newest {
                    return CatalogLint.symbolVersion.finding(
                        "the version '\(text)' is newer than 7.0, the newest that Xcode is known to read",
                        about: symbol.set, at: parts.location(of: element), detail: "newer",
                        hint: "export the template at version 7.0 or earlier")
                }
                guard let feature = TemplateFeature.newest(in: parts), feature.version > version else { return nil }
                let needed = "\(feature.version / 10).\(feature.version % 10)"
                return CatalogLint.symbolVersion.finding(
                    "the template has \(feature.words), which version \(needed) brought, and states '\(text)'",
                    about: symbol.set, at: parts.location(of: element), detail: "older",
                    hint: "export the template at version \(needed) or later")
            }
        })

    private static let newest = 70
}

/// What a template uses, with the version that brought it.
private struct TemplateFeature {
    var version: Int
    var words: String
    var isUsed: @Sendable (TemplateParts) -> Bool

    static func newest(in parts: TemplateParts) -> TemplateFeature? { all.first { $0.isUsed(parts) } }

    /// The newest first. Version 6.0 carries Draw animations, too: apps ship such templates.
    private static let all: [TemplateFeature] = [
        TemplateFeature(version: 60, words: "a rotation anchor") { $0.hasID(endingWith: "-rotate-anchor") },
        TemplateFeature(version: 60, words: "Draw animation data") { parts in
            parts.hasID(endingWith: "-draw-attachment-data")
                || parts.variants.contains { $0.element.contains { $0["data-clipstroke-keyframes"] != nil } }
        },
        TemplateFeature(version: 50, words: "a motion group") { $0.rules.contains("-sfsymbols-motion-group") },
        TemplateFeature(version: 40, words: "a variable colour threshold") {
            $0.rules.contains("-sfsymbols-variable-threshold")
        },
        TemplateFeature(version: 30, words: "hierarchical layers") { $0.hasLayers("hierarchical-") },
        TemplateFeature(version: 21, words: "multicolor layers") { $0.hasLayers("multicolor-") },
    ]
}

extension TemplateParts {
    /// Whether a shape of a variant has a class that begins so.
    fileprivate func hasLayers(_ prefix: String) -> Bool {
        variants.contains { _, variant in
            variant.contains { part in
                part["class"]?.split(whereSeparator: \.isWhitespace).contains { $0.hasPrefix(prefix) } ?? false
            }
        }
    }
}

extension Element {
    /// Whether it or an element in it satisfies a condition.
    fileprivate func contains(where predicate: (Element) -> Bool) -> Bool {
        predicate(self) || children.contains { $0.contains(where: predicate) }
    }
}

internal import GlyphModel
internal import Markup
internal import SemanticColor

extension CatalogLint {
    static let shadowsSystemName: CatalogLint = CatalogLint(
        id: "shadows-system-name", severity: .info,
        summary: "The symbol of a colour has the name of a system colour.",
        guideline: "Xcode 15 Release Notes: Xcode generates a symbol for each colour in a catalog; it gives a warning, "
            + "and no symbol, where the name is a colour's of the system.",
        reason:
            "`Color(\"label\")` and `UIColor.label` are different colours then, and people who read the code take one "
            + "for the other.",
        remedy: "Rename the colour, for example to `appLabel`; code that uses its name must change, too, so there is "
            + "no fix. A colour that refers to the system's, or has its values, is not reported, nor is one in a "
            + "namespace.",
        examples: Examples(
            clean: [
                Example([
                    "appLabel.colorset/Contents.json": Example.colors(.value("1D2B3A"), .value("E8EDF2", "dark")),
                    "link.colorset/Contents.json": Example.colors(.reference("linkColor")),
                    "white.colorset/Contents.json": Example.colors(.value("FFFFFF")),
                    "Brand/Contents.json": Example.namespace,
                    "Brand/label.colorset/Contents.json": Example.colors(.value("1D2B3A"), .value("E8EDF2", "dark")),
                ])
            ],
            unclean: [
                Example([
                    "label.colorset/Contents.json": Example.colors(
                        .value("1D2B3A"), .value("E8EDF2", "dark"), isFound: true)
                ]),
                Example([
                    "system-red.colorset/Contents.json": Example.colors(.value("B3261E"), isFound: true)
                ]),
            ]),
        check: .color { set, context in
            let symbol = XcodeSymbol.text(set.set.qualifiedName)
            let role = ColorRole(rawValue: symbol)
            guard SystemColors.isName(role), let entry = set.entries.first(where: { $0.value != nil }),
                !set.entries.contains(where: { $0.reference == role })
            else { return [] }
            let target = SystemColors.target(of: role) ?? role
            if entry.reference == target { return [] }
            if let color = set.devices.first?.dynamic,
                SystemName.verdict(on: role, color, in: nil) == .system
            {
                return []
            }
            let proposal = SystemName.proposal(for: symbol) { _ in false }
            return [
                CatalogLint.shadowsSystemName.finding(
                    "'\(set.set.qualifiedName)' becomes the symbol '\(symbol)' in Xcode, which is a system colour",
                    about: set.set, hint: "rename it, for example to '\(proposal)', or refer to the system's colour")
            ]
        })
}

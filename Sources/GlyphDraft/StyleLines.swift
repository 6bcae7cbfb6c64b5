package import GlyphDerivation
package import GlyphModel
internal import Markup

/// A fill style as attributes of a manifest, a line for each, with what speaks for it: for a person to read and edit.
///
///     <!-- 29 of 30 examples --> inset="0.75"
///     <!-- 6 of 6 examples --> panels="strip"
package struct StyleLines: Sendable {
    /// Each with its comment, in the order of the attributes. Empty for the style that a manifest has without them.
    package let lines: [String]

    /// - Parameters:
    ///   - base: the style that was stated before; it is named, and what differs from it is stated behind it.
    ///   - choices: what examples speak for.
    package init(_ style: FillStyle, insteadOf base: FillStyle, choices: [StyleEstimate.Choice] = []) {
        let known = Dictionary(choices.map { ($0.setting, $0) }) { first, _ in first }
        func line(_ name: String, _ value: String, _ setting: StyleSetting?) -> String {
            let choice = setting.flatMap { known[$0] }
            let comment = choice.map { "<!-- \($0.supporters) of \($0.examples) examples --> " } ?? ""
            return "\(comment)\(name)=\"\(value)\""
        }
        // Only the name of a style states what becomes of islands.
        let named = FillStyle.named.filter { $0.style.islands == style.islands }
        let first =
            named.first { $0.style == base }
            ?? named.min {
                Self.settings(of: style, insteadOf: $0.style).count
                    < Self.settings(of: style, insteadOf: $1.style).count
            }
        var lines: [String] = []
        if let first, first.name != FillStyle.named[0].name {
            lines.append(line("fill-style", first.name, style.islands == base.islands ? nil : .islands(style.islands)))
        }
        for setting in Self.settings(of: style, insteadOf: first?.style ?? .knockout) {
            if let (name, value) = setting.attribute { lines.append(line(name, value, setting)) }
        }
        self.lines = lines
    }

    /// The settings in which a style differs from another one, in the order of the manifest's reference.
    private static func settings(of style: FillStyle, insteadOf other: FillStyle) -> [StyleSetting] {
        var settings: [StyleSetting] = []
        if style.lines != other.lines { settings.append(.lines(style.lines)) }
        if style.rings != other.rings { settings.append(.rings(style.rings)) }
        if style.gaps != other.gaps { settings.append(.gaps(style.gaps)) }
        if style.handles != other.handles { settings.append(.handles(style.handles)) }
        if style.panels != other.panels { settings.append(.panels(style.panels)) }
        if let width = style.gapWidth, width != other.gapWidth { settings.append(.gapWidth(width)) }
        if style.inset != other.inset { settings.append(.inset(style.inset)) }
        return settings
    }
}

extension StyleSetting {
    /// The attribute that states it; nil for what only the name of a style states.
    fileprivate var attribute: (name: String, value: String)? {
        switch self {
        case .islands: nil
        case .lines(let lines): ("lines", lines.rawValue)
        case .rings(let rings): ("rings", rings.rawValue)
        case .gaps(let gaps): ("gaps", gaps.rawValue)
        case .handles(let handles): ("handles", handles.rawValue)
        case .panels(let panels): ("panels", panels.rawValue)
        case .gapWidth(let width): ("gap-width", DecimalNumber.text(width))
        case .inset(let inset): ("inset", DecimalNumber.text(inset))
        }
    }
}

package import GlyphModel

/// A fill style as attributes of a manifest, with the support for each: for a person to read and edit.
package struct StyleLines: Sendable {
    private let attributes: [(text: String, choice: StyleEstimate.Choice?)]

    /// A line for each attribute, in the order of the manifest's reference. Empty for the style that a manifest has without
    /// them.
    ///
    ///     <!-- 29 of 30 examples --> inset="0.75"
    ///     <!-- 6 of 6 examples --> panels="strip"
    package var lines: [String] {
        attributes.map { text, choice in
            let comment = choice.map { "<!-- \($0.supporters) of \($0.examples) examples --> " } ?? ""
            return comment + text
        }
    }

    /// The settings that examples support, as a part of a sentence: `inset="0.75" (29 of 30), panels="strip" (6 of 6)`.
    package var chosen: String {
        attributes.compactMap { text, choice in
            choice.map { "\(text) (\($0.supporters) of \($0.examples))" }
        }.joined(separator: ", ")
    }

    /// - Parameters:
    ///   - base: the style that was stated before; it is named, and the differences from it are stated behind it.
    ///   - choices: the choices that examples support.
    package init(_ style: FillStyle, insteadOf base: FillStyle, choices: [StyleEstimate.Choice] = []) {
        let known = Dictionary(choices.map { ($0.setting, $0) }) { first, _ in first }
        func attribute(
            _ name: String, _ value: String, _ setting: StyleSetting?
        ) -> (text: String, choice: StyleEstimate.Choice?) {
            ("\(name)=\"\(value)\"", setting.flatMap { known[$0] })
        }
        // Only the name of a style states the treatment of islands.
        let named = FillStyle.named.filter { $0.style.islands == style.islands }
        let first =
            named.first { $0.style == base }
            ?? named.min {
                Self.settings(of: style, insteadOf: $0.style).count
                    < Self.settings(of: style, insteadOf: $1.style).count
            }
        var attributes: [(text: String, choice: StyleEstimate.Choice?)] = []
        if let first, first.name != FillStyle.named[0].name {
            attributes.append(
                attribute("fill-style", first.name, style.islands == base.islands ? nil : .islands(style.islands)))
        }
        for setting in Self.settings(of: style, insteadOf: first?.style ?? .knockout) {
            if let (name, value) = setting.attribute { attributes.append(attribute(name, value, setting)) }
        }
        self.attributes = attributes
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

package import GlyphModel
package import Markup

/// One option of a fill style with its value, as examples may speak for it.
package enum StyleSetting: Hashable, Sendable {
    case islands(FillStyle.Islands)
    case lines(FillStyle.Lines)
    case rings(FillStyle.Rings)
    case gaps(FillStyle.Gaps)
    case handles(FillStyle.Handles)
    case panels(FillStyle.Panels)
    /// In units of the view box.
    case gapWidth(Double)
    /// In units of the view box.
    case inset(Double)

    /// The style with this option.
    package func applied(to style: FillStyle) -> FillStyle {
        var other = style
        switch self {
        case .islands(let islands): other.islands = islands
        case .lines(let lines): other.lines = lines
        case .rings(let rings): other.rings = rings
        case .gaps(let gaps): other.gaps = gaps
        case .handles(let handles): other.handles = handles
        case .panels(let panels): other.panels = panels
        case .gapWidth(let width): other.gapWidth = width
        case .inset(let inset): other.inset = inset
        }
        return other
    }

    /// The option that it is of.
    package var option: FillOptions {
        switch self {
        case .islands: .islands
        case .lines: .lines
        case .rings: .rings
        case .gaps: .gaps
        case .handles: .handles
        case .panels: .panels
        case .gapWidth: .gapWidth
        case .inset: .inset
        }
    }

    /// Whether it is a length, and no choice among fills.
    package var isMeasure: Bool { option == .inset || option == .gapWidth }

    /// The attribute that states it; nil for a setting that only the name of a style states.
    var attribute: (name: String, value: String)? {
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

    /// The values of each option that has names, in the order in which a manifest states them.
    static let options: [[StyleSetting]] = [
        FillStyle.Islands.allCases.map { .islands($0) }, FillStyle.Lines.allCases.map { .lines($0) },
        FillStyle.Rings.allCases.map { .rings($0) }, FillStyle.Gaps.allCases.map { .gaps($0) },
        FillStyle.Handles.allCases.map { .handles($0) }, FillStyle.Panels.allCases.map { .panels($0) },
    ]
}

/// A fill style as attributes of a manifest, with the support for each: for a person to read and edit.
package struct StyleLines: Sendable {
    private let attributes: [(text: String, choice: StyleEstimate.Choice?)]

    /// A line for each attribute, in the order of the manifest's reference. Empty for the style that a manifest has
    /// without them.
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

// MARK: - Bytes

extension StyleSetting: ByteCodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(Int(option.rawValue))
        switch self {
        case .islands(let islands): encoder.append(raw: islands)
        case .lines(let lines): encoder.append(raw: lines)
        case .rings(let rings): encoder.append(raw: rings)
        case .gaps(let gaps): encoder.append(raw: gaps)
        case .handles(let handles): encoder.append(raw: handles)
        case .panels(let panels): encoder.append(raw: panels)
        case .gapWidth(let length), .inset(let length): encoder.append(length)
        }
    }

    package init(from decoder: inout ByteDecoder) throws(ByteDecoder.Fault) {
        switch FillOptions(rawValue: UInt8(truncatingIfNeeded: try decoder.int())) {
        case .islands: self = .islands(try decoder.raw())
        case .lines: self = .lines(try decoder.raw())
        case .rings: self = .rings(try decoder.raw())
        case .gaps: self = .gaps(try decoder.raw())
        case .handles: self = .handles(try decoder.raw())
        case .panels: self = .panels(try decoder.raw())
        case .gapWidth: self = .gapWidth(try decoder.double())
        case .inset: self = .inset(try decoder.double())
        default: throw ByteDecoder.Fault()
        }
    }
}

package import Markup
internal import SemanticColor

/// What a manifest states around a glyph about its fill: on its groups and on the root, and in examples.
package struct InheritedFill: Hashable, Sendable {
    /// With the measures that the glyph's own element states: these are no choice among fills.
    package var style: FillStyle
    /// The options of the style that are stated. The others may be taken from examples.
    package var stated: FillOptions
    package var uncertainFill: UncertainFill

    package init(
        style: FillStyle = .knockout, stated: FillOptions = [], uncertainFill: UncertainFill = .take
    ) {
        (self.style, self.stated, self.uncertainFill) = (style, stated, uncertainFill)
    }
}

extension InheritedFill: ByteEncodable {
    package func encode(into encoder: inout ByteEncoder) {
        encoder.append(style)
        encoder.append(Int(stated.rawValue))
        encoder.append(raw: uncertainFill)
    }
}

extension GlyphEntry {
    /// The entry without what its own element states about its fill: choices of a style, faces, the outline in dark
    /// appearances, and the treatment of an uncertain fill. Nil where it states nothing.
    ///
    /// It has the bodies of relatives that it had: one that states its fill has none, and what it would take without
    /// its statement is not known.
    package var unstated: GlyphEntry? {
        guard let inheritedFill else { return nil }
        var entry = self
        (entry.inheritedFill, entry.statesFill, entry.statedFill) = (nil, false, inheritedFill.stated)
        entry.settings.geometry.fill = inheritedFill.style
        entry.settings.geometry.uncertainFill = inheritedFill.uncertainFill
        entry.parts.removeAll(where: \.isOfFace)
        for index in overrides.indices where overrides[index].isOutlineInDark { entry.overrides[index].form = nil }
        return entry
    }
}

extension PartOverride {
    /// Whether it names a face by a point, and no elements.
    package var isOfFace: Bool { if case .region = target { true } else { false } }
}

extension AppearanceOverride {
    /// Whether it states the outline for dark appearances, as one that is written in place of a fill does.
    package var isOutlineInDark: Bool { style == .dark && contrast == nil && form == .outline }
}

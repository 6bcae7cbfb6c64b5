public import SemanticColor

/// A name, and what it shows in each appearance: what formats write and an audit looks at.
public struct Asset: Hashable, Sendable {
    /// The name in code and in file names, without an ending: `heart`.
    public var name: String
    /// The groups around it, outermost first: folders of a catalog.
    public var groups: [GroupName]
    /// What light appearances show, and all others that have no drawing of their own.
    public var light: Drawing
    /// What dark appearances show; nil shows `light` in the colours of dark.
    public var dark: Drawing?
    /// What light shows with increased contrast; nil shows `light`.
    public var lightHigh: Drawing?
    /// What dark shows with increased contrast; nil shows `dark`, or what stands in for it.
    public var darkHigh: Drawing?
    /// The appearances that get a picture besides light and those with a drawing of their own. Elevated ones get none:
    /// no format has a place for them.
    public var appearances: [Appearance] = [.light, .dark]
    /// What it is shown on, for audits that name no backgrounds themselves.
    public var backgrounds: [Background] = [.systemBackground]
    /// The least contrast ratio, from 1 to 21. Nil is 3, which WCAG 2.2, 1.4.11 asks of graphics, and lets pass what
    /// the system pairs itself.
    public var contrast: Double?
    /// Sides of the squares that it is shown in, in points. Empty where nothing is known of them.
    public var sizes: [Double] = []
    /// The effect that it takes on a material.
    public var vibrancy: Vibrancy?
    /// What SVG files paint with where a layer takes the colour of `tint`.
    public var paint = PaintPolicy.tint
    /// How a catalog's image set draws it; nil is what the catalog says.
    public var intent: ImageIntent?
    /// The colour of the whole, where `paint` asks for the one that text has around it. It is that of the light
    /// drawing's last layer with a name unless another one is stated.
    public var tint: ColorRole

    /// An asset of one drawing or more.
    ///
    /// - Parameters:
    ///   - light: for all appearances that have no drawing of their own.
    ///   - groups: outermost first.
    public init(
        _ name: String, light: Drawing, dark: Drawing? = nil, lightHigh: Drawing? = nil, darkHigh: Drawing? = nil,
        groups: [GroupName] = []
    ) {
        self.name = name
        self.groups = groups
        (self.light, self.dark, self.lightHigh, self.darkHigh) = (light, dark, lightHigh, darkHigh)
        tint = light.layers.last { $0.role != nil }?.role ?? "label"
    }

    /// What an appearance shows; base and elevated show the same.
    public func drawing(in appearance: Appearance) -> Drawing {
        switch (appearance.style, appearance.contrast) {
        case (.light, .normal): light
        case (.light, .high): lightHigh ?? light
        case (.dark, .normal): dark ?? light
        case (.dark, .high): darkHigh ?? dark ?? light
        }
    }
}

extension Asset {
    /// As formats and audits have it. No place of a manifest answers for it.
    package var variant: Variant {
        let own = [(Appearance.light, Optional(light)), (.dark, dark), (.lightHigh, lightHigh), (.darkHigh, darkHigh)]
        var settings = GlyphSettings()
        settings.appearances = own.compactMap { appearance, drawing in
            appearance == .light || drawing != nil || appearances.contains(appearance) ? appearance : nil
        }
        settings.tint = tint
        settings.backgrounds = backgrounds.map(\.name)
        settings.statesContrast = contrast != nil
        settings.contrast = contrast ?? settings.contrast
        (settings.sizes, settings.vibrancy, settings.paint, settings.intent) = (sizes, vibrancy, paint, intent)
        if light.layers.allSatisfy({ $0.role == nil }) { settings.rendering = .original }
        let entry = GlyphEntry(name: name, source: "", groups: groups, location: nil, settings: settings)
        let pictures = settings.appearances.map { appearance in
            let drawing = drawing(in: appearance)
            return Variant.Picture(
                appearance: appearance, form: drawing.form ?? .outline, tint: tint, drawing: drawing)
        }
        return Variant(name: name, entry: entry, pictures: pictures)
    }
}

extension GlyphSet {
    /// A set that a program makes, rather than a manifest.
    ///
    /// - Parameters:
    ///   - assets: in the order in which they are written.
    ///   - palette: has to have a colour of each name that the drawings take.
    public init(_ assets: [Asset], palette: Palette) {
        self.init(
            variants: assets.map(\.variant), palette: palette,
            ownRoles: palette.roles.filter { SystemColors.kind(of: $0, in: palette.generation ?? .ios26) == nil })
    }
}

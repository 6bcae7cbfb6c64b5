public import SemanticColor

/// A name and its drawings for the appearances: the input of formats and of an audit.
public struct Asset: Hashable, Sendable {
    /// The name in code and in file names, without an extension: `heart`.
    public var name: String
    /// The groups around it, outermost first: folders of a catalog.
    public var groups: [GroupName]
    /// The drawing for light, and for all appearances without a drawing of their own.
    public var light: Drawing
    /// The drawing for dark; nil uses `light` with the colours of dark.
    public var dark: Drawing?
    /// The drawing for light with increased contrast; nil uses `light`.
    public var lightHigh: Drawing?
    /// The drawing for dark with increased contrast; nil uses `dark` or its fallback.
    public var darkHigh: Drawing?
    /// The appearances that get a picture, besides light and the ones with a drawing of their own. Elevated ones get
    /// none, because no format supports them.
    public var appearances: [Appearance] = [.light, .dark]
    /// The backgrounds that it is shown on, for audits that name none.
    public var backgrounds: [Background] = [.systemBackground]
    /// The minimum contrast ratio, from 1 to 21. Nil is 3, which WCAG 2.2, 1.4.11 requires for graphics, with an
    /// exception for the system's own pairings.
    public var contrast: Double?
    /// The sides of the squares that it is shown in, in points. Empty if they are not known.
    public var sizes: [Double] = []
    /// Its effect on a material.
    public var vibrancy: Vibrancy?
    /// How SVG files paint layers in the colour of `tint`.
    public var paint = PaintPolicy.tint
    /// How an image set draws it; nil is the default of the catalog.
    public var intent: ImageIntent?
    /// The colour that `PaintPolicy.current` replaces by the colour of the text. By default the role of the light
    /// drawing's last layer with a role.
    public var tint: ColorRole

    /// Creates an asset of one drawing or more.
    ///
    /// - Parameters:
    ///   - light: the drawing for all appearances without a drawing of their own.
    ///   - groups: the groups, outermost first.
    public init(
        _ name: String, light: Drawing, dark: Drawing? = nil, lightHigh: Drawing? = nil, darkHigh: Drawing? = nil,
        groups: [GroupName] = []
    ) {
        self.name = name
        self.groups = groups
        (self.light, self.dark, self.lightHigh, self.darkHigh) = (light, dark, lightHigh, darkHigh)
        tint = light.layers.last { $0.role != nil }?.role ?? "label"
    }

    /// The drawing for an appearance; base and elevated have the same drawing.
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
    /// The asset that formats and audits use. It has no location in a manifest.
    package var glyphAsset: GlyphAsset {
        let own = [(Appearance.light, Optional(light)), (.dark, dark), (.lightHigh, lightHigh), (.darkHigh, darkHigh)]
        var settings = GlyphSettings()
        settings.geometry.appearances = own.compactMap { appearance, drawing in
            appearance == .light || drawing != nil || appearances.contains(appearance) ? appearance : nil
        }
        settings.paint.tint = tint
        settings.audit.backgrounds = backgrounds.map(\.name)
        settings.audit.statesContrast = contrast != nil
        settings.audit.contrast = contrast ?? settings.audit.contrast
        (settings.audit.sizes, settings.audit.vibrancy, settings.paint.policy, settings.export.intent) = (
            sizes, vibrancy, paint, intent
        )
        if light.layers.allSatisfy({ $0.role == nil }) { settings.paint.rendering = .original }
        let entry = GlyphEntry(name: name, source: "", groups: groups, location: nil, settings: settings)
        let pictures = settings.geometry.appearances.map { appearance in
            let drawing = drawing(in: appearance)
            return GlyphAsset.Rendition(
                appearance: appearance, form: drawing.form ?? .outline, tint: tint, drawing: drawing)
        }
        return GlyphAsset(name: name, entry: entry, pictures: pictures)
    }
}

extension GlyphSet {
    /// A set that a program makes, without a manifest.
    ///
    /// - Parameters:
    ///   - assets: the assets, in the order in which they are written.
    ///   - palette: the palette, which must have a colour for each role of the drawings.
    public init(_ assets: [Asset], palette: Palette) {
        self.init(
            assets: assets.map(\.glyphAsset), palette: palette,
            ownRoles: palette.roles.filter { SystemColors.kind(of: $0, in: palette.generation ?? .ios26) == nil })
    }
}

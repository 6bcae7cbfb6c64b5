/// Everything that the page of a review sheet shows, as its scripts read it. Colours and contrasts are resolved, by the
/// functions that the formats and the audit use.
///
/// A property has the name of its member in JSON, and `PageTypes/document.d.ts` has the same for the scripts. Glyphs
/// refer to entries of tables by number. What scripts can put in is nil here: `SheetDocument+Usual.swift` says what
/// that is.
///
/// A *setting* is a background in an appearance, and over a material also what is behind it. Its number is an index of
/// all lists "by setting": the background's `first`, and for a plain background the number of the appearance, for a
/// material four times that number and 0 over white, 1 over grey, 2 over black, 3 with reduced transparency.
struct SheetDocument: Encodable {
    /// The title of the set.
    var title: String
    /// The names of all appearances. The number of one has bits: 1 for dark, 2 for increased contrast, 4 for elevated.
    var appearances: [String]
    /// The backgrounds that glyphs can be shown on: first those that some glyph is made for.
    var backgrounds: [Background]
    /// The settings in which people see glyphs on Apple's systems, other than on a background of their app: all of
    /// `DisplaySetting`, in its order.
    var displays: [Display]
    /// What is behind materials, where it is a picture.
    var landscape: Landscape
    /// The colours of glyphs and of their backgrounds, in the order of the palette, with their values.
    var palette: [PaletteColor]
    /// The distinct paints of layers.
    var paints: [Paint]
    /// The distinct values of paints, for style sheets: `#RRGGBB`, `rgb(R G B/A)`, or `none`.
    var colors: [String]
    /// The distinct contours as path data in the units of their drawings' view boxes. Each begins with an absolute `M`,
    /// so that they can be concatenated.
    var contours: [String]
    /// The distinct lists of contrasts by setting: hundredths of the ratio, rounded down; negative where it is below
    /// the glyph's minimum, 0 where nothing is drawn.
    var contrasts: [[Int]]
    /// The distinct drawings.
    var drawings: [Drawing]
    /// The findings of the audit, in its order.
    var findings: [Finding]
    /// The frame of the first drawing, which most drawings have.
    var frame: Frame
    /// The assets of the set, in its order.
    var glyphs: [Glyph]
    /// The gradients and masks that drawings refer to, as elements of SVG.
    var gradients: String
    /// The paths of groups, such as `Weather / Scenes`; empty for the top of the manifest.
    var groups: [String]
    /// The contrast ratio that a glyph should reach where it states none.
    var minimumContrast: Double
    /// The prefixes of names in code.
    var prefixes: Prefixes
    /// The kinds of reference that the page offers to copy: `name`, `svg`, and the kinds of exported formats.
    var references: [String]
    /// Simulations of deficiencies of colour vision.
    var visions: [Vision]
    /// The numbers of glyphs with the same body, the simplest first: a list for each body that several glyphs have.
    var relatives: [[Int]]?
    /// What has changed since an earlier state of the set, if the sheet shows that.
    var changes: Changes?
    /// What the sheet is of: `catalog`, `drawings` or `resources`; nil for the set of a manifest.
    var subject: String?
    /// What is not shown or was not audited, sorted by path; nil for nothing.
    var unseen: [UnseenPart]?
}

// MARK: - Colours

extension SheetDocument {
    /// A background that glyphs can be shown on.
    struct Background: Encodable {
        /// As the manifest names it: a colour of the palette, or `material.…`.
        var name: String
        /// The number of its first setting.
        var first: Int
        /// Its opaque colour in each of its settings, for style sheets.
        var colors: [String]
        /// Whether it is a material, which has four settings in each appearance.
        var material: Bool
    }

    /// A widget that the system recolours, or a control of Liquid Glass, as `DisplaySetting` describes it.
    struct Display: Encodable {
        /// A stable name: `glass.clear.white`.
        var name: String
        /// For readers: `Clear glass over white, dimmed`.
        var title: String
        /// What displays have in common, as a heading: `Clear glass`.
        var group: String
        /// The number of the appearance whose picture is shown.
        var appearance: Int
        /// The opaque colour behind the glyph, for style sheets.
        var ground: String
        /// The opaque colour of text next to the glyph, for style sheets.
        var text: String
        /// The size of the glyph, and of the text next to it, in points.
        var size: Int
        /// Whether only the alpha of the glyph's colours stays.
        var isMonochrome: Bool
    }

    /// A landscape in a few colours, which the style sheet draws with gradients.
    struct Landscape: Encodable {
        /// From the back: the sky above and below, the sun, hills from far to near.
        var plain: [String]
        /// The same colours behind each material, by the name of the background.
        var materials: [String: Tones]

        struct Tones: Encodable { var light, dark: [String] }
    }

    /// A colour of the palette.
    struct PaletteColor: Encodable {
        var name: String
        /// The name for readers, which another colour may have in another group; nil where it is `name`.
        var title: String?
        /// The path of its groups, as the document's `groups`; nil for none.
        var group: String?
        /// Its value in each appearance, for style sheets.
        var values: [String]
        /// The same for readers: the hex, and the alpha in percent where there is one.
        var captions: [String]
    }

    /// A paint of layers, with its vibrancy.
    struct Paint: Encodable, Hashable {
        /// Its colours by setting: indices of `colors`.
        var colors: [Int]
        /// Its colours by display, of a gradient the first one: indices of `colors`.
        var displays: [Int]
        /// The name for readers: of the colour of the palette, or the colour itself.
        var name: String
        /// Whether it is a colour of the palette; nil for no.
        var isRole: Bool?
    }

    struct Vision: Encodable {
        /// Such as `deuteranopia`.
        var name: String
        /// For `feColorMatrix` in linear sRGB: four rows of five numbers.
        var values: String
    }

    struct Prefixes: Encodable {
        /// Of drawables: `ic_`.
        var android: String
        /// Of symbols in a sprite, without the hyphen after it.
        var use: String
    }
}

// MARK: - Drawings

extension SheetDocument {
    /// The size of a drawing, and its coordinate system.
    struct Frame: Encodable, Equatable {
        /// The view box, as in SVG: `x y width height`, in the drawing's own units with y down. Nil without a drawing.
        var box: String?
        /// The size in user pixels, 96 per inch.
        var width, height: Double?
    }

    /// A drawing, without the colours of the palette. Where it has only layers, it is written as their list.
    struct Drawing: Encodable {
        /// From the back to the front.
        var layers: [Layer]
        /// The view box, where it is not the frame's.
        var box: String?
        /// The size in user pixels, 96 per inch, where it is not the frame's.
        var width, height: Double?
        /// The value of `preserveAspectRatio`, where it is not the initial one.
        var aspect: String?

        private enum CodingKeys: String, CodingKey { case layers, box, width, height, aspect }

        func encode(to encoder: any Encoder) throws {
            if box == nil, width == nil, height == nil, aspect == nil { return try encoder.encodeSole(layers) }
            var members = encoder.container(keyedBy: CodingKeys.self)
            try members.encode(layers, forKey: .layers)
            try members.encodeIfPresent(box, forKey: .box)
            try members.encodeIfPresent(width, forKey: .width)
            try members.encodeIfPresent(height, forKey: .height)
            try members.encodeIfPresent(aspect, forKey: .aspect)
        }
    }

    /// A layer of a drawing. Where it has only contours, it is written as their list.
    struct Layer: Encodable {
        /// The numbers of its contours, which are one path.
        var contours: [Int]
        /// A reference to a gradient of the drawing itself, and its opacity. All other colours belong to the picture.
        var fill, fillOpacity: String?
        /// A reference to the mask for a colour of the palette that fades.
        var mask: String?
        /// The groups that share an opacity, from the outermost: which one, and its opacity.
        var groups: [Group]?

        private enum CodingKeys: String, CodingKey {
            case contours, fill, mask, groups
            case fillOpacity = "fill-opacity"
        }

        func encode(to encoder: any Encoder) throws {
            if fill == nil, fillOpacity == nil, mask == nil, groups == nil { return try encoder.encodeSole(contours) }
            var members = encoder.container(keyedBy: CodingKeys.self)
            try members.encode(contours, forKey: .contours)
            try members.encodeIfPresent(fill, forKey: .fill)
            try members.encodeIfPresent(fillOpacity, forKey: .fillOpacity)
            try members.encodeIfPresent(mask, forKey: .mask)
            try members.encodeIfPresent(groups, forKey: .groups)
        }
    }

    /// A group of layers, written as the pair of its properties.
    struct Group: Encodable, Equatable {
        /// Layers next to each other with the same number are in one group.
        var id: Int
        var opacity: Double

        func encode(to encoder: any Encoder) throws { try encoder.encodeSole([Double(id), opacity]) }
    }
}

extension Encoder {
    /// Writes a value as what stands for the whole of it.
    fileprivate func encodeSole(_ value: some Encodable) throws {
        var container = singleValueContainer()
        try container.encode(value)
    }
}

// MARK: - Glyphs

extension SheetDocument {
    /// An asset of the set.
    struct Glyph: Encodable {
        /// The name of the asset, without the names of its groups.
        var name: String
        /// The name in code, with its groups; nil where it is `name`.
        var asset: String?
        /// The name of its entry in the manifest; nil where it is `name`.
        var entry: String?
        /// The path of its drawing; nil where it is `entry` with `.svg`.
        var source: String?
        /// The name as a resource, in words with `_` between them; nil where signs of `asset` only become `_`.
        var resource: String?
        /// The place of its element: `manifest.xml:12:5`, from the manifest's folder; empty without one.
        var place: String
        /// Its pictures, in the order of their appearances.
        var pictures: [Picture]
        /// The symbol, where one is made.
        var symbol: Symbol?
        /// The number of its group; nil for the first.
        var group: Int?
        /// The numbers of the backgrounds that it is made for; nil for the first alone.
        var backgrounds: [Int]?
        /// The contrast ratio that it should reach; nil where it is the document's.
        var minimumContrast: Double?
        /// How it is drawn on materials, where that is stated.
        var vibrancy: String?
        /// The name for people, where it is stated.
        var title: String?
        /// Whether it is mirrored where text runs from right to left; nil for no.
        var isMirrored: Bool?
        /// Further words to find it by; nil for none.
        var tags: [String]?
        /// The appearances with files of their own; nil for light and dark.
        var files: [String]?
        /// The index of the picture of each appearance; nil where the pictures take turns.
        var shown: [Int]?
        /// Identifies what the manifest and the drawing said when the page was made. Nil where it is not provided.
        var state: String?
        /// What has changed in it since an earlier state, if anything has.
        var change: Change?
    }

    /// A drawing in the colours of its layers.
    struct PaintedDrawing: Encodable, Equatable {
        /// The number of the drawing.
        var drawing: Int
        /// The number of each layer's paint.
        var paints: [Int]
    }

    /// What a glyph shows in an appearance, and in others that have no picture of their own.
    struct Picture: Encodable {
        /// The number of the drawing.
        var drawing: Int
        /// The number of each layer's paint.
        var paints: [Int]
        /// What touches what.
        var contacts: [Contact]
        /// The number of the appearance; nil where it is the picture's index.
        var appearance: Int?
        /// `outline` or `fill`; nil for an outline.
        var form: String?
        /// The drawing for text from right to left, where there is one of its own.
        var rightToLeft: PaintedDrawing?
        /// The fills to choose from, where the fill has a low confidence.
        var alternatives: [Alternative]?
        /// The index among the alternatives of what is shown; nil for the first.
        var chosen: Int?
    }

    /// A layer that touches another one or the background, written as the list of its properties.
    struct Contact: Encodable, Equatable {
        /// The index of the layer.
        var layer: Int
        /// The index of the layer below; -1 for the background.
        var underlay: Int
        /// The number of the list of their contrasts.
        var contrasts: Int

        func encode(to encoder: any Encoder) throws { try encoder.encodeSole([layer, underlay, contrasts]) }
    }

    /// A fill to choose from.
    struct Alternative: Encodable, Equatable {
        /// What states it in the glyph's element of the manifest; empty for the fill that needs no statement, nil for
        /// one that the page cannot state.
        var line: String?
        /// What distinguishes it, in words.
        var words: String
        /// The number of the drawing.
        var drawing: Int
        /// The number of each layer's paint.
        var paints: [Int]
    }

    /// The symbol of a glyph: the outlines of Regular, and how far the points of the other weights are from them. In
    /// the units of Apple's template, where the baseline is 0, y is down, and a capital is 70.459 high.
    struct Symbol: Encodable {
        var layers: [SymbolLayer]
        /// The width of Regular with its margins.
        var advance: Double
        /// How much wider Ultralight and Black are.
        var growth: [Double]
        /// The stroke widths of Ultralight and Black, in stroke widths of Regular.
        var widths: [Double]
    }

    struct SymbolLayer: Encodable {
        /// The kinds of its segments: `M`, `L`, `Q`, `C`, `Z`.
        var kinds: String
        /// The coordinates of all points of Regular, in tenths of a unit.
        var regular: [Int]
        /// What is added to them for Ultralight and for Black.
        var light, heavy: [Int]
        /// From 0 to 1.
        var opacity: Double
        /// Whether it cuts out of the layers below; nil for no.
        var erases: Bool?
    }
}

// MARK: - Findings

extension SheetDocument {
    /// A finding of the audit.
    struct Finding: Encodable {
        /// The id of its lint.
        var rule: String
        /// `info`, `warning` or `error`.
        var severity: String
        var message: String
        /// What to do.
        var hint: String?
        /// Further sentences; nil for none.
        var notes: [String]?
        /// The place in the manifest or in a drawing: `manifest.xml:12:5`, from the manifest's folder.
        var place: String?
        /// The names of the colours of the palette that it is about; nil where it is about glyphs, or about the set.
        var colors: [String]?
        /// The numbers of glyphs that are compared, where there are several.
        var compared: [Int]?
        /// What it is about; empty where it is about colours, or about the set as a whole.
        var spots: [Spot]
    }

    /// A file or a folder that is not shown, or whose content was not audited.
    struct UnseenPart: Encodable {
        var path: String
        /// As a sentence without its end.
        var reason: String
        /// The numbers of the glyphs that it belongs to; nil for none.
        var glyphs: [Int]?
    }

    /// Some glyphs that a finding is about in the same settings and layers.
    struct Spot: Encodable {
        /// Pairs of the number of a setting and the index of a layer; none where it is about no setting.
        var at: [Int]
        /// The numbers of the glyphs.
        var glyphs: [Int]
    }
}

// What a sheet's file leaves out, since the scripts of the page put it in: the table `records` of `Page/document.js`
// has the same values. Nothing else leaves out a member that the scripts need.

/// A value; nil where it is the usual one.
private func unless<Value: Equatable>(_ usual: Value, _ value: Value) -> Value? { value == usual ? nil : value }

extension SheetDocument.Glyph {
    /// - Parameters:
    ///   - resource: the name as a resource.
    ///   - shown: the index of the picture of each appearance.
    ///   - minimum: the contrast ratio that the glyph should reach.
    ///   - usualMinimum: the same for the document.
    init(
        name: String, asset: String, entry: String, source: String, resource: String, place: String,
        pictures: [SheetDocument.Picture], symbol: SheetDocument.Symbol?, group: Int, backgrounds: [Int],
        minimum: Double, usualMinimum: Double, vibrancy: String?, title: String?, isMirrored: Bool, tags: [String],
        files: [String], shown: [Int], state: String
    ) {
        (self.name, self.place, self.pictures, self.symbol) = (name, place, pictures, symbol)
        (self.vibrancy, self.title) = (vibrancy, title)
        self.asset = unless(name, asset)
        self.entry = unless(name, entry)
        self.source = unless(entry + ".svg", source)
        self.resource = unless(String(asset.map { "-. /".contains($0) ? "_" : $0 }), resource)
        self.group = unless(0, group)
        self.backgrounds = unless([0], backgrounds)
        minimumContrast = unless(usualMinimum, minimum)
        self.isMirrored = unless(false, isMirrored)
        self.tags = unless([], tags)
        self.files = unless(["light", "dark"], files)
        self.shown = unless(shown.indices.map { $0 % max(pictures.count, 1) }, shown)
        self.state = unless("", state)
    }
}

extension SheetDocument.Picture {
    /// - Parameter index: its index among the pictures of the glyph.
    init(
        at index: Int, _ painted: SheetDocument.PaintedDrawing, contacts: [SheetDocument.Contact], appearance: Int,
        form: String, rightToLeft: SheetDocument.PaintedDrawing?, chosen: Int
    ) {
        (drawing, paints, self.contacts) = (painted.drawing, painted.paints, contacts)
        self.appearance = unless(index, appearance)
        self.form = unless("outline", form)
        self.rightToLeft = rightToLeft
        self.chosen = unless(0, chosen)
    }
}

extension SheetDocument.Drawing {
    /// - Parameters:
    ///   - frame: its own size and view box.
    ///   - usual: the document's.
    ///   - aspect: the value of `preserveAspectRatio`; nil for the initial one.
    init(
        layers: [SheetDocument.Layer], frame: SheetDocument.Frame, usual: SheetDocument.Frame, aspect: String?
    ) {
        self.layers = layers
        box = unless(usual.box, frame.box) ?? nil
        width = unless(usual.width, frame.width) ?? nil
        height = unless(usual.height, frame.height) ?? nil
        self.aspect = aspect
    }
}

extension SheetDocument.Layer {
    init(contours: [Int], fill: String?, fillOpacity: String?, mask: String?, groups: [SheetDocument.Group]) {
        (self.contours, self.fill, self.fillOpacity, self.mask) = (contours, fill, fillOpacity, mask)
        self.groups = unless([], groups)
    }
}

extension SheetDocument.Paint {
    init(colors: [Int], displays: [Int], name: String, isRole: Bool) {
        (self.colors, self.displays, self.name) = (colors, displays, name)
        self.isRole = unless(false, isRole)
    }
}

extension SheetDocument.PaletteColor {
    /// - Parameter groups: the names of the groups around it.
    init(_ name: String, title: String?, groups: [String], values: [String], captions: [String]) {
        (self.name, self.values, self.captions) = (name, values, captions)
        self.title = unless(name, title ?? name)
        group = unless("", groups.joined(separator: " / "))
    }
}

extension SheetDocument.SymbolLayer {
    init(kinds: String, regular: [Int], light: [Int], heavy: [Int], opacity: Double, erases: Bool) {
        (self.kinds, self.regular, self.light, self.heavy, self.opacity) = (kinds, regular, light, heavy, opacity)
        self.erases = unless(false, erases)
    }
}

extension SheetDocument.Change {
    init(kind: String, words: [String], from: String?, before: [SheetDocument.FormerPicture]) {
        (self.kind, self.words, self.from) = (kind, words, from)
        self.before = unless([], before)
    }
}

extension SheetDocument.ColorChange {
    init(_ name: String, kind: String, words: String, before: [SheetDocument.FormerColor]) {
        (self.name, self.kind, self.words) = (name, kind, words)
        self.before = unless([], before)
    }
}

extension SheetDocument.FormerPicture {
    init(appearances: [Int], _ painted: SheetDocument.PaintedDrawing, removed: [Int], added: [Int], recolored: [Int]) {
        (self.appearances, drawing, paints) = (appearances, painted.drawing, painted.paints)
        self.removed = unless([], removed)
        self.added = unless([], added)
        self.recolored = unless([], recolored)
    }
}

extension SheetDocument.RemovedGlyph {
    init(_ name: String, background: Int, _ pictures: [SheetDocument.FormerPicture]) {
        (self.name, self.pictures) = (name, pictures)
        self.background = unless(0, background)
    }
}

extension SheetDocument.Finding {
    init(
        rule: String, severity: String, message: String, hint: String?, notes: [String], place: String?,
        colors: [String], compared: [Int], spots: [SheetDocument.Spot]
    ) {
        (self.rule, self.severity, self.message, self.hint) = (rule, severity, message, hint)
        (self.place, self.spots) = (place, spots)
        self.notes = unless([], notes)
        self.colors = unless([], colors)
        self.compared = unless([], compared)
    }
}

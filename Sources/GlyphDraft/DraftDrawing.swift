internal import GlyphDerivation
internal import GlyphKit
internal import GlyphManifest
internal import GlyphModel
internal import GlyphReading
package import Markup
internal import PathGeometry
internal import SemanticColor

/// A drawing that a new line of a manifest names, with the line's statements about it.
package struct DraftDrawing: Sendable {
    /// Relative to the manifest, with `/`; of a symbol with its id, as `source` has it.
    package var path: String
    /// The name of its file without the extension, as it was before a copy got a portable one; of a symbol, its id.
    package var stem: String
    /// The folders of its groups, outermost first.
    package var folders: [String]
    /// The drawing of the same glyph for dark.
    package var darkPath: String?
    /// The drawing of its filled form.
    package var fillPath: String?
    /// Whether it is a picture in its original colours, not a glyph with a tint.
    package var isPicture = false
    /// Whether it is a solid shape already, such as a letter, or a sign that is cut out of a tile.
    package var isSolid = false
    /// Whether a rectangle that covers the whole picture is behind it.
    package var hasFrame = false
    /// The width and the height of its view box.
    package var size = (width: 0.0, height: 0.0)
    /// Whether the drawn area reaches all sides of the view box, as if it was cropped to it.
    package var isCropped = false
    /// The side of its frame, where its line states it.
    package var frame: Double?
    /// Whether it has effects that its line leaves out.
    package var dropsEffects = false
    /// Whether it has faults that only a lenient build skips.
    package var needsLenience = false
    /// Elements for parts of another colour.
    package var layers: [XMLNode] = []

    package init(path: String, stem: String? = nil) {
        self.path = path
        self.stem = stem ?? DrawingPath.name(of: path)
        folders = DrawingPath(path).file.split(separator: "/").dropLast().map(String.init)
    }

    /// The groups of a new manifest.
    package var groups: [String] {
        folders.map { folder in
            // A period in its name would give the group's folder another type in a catalog.
            PortableName.candidates(for: folder.split(separator: ".").joined(separator: "-"))[0]
        }
    }

    /// The form that it has in dark.
    var dark: DarkForm {
        // A drawing for dark is shown as it is.
        if darkPath != nil { return .same }
        return isPicture || isSolid && fillPath == nil ? .same : .fill
    }

    /// - Parameter dark: the form that the line inherits.
    func node(named name: String, dark inherited: DarkForm) -> XMLNode {
        let fills = fillPath.map { [XMLNode("variant", [("name", GlyphForm.fill.rawValue), ("source", $0)])] } ?? []
        var node = XMLNode("glyph", [("name", name)], children: layers + fills)
        // Strings that differ only in how accented letters are composed are equal, but not the same file everywhere.
        if !path.utf8.elementsEqual((name + ".svg").utf8) { node.attributes.append(("source", path)) }
        if let darkPath { node.attributes.append(("dark-source", darkPath)) }
        if isPicture { node.attributes.append(("rendering", RenderingMode.original.rawValue)) }
        // A picture stays as it is, even if something else is stated around it later.
        if isPicture || dark != inherited { node.attributes.append(("dark", dark.rawValue)) }
        if hasFrame { node.attributes.append(("drop", DroppedContent.frame.rawValue)) }
        if let frame { node.attributes.append(("frame", DecimalNumber.text(frame))) }
        if dropsEffects { node.attributes.append(("effects", EffectPolicy.drop.rawValue)) }
        return node
    }
}

/// How drawings are read that get a line in a manifest.
package struct DraftManner: Sendable {
    /// Whether path data is drawn up to a syntax error, and filters and blending are left out.
    private let isLenient: Bool
    /// Whether effects are left out, by the lines of drawings that have some.
    private let dropsEffects: Bool
    /// Whether the manifest states already that effects are left out.
    let isStated: Bool

    /// - Parameters:
    ///   - dropsEffects: whether effects are left out; nil is what the manifest states.
    ///   - isStated: whether the manifest states that they are left out.
    package init(isLenient: Bool = false, dropsEffects: Bool? = nil, isStated: Bool = false) {
        self.isLenient = isLenient
        self.dropsEffects = isLenient || dropsEffects ?? isStated
        self.isStated = isStated
    }

    /// - Returns: the glyph, the warnings, and whether a strict reading has errors.
    func read(
        _ document: Document, at path: String
    ) throws(Findings) -> (glyph: Glyph, warnings: [Diagnostic], isLenient: Bool) {
        func read(_ strictness: ReadingStrictness) throws(Findings) -> (glyph: Glyph, warnings: [Diagnostic]) {
            try GlyphReader.read(
                document, id: DrawingPath(path).id, name: path, strictness: strictness,
                effects: dropsEffects ? .drop : .refuse)
        }
        do throws(Findings) {
            let (glyph, warnings) = try read(.strict)
            return (glyph, warnings, false)
        } catch {
            if !isLenient { throw error }
            let (glyph, warnings) = try read(.lenient)
            return (glyph, warnings, true)
        }
    }
}

/// A file that gets lines in a manifest: one, or if it is a sprite, which draws nothing itself, one for each symbol.
package struct DraftFile: Sendable {
    /// Its own drawing; nil where that is nothing, or cannot be drawn.
    package let drawing: DraftDrawing?
    /// The findings about its own drawing; nothing for a sprite.
    package let findings: Findings
    /// The ids of its symbols, if it is a sprite.
    package let symbols: [String]
    private let path: String
    private let document: Document?
    private let manner: DraftManner

    /// Reads a file, or a symbol in it.
    ///
    /// - Parameters:
    ///   - path: the path relative to the manifest; `sprite.svg#bell` is a symbol of the file.
    ///   - stem: the name before it got a portable one.
    package init(path: String, stem: String, source: SourceFile, manner: DraftManner) {
        (self.path, self.manner) = (path, manner)
        var found = Findings()
        drawing = DraftDrawing.read(path: path, stem: stem, source: source, manner: manner, findings: &found)
        let mayBeSprite = drawing == nil && DrawingPath(path).id == nil && PortablePath.fault(path) == nil
        document = mayBeSprite ? try? GlyphReader.document(source) : nil
        symbols = document.flatMap { Sprite($0) }?.symbols.map(\.id) ?? []
        findings = symbols.isEmpty ? found : Findings()
    }

    /// Reads one of its symbols; nil where it cannot be drawn.
    package func drawing(of symbol: String) -> (drawing: DraftDrawing?, findings: Findings) {
        var found = Findings()
        let drawing = document.flatMap {
            DraftDrawing.read(symbol: "\(path)#\(symbol)", of: $0, manner: manner, findings: &found)
        }
        return (drawing, found)
    }
}

extension [DraftDrawing] {
    /// Drawings that are of one glyph by their names become one: the drawing for dark is its `dark-source`, and the
    /// filled one is its variant `fill`. A drawing whose name has no counterpart keeps it.
    package func paired() -> [DraftDrawing] {
        let names = map { MarkedName($0.stem, in: $0.folders) }
        var result: [DraftDrawing?] = map { $0 }
        for forms in names.forms(isSolid: { self[$0].isSolid }) {
            let (glyph, dark) = (forms.glyph, forms.dark)
            let fill = self[glyph].isPicture ? nil : forms.fill
            if dark == nil && fill == nil { continue }
            if let dark { result[dark] = nil }
            if let fill { result[fill] = nil }
            var drawing = self[glyph]
            (drawing.darkPath, drawing.fillPath) = (dark.map { self[$0].path }, fill.map { self[$0].path })
            drawing.dropsEffects = [glyph, dark, fill].contains { $0.map { self[$0].dropsEffects } ?? false }
            (drawing.folders, drawing.stem) = (names[glyph].folders, names[glyph].name)
            result[glyph] = drawing
        }
        return result.compactMap { $0 }
    }
}

// MARK: - Reading

extension DraftDrawing {
    /// More colours than these are a picture.
    private static let mostInks = 3

    /// Reads the file to see its kind, and draws it once.
    ///
    /// - Parameters:
    ///   - path: the path relative to the manifest; `sprite.svg#bell` is a symbol of the file.
    ///   - findings: the findings, to which errors and warnings about the file are added.
    /// - Returns: nil where it cannot be named, read or drawn.
    package static func read(
        path: String, stem: String? = nil, source: SourceFile, manner: DraftManner = DraftManner(),
        findings: inout Findings
    ) -> DraftDrawing? {
        read(path: path, stem: stem, source: source, manner: manner, findings: &findings) { () throws(Findings) in
            try GlyphReader.document(source)
        }
    }

    /// The same of a symbol, whose file is parsed once for all of them.
    static func read(
        symbol path: String, of document: Document, manner: DraftManner, findings: inout Findings
    ) -> DraftDrawing? {
        read(path: path, stem: nil, source: document.source, manner: manner, findings: &findings) { document }
    }

    private static func read(
        path: String, stem: String?, source: SourceFile, manner: DraftManner, findings: inout Findings,
        _ document: () throws(Findings) -> Document
    ) -> DraftDrawing? {
        var drawing = DraftDrawing(path: path, stem: stem)
        do throws(Findings) {
            try drawing.checkPath(of: source)
            let (glyph, warnings, isLenient) = try manner.read(try document(), at: path)
            // They may say why nothing can be drawn.
            findings += Findings(warnings)
            drawing.needsLenience = isLenient
            drawing.dropsEffects = !manner.isStated && warnings.contains { $0.id == "dropped-effect" }
            drawing.note(glyph)
            let made = try drawing.drawn(glyph, from: source)
            drawing.isCropped = made[.light].map(\.reachesAllSides) ?? false
            let dark = made[.dark]
            if drawing.isPicture, let dark, dark.isLostOnBlack { findings.append(drawing.darkNote(at: source.path)) }
            return drawing
        } catch {
            findings += error
            return nil
        }
    }

    /// A manifest cannot name files whose names are not valid on every system.
    private func checkPath(of source: SourceFile) throws(Findings) {
        guard let fault = PortablePath.fault(path) else { return }
        let isOfFile = DrawingPath(path).id == nil || PortablePath.fault(DrawingPath(path).file) != nil
        throw Findings([
            Diagnostic(
                .error, id: "unsafe-path", "the path '\(path)' \(fault)", at: SourceFile.Location(path: source.path),
                hint: isOfFile
                    ? "rename it: '\(Self.portable(DrawingPath(path).file))' is valid on every system"
                    : "give the symbol another id: paths cannot have this one")
        ])
    }

    /// The path with valid names.
    package static func portable(_ path: String) -> String {
        let names = path.composed.split(separator: "/").map(String.init)
        let folders = names.dropLast().map { PortablePath.fault($0) == nil ? $0 : PortableName.candidates(for: $0)[0] }
        guard let last = names.last else { return path }
        // The room is for the name under which it is first written.
        let isValid = PortableName.fault(last, room: PortableName.suffixRoom) == nil && PortablePath.fault(last) == nil
        let file = isValid ? last : PortableName.candidates(for: FolderPath.stem(of: last))[0] + ".svg"
        return (folders + [file]).joined(separator: "/")
    }

    /// Notes the statements of the line about it.
    private mutating func note(_ glyph: Glyph) {
        // As it is written in a manifest.
        func side(_ length: Double) -> Double { FixedDecimal(length, decimals: 4).value }
        size = (side(glyph.viewBox.width), side(glyph.viewBox.height))
        hasFrame = glyph.hasEmptyFrame
        let glyph = hasFrame ? glyph.withoutFrames : glyph
        isSolid = glyph.isSolid
        let paints = glyph.paints
        if paints.count < 2 && !paints.contains(where: \.isGradient) { return }
        isPicture = true
        guard !paints.contains(where: \.isGradient) else { return }
        // White details are cut out, as they are in the glyph.
        let knockout = Knockout { _ in false }
        let found: MergedPaints?
        do throws(Findings) {
            found = try DerivationLimits.bounded(at: nil) { () throws(Findings) in
                MergedPaints(apartIn: try glyph.outlined(knockout, tolerance: .standard), tint: .monochrome)
            }
        } catch {
            return
        }
        guard let merged = found else {
            isPicture = false
            return
        }
        layers = merged.selectable.layers(tint: PaintSettings().tint, palette: .newestSystem, most: Self.mostInks)
        isPicture = layers.isEmpty
    }

    private func darkNote(at path: String) -> Diagnostic {
        Diagnostic(
            .warning, id: "dark-on-dark", "in its own colours, most of it is as dark as a dark background",
            at: SourceFile.Location(path: path),
            hint: "state rendering=\"monochrome\" in its line, which gives it the tint; or a drawing for dark: "
                + "dark-source=\"\(FolderPath.stem(of: self.path))-dark.svg\"")
    }

    /// - Returns: the pictures that a build shows.
    /// - Throws: the errors that it would report.
    private func drawn(_ glyph: Glyph, from source: SourceFile) throws(Findings) -> [Appearance: Drawing] {
        let place = SourceFile.Location(path: source.path)
        var settings = GlyphSettings()
        settings.geometry.dark = dark
        settings.paint.rendering = isPicture ? .original : .monochrome
        settings.geometry.drop = hasFrame ? .frame : .none
        let overrides = layers.compactMap { layer -> LayerOverride? in
            guard let text = layer.attributes.first?.value, let selector = try? Selector(parsing: text) else {
                return nil
            }
            return LayerOverride(
                selector: selector, tint: layer.attributes.last.map { ColorRole(rawValue: $0.value) }, location: place)
        }
        let entry = GlyphEntry(
            name: FolderPath.stem(of: path), source: path, location: place, settings: settings, layers: overrides)
        let assets = try AssetRequest(entry, glyphs: [path: glyph], palette: .newestSystem).makeValidAssets()
        let pictures = assets.first?.pictures ?? []
        return Dictionary(pictures.map { ($0.appearance, $0.drawing) }) { first, _ in first }
    }
}

extension Glyph {
    /// Whether the frame, which covers the whole picture, is not part of the drawing: it has the colour of a page, or
    /// is nearly invisible; or it is the plate behind a sign in one paint. Behind several paints, it is the ground of a
    /// flag or a portrait.
    fileprivate var hasEmptyFrame: Bool {
        guard hasFrame else { return false }
        let paints = frames.compactMap(\.fill?.paint)
        if paints.allSatisfy({ $0.opacity < 0.1 || $0.opacity(asGround: .white) != nil }) { return true }
        return withoutFrames.paints.count == 1
    }

    /// Whether its areas are much thicker than lines: twice the area by the length of the edges is the width of a line.
    /// The boldest lines of usual sets are an eighth of the picture, two units of sixteen; most filled forms are
    /// thicker.
    fileprivate var isSolid: Bool {
        guard layers.allSatisfy({ $0.stroke == nil }),
            let areas = try? outlined(Knockout { _ in false }, tolerance: .standard)
        else { return false }
        let length = areas.reduce(0) { $0 + $1.path.length }
        let area = areas.reduce(0) { $0 + abs($1.path.area) }
        return length > 0 && 2 * area / length > viewBox.extent / 7
    }

    fileprivate var paints: [Paint] {
        layers.flatMap { [$0.fill?.paint, $0.stroke?.paint] }.compactMap { $0 }.uniqued
    }
}

extension Paint {
    /// Whether it is a gradient in colours. A fade in the current colour takes the tint instead.
    fileprivate var isGradient: Bool {
        if case .gradient(let gradient) = self { gradient.stops.contains { !$0.isCurrent } } else { false }
    }
}

extension Drawing {
    /// Whether most of the visible area is hardly distinguishable from a black page.
    fileprivate var isLostOnBlack: Bool {
        let palette = Palette.newestSystem
        var (seen, lost) = (Float(0), Float(0))
        var bare: [Float]?
        for layer in layers.reversed() where layer.path.isFinite {
            let coverage = CoverageGrid.coverage(of: layer.path, in: viewBox)
            let paint = ResolvedPaint(layer, in: .dark, of: palette)
            let isDark = paint.colors.allSatisfy {
                $0.composited(over: .black).contrastRatio(on: .black) < Self.leastContrast
            }
            let opacity = Float(paint.colors.map(\.alpha).max() ?? 0)
            var left = bare ?? coverage.map { _ in 1 }
            for cell in left.indices {
                let share = opacity * coverage[cell] * left[cell]
                seen += share
                if isDark { lost += share }
                left[cell] -= share
            }
            bare = left
        }
        return seen > 0 && lost > seen / 2
    }

    /// Whether the drawn area comes as close to each side of the view box as a cropping tool leaves it.
    fileprivate var reachesAllSides: Bool {
        let drawn = layers.compactMap(\.path.bounds).reduce(nil) { $0?.union($1) ?? $1 }
        guard let drawn else { return false }
        let slack = viewBox.extent / 100
        return drawn.minX - viewBox.minX < slack && viewBox.maxX - drawn.maxX < slack
            && drawn.minY - viewBox.minY < slack && viewBox.maxY - drawn.maxY < slack
    }

    /// Half of the contrast that graphics need (WCAG 2.2, 1.4.11).
    private static let leastContrast = 1.5
}

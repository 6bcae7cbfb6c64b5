internal import GlyphDerivation
internal import GlyphKit
internal import GlyphManifest
internal import GlyphModel
internal import GlyphReading
package import Markup
internal import PathGeometry
internal import SemanticColor

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
        size = (glyph.viewBox.width, glyph.viewBox.height)
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
        layers = merged.selectable.layers(tint: PaintSettings().tint, palette: .system(.ios26), most: Self.mostInks)
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
        let palette = Palette.system(.ios26)
        let made = AssetRequest(entry, glyphs: [path: glyph], palette: palette).result()
        let errors = (made.diagnostics + made.variants.flatMap { $0.violations(in: palette) })
            .filter { $0.severity == .error }
        if !errors.isEmpty { throw Findings(errors) }
        let pictures = made.variants.first?.pictures ?? []
        return Dictionary(pictures.map { ($0.appearance, $0.drawing) }) { first, _ in first }
    }
}

extension Glyph {
    /// Whether the frame, which covers the whole picture, is not part of the drawing: it has the colour of a page, or is
    /// nearly invisible; or it is the plate behind a sign in one paint. Behind several paints, it is the ground of a
    /// flag or a portrait.
    fileprivate var hasEmptyFrame: Bool {
        guard hasFrame else { return false }
        let paints = frames.compactMap(\.fill?.paint)
        if paints.allSatisfy({ $0.opacity < 0.1 || $0.opacity(asGround: .white) != nil }) { return true }
        return withoutFrames.paints.count == 1
    }

    /// Whether its areas are much thicker than lines: twice the area by the length of the edges is the width of a line.
    /// The boldest lines of usual sets are an eighth of the picture, two units of sixteen; most filled forms are thicker.
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
        let palette = Palette.system(.ios26)
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

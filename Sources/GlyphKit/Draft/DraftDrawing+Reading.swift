internal import GlyphDerivation
internal import GlyphManifest
internal import GlyphModel
internal import GlyphReading
package import Markup
internal import PathGeometry
internal import SemanticColor

extension DraftDrawing {
    /// More colours than these are a picture.
    private static let mostInks = 3

    /// Reads the file to see what it is, and draws it once.
    ///
    /// - Parameters:
    ///   - path: relative to the manifest.
    ///   - findings: gets the errors and the warnings about the file.
    /// - Returns: nil where it cannot be named, read or drawn.
    package static func read(
        path: String, stem: String? = nil, source: SourceFile, findings: inout Findings
    ) -> DraftDrawing? {
        var drawing = DraftDrawing(path: path, stem: stem)
        do throws(Findings) {
            try drawing.checkPath(of: source)
            let (glyph, warnings) = try GlyphReader.read(source, name: path)
            // They may say why nothing can be drawn.
            findings += Findings(warnings)
            drawing.note(glyph)
            try drawing.draw(glyph, from: source)
            return drawing
        } catch {
            findings += error
            return nil
        }
    }

    /// A manifest cannot name files whose names are not valid on every system.
    private func checkPath(of source: SourceFile) throws(Findings) {
        guard let fault = PortablePath.fault(path) else { return }
        throw Findings([
            Diagnostic(
                .error, id: "unsafe-path", "the path '\(path)' \(fault)", at: SourceFile.Location(path: source.path),
                hint: "rename it: '\(Self.portable(path))' is valid on every system")
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

    /// What the line states about it.
    private mutating func note(_ glyph: Glyph) {
        hasFrame = glyph.hasFrame
        let glyph = hasFrame ? glyph.withoutFrames : glyph
        let paints = glyph.layers.flatMap { [$0.fill?.paint, $0.stroke?.paint] }.compactMap { $0 }.uniqued
        if paints.count < 2 && !paints.contains(where: \.isGradient) { return }
        isPicture = true
        guard !paints.contains(where: \.isGradient) else { return }
        // White details are cut out, as they are in the glyph.
        let knockout = Knockout { _ in false }
        guard let outline = try? glyph.outlined(knockout, tolerance: .standard) else { return }
        let tint = Tint(mode: .monochrome, color: GlyphSettings().tint, overrides: [])
        guard let merged = MergedPaints(apartIn: outline, tint: tint) else {
            isPicture = false
            return
        }
        guard merged.inks.count <= Self.mostInks else { return }
        layers = merged.layers(tint: GlyphSettings().tint, palette: .system(.ios26))
        isPicture = layers.isEmpty
    }

    /// - Throws: the errors that a build would report.
    private func draw(_ glyph: Glyph, from source: SourceFile) throws(Findings) {
        let place = SourceFile.Location(path: source.path)
        var settings = GlyphSettings()
        settings.dark = isPicture ? .same : .fill
        settings.rendering = isPicture ? .original : .monochrome
        settings.drop = hasFrame ? .frame : .none
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
        let made = EntryBuild(entry: entry, glyphs: [path: glyph], palette: palette).result()
        let errors = (made.diagnostics + made.variants.flatMap { $0.violations(in: palette) })
            .filter { $0.severity == .error }
        if !errors.isEmpty { throw Findings(errors) }
    }
}

extension Paint {
    fileprivate var isGradient: Bool {
        if case .gradient = self { true } else { false }
    }
}

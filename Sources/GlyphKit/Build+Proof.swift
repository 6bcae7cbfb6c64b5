package import GlyphFormats
package import GlyphModel
package import Markup
internal import SemanticColor

extension Build {
    /// The same build, with the results of a comparison of its files: the pictures that other programs draw of them,
    /// next to the assets.
    ///
    /// For each export, an info has the least overlap; each picture below `leastOverlap` is an error, and so is an
    /// asset that no file shows.
    ///
    /// - Parameter renderers: the renderers. For a kind that is missing, no pictures are drawn, and the info says so.
    package func proven(by renderers: [PictureRenderer], exports: [Export]) async -> Build {
        var build = self
        for export in exports {
            guard let format = AssetFormat.named(export.format) else { continue }
            let folder = export.path ?? format.defaultPath
            let label = export.path == nil ? format.name : "\(format.name) in \(folder)"
            guard let reader = RenditionReader.all.first(where: { $0.format == format.name }) else {
                if format.hasAssetFiles {
                    build.findings.append(.unproven(label, at: export.location))
                }
                continue
            }
            let pictures = reader.pictures(of: set, in: contents(of: folder + "/"), export)
            build.findings += await Proof(label: label, location: export.location, pictures: pictures)
                .findings(by: renderers)
        }
        return build
    }

    /// The files in a folder, by their paths in it.
    private func contents(of folder: String) -> [String: [UInt8]] {
        var contents: [String: [UInt8]] = [:]
        for file in files where file.path.hasPrefix(folder) {
            contents[String(file.path.dropFirst(folder.count))] = file.bytes
        }
        return contents
    }

    /// Below it, a picture is another one.
    package static let leastOverlap = 0.99
}

/// The pictures of one export.
private struct Proof {
    var label: String
    var location: SourceFile.Location?
    var pictures: [ProofRendition]

    func findings(by renderers: [PictureRenderer]) async -> Findings {
        var findings = Findings(pictures.filter { $0.shown == nil && !$0.renderers.isEmpty }.map(missing))
        var (drawn, least) = (Set<Int>(), (overlap: 1.0, index: Int?.none))
        var names: [String] = []
        for renderer in renderers {
            let wanted = pictures.indices.filter {
                pictures[$0].shown != nil && pictures[$0].renderers.contains(renderer.kind)
            }
            if wanted.isEmpty { continue }
            switch await renderer.overlaps(wanted.map { pictures[$0] }) {
            case .failure(let failure): findings.append(failed(renderer, failure))
            case .success(let overlaps):
                names.append(renderer.name)
                drawn.formUnion(wanted)
                for (index, overlap) in zip(wanted, overlaps) {
                    if overlap < least.overlap { least = (overlap, index) }
                    if overlap < Build.leastOverlap { findings.append(differs(pictures[index], overlap, renderer)) }
                }
            }
        }
        findings.append(summary(drawn.count, least, names))
        return findings
    }

    private func summary(_ drawn: Int, _ least: (overlap: Double, index: Int?), _ names: [String]) -> Diagnostic {
        var text = "\(label): \(drawn) of \(pictures.count) pictures drawn"
        if !names.isEmpty { text += " by " + names.joined(separator: " and ") }
        if drawn > 0 { text += ", least overlap \(decimalText(least.overlap, digits: 4))" }
        if let index = least.index { text += " ('\(pictures[index].asset)' in \(pictures[index].appearance.name))" }
        return Diagnostic(.info, id: Diagnostic.proofID, text, at: location)
    }

    private func differs(_ picture: ProofRendition, _ overlap: Double, _ renderer: PictureRenderer) -> Diagnostic {
        Diagnostic(
            .error, id: "picture-differs",
            "\(label): '\(picture.shown?.path ?? "")' does not show '\(picture.asset)' in \(picture.appearance.name) as "
                + "it is: the overlap in \(renderer.name) is \(decimalText(overlap, digits: 4))",
            at: picture.location ?? location,
            hint: "this is a fault of the format, not of the drawing: report it with the drawing")
    }

    private func missing(_ picture: ProofRendition) -> Diagnostic {
        Diagnostic(
            .error, id: "picture-missing",
            "\(label): no file shows '\(picture.asset)' in \(picture.appearance.name)",
            at: picture.location ?? location, hint: "this is a fault of the format: report it with the manifest")
    }

    private func failed(_ renderer: PictureRenderer, _ failure: PictureRenderer.Failure) -> Diagnostic {
        Diagnostic(
            .error, id: "proof-failed", "\(label): \(renderer.name) could not draw the pictures: \(failure.reason)",
            at: location, hint: "repair the renderer, or build without --prove")
    }
}

extension Diagnostic {
    package static let proofID = "proof"

    fileprivate static func unproven(_ label: String, at location: SourceFile.Location?) -> Diagnostic {
        Diagnostic(
            .info, id: proofID, "\(label): not drawn, since no renderer here reads its files", at: location)
    }
}

/// A program that draws pictures, and is not ours.
package struct PictureRenderer: Sendable {
    package var kind: ProofRendition.Renderer
    /// The name with its version, if that is known.
    package var name: String
    /// Draws pictures next to the expected ones: the overlap of each, 0 … 1, or why it cannot.
    package var overlaps: @Sendable ([ProofRendition]) async -> Result<[Double], Failure>

    package struct Failure: Error {
        package var reason: String
        package init(reason: String) { self.reason = reason }
    }

    package init(
        _ kind: ProofRendition.Renderer, name: String,
        overlaps: @escaping @Sendable ([ProofRendition]) async -> Result<[Double], Failure>
    ) {
        (self.kind, self.name, self.overlaps) = (kind, name, overlaps)
    }
}

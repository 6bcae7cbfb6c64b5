import Foundation
import GlyphKit
import GlyphManifest
import GlyphModel
import Markup
import Support
import Testing

@testable import GlyphCatalog

/// Drawings that our own writer made vector drawables of, and that are read again.
@Suite struct DrawableRoundTripTests {
    /// The drawables of SVG files by name, and the pictures that both are at 64 × 64 points.
    private func pictures(
        of drawings: [String: String]
    ) async throws -> [(name: String, drawn: PictureGrid?, read: PictureGrid?)] {
        let names = drawings.keys.sorted()
        let glyphs = names.map { "<glyph name=\"\($0)\" source=\"\($0).svg\" rendering=\"original\"/>" }.joined()
        let text = "<glyphs version=\"1\">\(glyphs)<export format=\"android\"/></glyphs>"
        let manifest = try Manifest.read(
            SourceFile(path: "manifest.xml", text: text),
            in: .files([], texts: Dictionary(uniqueKeysWithValues: drawings.map { ($0.key + ".svg", $0.value) }))
        ).manifest
        let build = await manifest.build(
            from: GlyphSource { SourceFile(path: $0, text: drawings[FolderPath.stem(of: $0)] ?? "") }
        ) { $0.jobs = 2 }
        var texts = Dictionary(
            uniqueKeysWithValues: build.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
        for (name, text) in drawings { texts["svg/ic_\(name).svg"] = text }
        let catalogs = InMemoryCatalogs(texts: texts)
        func images(_ path: String) -> [String: ImageSet] {
            let places = CatalogReader { catalogs.folder($0) }.listing(of: [path]).places
            let sets = places.compactMap { place -> (String, ImageSet)? in
                guard case .image(let set)? = SetReader().read(place).content else { return nil }
                return (set.set.name, set)
            }
            return Dictionary(sets) { first, _ in first }
        }
        let (drawn, read) = (images("svg"), images("android/res"))
        return names.map { name in
            let key = "ic_" + name
            return (name, drawn[key]?.picture(in: .light)?.grid, read[key]?.picture(in: .light)?.grid)
        }
    }

    /// The number of points that differ in their colour.
    private func difference(_ a: PictureGrid, _ b: PictureGrid) -> Int {
        zip(a.points, b.points).count { first, second in
            let (one, other) = (a.colors[Int(first)], b.colors[Int(second)])
            return (first == 0) != (second == 0) || one.hex != other.hex || abs(one.alpha - other.alpha) > 0.01
        }
    }

    @Test(arguments: IconSet.sample) func `an icon is the same picture as its drawable`(set: IconSet) async throws {
        var drawings: [String: String] = [:]
        for (index, file) in set.outlines.enumerated() where index % 2 == 0 {
            drawings["icon\(index)"] = try String(contentsOf: file, encoding: .utf8)
        }
        let pictures = try await pictures(of: drawings)
        #expect(pictures.count >= 3)
        for (name, drawn, read) in pictures {
            let (drawn, read) = (try #require(drawn, "\(name)"), try #require(read, "\(name)"))
            // Coordinates are rounded: a point at an edge may be on its other side.
            #expect(difference(drawn, read) <= 48, "\(name) of \(set.name): \(difference(drawn, read)) points")
        }
    }

    @Test func `groups, gradients, clips and faint paints are the same pictures as their drawables`() async throws {
        let drawings = [
            "fade": ##"<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#14479E"/>"##
                + ##"<stop offset="1" stop-color="#F5E9C8"/></linearGradient></defs>"##
                + ##"<path fill="url(#g)" d="M2 2h20v20H2z"/>"##,
            "glow": ##"<radialGradient id="g" cx="12" cy="12" r="10" gradientUnits="userSpaceOnUse">"##
                + ##"<stop stop-color="#C00"/><stop offset="1" stop-color="#00C"/></radialGradient>"##
                + ##"<path fill="url(#g)" d="M2 2h20v20H2z"/>"##,
            "turn": ##"<g transform="translate(12 12) rotate(30) scale(0.8 0.5)">"##
                + ##"<path fill="#C00" d="M-8-8H8V8H-8z"/></g>"##,
            "faint": ##"<path fill="#14479E" fill-opacity="0.5" d="M2 2h12v12H2z"/>"##
                + ##"<path fill="#C00" d="M10 10h12v12H10z"/>"##,
            "ring": ##"<path fill="#14479E" fill-rule="evenodd" d="M2 2h20v20H2zM7 7h10v10H7z"/>"##,
            "line": ##"<path fill="none" stroke="#14479E" stroke-width="3" stroke-linejoin="round" d="M4 4h16v16"/>"##,
            "clip": ##"<clipPath id="c"><circle cx="12" cy="12" r="8"/></clipPath>"##
                + ##"<path clip-path="url(#c)" fill="#14479E" d="M2 2h20v20H2z"/>"##,
        ].mapValues(PlainDrawing.svg)
        for (name, drawn, read) in try await pictures(of: drawings) {
            let (drawn, read) = (try #require(drawn, "\(name)"), try #require(read, "\(name)"))
            #expect(difference(drawn, read) <= 48, "\(name): \(difference(drawn, read)) points")
        }
    }
}

import Foundation
import Support

/// A folder with glyphs and all that is written of them for other platforms, made by the command.
struct PlatformProject {
    let folder: TemporaryFolder
    /// As the manifest has them.
    let names: [String]

    /// - Parameter strokes: the attribute `strokes="keep"`, in front of another attribute, or nothing.
    private static func exports(_ strokes: String) -> String {
        """
        <export format="svg" path="expanded"/>
        <export \(strokes)format="svg"/>
        <export \(strokes)format="adaptive-svg"/>
        <export format="png"/>
        <export format="symbols"/>
        <export \(strokes)format="android"/>
        <export \(strokes)format="compose" kind="image-vector" package="com.example.glyphs"/>
        <export \(strokes)format="web" components="react vue"/>
        """
    }

    /// Colours, opacities, gradients, groups and another form in dark.
    static let drawn = Task { try await drawn(keepsStrokes: false) }
    /// The same, with strokes where a format has them.
    static let stroked = Task { try await drawn(keepsStrokes: true) }

    private static func drawn(keepsStrokes: Bool) async throws -> PlatformProject {
        try await PlatformProject(
            """
            <palette><color name="brand"><value srgb="#0A64FF"/><value style="dark" srgb="#5E9BFF"/>
            <value contrast="high" srgb="#003FB8"/><value style="dark" contrast="high" srgb="#A0C8FF"/></color></palette>
            <group name="Shapes" appearances="light dark light-high dark-high">
            <glyph name="bell.ring" dark="fill" title="Alarm &quot;bell&quot;"/>
            <glyph name="disc" tint="brand" deprecated="use bell.ring"/>
            <glyph name="switch" tint="systemRed"><layer select="#knob" tint="systemGreen"/></glyph>
            <glyph name="veil" tint="secondaryLabel"/>
            <glyph name="sky" rendering="original" dark-source="night.svg"/>
            <glyph name="moved" tint="brand"/>
            <glyph name="pens"/>
            <glyph name="pens.pale" source="pens.svg" tint="secondaryLabel"/>
            <glyph name="pens.own" source="pens.svg" rendering="original"/>
            <glyph name="stretched" tint="brand"/>
            <glyph name="line" strokes="expand"/>
            <glyph name="line.kept" source="line.svg" strokes="keep"/>
            </group>
            """,
            [
                "bell.ring.svg": stroke("M6 9a6 6 0 0 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7zM10 20h4"),
                "disc.svg": PlainDrawing.svg("<circle cx=\"12\" cy=\"12\" r=\"9.3\"/>"),
                "switch.svg": PlainDrawing.svg(
                    "<path d=\"M7 6h10a6 6 0 0 1 0 12H7A6 6 0 0 1 7 6z\"/><circle id=\"knob\" cx=\"17\" cy=\"12\" r=\"4\"/>"
                ),
                "veil.svg": PlainDrawing.svg(
                    "<g opacity=\".5\"><path d=\"M2 2h12v12H2z\"/><path d=\"M8 8h12v12H8z\" opacity=\".8\"/>"
                        + "<path d=\"M11 4h3v18h-3z\" opacity=\".3\"/></g>"),
                "sky.svg": sky("#36f", "#fc6"), "night.svg": sky("#013", "#436"),
                "moved.svg":
                    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"-12 -7 24 24\">"
                    + "<path d=\"M-9.3 0A9.3 9.3 0 1 0 9.3 0L0 9z\"/></svg>",
                "pens.svg": PlainDrawing.svg(pens),
                "stretched.svg":
                    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"36\" height=\"24\" viewBox=\"-3 4 12 8\">"
                    + "<path fill=\"none\" stroke=\"#000\" stroke-width=\".7\" d=\"M-2 5h3.5L4 11l2-5h2\"/></svg>",
                "line.svg": stroke("M4 12h9l7-7"),
            ], keepsStrokes: keepsStrokes)
    }

    /// Lines that cross, in several pens and paints: dashes, corners of all kinds, fills with strokes, groups, clips.
    private static let pens =
        "<defs><clipPath id=\"half\"><path d=\"M0 0h24v6H0z\"/></clipPath></defs>"
        + "<g fill=\"none\" stroke=\"#e22\" stroke-width=\"1.5\"><path d=\"M2 3h8v4\"/>"
        + "<path d=\"M6 1v8\" stroke-linecap=\"square\" stroke-linejoin=\"bevel\"/>"
        + "<path d=\"M12 8l2-6 2 6\" stroke-miterlimit=\"9\"/><path d=\"M18 8l2-6 2 6\" stroke-linejoin=\"bevel\"/>"
        + "<path d=\"M2 12h20\" stroke-dasharray=\"3 1.5\" stroke-dashoffset=\"1\"/></g>"
        + "<path d=\"M3 15h6v6H3zm2 1.5v3h3v-3z\" fill=\"#26e\" fill-rule=\"evenodd\" stroke=\"#26e\"/>"
        + "<path d=\"M11 15h5l-2 6z\" fill=\"#26e\" stroke=\"#2a2\" stroke-linejoin=\"round\"/>"
        + "<g opacity=\".5\" fill=\"none\" stroke=\"#000\" stroke-width=\"2\"><path d=\"M18 15v7\"/>"
        + "<path d=\"M15 18h7\"/></g><path clip-path=\"url(#half)\" d=\"M22 2v9\" stroke=\"#a0a\" stroke-width=\"1.2\"/>"

    private static func stroke(_ data: String) -> String {
        PlainDrawing.svg(
            "<path fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" stroke-linecap=\"round\" "
                + "stroke-linejoin=\"round\" d=\"\(data)\"/>")
    }

    /// A linear gradient that is skewed, and a radial one that is an ellipse, and one that is not.
    private static func sky(_ top: String, _ bottom: String) -> String {
        let stops = "<stop stop-color=\"\(top)\"/><stop offset=\"1\" stop-color=\"\(bottom)\" stop-opacity=\".7\"/>"
        return PlainDrawing.svg(
            "<defs><linearGradient id=\"a\" x1=\"0\" y1=\"0\" x2=\"1\" y2=\"1\" gradientTransform=\"rotate(20 .5 .5)\">"
                + stops + "</linearGradient><radialGradient id=\"b\" spreadMethod=\"reflect\" "
                + "gradientTransform=\"rotate(30) scale(1 .5)\">" + stops + "</radialGradient>"
                + "<radialGradient id=\"c\" gradientUnits=\"userSpaceOnUse\" cx=\"17\" cy=\"17\" r=\"5\">" + stops
                + "</radialGradient></defs><path fill=\"url(#a)\" d=\"M1 1h22v9H1z\"/>"
                + "<path fill=\"url(#b)\" d=\"M1 11h9v12H1z\"/><path fill=\"url(#c)\" d=\"M12 12h11v11H12z\"/>")
    }

    /// Real drawings, under their names with the set's in front, which is enough to distinguish them.
    static func corpus(_ count: Int, keepsStrokes: Bool = false) async throws -> PlatformProject {
        let sets = IconSet.all.filter { ["lucide", "phosphor-stroked", "bootstrap"].contains($0.name) }
        var drawings: [String: String] = [:]
        for icons in sets {
            for file in icons.outlines.prefix(count) {
                let name = "\(icons.name)-\(file.deletingPathExtension().lastPathComponent)"
                drawings[name + ".svg"] = try String(contentsOf: file, encoding: .utf8)
            }
        }
        let glyphs = drawings.keys.sorted().map { "<glyph source=\"\($0)\" dark=\"fill\"/>" }
        return try await PlatformProject(glyphs.joined(separator: "\n"), drawings, keepsStrokes: keepsStrokes)
    }

    init(_ glyphs: String, _ drawings: [String: String], keepsStrokes: Bool = false) async throws {
        folder = try TemporaryFolder()
        names = glyphs.matches(of: /<glyph (?:name|source)="(.+?)(?:\.svg)?"/).map { String($0.output.1) }
        let strokes = keepsStrokes ? "strokes=\"keep\" " : ""
        for (path, text) in drawings { try folder.write(text, to: "Glyphs/" + path) }
        try folder.write(
            "<glyphs version=\"1\" output=\"../Output\">\(glyphs)\n\(Self.exports(strokes))</glyphs>",
            to: "Glyphs/manifest.xml")
        let run = try await Executable.run(["build", "--no-cache"], in: folder.path, program: Executable.fastest)
        if run.status != 0 { throw Fault(description: run.errors) }
    }

    struct Fault: Error, CustomStringConvertible { var description: String }

    func text(_ path: String) throws -> String {
        guard let text = folder.text("Output/" + path) else { throw Fault(description: "no file \(path)") }
        return text
    }

    /// The file of an appearance, or the one for all.
    func file(_ folder: String, _ name: String, _ appearance: String, _ suffix: String) -> String {
        let all = [
            "\(name).\(appearance)\(suffix)", "\(name).\(appearance.prefix { $0 != "-" })\(suffix)", name + suffix,
        ]
        return all.map { "Output/\(folder)/\($0)" }.first {
            FileManager.default.fileExists(atPath: self.folder.url($0).path)
        } ?? ""
    }

    /// In words, as file names of other platforms have them.
    static func words(_ name: String, _ separator: String) -> String {
        name.split { ".-".contains($0) }.joined(separator: separator)
    }
}

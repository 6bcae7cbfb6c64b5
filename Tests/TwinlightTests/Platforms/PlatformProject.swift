import Foundation
import Support

/// A folder with glyphs and all that is written of them for other platforms, made by the command.
struct PlatformProject {
    let folder: TemporaryFolder
    /// As the manifest has them.
    let names: [String]

    static let exports = """
        <export format="svg"/>
        <export format="adaptive-svg"/>
        <export format="png"/>
        <export format="symbols"/>
        <export format="android"/>
        <export format="compose" kind="image-vector" package="com.example.glyphs"/>
        <export format="web" components="react vue"/>
        """

    /// Colours, opacities, gradients, groups and another form in dark.
    static let drawn = try? PlatformProject(
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
        </group>
        """,
        [
            "bell.ring.svg": stroke("M6 9a6 6 0 0 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7zM10 20h4"),
            "disc.svg": picture("<circle cx=\"12\" cy=\"12\" r=\"9.3\"/>"),
            "switch.svg": picture(
                "<path d=\"M7 6h10a6 6 0 0 1 0 12H7A6 6 0 0 1 7 6z\"/><circle id=\"knob\" cx=\"17\" cy=\"12\" r=\"4\"/>"
            ),
            "veil.svg": picture(
                "<g opacity=\".5\"><path d=\"M2 2h12v12H2z\"/><path d=\"M8 8h12v12H8z\" opacity=\".8\"/>"
                    + "<path d=\"M11 4h3v18h-3z\" opacity=\".3\"/></g>"),
            "sky.svg": sky("#36f", "#fc6"), "night.svg": sky("#013", "#436"),
            "moved.svg":
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"-12 -7 24 24\">"
                + "<path d=\"M-9.3 0A9.3 9.3 0 1 0 9.3 0L0 9z\"/></svg>",
        ])

    private static func picture(_ content: String) -> String {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24\" height=\"24\" viewBox=\"0 0 24 24\">\(content)</svg>"
    }

    private static func stroke(_ data: String) -> String {
        picture(
            "<path fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" stroke-linecap=\"round\" "
                + "stroke-linejoin=\"round\" d=\"\(data)\"/>")
    }

    /// A linear gradient that is skewed, and a radial one that is an ellipse, and one that is not.
    private static func sky(_ top: String, _ bottom: String) -> String {
        let stops = "<stop stop-color=\"\(top)\"/><stop offset=\"1\" stop-color=\"\(bottom)\" stop-opacity=\".7\"/>"
        return picture(
            "<defs><linearGradient id=\"a\" x1=\"0\" y1=\"0\" x2=\"1\" y2=\"1\" gradientTransform=\"rotate(20 .5 .5)\">"
                + stops + "</linearGradient><radialGradient id=\"b\" spreadMethod=\"reflect\" "
                + "gradientTransform=\"rotate(30) scale(1 .5)\">" + stops + "</radialGradient>"
                + "<radialGradient id=\"c\" gradientUnits=\"userSpaceOnUse\" cx=\"17\" cy=\"17\" r=\"5\">" + stops
                + "</radialGradient></defs><path fill=\"url(#a)\" d=\"M1 1h22v9H1z\"/>"
                + "<path fill=\"url(#b)\" d=\"M1 11h9v12H1z\"/><path fill=\"url(#c)\" d=\"M12 12h11v11H12z\"/>")
    }

    /// Real drawings, under their names with the set's in front, which is enough to tell them apart.
    static func corpus(_ count: Int) throws -> PlatformProject {
        let sets = IconSet.all.filter { ["lucide", "phosphor-stroked", "bootstrap"].contains($0.name) }
        var drawings: [String: String] = [:]
        for icons in sets {
            for file in icons.outlines.prefix(count) {
                let name = "\(icons.name)-\(file.deletingPathExtension().lastPathComponent)"
                drawings[name + ".svg"] = try String(contentsOf: file, encoding: .utf8)
            }
        }
        let glyphs = drawings.keys.sorted().map { "<glyph source=\"\($0)\" dark=\"fill\"/>" }
        return try PlatformProject(glyphs.joined(separator: "\n"), drawings)
    }

    init(_ glyphs: String, _ drawings: [String: String]) throws {
        folder = try TemporaryFolder()
        names = glyphs.matches(of: /<glyph (?:name|source)="(.+?)(?:\.svg)?"/).map { String($0.output.1) }
        for (path, text) in drawings { try folder.write(text, to: "Glyphs/" + path) }
        try folder.write(
            "<glyphs version=\"1\" output=\"../Output\">\(glyphs)\n\(Self.exports)</glyphs>", to: "Glyphs/manifest.xml")
        let run = try Executable.run(["build", "--no-cache"], in: folder.path)
        if run.status != 0 { throw Fault(description: run.errors) }
    }

    struct Fault: Error, CustomStringConvertible { var description: String }

    func text(_ path: String) throws -> String {
        guard let text = folder.text("Output/" + path) else { throw Fault(description: "no file \(path)") }
        return text
    }

    /// The file of an appearance, or the one that stands for all.
    func file(_ folder: String, _ name: String, _ appearance: String, _ suffix: String) -> String {
        let all = [
            "\(name).\(appearance)\(suffix)", "\(name).\(appearance.prefix { $0 != "-" })\(suffix)", name + suffix,
        ]
        return all.map { "Output/\(folder)/\($0)" }.first { self.folder.files.contains($0) } ?? ""
    }

    /// In words, as file names of other platforms have them.
    static func words(_ name: String, _ separator: String) -> String {
        name.split { ".-".contains($0) }.joined(separator: separator)
    }
}

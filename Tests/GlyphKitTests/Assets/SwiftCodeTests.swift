import Foundation
@testable import GlyphKit
import Markup
import SemanticColor
import Support
import Testing

private func code(_ palette: Palette, _ roles: [ColorRole], names: [String] = ["heart"]) throws -> [String: String] {
    let variants = names.map { GlyphSets.variant($0, [(.light, GlyphSets.drawing([]))]) }
    let set = GlyphSet(variants: variants, palette: palette, ownRoles: roles)
    let files = try AssetFormat.swift.files(set, Export(format: "swift", location: GlyphSets.place))
    return Dictionary(uniqueKeysWithValues: files.map { ($0.path, GlyphSets.text($0)) })
}

@Test func namesBecomeIdentifiers() {
    let names = [
        "heart": "heart", "heart.fill": "heartFill", "a/b-c d": "aBCD", "class": "`class`", "3d": "_3d",
        "init": "init_", "URL Size": "urlSize", "A": "a", "Ways/in": "waysIn", "URLSize": "urlSize", "3D": "_3D",
    ]
    for (name, identifier) in names { #expect(CodeName.swift(name) == identifier) }
    #expect(CodeName.words("systemGray2Color", joinedBy: "-") == "system-gray2-color")
    #expect(CodeName.words("brand.accentBlue", joinedBy: "_") == "brand_accent_blue")
    #expect(CodeName.words("URL Size", joinedBy: "-") == "url-size")
}

@Test func namesThatAreOneInCodeAreAnError() {
    let findings = #expect(throws: Findings.self) { try code(Palette(), [], names: ["a-b", "a.b", "c"]) }
    #expect(findings?.diagnostics.map(\.id) == ["identifier-clash"])
}

@Test func withoutColoursThereIsNoFileOfColours() throws {
    #expect(try code(Palette(), []).keys.sorted() == ["GlyphName.swift"])
}

private let compiler = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":").map { $0 + "/swiftc" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

private func run(_ program: String, _ arguments: [String], in folder: String) throws -> (status: Int32, output: String)
{
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
}

/// The code is compiled, run, and asked for every colour in every appearance.
@Test(.enabled(if: compiler != nil, "there is no swiftc in the path"))
func theCodeCompilesAndGivesThePalettesColours() throws {
    var random = RandomPalettes(seed: 11, steps: 1_000_000)
    let (palette, roles) = random.palette(levels: true)
    let folder = try TemporaryFolder()
    for (path, text) in try code(palette, roles, names: ["heart", "heart.fill", "3d", "class", "quote\"\\(x)"]) {
        try folder.write(text, to: path)
    }
    try folder.write(
        """
        for color in GlyphColor.allCases {
            for isElevated in [false, true] {
                for isHighContrast in [false, true] {
                    for isDark in [false, true] {
                        let v = color.value(isDark: isDark, isHighContrast: isHighContrast, isElevated: isElevated)
                        print(color.rawValue, v.space, v.red, v.green, v.blue, v.alpha)
                    }
                }
            }
        }
        print(GlyphName.allCases.map(\\.rawValue))
        """, to: "main.swift")
    let made = try run(
        compiler ?? "",
        [
            "-swift-version", "6", "-warnings-as-errors", "GlyphColor.swift", "GlyphName.swift", "main.swift", "-o",
            "main",
        ],
        in: folder.path)
    #expect(made.status == 0 && made.output.isEmpty, "\(made.output)")
    let lines = try run(folder.path + "/main", [], in: folder.path).output.split(separator: "\n")
    let wanted = palette.roles.filter(roles.contains).flatMap { role in
        Appearance.allCases.map { appearance in
            let color = palette[role]?[appearance] ?? .clear
            let numbers = [color.red, color.green, color.blue, color.alpha].map { ($0 * 1e6).rounded() / 1e6 }
            return "\(role.rawValue) \(color.space) " + numbers.map { "\($0)" }.joined(separator: " ")
        }
    }
    #expect(lines.dropLast().map(String.init) == wanted)
    #expect(lines.last?.contains("quote\\\"\\\\(x)") == true)
}

import GlyphKit
import Markup
import Raster

/// The output of `--version --verbose`: the tools that this program was built with, and the optional parts that it
/// finds on the machine.
enum VersionText {
    static func isAsked(by arguments: [String]) -> Bool {
        arguments.count == 2 && arguments.contains("--version")
            && (arguments.contains("--verbose") || arguments.contains("-v"))
    }

    static var text: String {
        let facts = [
            ("twinlight", "\(Twinlight.version), \(build)"),
            ("Swift", compiler),
            ("system", system),
            ("libxml2", XMLLibrary.version),
            ("librsvg", library),
            ("rsvg-convert", converter),
            ("browser", describe(PictureRenderer.browser()?.name, "'build --prove' does not compare with a browser")),
            ("git", describe(version(of: "git"), "'preview --against' compares with folders alone")),
        ]
        let width = facts.map(\.0.count).max() ?? 0
        return facts.map { name, text in
            name + ":" + String(repeating: " ", count: width - name.count + 1) + text
        }.joined(separator: "\n")
    }

    private static var build: String {
        #if DEBUG
        "a build for development"
        #else
        "a build for release"
        #endif
    }

    /// As far as the language exposes it.
    private static var compiler: String {
        #if compiler(>=6.5)
        "6.5 or later"
        #elseif compiler(>=6.4)
        "6.4"
        #elseif compiler(>=6.3)
        "6.3"
        #else
        "6.2"
        #endif
    }

    private static var system: String {
        #if os(macOS)
        let name = "macOS"
        #elseif canImport(Musl)
        let name = "Linux, musl, static"
        #else
        let name = "Linux, glibc"
        #endif
        #if arch(arm64)
        return name + ", arm64"
        #elseif arch(x86_64)
        return name + ", x86_64"
        #else
        return name
        #endif
    }

    private static var library: String {
        if let reason = Rasterizer.absence { return "not found: \(reason)" }
        return Rasterizer.version.map { String($0.trimmingPrefix("librsvg ")) } ?? "found, of a version before 2.52"
    }

    /// It draws where librsvg cannot be loaded.
    private static var converter: String {
        let loss = Rasterizer.absence == nil ? "librsvg draws" : "no pixels and no PDF without it or librsvg"
        return describe(SVGConverter.version.map { String($0.trimmingPrefix("rsvg-convert ")) }, loss)
    }

    private static func describe(_ version: String?, _ loss: String) -> String { version ?? "not found: \(loss)" }

    private static func version(of program: String) -> String? {
        guard let answer = try? RunningProgram([program, "--version"])?.finished(input: []), answer.status == 0
        else { return nil }
        let line = String(decoding: answer.output, as: UTF8.self).split(separator: "\n").first ?? ""
        return line.split(separator: " ").last { $0.first?.isNumber == true }.map(String.init)
    }
}

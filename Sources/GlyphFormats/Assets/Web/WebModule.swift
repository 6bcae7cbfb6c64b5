internal import GlyphModel
internal import Markup
internal import SemanticColor

/// An ES module with a file for each asset, so that a bundler takes only the imported ones.
struct WebModule {
    let names: WebNames

    /// `glyphs/bell.js`: its name, and its SVG as text.
    func file(_ variant: Variant, _ picture: WebPicture) -> AssetFile {
        let name = WebNames.file(variant)
        let root = XMLNode(
            "svg",
            [("xmlns", "http://www.w3.org/2000/svg")] + picture.box.svgBox, children: picture.elements)
        let svg = XMLWriter.compact(root)
        let identifier = names.identifier(variant)
        return AssetFile(
            path: "glyphs/\(name).js",
            text: CodeNotice.line + "export const \(identifier) = {\n  name: \(JSText.literal(name)),\n  svg: "
                + "\(JSText.literal(svg)),\n};\n")
    }

    /// The files that name all assets.
    func files(_ set: GlyphSet) -> [AssetFile] {
        let all = set.variants.map { (name: WebNames.file($0), identifier: names.identifier($0), variant: $0) }
        let index =
            all.map { "export { \($0.identifier) } from \"./glyphs/\($0.name).js\";\n" }.joined()
            + "export { names, titles } from \"./names.js\";\n"
        let titled = all.filter { $0.variant.title != nil }
        let listed =
            "export const names = [\n" + all.map { "  \(JSText.literal($0.name)),\n" }.joined() + "];\n\n"
            + "export const titles = {\n"
            + titled.map { "  \(JSText.literal($0.name)): \(JSText.literal($0.variant.title ?? "")),\n" }.joined()
            + "};\n"
        let constants = all.map { glyph in
            JSText.comment(glyph.variant) + "export declare const \(glyph.identifier): Glyph;\n"
        }.joined()
        let union = all.isEmpty ? "never" : all.map { "\n  | \(JSText.literal($0.name))" }.joined()
        let types = """
            /** The names of all glyphs. */
            export type GlyphName =\(union.hasPrefix("\n") ? "" : " ")\(union);

            export interface Glyph {
              readonly name: GlyphName;
              /** An SVG element, whose colours are custom properties of the style sheet. */
              readonly svg: string;
            }

            export declare const names: readonly GlyphName[];

            /** Names for people. */
            export declare const titles: { readonly [name in GlyphName]?: string };


            """
        return [
            AssetFile(path: "index.js", text: CodeNotice.line + index),
            AssetFile(path: "names.js", text: CodeNotice.line + listed),
            AssetFile(path: "index.d.ts", text: CodeNotice.line + types + constants),
        ]
    }
}

/// Literals and comments of JavaScript.
enum JSText {
    /// In double quotes; JSON's texts are JavaScript's (ECMAScript 2019).
    static func literal(_ text: String) -> String {
        var result = JSON.string(text).text
        if result.hasSuffix("\n") { result.removeLast() }
        return result
    }

    /// The manifest's description of a glyph, for editors.
    static func comment(_ variant: Variant) -> String {
        let lines = [variant.title, variant.entry.deprecated.map { "@deprecated \($0)" }].compactMap { $0 }
        if lines.isEmpty { return "" }
        return "/** " + lines.joined(separator: "\n * ").replacing("*/", with: "* /") + " */\n"
    }
}

internal import GlyphModel
internal import Markup
internal import SemanticColor

/// An ES module with a file for each asset, so that a bundler takes only the imported ones.
struct WebModule {
    let names: WebNames

    /// `glyphs/bell.js`: its name, and its SVG as text.
    func file(_ asset: GlyphAsset, _ picture: WebDrawing) -> AssetFile {
        let name = WebNames.file(asset)
        let root = XMLNode(
            "svg",
            [("xmlns", "http://www.w3.org/2000/svg")] + picture.box.svgBox, children: picture.elements)
        let svg = XMLWriter.compact(root)
        let identifier = names.identifier(asset)
        return AssetFile(
            path: "glyphs/\(name).js",
            text: CodeNotice.line + "export const \(identifier) = {\n  name: \(JSText.literal(name)),\n  svg: "
                + "\(JSText.literal(svg)),\n};\n")
    }

    /// The files that name all assets.
    func files(_ set: GlyphSet) -> [AssetFile] {
        let all = set.assets.map { (name: WebNames.file($0), identifier: names.identifier($0), asset: $0) }
        let index =
            all.map { "export { \($0.identifier) } from \"./glyphs/\($0.name).js\";\n" }.joined()
            + "export { names, titles } from \"./names.js\";\n"
        let titled = all.filter { $0.asset.title != nil }
        let listed =
            "export const names = [\n" + all.map { "  \(JSText.literal($0.name)),\n" }.joined() + "];\n\n"
            + "export const titles = {\n"
            + titled.map { "  \(JSText.literal($0.name)): \(JSText.literal($0.asset.title ?? "")),\n" }.joined()
            + "};\n"
        let constants = all.map { glyph in
            JSText.comment(glyph.asset) + "export declare const \(glyph.identifier): Glyph;\n"
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

/// Components of a framework, one file for each asset: plain modules, which need no build step.
///
/// A component without a `title` is decoration; with one it is an image of that name.
enum WebComponents: String, CaseIterable {
    case react, vue

    var meaning: String { self == .react ? "React" : "Vue" }

    func file(_ asset: GlyphAsset, _ picture: WebDrawing, _ names: WebNames) -> AssetFile {
        let component = names.component(asset)
        let children = picture.elements.map { text($0, margin: "  ") }.joined()
        let box = picture.box.svgBox.map { "\($0.name): \(JSText.literal($0.value))" }.joined(separator: ", ")
        return AssetFile(
            path: "\(rawValue)/\(component).js",
            text: CodeNotice.line
                + "import { glyph, h } from \"./glyph.js\";\n\nexport const \(component) = glyph(\"\(component)\", "
                + "{ \(box) }, () => [\n\(children)]);\n")
    }

    private func text(_ node: XMLNode, margin: String) -> String {
        let attributes = node.attributes.map { name, value in
            "\(self == .react ? Self.camel(name) : JSText.literal(name)): \(JSText.literal(value))"
        }
        let properties = attributes.isEmpty ? "null" : "{ " + attributes.joined(separator: ", ") + " }"
        let name = JSText.literal(node.name)
        if node.children.isEmpty { return "\(margin)h(\(name), \(properties)),\n" }
        let children = node.children.map { text($0, margin: margin + "  ") }.joined()
        // React takes children one by one: a list of them would need keys.
        return self == .react
            ? "\(margin)h(\(name), \(properties),\n\(children)\(margin)),\n"
            : "\(margin)h(\(name), \(properties), [\n\(children)\(margin)]),\n"
    }

    /// `fillOpacity`, as React names the attributes of SVG.
    private static func camel(_ name: String) -> String {
        let words = name.split(separator: "-")
        return words.dropFirst().reduce(words.first.map(String.init) ?? "") { text, word in
            text + word.prefix(1).uppercased() + word.dropFirst()
        }
    }

    func files(_ set: GlyphSet, _ names: WebNames) -> [AssetFile] {
        let all = set.assets.map { (component: names.component($0), asset: $0) }
        let index = all.map { "export { \($0.component) } from \"./\($0.component).js\";\n" }.joined()
        let types = all.map { JSText.comment($0.asset) + "export declare const \($0.component): GlyphComponent;\n" }
            .joined()
        return [
            AssetFile(path: "\(rawValue)/glyph.js", text: CodeNotice.line + code),
            AssetFile(path: "\(rawValue)/index.js", text: CodeNotice.line + index),
            AssetFile(path: "\(rawValue)/index.d.ts", text: CodeNotice.line + declarations + types),
        ]
    }

    /// Makes a component of the attributes and the content of an `svg` element.
    private var code: String {
        switch self {
        case .react:
            """
            import { createElement as h, forwardRef } from "react";

            export { h };

            export function glyph(name, box, content) {
              const component = forwardRef(function ({ title, size, ...others }, ref) {
                const label = title ? { role: "img", "aria-label": title } : { "aria-hidden": true };
                const sides = size === undefined ? {} : { width: size, height: size };
                return h("svg", { xmlns: "http://www.w3.org/2000/svg", ...box, ...label, ...sides, ...others, ref }, ...content());
              });
              component.displayName = name;
              return component;
            }

            """
        case .vue:
            """
            import { h } from "vue";

            export { h };

            export function glyph(name, box, content) {
              return {
                name,
                inheritAttrs: true,
                props: { title: String, size: [Number, String] },
                setup(props) {
                  return () => {
                    const label = props.title ? { role: "img", "aria-label": props.title } : { "aria-hidden": "true" };
                    const sides = props.size === undefined ? {} : { width: props.size, height: props.size };
                    return h("svg", { xmlns: "http://www.w3.org/2000/svg", ...box, ...label, ...sides }, content());
                  };
                },
              };
            }

            """
        }
    }

    private var declarations: String {
        switch self {
        case .react:
            """
            import type { ForwardRefExoticComponent, RefAttributes, SVGProps } from "react";

            export interface GlyphProps extends Omit<SVGProps<SVGSVGElement>, "ref"> {
              /** The name for those who do not see it; without one it is decoration. */
              title?: string;
              /** Width and height. */
              size?: number | string;
            }

            export type GlyphComponent = ForwardRefExoticComponent<GlyphProps & RefAttributes<SVGSVGElement>>;


            """
        case .vue:
            """
            import type { DefineComponent } from "vue";

            export type GlyphComponent = DefineComponent<{
              /** The name for those who do not see it; without one it is decoration. */
              title?: string;
              /** Width and height. */
              size?: number | string;
            }>;


            """
        }
    }
}

/// Literals and comments of JavaScript.
private enum JSText {
    /// In double quotes; JSON's texts are JavaScript's (ECMAScript 2019).
    static func literal(_ text: String) -> String {
        var result = JSON.string(text).text
        if result.hasSuffix("\n") { result.removeLast() }
        return result
    }

    /// The manifest's description of a glyph, for editors.
    static func comment(_ asset: GlyphAsset) -> String {
        let lines = [asset.title, asset.entry.deprecated.map { "@deprecated \($0)" }].compactMap { $0 }
        if lines.isEmpty { return "" }
        return "/** " + lines.joined(separator: "\n * ").replacing("*/", with: "* /") + " */\n"
    }
}

internal import GlyphModel
internal import Markup

/// Components of a framework, one file for each asset: plain modules, which need no build step.
///
/// A component without a `title` is decoration; with one it is an image of that name.
enum WebComponents: String, CaseIterable {
    case react, vue

    var meaning: String { self == .react ? "React" : "Vue" }

    func file(_ variant: Variant, _ picture: WebPicture, _ names: WebNames) -> AssetFile {
        let component = names.component(variant)
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
        let all = set.variants.map { (component: names.component($0), variant: $0) }
        let index = all.map { "export { \($0.component) } from \"./\($0.component).js\";\n" }.joined()
        let types = all.map { JSText.comment($0.variant) + "export declare const \($0.component): GlyphComponent;\n" }
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

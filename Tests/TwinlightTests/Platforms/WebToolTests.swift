import Foundation
import Support
import Testing

/// The results of the tools of the web: compilers, bundlers, frameworks, browsers.
@Suite(.takesTurns) struct WebToolTests {
    private static let samples = Repository.root.appending(path: "Tests/Packages/Samples/Web").path

    @Test(.enabled(if: Judge.tsc != nil, "no tsc")) func theTypesOfTheSampleAreRight() async throws {
        let run = try await Judge.tsc?.run(
            [
                "--strict", "--noEmit", "--module", "nodenext", "--moduleResolution", "nodenext", "--target", "es2022",
                Self.samples + "/page.mts",
            ], in: Self.samples)
        #expect(run?.status == 0, "\(run?.text ?? "")")
    }

    @Test(.enabled(if: Judge.esbuild != nil, "no esbuild"))
    func `a bundle of one imported glyph contains only this glyph`() async throws {
        let project =
            try await Long.isOn ? PlatformProject.corpus(300) : PlatformProject.drawn.value
        let name = try #require(project.names.first { !$0.contains("switch") })
        let file = PlatformProject.words(name, "-")
        let module = try project.text("web/glyphs/\(file).js")
        let identifier = try #require(module.firstMatch(of: /export const (\w+)/)).output.1
        try project.folder.write(
            "import { \(identifier) } from \"./Output/web/index.js\";\nconsole.log(\(identifier).svg);\n", to: "use.js")
        let run = try await Judge.esbuild?.run(["use.js", "--bundle", "--format=esm"], in: project.folder.path)
        #expect(run?.status == 0)
        let bundle = run?.text ?? ""
        #expect(bundle.matches(of: /<svg\s/).count == 1 && bundle.contains("name: \"\(file)\""))
        #expect(bundle.utf8.count < module.utf8.count + 200)
    }

    @Test(
        .enabled(
            if: Judge.esbuild != nil && Judge.node != nil && Judge.hasReact, "no esbuild, no node or no React"))
    func reactDrawsTheComponentsOnAServer() async throws {
        let project = try await PlatformProject.drawn.value
        try project.folder.write(
            """
            import { createElement } from "react";
            import { renderToStaticMarkup } from "react-dom/server";
            import * as glyphs from "./Output/web/react/index.js";
            const result = {};
            for (const [name, component] of Object.entries(glyphs)) {
              result[name] = renderToStaticMarkup(createElement(component));
            }
            result.titled = renderToStaticMarkup(createElement(glyphs.Disc, { title: "A \\"disc\\"", size: 32, className: "c" }));
            console.log(JSON.stringify(result));
            """, to: "render.js")
        let bundled = try await Judge.esbuild?.run(
            ["render.js", "--bundle", "--platform=node", "--outfile=rendered.cjs"], in: project.folder.path,
            environment: ["NODE_PATH": Judge.packages])
        #expect(bundled?.status == 0, "\(bundled?.text ?? "")")
        let run = try await Judge.node?.run(["rendered.cjs"], in: project.folder.path)
        #expect(run?.status == 0 && run?.text.contains("Warning") == false, "\(run?.text.prefix(600) ?? "")")
        let texts = try JSONDecoder().decode([String: String].self, from: Data((run?.text ?? "").utf8))
        #expect(texts.count == project.names.count + 1)
        // It is the element of the module, with what a component adds.
        let ring = try #require(texts["BellRing"])
        let module = try project.text("web/glyphs/bell-ring.js")
        let paths = module.matches(of: /\sd=\\"(.+?)\\"/).map { String($0.output.1) }
        #expect(!paths.isEmpty && paths.allSatisfy { ring.contains("d=\"\($0)\"") })
        #expect(ring.contains("aria-hidden=\"true\"") && ring.contains("<g display=\"var(--glyph-dark,none)\">"))
        #expect(!texts.values.contains { $0.contains("style=") })
        let titled = try #require(texts["titled"])
        for part in [
            "role=\"img\"", "aria-label=\"A &quot;disc&quot;\"", "width=\"32\"", "class=\"c\"", "viewBox=\"0 0 24 24\"",
        ] {
            #expect(titled.contains(part), "\(titled)")
        }
        #expect(!titled.contains("aria-hidden"))
        #expect(texts["Sky"]?.contains("<linearGradient id=\"glyph-sky-g0\" gradientUnits=\"userSpaceOnUse\"") == true)
        #expect(texts["Sky"]?.contains("stop-opacity=\".7\"") == true)
    }

    /// With a replacement for Vue's `h`, which returns its arguments.
    @Test(.enabled(if: Judge.node != nil, "no node")) func `the Vue component has the same elements as the file`()
        async throws
    {
        let project = try await PlatformProject.drawn.value
        try project.folder.write(
            "export const h = (name, props, children) => ({ name, props, children });\n",
            to: "node_modules/vue/index.js")
        try project.folder.write(
            "{ \"type\": \"module\", \"exports\": \"./index.js\" }", to: "node_modules/vue/package.json")
        try project.folder.write(
            """
            import { Switch } from "./Output/web/vue/index.js";
            const draw = (props) => Switch.setup(props)();
            console.log(JSON.stringify([draw({}), draw({ title: "On", size: 12 })]));
            """, to: "vue.mjs")
        let run = try await Judge.node?.run(["vue.mjs"], in: project.folder.path)
        #expect(run?.status == 0, "\(run?.text ?? "")")
        let elements = try JSONDecoder().decode([Element].self, from: Data((run?.text ?? "").utf8))
        #expect(elements.map(\.name) == ["svg", "svg"])
        #expect(elements[0].props?["aria-hidden"] == "true" && elements[0].props?["width"] == "24")
        #expect(elements[1].props?["aria-label"] == "On" && elements[1].props?["width"] == "12")
        #expect(
            elements[0].children?.map { $0.props?["fill"] ?? "" }.allSatisfy { $0.hasPrefix("var(--glyph-system-") }
                == true)
    }

    private struct Element: Decodable {
        var name: String
        var props: [String: String]?
        var children: [Element]?

        private enum Key: CodingKey { case name, props, children }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            name = try values.decode(String.self, forKey: .name)
            children = try values.decodeIfPresent([Element].self, forKey: .children)
            let all = try values.decodeIfPresent([String: Value].self, forKey: .props)
            props = all?.mapValues(\.text)
        }

        private struct Value: Decodable {
            var text: String

            init(from decoder: any Decoder) throws {
                let value = try decoder.singleValueContainer()
                text = try (try? value.decode(String.self)) ?? String(value.decode(Int.self))
            }
        }
    }

    /// The types that Iconify publishes for icon sets, in as much as they are used here.
    @Test(.enabled(if: Judge.tsc != nil, "no tsc")) func theIconSetHasIconifysTypes() async throws {
        let project = try await PlatformProject.drawn.value
        let set = try project.text("web/iconify.json")
        try project.folder.write(
            """
            interface IconifyDimenisons { left?: number; top?: number; width?: number; height?: number }
            interface IconifyIcon extends IconifyDimenisons { body: string; rotate?: number; hFlip?: boolean; vFlip?: boolean }
            interface ExtendedIconifyIcon extends IconifyIcon { hidden?: boolean }
            interface IconifyJSON extends IconifyDimenisons {
              prefix: string; provider?: string; lastModified?: number; icons: Record<string, ExtendedIconifyIcon>;
            }
            export const set: IconifyJSON = \(set);
            """, to: "set.mts")
        let run = try await Judge.tsc?.run(
            [
                "--strict", "--noEmit", "--target", "es2022", "--module", "nodenext", "--moduleResolution", "nodenext",
                "set.mts",
            ],
            in: project.folder.path)
        #expect(run?.status == 0, "\(run?.text ?? "")")
        let json = try JSONSerialization.jsonObject(with: Data(set.utf8)) as? [String: Any]
        let icons = json?["icons"] as? [String: [String: Any]] ?? [:]
        #expect(icons.count == project.names.count)
        // The names that Iconify's tools accept.
        #expect(icons.keys.allSatisfy { $0.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil })
        #expect(icons["disc"]?["hidden"] as? Bool == true && icons["moved"]?["left"] as? Double == -12)
    }

    /// The page of the sample, from a server: a sprite of its own document follows the theme around each use.
    @Test(.enabled(if: Browser.isThere, "no Chromium on this machine"), arguments: ["light", "dark"])
    func theSamplePageFollowsItsThemes(scheme: String) async throws {
        let folder = try TemporaryFolder()
        let css = try Repository.text("Output/web/glyphs.css")
        try folder.write(
            "<!DOCTYPE html><style>\(css)</style><p>a</p><p data-theme=dark>b</p><p data-theme=light>c</p>"
                + "<p style=\"color-scheme: dark\">d</p>", to: "page.html")
        let browser = try await Browser(media: ["prefers-color-scheme": scheme, "prefers-contrast": "no-preference"])
        try await browser.open(folder.url("page.html"))
        let found = try await browser.run(
            """
            return [...document.querySelectorAll("p")].map((p) => {
              p.style.color = "var(--glyph-system-red)";
              const style = getComputedStyle(p);
              return style.color + " " + style.getPropertyValue("--glyph-dark").trim();
            });
            """)
        await browser.quit()
        let (light, dark) = ("rgb(255, 56, 60) none", "rgb(255, 66, 69) inline")
        let own = scheme == "dark" ? dark : light
        let texts = try JSONDecoder().decode([String].self, from: Data(found.utf8))
        #expect(Array(texts.prefix(3)) == [own, dark, light])
        // Without a theme's selector only the colours follow, in browsers that know `light-dark()`.
        #expect(texts.last?.hasPrefix("rgb(255, 66, 69)") == true)
    }
}

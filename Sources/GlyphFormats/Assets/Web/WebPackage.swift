internal import Markup

/// `package.json`: the exports of the folder to bundlers.
struct WebPackage {
    private let components: [WebComponents]

    init(_ components: [WebComponents]) { self.components = components }

    var text: String {
        var exports: [String: JSON] = [
            // Types are next to each module under its name.
            ".": "./index.js", "./glyphs.css": "./glyphs.css", "./sprite.svg": "./sprite.svg",
            "./iconify.json": "./iconify.json",
        ]
        for framework in components {
            exports["./" + framework.rawValue] = .string("./\(framework.rawValue)/index.js")
        }
        let package: JSON = [
            "name": "glyphs", "private": true, "type": "module", "sideEffects": ["*.css"], "exports": .object(exports),
        ]
        return package.text
    }
}

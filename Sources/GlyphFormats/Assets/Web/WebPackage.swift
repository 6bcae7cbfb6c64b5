internal import Markup

/// `package.json`: what the folder exports to bundlers.
struct WebPackage {
    private let components: [WebComponents]

    init(_ components: [WebComponents]) { self.components = components }

    var text: String {
        var exports: [String: JSON] = [
            ".": ["types": "./index.d.ts", "default": "./index.js"],
            "./glyphs.css": "./glyphs.css", "./sprite.svg": "./sprite.svg", "./iconify.json": "./iconify.json",
        ]
        for framework in components {
            let folder = "./" + framework.rawValue
            exports[folder] = ["types": .string(folder + "/index.d.ts"), "default": .string(folder + "/index.js")]
        }
        let package: JSON = [
            "name": "glyphs", "private": true, "type": "module", "sideEffects": ["*.css"], "exports": .object(exports),
        ]
        return package.text
    }
}

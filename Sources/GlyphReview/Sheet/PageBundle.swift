/// The modules of a page as one script, so that the page is one file. Each module becomes a function: its imports are
/// constants from the results of earlier ones, its exports are its result.
///
///     import { html } from "./element.js";        const $tile = (() => {
///     export function tile(…) { … }         →     const { html } = $element;
///                                                 function tile(…) { … }
///                                                 return { tile };
///                                                 })();
///
/// Only lines that begin with `import {` or `export ` are read. An import is on one line, and an export is a `const`, a
/// `function` or an `async function`. Lines of comments are left out.
package struct PageBundle: Sendable {
    /// One script, for an element of HTML.
    package let script: String

    /// A module of a page.
    package struct Module: Sendable {
        /// The name of its file, without `.js`.
        var name: String
        var source: [UInt8]

        package init(_ name: String, _ source: [UInt8]) { (self.name, self.source) = (name, source) }
    }

    /// A module that cannot be a part of a bundle.
    package enum Fault: Error, Equatable {
        /// A line is none of the forms that are read.
        case syntax(module: String, line: String)
        /// An import names a module that is not there, or that comes later.
        case unknownModule(String, in: String)
        /// An import names what another module does not export.
        case unknownName(String, of: String, in: String)
    }

    /// - Parameter modules: in an order in which each is after the ones that it imports from.
    package init(_ modules: [Module]) throws(Fault) {
        var script = ""
        var exports: [String: Set<String>] = [:]
        for module in modules {
            let part = try Part(module, exports)
            exports[module.name] = Set(part.exports)
            script += part.text
        }
        self.script = script
    }

    /// A module as a function.
    private struct Part {
        private(set) var exports: [String] = []
        private let module: String
        private let known: [String: Set<String>]
        private var body = ""

        init(_ module: Module, _ known: [String: Set<String>]) throws(Fault) {
            (self.module, self.known) = (module.name, known)
            let source = String(decoding: module.source, as: UTF8.self)
            var isInComment = false
            for line in source.utf8.split(separator: UInt8(ascii: "\n")) {
                let line = Substring(line)
                let code = line.drop { $0 == " " }
                if isInComment {
                    isInComment = !code.hasSuffix("*/")
                } else if code.hasPrefix("/**"), !code.contains("*/") {
                    isInComment = true
                } else if !code.hasPrefix("//"), !(code.hasPrefix("/**") && code.hasSuffix("*/")) {
                    // Of a comment and code, such as the type of an expression, both stay.
                    try append(line)
                }
            }
        }

        /// The function, with its result where it exports anything.
        var text: String {
            if exports.isEmpty { return "(() => {\n\(body)})();\n" }
            return "const $\(module) = (() => {\n\(body)return { \(exports.joined(separator: ", ")) };\n})();\n"
        }

        private mutating func append(_ line: Substring) throws(Fault) {
            if line.hasPrefix("import ") {
                body += try constants(of: line)
            } else if line.hasPrefix("export ") {
                let declaration = line.dropFirst("export ".count)
                exports.append(try name(of: declaration, in: line))
                body += declaration
            } else {
                body += line
            }
            body += "\n"
        }

        /// `const { a, b } = $other;` for `import { a, b } from "./other.js";`.
        private func constants(of line: Substring) throws(Fault) -> String {
            guard line.hasPrefix("import { "), line.hasSuffix(".js\";"),
                let middle = line.firstRange(of: " } from \"./")
            else { throw .syntax(module: module, line: String(line)) }
            let names = line[..<middle.lowerBound].dropFirst("import { ".count)
            let other = String(line[middle.upperBound...].dropLast(".js\";".count))
            guard let exported = known[other] else { throw .unknownModule(other, in: module) }
            for name in names.split(separator: ",") {
                let name = String(name.drop { $0 == " " })
                if !exported.contains(name) { throw .unknownName(name, of: other, in: module) }
            }
            return "const { \(names) } = $\(other);"
        }

        private func name(of declaration: Substring, in line: Substring) throws(Fault) -> String {
            for keyword in ["const ", "function ", "async function "] where declaration.hasPrefix(keyword) {
                let name = declaration.dropFirst(keyword.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                if !name.isEmpty { return String(name) }
            }
            throw .syntax(module: module, line: String(line))
        }
    }
}

// MARK: - The bundles of the sheet

extension PageBundle {
    /// The script of a sheet in a file.
    package static let sheet = bundle(modules)

    /// The script of a running preview's sheet.
    package static let live = bundle(modules + [Module("live", PackageResources.live_js)])

    private static func bundle(_ modules: [Module]) -> PageBundle {
        do { return try PageBundle(modules) } catch { preconditionFailure("the modules of the page: \(error)") }
    }

    /// From the state of the page to the page itself: each module is after the ones that it imports from.
    private static let modules = [
        // Values, and what all modules need.
        Module("state", PackageResources.state_js), Module("actions", PackageResources.actions_js),
        Module("appearances", PackageResources.appearances_js), Module("document", PackageResources.document_js),
        Module("edits", PackageResources.edits_js),
        Module("element", PackageResources.element_js), Module("words", PackageResources.words_js),
        Module("view", PackageResources.view_js),
        Module("controls", PackageResources.controls_js), Module("lookup", PackageResources.lookup_js),
        // Pictures.
        Module("contrast", PackageResources.contrast_js), Module("paths", PackageResources.paths_js),
        Module("picture", PackageResources.picture_js),
        Module("overlay", PackageResources.overlay_js), Module("ratios", PackageResources.ratios_js),
        Module("tile", PackageResources.tile_js), Module("difference", PackageResources.difference_js),
        Module("changes", PackageResources.changes_js),
        // What can be done with a glyph.
        Module("toast", PackageResources.toast_js), Module("clipboard", PackageResources.clipboard_js),
        Module("copy", PackageResources.copy_js),
        Module("picks", PackageResources.picks_js), Module("relatives", PackageResources.relatives_js),
        Module("flow", PackageResources.flow_js), Module("fills", PackageResources.fills_js),
        Module("parts", PackageResources.parts_js),
        // The lists of glyphs.
        Module("findings", PackageResources.findings_js), Module("unseen", PackageResources.unseen_js),
        Module("card", PackageResources.card_js), Module("thumb", PackageResources.thumb_js),
        Module("items", PackageResources.items_js), Module("colors", PackageResources.colors_js),
        Module("groups", PackageResources.groups_js),
        // One glyph.
        Module("symbol", PackageResources.symbol_js), Module("direction", PackageResources.direction_js),
        Module("eyes", PackageResources.eyes_js), Module("inspector", PackageResources.inspector_js),
        // The whole page.
        Module("search", PackageResources.search_js), Module("find", PackageResources.find_js),
        Module("keys", PackageResources.keys_js), Module("page", PackageResources.page_js),
    ]
}

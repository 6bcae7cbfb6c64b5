import Foundation
import GlyphReview
import Support
import Testing

private func module(_ name: String, _ text: String) -> PageBundle.Module { PageBundle.Module(name, Array(text.utf8)) }

private let low = module(
    "low",
    """
    // The first line.

    /**
     * A number.
     * @type {number}
     */
    export const one = 1;
    /** On one line. */
    const hidden = /** @type {any} */ (2);
    /** @type {any} */ (hidden).toString();
    export function two() { return hidden; }
    export async function three() { return 3; }

    """)

@Suite struct PageBundleTests {
    @Test func `each module is a function whose exports are its result`() throws {
        let high = module("high", "import { one, two } from \"./low.js\";\n\nconsole.log(one + two()); // Said.\n")
        #expect(
            try PageBundle([low, high]).script == """
                const $low = (() => {
                const one = 1;
                const hidden = /** @type {any} */ (2);
                /** @type {any} */ (hidden).toString();
                function two() { return hidden; }
                async function three() { return 3; }
                return { one, two, three };
                })();
                (() => {
                const { one, two } = $low;
                console.log(one + two()); // Said.
                })();

                """)
    }

    @Test func `a module imports only from earlier ones`() {
        let high = module("high", "import { one } from \"./low.js\";\n")
        #expect(throws: PageBundle.Fault.unknownModule("low", in: "high")) { try PageBundle([high, low]) }
        #expect(throws: PageBundle.Fault.unknownModule("low", in: "high")) { try PageBundle([high]) }
    }

    @Test func `a module imports only what another one exports`() {
        let high = module("high", "import { one, hidden } from \"./low.js\";\n")
        #expect(throws: PageBundle.Fault.unknownName("hidden", of: "low", in: "high")) {
            try PageBundle([low, high])
        }
    }

    @Test(arguments: [
        "import * as low from \"./low.js\";", "import low from \"./low.js\";", "import \"./low.js\";",
        "import { one } from \"low\";", "export default 1;", "export { one };", "export let one = 1;",
        "export class One {}",
    ])
    func `another form of import or export is refused`(line: String) {
        #expect(throws: PageBundle.Fault.syntax(module: "high", line: line)) {
            try PageBundle([low, module("high", line + "\n")])
        }
    }

    @Test func `the script of a sheet has each module of the page, and no import`() throws {
        let files = try Repository.files(in: "Sources/GlyphReview/Page", ending: ".js")
            .map { String($0.dropFirst("Sources/GlyphReview/Page/".count).dropLast(".js".count)) }
        #expect(files.contains("state") && files.contains("live"))
        let (sheet, live) = (PageBundle.sheet.script, PageBundle.live.script)
        #expect(live.hasPrefix(sheet))
        // The page of changes has a script of its own; nothing is exported by what only a running preview has.
        for name in files where name != "changes" && name != "live" {
            #expect(sheet.ranges(of: "const $\(name) = (() => {\n").count == 1, "\(name)")
        }
        let added = live.dropFirst(sheet.count)
        #expect(added.hasPrefix("(() => {\n") && added.contains("new EventSource"))
        #expect(!live.contains("\nimport ") && !live.contains("\nexport ") && !live.contains("\n/**\n"))
    }

    @Test func `modules have no state that others could not see change`() throws {
        for path in try Repository.files(in: "Sources/GlyphReview/Page", ending: ".js") {
            #expect(!(try Repository.text(path)).contains("\nexport let "), "\(path)")
        }
    }
}

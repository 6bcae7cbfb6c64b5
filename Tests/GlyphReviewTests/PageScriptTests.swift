import Foundation
import GlyphModel
import GlyphReview
import Support
import Testing

/// The modules of the page that need no page, tested by node: each file of the folder `Page` has the tests of one.
@Suite(.takesTurns, .enabled(if: node != nil, "no node: .ci/setup judges installs it"))
struct PageScriptTests {
    private static let files = (try? Repository.files(in: "Tests/GlyphReviewTests/Page", ending: ".test.mjs")) ?? []

    @Test(arguments: files) func `the tests in JavaScript pass`(file: String) async throws {
        let run = try await Programs.run(
            try #require(node), ["--test", "--test-reporter=tap", Repository.root.appending(path: file).path],
            in: Repository.root.path)
        #expect(run.status == 0, "\(run.output)\(run.errors)")
        // A file without any test passes, too.
        #expect(run.output.contains(/(?m)^# pass [1-9]/) && run.output.contains(/(?m)^# fail 0$/), "\(run.output)")
    }

    @Test func `there are tests in JavaScript`() { #expect(Self.files.count >= 6) }

    @Test(arguments: [SheetSample.set, SheetSample.many])
    func `both parts of a page are the whole document`(set: GlyphSet) async throws {
        let folder = try TemporaryFolder()
        let sheet = ReviewSheet(set, SheetSample.context)
        try folder.write(sheet.data, to: "data.json")
        try folder.write(sheet.html, to: "page.html")
        let module = Repository.root.appending(path: "Sources/GlyphReview/Page/document.js").absoluteString
        try folder.write(
            """
            import assert from "node:assert/strict";
            import { readFileSync } from "node:fs";
            import { addRest, completeDocument, unpack } from "\(module)";
            const page = readFileSync("page.html", "utf8");
            const part = (id) => page.split(`id="${id}">`)[1].split("</script>")[0];
            const whole = completeDocument(JSON.parse(readFileSync("data.json", "utf8")));
            const sheet = completeDocument(JSON.parse(part("data")));
            const first = sheet.glyphs.slice(0, 650).flatMap(({ pictures }) => pictures);
            assert.ok(first.every(({ drawing }) => drawing < sheet.drawings.length));
            const lacking = whole.drawings.length - sheet.drawings.length;
            addRest(sheet, await unpack(part("rest")));
            assert.deepEqual(sheet, whole);
            console.log(lacking);

            """, to: "read.mjs")
        let run = try await Programs.run(try #require(node), ["read.mjs"], in: folder.path)
        // Of few glyphs, the other fills are not there at first; of many, also the last glyphs.
        #expect(run.output == (set.assets.count > 650 ? "56\n" : "2\n"), "\(run.errors)")
    }

    @Test func `the document of a file is complete after it is read`() async throws {
        let folder = try TemporaryFolder()
        try folder.write(await SheetSample.sheet.data, to: "data.json")
        let module = Repository.root.appending(path: "Sources/GlyphReview/Page/document.js").absoluteString
        try folder.write(
            """
            import { readFileSync } from "node:fs";
            import { completeDocument } from "\(module)";
            const sheet = completeDocument(JSON.parse(readFileSync("data.json", "utf8")));
            const [heart, book, plus, sunset] = sheet.glyphs;
            console.log(JSON.stringify([
              [heart, book].map(({ asset, entry, source, resource }) => [asset, entry, source, resource]),
              [heart, book].map(({ minimumContrast, backgrounds, shown }) => [minimumContrast, backgrounds, shown]),
              [heart.pictures.map(({ appearance }) => appearance), heart.pictures.map(({ form }) => form)],
              [sheet.drawings[heart.pictures[0].drawing], sheet.drawings[sunset.pictures[0].drawing]]
                .map(({ box, width, aspect, layers }) => [box, width, aspect ?? "", layers.length]),
              [book.isMirrored, heart.isMirrored, plus.pictures[1].chosen, heart.findings.length],
              [heart.change.kind, heart.change.before[0].recolored.length, plus.change.kind, plus.change.before],
              [sheet.changes.against, sheet.changes.removed.map(({ name }) => name)],
            ]));

            """, to: "read.mjs")
        let run = try await Programs.run(try #require(node), ["read.mjs"], in: folder.path)
        #expect(
            run.output == """
                [[["heart","heart","red/heart.svg","heart"],["Objects/book.solid","book","book.svg","objects_book_solid"]],\
                [[4.5,[0,1],[0,1,2,1,0,1,2,1]],[3,[1],[0,1,0,1,0,1,0,1]]],\
                [[0,1,2],["outline","fill","outline"]],\
                [["0 0 24 24",24,"",2],["0 0 48 48",48,"none",3]],\
                [true,false,1,1],\
                ["changed",1,"renamed",[]],\
                ["main",["ring"]]]

                """, "\(run.errors)")
    }
}

private let node = Programs.named("node", "nodejs")

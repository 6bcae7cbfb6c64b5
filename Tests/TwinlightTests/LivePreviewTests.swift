import Foundation
import Support
import Testing

/// A browser's side of `preview --serve`.
@Suite(.takesTurns) struct LivePreviewTests {
    private static let ruler = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><g fill="none" stroke="#000" stroke-width="2">\
        <path d="M4 3h16v18H4zM4 7h5M4 11h5M4 15h5M20 7h-5M20 11h-5M20 15h-5M4 18h16"/></g></svg>
        """
    private static let manifest = """
        <glyphs version="1" dark="fill" uncertainty="0.5">
          <!-- kept as it is -->
          <glyph name='watch' tint = "label"  />
          <group name="Parts"><glyph source="parts/*.svg"/></group>
        </glyphs>
        """

    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(Self.manifest, to: "Glyphs/manifest.xml")
        try folder.write(Self.ruler, to: "Glyphs/watch.svg")
        try folder.write(Self.ruler, to: "Glyphs/parts/strap.svg")
        return folder
    }

    private struct Page: Decodable {
        struct Glyph: Decodable { var name: String }
        var glyphs: [Glyph]
    }

    private func page(_ preview: LivePreview) async throws -> Page {
        try JSONDecoder().decode(Page.self, from: Data(try await preview.get("/data.json").body.utf8))
    }

    @Test func aPageAndItsDataAreServedAndNothingElse() async throws {
        let preview = try await LivePreview(in: folder())
        let page = try await preview.get("/")
        #expect(page.status == 200 && page.head.contains("Content-Type: text/html"))
        #expect(page.body.contains("<meta name=\"live\" content=\"1\">") && page.body.hasSuffix("</html>\n"))
        let data = try await preview.get("/data.json")
        #expect(data.status == 200 && data.body.contains("\"contours\":["))
        // The page has the same in two parts.
        #expect(page.body.contains("id=\"data\">{\"") && page.body.contains("id=\"rest\">"))
        #expect(try await preview.get("/", host: "[::1]:\(preview.port)").status == 200)
        let others = ["/manifest.xml", "/../Glyphs/manifest.xml", "/%2e%2e/etc/passwd", "/data.json/", "//"]
        for path in others + ["/Glyphs/watch.svg"] {
            let answer = try await preview.get(path)
            #expect(answer.status == 404 && !answer.body.contains("<glyphs"), "\(path)")
        }
        #expect(try await preview.request("DELETE", "/").status == 405)
        #expect(try await preview.get("/choice").status == 405)
        #expect(try await preview.stop() == 0)
    }

    @Test func requestsFromElsewhereAreRefused() async throws {
        let folder = try folder()
        let preview = try await LivePreview(in: folder)
        let names = ["evil.example", "127.0.0.1.nip.io"].map { "\($0):\(preview.port)" }
        let twice = "localhost:\(preview.port)\r\nHost: "
        let doubles = [twice + "localhost:\(preview.port)", twice + "evil.example"]
        for host in names + doubles + ["evil.example", "localhost", "localhost:1"] {
            for path in ["/", "/data.json", "/events"] {
                #expect(try await preview.get(path, host: host).status == 403, "\(host)\(path)")
            }
        }
        let line = "lines=\"cut\""
        let body = String(decoding: try JSONEncoder().encode(["glyph": "watch", "line": line]), as: UTF8.self)
        let (json, own) = ("Content-Type: application/json", "Origin: http://localhost:\(preview.port)")
        for (headers, status) in [
            ([json], 403), ([json, "Origin: null"], 403), ([json, "Origin: http://evil.example"], 403),
            ([json, "Origin: http://127.0.0.1:\(preview.port)"], 403),
            ([json, "Origin: https://localhost:\(preview.port)"], 403),
            ([own], 415), ([own, "Content-Type: text/plain"], 415),
        ] {
            let answer = try await preview.request("POST", "/choice", headers: headers, body: body)
            #expect(answer.status == status, "\(headers)")
        }
        for path in ["/choices", "/part", "/undo", "/redo"] {
            #expect(try await preview.request("POST", path, headers: [json], body: "{}").status == 403, "\(path)")
            #expect(try await preview.request("POST", path, headers: [own], body: "{}").status == 415, "\(path)")
            #expect(try await preview.get(path).status == 405, "\(path)")
        }
        let glyph = "\"glyph\":\"watch\""
        for (path, body) in [
            ("choice", ""), ("choice", "{}"), ("choice", "[]"), ("choice", "{\(glyph)}"), ("choice", "\u{FF}"),
            ("choice", "{\"glyph\":1,\"line\":\"\"}"), ("choice", "{\(glyph),\"line\":\"\",\"groups\":\"A\"}"),
            ("choice", "{\(glyph),\"line\":\"\",\"groups\":[1]}"), ("choices", "{}"), ("choices", "{\"picks\":[]}"),
            ("choices", "{\"picks\":[{\(glyph)}]}"), ("part", "{\(glyph),\"at\":[1,2]}"),
            ("part", "{\(glyph),\"at\":[1],\"fill\":\"cut\"}"), ("part", "{\(glyph),\"at\":[1,2],\"fill\":\"all\"}"),
            ("part", "{\(glyph),\"at\":[1,\"2\"],\"fill\":\"cut\"}"),
            ("part", "{\(glyph),\"at\":[1,1e9],\"fill\":\"cut\"}"),
            ("undo", ""), ("redo", "[]"),
        ] {
            let answer = try await preview.request("POST", "/" + path, headers: [own, json], body: body)
            #expect(answer.status == 400, "\(path) \(body)")
        }
        #expect(folder.text("Glyphs/manifest.xml") == Self.manifest)
    }

    @Test func `a running preview compares each build with an earlier state`() async throws {
        let folder = try folder()
        try FileManager.default.copyItem(at: folder.url("Glyphs"), to: folder.url("Before"))
        let preview = try await LivePreview(in: folder, arguments: ["--against", "Before"])
        let before = try await preview.get("/data.json").body
        #expect(before.contains("\"against\":\"Before\"") && before.contains("\"words\":\"2 unchanged\""))
        var events = try await preview.events()
        defer { events.close() }
        try await events.read(until: "\"build\":1")
        try folder.write(Self.ruler.replacing("M4 3h16v18H4z", with: "M4 5h16v16H4z"), to: "Glyphs/watch.svg")
        try await events.read(until: "\"build\":2")
        let after = try await preview.get("/data.json").body
        #expect(after.contains("\"words\":\"1 changed, 1 unchanged\"") && after.contains("\"kind\":\"changed\""))
        #expect(try await preview.stop() == 0)
        let none = try await Executable.run(["preview", "--serve", "0", "--against", "Nowhere"], in: folder.path)
        #expect(none.status == 2 && none.errors.contains("'Nowhere' is "), "\(none.errors)")
    }

    /// Programs of other users of the machine do not know the address.
    @Test func requestsWithoutTheKeyAreRefused() async throws {
        let preview = try await LivePreview(in: try folder())
        for path in [
            "", "data.json", "events", "choice", "\(preview.key)", "\(preview.key.uppercased())/", "/\(preview.key)/",
        ] {
            let line = "GET /\(path) HTTP/1.1\r\nHost: localhost:\(preview.port)\r\nConnection: close\r\n\r\n"
            let answer = try await preview.send(line)
            #expect(answer.status == 403 && !answer.body.contains(preview.key), "\(path)")
        }
        #expect(try await preview.get("/").status == 200)
    }

    /// An edit of the manifest is not lost to a click on a page that does not show it yet.
    @Test func aPickIsRefusedWhereTheManifestHasChanged() async throws {
        let folder = try folder()
        let preview = try await LivePreview(in: folder)
        let line = "lines=\"cut\""
        // A request directly after the change is answered before the next build, or after it.
        let edited = Self.manifest.replacing("<glyphs ", with: "<glyphs title=\"Mine\" ")
        try folder.write(edited, to: "Glyphs/manifest.xml")
        let answer = try await preview.pick(line, for: "watch")
        let text = try #require(folder.text("Glyphs/manifest.xml"))
        #expect(answer.status == 409 ? text == edited : answer.status == 200)
        #expect(text.contains("title=\"Mine\""))
    }

    /// A page of another site, in the same browser.
    @Test(.enabled(if: Browser.isThere, "no Chromium on this machine"))
    func `a page of another origin cannot use the live preview`() async throws {
        let folder = try folder()
        let preview = try await LivePreview(in: folder)
        let line = "lines=\"cut\""
        let elsewhere = try TemporaryFolder()
        try elsewhere.write("<!DOCTYPE html><title>elsewhere</title><form></form>", to: "index.html")
        let browser = try await Browser(width: 400, height: 300)
        try await browser.open(elsewhere.url("index.html"))
        let address = try preview.url.absoluteString
        let body = String(decoding: try JSONEncoder().encode(["glyph": "watch", "line": line]), as: UTF8.self)
        // Even with the key.
        let told = try await browser.run(
            """
            const seen = [];
            const body = \(String(decoding: try JSONEncoder().encode(body), as: UTF8.self));
            for (const path of ["", "data.json", "events"]) {
              try { seen.push((await (await fetch("\(address)" + path)).text()).length); } catch { seen.push("refused"); }
            }
            for (const init of [{ mode: "no-cors", body }, { mode: "cors", headers: { "Content-Type": "application/json" }, body }]) {
              try { seen.push((await fetch("\(address)choice", { method: "POST", ...init })).status); } catch { seen.push("refused"); }
            }
            const frame = document.body.appendChild(document.createElement("iframe"));
            frame.src = "\(address)";
            await new Promise((done) => setTimeout(done, 500));
            let inside = "refused";
            try { inside = frame.contentDocument.title; } catch {}
            seen.push(inside);
            return seen;
            """)
        await browser.quit()
        #expect(told == "[\"refused\",\"refused\",\"refused\",\"refused\",\"refused\",\"refused\"]", "\(told)")
        #expect(folder.text("Glyphs/manifest.xml") == Self.manifest)
    }

    @Test(arguments: ["Content-Length: 3000000", "Transfer-Encoding: chunked"])
    func `the rest of an oversized request body is not read as a request`(length: String) async throws {
        let folder = try folder()
        let preview = try await LivePreview(in: folder)
        let line = "lines=\"cut\""
        let body = String(decoding: try JSONEncoder().encode(["glyph": "watch", "line": line]), as: UTF8.self)
        let host = "localhost:\(preview.port)"
        let hidden =
            "POST /\(preview.key)/choice HTTP/1.1\r\nHost: \(host)\r\nOrigin: http://\(host)\r\n"
            + "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)"
        let filler = String(repeating: hidden, count: 400)
        let sent = length.hasPrefix("T") ? String(filler.utf8.count, radix: 16) + "\r\n" + filler : filler
        let head =
            "POST /\(preview.key)/choice HTTP/1.1\r\nHost: \(host)\r\nOrigin: http://evil.example\r\n\(length)\r\n\r\n"
        var wire = try await Wire(port: preview.port, sending: head + sent)
        try? await wire.read()
        #expect(!wire.text.contains("200 OK"))
        #expect(folder.text("Glyphs/manifest.xml") == Self.manifest)
        #expect(try await preview.get("/").status == 200)
    }

    /// A client that holds connections keeps no other out: a request has a time in which it must come.
    @Test(.long) func connectionsAreBoundedInNumberAndTime() async throws {
        let preview = try await LivePreview(in: try folder())
        var idle: [Wire] = []
        // The first of them have a place, the others are closed.
        for _ in 0..<80 { idle.append(try await Wire(port: preview.port)) }
        var refused = try #require(idle.last)
        try await refused.read()
        #expect(refused.text.isEmpty)
        var begun = idle[0]
        try? await begun.send("GET /\(preview.key)/ HTTP/1.1\r\nHost: localhost")
        try? await begun.read()
        #expect(begun.text.isEmpty)
        // All of them are closed by now, or will be: there is a place for a page again.
        var status: Int?
        let start = ContinuousClock.now
        while status != 200 && start.duration(to: .now) < Programs.longest {
            try await Task.sleep(for: .milliseconds(500))
            status = try? await preview.get("/").status
        }
        #expect(status == 200)
    }

    @Test func eventsFollowTheFiles() async throws {
        let folder = try folder()
        let preview = try await LivePreview(in: folder)
        var events = try await preview.events()
        try await events.read(until: "event: change\ndata: {\"build\":1,")

        try folder.write(Self.ruler.replacingOccurrences(of: "M4 18h16", with: ""), to: "Glyphs/watch.svg")
        try await events.read(until: "\"build\":2,")

        let wrong = Self.manifest.replacingOccurrences(of: "\"label\"", with: "\"lable\"")
        try folder.write(wrong, to: "Glyphs/manifest.xml")
        try await events.read(until: "event: fault\ndata: {\"build\":2,")
        try await events.read(until: "\"place\":\"Glyphs/manifest.xml:3:")
        try await events.read(until: "did you mean 'label'?")
        #expect(try await page(preview).glyphs.map(\.name) == ["watch", "strap"])
        // A later client learns it as well.
        var late = try await preview.events()
        try await late.read(until: "event: fault")

        // Cut off in the middle, as an editor may leave it for a moment.
        try folder.write(String(Self.manifest.prefix(40)), to: "Glyphs/manifest.xml")
        try await events.read(until: "xml-")

        // Repaired by a new file in its place.
        try folder.write(Self.manifest, to: "Glyphs/new.xml")
        #expect(unsafe rename(folder.url("Glyphs/new.xml").path, folder.url("Glyphs/manifest.xml").path) == 0)
        try await late.read(until: "event: change\ndata: {\"build\":2,\"diagnostics\":[]")

        // A new file for a pattern.
        try folder.write(Self.ruler, to: "Glyphs/parts/buckle.svg")
        try await events.read(until: "\"build\":3,")
        #expect(try await page(preview).glyphs.map(\.name) == ["watch", "buckle", "strap"])

        // A drawing that cannot be read is a fault of its own file.
        try folder.write("<svg", to: "Glyphs/parts/buckle.svg")
        try await events.read(until: "\"place\":\"Glyphs/parts/buckle.svg:1:")
        #expect(try await preview.stop() == 0)
        try await events.read()
    }

    @Test func `the live preview does not change a manifest that is not UTF-8`() async throws {
        let folder = try folder()
        let text = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<!-- \u{E9} -->\n" + Self.manifest
        try Data(text.unicodeScalars.map { UInt8($0.value) }).write(to: folder.url("Glyphs/manifest.xml"))
        let preview = try await LivePreview(in: folder)
        let line = "lines=\"cut\""
        let answer = try await preview.pick(line, for: "watch")
        #expect(answer.status == 409 && answer.body.contains("UTF-8"), "\(answer.body)")
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func `a signal stops the live preview and frees its port`(signal: Int32) async throws {
        let folder = try folder()
        let preview = try await LivePreview.atOwnPort(in: folder)
        var events = try await preview.events()
        try await events.read(until: "event: change")
        #expect(try await preview.stop(by: signal) == 0)
        try await events.read()
        let next = try await LivePreview(in: folder, port: String(preview.port))
        #expect(next.port == preview.port)
    }

    @Test func `the live preview reports a used port or chooses another one`() async throws {
        let folder = try folder()
        let preview = try await LivePreview(in: folder)
        let run = try await Executable.run(["preview", "--serve=\(preview.port)"], in: folder.path)
        #expect(run.status == 2 && run.errors.contains("port \(preview.port) is in use"), "\(run.errors)")
        let usual = try await LivePreview(in: self.folder(), port: "Glyphs/manifest.xml")
        #expect(usual.port >= 8017)
        let next = try await LivePreview(in: self.folder(), port: "Glyphs/manifest.xml")
        // Not always above it: a program with a lower port may have ended since.
        #expect(next.port >= 8017 && next.port != usual.port)
    }

    @Test(arguments: [
        (["--serve", "70000"], "'70000' is not a port"), (["--serve=-1"], "'-1' is not a port"),
        (["--serve", "--sheet", "x.pdf"], "cannot be combined"),
        (["Glyphs/manifest.xml", "--serve", "x"], "'x' is not a port"),
    ])
    func `options that cannot be combined with --serve are refused`(arguments: [String], words: String) async throws {
        let folder = try folder()
        let run = try await Executable.run(["preview"] + arguments, in: folder.path)
        #expect(run.status == 2 && run.errors.contains(words), "\(run.errors)")
    }

    @Test func `the live preview exits if the manifest does not exist`() async throws {
        let folder = try folder()
        let run = try await Executable.run(["preview", "none.xml", "--serve", "0"], in: folder.path)
        #expect(run.status == 3 && run.errors.contains("none.xml:1:1: error:"), "\(run.errors)")
    }

    @Test func `the live preview starts with a faulty manifest and recovers`() async throws {
        let folder = try folder()
        try folder.write("<glyphs version=\"1\">", to: "Glyphs/manifest.xml")
        let preview = try await LivePreview(in: folder)
        var events = try await preview.events()
        try await events.read(until: "event: fault\ndata: {\"build\":0,")
        #expect(try await preview.get("/").status == 200)
        try folder.write(Self.manifest, to: "Glyphs/manifest.xml")
        try await events.read(until: "event: change\ndata: {\"build\":1,\"diagnostics\":[]")
    }
}

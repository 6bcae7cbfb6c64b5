import GlyphKit
import Markup

/// The requests to a live preview: the page, its data, its events, and edits of the manifest.
///
/// Nothing is read from disk for a request. Pages of other sites may not read from it, nor write to it: a foreign
/// host name that resolves to this machine is refused by `Host`, a form or script of another site by `Origin`, and
/// other programs of this machine by the key, which only the printed address has.
struct LiveSite: Sendable {
    let session: LiveSession
    var port: UInt16
    /// The first part of all addresses.
    let key: String

    /// A key that cannot be guessed: 128 random bits.
    static func freshKey() -> String {
        var random = SystemRandomNumberGenerator()
        return (0..<2).map { _ in
            let digits = String(random.next(), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    func makeAnswer(to request: LiveRequest) async -> LiveAnswer {
        do throws(Refusal) {
            guard let host = request.headers["host"]?.lowercased(), hosts.contains(host) else {
                throw Refusal(403, "this is not an address of the preview")
            }
            let parts = request.path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: true)
            guard parts.first.map({ $0 == key }) ?? false, request.path.hasPrefix("/\(key)/") else {
                throw Refusal(
                    403, "the address lacks the key of the preview",
                    hint: "use the whole address that the command printed")
            }
            switch (request.method, String(request.path.dropFirst(key.count + 1))) {
            case ("GET", "/"): return LiveAnswer(200, "text/html", await session.page.html)
            case ("GET", "/data.json"):
                let page = await session.page
                var answer = LiveAnswer(200, "application/json", page.data)
                answer.headers.append(("ETag", "\"\(page.number)\""))
                return answer
            case ("GET", "/events"): return LiveAnswer(200, "text/event-stream", .events(await session.listen()))
            case ("POST", "/parts"):
                let text = try await offers(request, host)
                return LiveAnswer(200, "application/json", Array(text.utf8))
            case ("POST", let path) where LiveEditRequest.paths.contains(path):
                try await edit(path, request, host)
                return LiveAnswer(200, "application/json", Array("{}".utf8))
            case (_, "/"), (_, "/data.json"), (_, "/events"), (_, "/parts"):
                throw Refusal(405, "the method \(request.method) is not allowed here")
            case (_, let path) where LiveEditRequest.paths.contains(path):
                throw Refusal(405, "the method \(request.method) is not allowed here")
            default: throw Refusal(404, "this address does not exist")
            }
        } catch {
            var members: [String: JSON] = ["message": .string(error.message)]
            members["hint"] = error.hint.map(JSON.string)
            // After a HEAD request, a body would be read as the next answer.
            let text = request.method == "HEAD" ? "" : JSON.object(members).compact
            return LiveAnswer(error.status, "application/json", Array(text.utf8))
        }
    }

    private var hosts: [String] {
        let names = ["localhost", "127.0.0.1", "[::1]"]
        return names.map { "\($0):\(port)" } + (port == 80 ? names : [])
    }

    /// What a part can be instead, as the page asks for it before it offers anything.
    private func offers(_ request: LiveRequest, _ host: String) async throws(Refusal) -> String {
        try check(request, host)
        let asked = try LiveEditRequest.parts(body: request.body)
        let offers = try await session.offers(asked.parts.map(\.request), in: asked.appearance)
        let fills = asked.parts.compactMap { part -> JSON? in
            offers.first { $0.request.line == part.request.line }.map { offer in
                ["fill": .string(part.treatment.rawValue), "picture": .string(offer.picture)]
            }
        }
        return JSON.object(["fills": .array(fills)]).compact
    }

    private func edit(_ path: String, _ request: LiveRequest, _ host: String) async throws(Refusal) {
        try check(request, host)
        switch try LiveEditRequest(path, body: request.body) {
        case .edit(let requests): try await session.edit(requests)
        case .undo: try await session.undo()
        case .redo: try await session.redo()
        }
    }

    private func check(_ request: LiveRequest, _ host: String) throws(Refusal) {
        guard request.headers["origin"]?.lowercased() == "http://" + host else {
            throw Refusal(403, "only the preview's own page can send edits")
        }
        let type = request.headers["content-type"]?.lowercased().split { $0 == ";" || $0 == " " }.first
        guard type == "application/json" else { throw Refusal(415, "an edit must be JSON") }
    }
}

/// What a page asks for with a POST request: the fill of a glyph or of several, the treatment of one part, or a step in
/// the history.
enum LiveEditRequest {
    case edit([LiveEdit.Request])
    case undo
    case redo

    static let paths: Set<String> = ["/choice", "/choices", "/part", "/undo", "/redo"]

    /// - Parameter path: one of the paths.
    /// - Throws: a refusal, where the body is not as it must be.
    init(_ path: String, body: [UInt8]) throws(Refusal) {
        let node = try Self.object(body)
        switch path {
        case "/undo": self = .undo
        case "/redo": self = .redo
        case "/part": self = .edit([try Self.part(node)])
        case "/choices":
            guard let picks = node["picks"]?.elements, !picks.isEmpty else {
                throw Refusal(400, "choices need a list of 'picks'")
            }
            var requests: [LiveEdit.Request] = []
            for pick in picks { requests.append(try Self.choice(pick)) }
            self = .edit(requests)
        default: self = .edit([try Self.choice(node)])
        }
    }

    private static func object(_ body: [UInt8]) throws(Refusal) -> JSONNode {
        guard let node = try? JSONReader.read(SourceFile(path: "", bytes: body)), node.isObject else {
            throw Refusal(400, "the body must be an object of JSON")
        }
        return node
    }

    /// A part of a glyph in each treatment, and the appearance that the page shows.
    static func parts(
        body: [UInt8]
    ) throws(Refusal) -> (
        parts: [(treatment: PartOverride.Treatment, request: LiveEdit.Request)], appearance: Appearance
    ) {
        let node = try object(body)
        guard let name = node["appearance"]?.string,
            let appearance = Appearance.allCases.first(where: { $0.name == name })
        else { throw Refusal(400, "parts need the 'appearance' that is shown") }
        var parts: [(treatment: PartOverride.Treatment, request: LiveEdit.Request)] = []
        for treatment in PartOverride.Treatment.allCases { parts.append((treatment, try part(node, as: treatment))) }
        return (parts, appearance)
    }

    private static func choice(_ node: JSONNode) throws(Refusal) -> LiveEdit.Request {
        guard let glyph = node["glyph"]?.string, let line = node["line"]?.string else {
            throw Refusal(400, "a choice needs a 'glyph' and a 'line' for the manifest")
        }
        return LiveEdit.Request(glyph: glyph, groups: try groups(of: node), line: line)
    }

    /// - Parameter treatment: the treatment; nil where the page states it.
    private static func part(
        _ node: JSONNode, as treatment: PartOverride.Treatment? = nil
    ) throws(Refusal) -> LiveEdit.Request {
        let point = (node["at"]?.elements ?? []).compactMap(\.number)
        // Beyond any view box, as in the grammar of the manifest.
        let isPoint = point.count == 2 && point.allSatisfy { abs($0) <= 1_000_000 }
        guard let glyph = node["glyph"]?.string, isPoint, node["at"]?.elements?.count == 2,
            let fill = treatment ?? node["fill"]?.string.flatMap(PartOverride.Treatment.init)
        else {
            let fills = PartOverride.Treatment.allCases.map(\.rawValue).joined(separator: ", ")
            throw Refusal(400, "a part needs a 'glyph', a point 'at' with two numbers, and a 'fill' of \(fills)")
        }
        let region = FillChoice.Region(point: Point(point[0], point[1]), treatment: fill)
        return LiveEdit.Request(
            glyph: glyph, groups: try groups(of: node),
            line: FillChoice.regions([region]).manifest(insteadOf: .knockout), isAddition: true)
    }

    private static func groups(of node: JSONNode) throws(Refusal) -> [String]? {
        guard let list = node["groups"] else { return nil }
        guard let names = list.elements?.compactMap(\.string), names.count == list.elements?.count else {
            throw Refusal(400, "'groups' must be a list of names")
        }
        return names
    }
}

/// A request to a live preview, by any transport.
struct LiveRequest: Sendable {
    /// In capitals.
    var method: String
    /// The path without the query; still percent-encoded.
    var path: String
    /// The headers by name in lowercase.
    var headers: [String: String] = [:]
    var body: [UInt8] = []

    /// A longer body is refused, and not read to its end.
    static let bodyLimit = 1 << 16
}

/// The answer to it.
struct LiveAnswer: Sendable {
    var status: Int
    var headers: [(name: String, value: String)]
    var body: Body

    enum Body: Sendable {
        case bytes([UInt8])
        /// Chunks, each sent as soon as it is there.
        case events(AsyncStream<[UInt8]>)
    }

    init(_ status: Int, _ type: String, _ body: Body) {
        (self.status, self.body) = (status, body)
        headers = [
            ("Content-Type", type + "; charset=utf-8"), ("Cache-Control", "no-store"),
            ("X-Content-Type-Options", "nosniff"), ("Cross-Origin-Resource-Policy", "same-origin"),
            ("Referrer-Policy", "no-referrer"), ("Content-Security-Policy", Self.policy),
        ]
    }

    init(_ status: Int, _ type: String, _ bytes: [UInt8]) { self.init(status, type, .bytes(bytes)) }

    /// The body is larger than the limit. The rest of it must never be read as another request: the connection ends.
    static var tooLarge: LiveAnswer {
        let text = "the body is larger than \(LiveRequest.bodyLimit) bytes\n"
        return LiveAnswer(413, "text/plain", Array(text.utf8))
    }

    /// The page's own policy; no other page may show this one in a frame, since clicks in it write.
    private static let policy =
        "default-src 'none'; style-src 'unsafe-inline'; script-src '\(ReviewSheet.liveScriptHash)'; img-src data:; connect-src 'self'; "
        + "frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
}

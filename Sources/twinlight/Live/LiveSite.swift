import GlyphKit
import Markup

/// The requests to a live preview: the page, its data, its events, and writing a choice.
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
            case ("POST", "/choice"):
                try await pick(request, host)
                return LiveAnswer(200, "application/json", Array("{}".utf8))
            case (_, "/"), (_, "/data.json"), (_, "/events"), (_, "/choice"):
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

    private func pick(_ request: LiveRequest, _ host: String) async throws(Refusal) {
        guard request.headers["origin"]?.lowercased() == "http://" + host else {
            throw Refusal(403, "only the preview's own page can send choices")
        }
        let type = request.headers["content-type"]?.lowercased().split { $0 == ";" || $0 == " " }.first
        guard type == "application/json" else { throw Refusal(415, "a choice must be JSON") }
        let choice = try? JSONReader.read(SourceFile(path: "", bytes: request.body))
        guard let glyph = choice?["glyph"]?.string, let line = choice?["manifest"]?.string else {
            throw Refusal(400, "a choice needs a 'glyph' and a line for the 'manifest'")
        }
        try await session.pick(line, for: glyph)
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

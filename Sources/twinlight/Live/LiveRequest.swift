import GlyphKit

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

import FlyingFox
import Foundation
import GlyphKit
import Markup

/// The requests to a live preview: the page, its data, its events, and writing a choice.
///
/// Nothing is read from disk for a request. Pages of other sites may not read from it, nor write to it: a foreign
/// host name that resolves to this machine is refused by `Host`, a form or script of another site by `Origin`.
struct LiveSite: HTTPHandler {
    let session: LiveSession
    let port: UInt16

    private static let bodyLimit = 1 << 16

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        do {
            guard let body = try await request.body(limit: Self.bodyLimit) else {
                let text = Array("the body is larger than \(Self.bodyLimit) bytes\n".utf8)
                return response(
                    413, "text/plain", HTTPBodySequence(from: LastBody(bytes: text), count: text.count), isLast: true)
            }
            guard let host = request.headers[.host]?.lowercased(), hosts.contains(host) else {
                throw Refusal(403, "this is not an address of the preview")
            }
            switch (request.method, request.target.path(percentEncoded: true)) {
            case (.GET, "/"): return response(200, "text/html", await session.page.html)
            case (.GET, "/data.json"):
                let page = await session.page
                var answer = response(200, "application/json", page.data)
                answer.headers[.eTag] = "\"\(page.number)\""
                return answer
            case (.GET, "/events"):
                let events = EventBody(chunks: await session.listen())
                return response(200, "text/event-stream", HTTPBodySequence(from: events))
            case (.POST, "/choice"):
                try await pick(body, request.headers, host)
                return response(200, "application/json", Array("{}".utf8))
            case (_, "/"), (_, "/data.json"), (_, "/events"), (_, "/choice"):
                throw Refusal(405, "the method \(request.method.rawValue) is not allowed here")
            default: throw Refusal(404, "this address does not exist")
            }
        } catch let refusal as Refusal {
            var members: [String: JSON] = ["message": .string(refusal.message)]
            members["hint"] = refusal.hint.map(JSON.string)
            // After a HEAD request, a body would be read as the next answer.
            let text = request.method == .HEAD ? "" : JSON.object(members).compact
            return response(refusal.status, "application/json", Array(text.utf8))
        }
    }

    private var hosts: [String] {
        let names = ["localhost", "127.0.0.1", "[::1]"]
        return names.map { "\($0):\(port)" } + (port == 80 ? names : [])
    }

    private func pick(_ body: Data, _ headers: HTTPHeaders, _ host: String) async throws {
        guard headers[HTTPHeader("Origin")]?.lowercased() == "http://" + host else {
            throw Refusal(403, "only the preview's own page can send choices")
        }
        let type = headers[.contentType]?.split(separator: ";").first?.lowercased()
        guard type?.trimmingCharacters(in: .whitespaces) == "application/json" else {
            throw Refusal(415, "a choice must be JSON")
        }
        let choice = try? JSONReader.read(SourceFile(path: "", bytes: Array(body)))
        guard let glyph = choice?["glyph"]?.string, let line = choice?["manifest"]?.string else {
            throw Refusal(400, "a choice needs a 'glyph' and a line for the 'manifest'")
        }
        try await session.pick(line, for: glyph)
    }

    private func response(_ status: Int, _ type: String, _ body: [UInt8]) -> HTTPResponse {
        response(status, type, HTTPBodySequence(data: Data(body), suggestedBufferSize: 1 << 16))
    }

    private func response(
        _ status: Int, _ type: String, _ body: HTTPBodySequence, isLast: Bool = false
    ) -> HTTPResponse {
        var headers: HTTPHeaders = [
            .contentType: type + "; charset=utf-8", .cacheControl: "no-store",
            HTTPHeader("X-Content-Type-Options"): "nosniff", HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
            HTTPHeader("Referrer-Policy"): "no-referrer",
            HTTPHeader("Content-Security-Policy"): Self.policy,
        ]
        if isLast { headers[.connection] = "close" }
        let code = HTTPStatusCode(status, phrase: Self.phrases[status] ?? "")
        return HTTPResponse(statusCode: code, headers: headers, body: body)
    }

    /// The page's own policy; no other page may show this one in a frame, since clicks in it write.
    private static let policy =
        "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; connect-src 'self'; "
        + "frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

    private static let phrases = [
        200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed", 409: "Conflict",
        413: "Content Too Large", 415: "Unsupported Media Type", 422: "Unprocessable Content",
        500: "Internal Server Error",
    ]
}

extension HTTPRequest {
    /// The whole body; nil where it is longer than the limit: then it is not read to its end.
    fileprivate func body(limit: Int) async throws -> Data? {
        if let count = bodySequence.count, count > limit { return nil }
        var body = Data()
        for try await chunk in bodySequence {
            body += chunk
            if body.count > limit { return nil }
        }
        return body
    }
}

public import Foundation

/// A real browser without a window, told what to do by the Chrome DevTools Protocol: what a test clicks and types goes
/// the way of a person's mouse and keyboard.
public actor Browser {
    public struct Fault: Error, CustomStringConvertible { public var description: String }

    /// Is there one on this machine?
    public static let isThere = Programs.chromium != nil

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var unread: [UInt8] = []
    private var count = 0
    private var session: String?
    private let profile: TemporaryFolder

    /// Media features that pages may ask for: `["prefers-contrast": "more"]`.
    public init(width: Int = 1280, height: Int = 900, media: [String: String] = [:]) async throws {
        guard let chromium = Programs.chromium else { throw Fault(description: "there is no browser") }
        profile = try TemporaryFolder()
        // The protocol speaks on descriptors 3 and 4; the shell puts our pipes there.
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = [
            "-c", "exec \"$@\" 3<&0 4>&1 1>/dev/null", "sh", chromium.path, "--headless=new", "--no-sandbox",
            "--disable-gpu", "--hide-scrollbars", "--no-first-run", "--remote-debugging-pipe",
            "--user-data-dir=\(profile.path)", "--window-size=\(width),\(height)", "about:blank",
        ]
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        // A browser that hangs does not hang the tests: its end is the end of its answers.
        let process = process
        DispatchQueue.global().asyncAfter(deadline: .now() + 120) { if process.isRunning { process.terminate() } }
        let targets = try send("Target.getTargets", [:])["targetInfos"] as? [[String: Any]] ?? []
        let page: [String: Any] =
            try targets.first { $0["type"] as? String == "page" } ?? send("Target.createTarget", ["url": "about:blank"])
        guard let target = page["targetId"] as? String,
            let id = try send("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
        else { throw Fault(description: "no page") }
        session = id
        let features = media.sorted { $0.key < $1.key }.map { ["name": $0.key, "value": $0.value] }
        _ = try send("Emulation.setEmulatedMedia", ["features": features])
        _ = try send(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    }

    /// Ends the browser.
    public func quit() {
        if process.isRunning { process.terminate() }
        process.waitUntilExit()
    }

    /// Opens an address and waits until everything of it is there.
    public func open(_ url: URL) throws {
        let answer = try send("Page.navigate", ["url": url.absoluteString])
        if let fault = answer["errorText"] { throw Fault(description: "\(url): \(fault)") }
        _ = try run(
            """
            if (document.readyState !== "complete") await new Promise((done) => addEventListener("load", done));
            await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
            """)
    }

    /// What a function with this body returns, as JSON; a promise is waited for.
    @discardableResult public func run(_ body: String) throws -> String {
        let answer = try send(
            "Runtime.evaluate",
            [
                "expression": "(async () => { \(body) })().then((value) => JSON.stringify(value ?? null))",
                "awaitPromise": true, "returnByValue": true, "userGesture": true,
            ])
        if let fault = answer["exceptionDetails"] { throw Fault(description: "\(fault)") }
        guard let text = (answer["result"] as? [String: Any])?["value"] as? String else {
            throw Fault(description: "\(answer)")
        }
        return text
    }

    /// Clicks the middle of an element with the mouse, once it is in view.
    public func click(_ selector: String) throws {
        let place = try run(
            """
            const element = document.querySelector(\(Self.literal(selector)));
            element.scrollIntoView({ block: "center" });
            await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
            const box = element.getBoundingClientRect();
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
            const hit = document.elementFromPoint(x, y);
            const isHit = hit && (element.contains(hit) || hit.contains(element) || element.labels?.length && element.labels[0].contains(hit));
            return isHit ? [x, y] : [];
            """)
        let point = try JSONDecoder().decode([Double].self, from: Data(place.utf8))
        guard point.count == 2 else { throw Fault(description: "\(selector) is covered") }
        for type in ["mousePressed", "mouseReleased"] {
            _ = try send(
                "Input.dispatchMouseEvent",
                ["type": type, "x": point[0], "y": point[1], "button": "left", "clickCount": 1])
        }
        try settle()
    }

    /// Chooses from a list; the browser's own menu is no part of the page.
    public func choose(_ value: String, in selector: String) throws {
        try run(
            """
            const list = document.querySelector(\(Self.literal(selector)));
            list.value = \(Self.literal(value));
            list.dispatchEvent(new Event("input", { bubbles: true }));
            """)
        try settle()
    }

    /// Types where the focus is.
    public func type(_ text: String) throws {
        _ = try send("Input.insertText", ["text": text])
        try settle()
    }

    /// Presses keys one after the other, where the focus is.
    public func press(_ keys: Key...) throws {
        for key in keys {
            var members: [String: Any] = ["key": key.name, "windowsVirtualKeyCode": key.code]
            if let text = key.text { members["text"] = text }
            _ = try send("Input.dispatchKeyEvent", members.merging(["type": "keyDown"]) { $1 })
            _ = try send("Input.dispatchKeyEvent", members.merging(["type": "keyUp"]) { $1 })
            try settle()
        }
    }

    /// A key by its name in UI Events, with the code that browsers give it.
    public struct Key: Sendable {
        var name: String
        var code: Int
        var text: String?

        public static let tab = Key(name: "Tab", code: 9)
        public static let enter = Key(name: "Enter", code: 13, text: "\r")
        public static let escape = Key(name: "Escape", code: 27)
        public static let left = Key(name: "ArrowLeft", code: 37)
        public static let up = Key(name: "ArrowUp", code: 38)
        public static let right = Key(name: "ArrowRight", code: 39)
        public static let down = Key(name: "ArrowDown", code: 40)
        public static let slash = Key(name: "/", code: 191, text: "/")
    }

    /// The window as a PNG.
    public func screenshot() throws -> Data {
        guard let text = try send("Page.captureScreenshot", ["format": "png"])["data"] as? String,
            let data = Data(base64Encoded: text)
        else { throw Fault(description: "no picture") }
        return data
    }

    /// Lets the page do what an event asks of it.
    private func settle() throws {
        try run("await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));")
    }

    private static func literal(_ text: String) -> String {
        (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }

    /// Sends a command and waits for its answer; events in between are passed over.
    private func send(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
        count += 1
        var message: [String: Any] = ["id": count, "method": method, "params": parameters]
        if let session { message["sessionId"] = session }
        try input.fileHandleForWriting.write(contentsOf: try JSONSerialization.data(withJSONObject: message) + [0])
        while true {
            guard let answer = try JSONSerialization.jsonObject(with: try nextMessage(for: method)) as? [String: Any],
                answer["id"] as? Int == count
            else { continue }
            if let fault = answer["error"] { throw Fault(description: "\(method): \(fault)") }
            return answer["result"] as? [String: Any] ?? [:]
        }
    }

    /// Messages end with a zero byte.
    private func nextMessage(for method: String) throws -> Data {
        while true {
            if let end = unread.firstIndex(of: 0) {
                defer { unread.removeSubrange(...end) }
                return Data(unread[..<end])
            }
            let data = output.fileHandleForReading.availableData
            if data.isEmpty { throw Fault(description: "the browser ended at \(method)") }
            unread += data
        }
    }
}

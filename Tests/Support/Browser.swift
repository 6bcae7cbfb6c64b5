public import Foundation

/// A page in a real browser without a window, controlled by the Chrome DevTools Protocol: the clicks and keys of a test
/// go the way of a person's mouse and keyboard. Pages know nothing of each other; they share one browser, as to start
/// one takes longer than most tests.
public struct Browser: Sendable {
    public struct Fault: Error, CustomStringConvertible { public var description: String }

    /// Whether there is one on this machine.
    public static let isThere = Programs.chromium != nil

    private let process: BrowserProcess
    private let session: String
    private let context: String

    /// - Parameters:
    ///   - media: features that pages may ask for: `["prefers-contrast": "more"]`.
    public init(width: Int = 1280, height: Int = 900, media: [String: String] = [:]) async throws {
        try await self.init(width: width, height: height, media: media, in: .shared())
    }

    private init(width: Int, height: Int, media: [String: String], in process: BrowserProcess) async throws {
        self.process = process
        let answer = try await process.send("Target.createBrowserContext", [:])
        context = try answer.text("browserContextId")
        let target = try await process.send(
            "Target.createTarget",
            [
                "url": "about:blank", "browserContextId": .text(context), "newWindow": true, "width": .number(width),
                "height": .number(height),
            ]
        ).text("targetId")
        session = try await process.send("Target.attachToTarget", ["targetId": .text(target), "flatten": true])
            .text("sessionId")
        let features = media.sorted { $0.key < $1.key }.map {
            Parameter.members(["name": .text($0.key), "value": .text($0.value)])
        }
        _ = try await send("Emulation.setEmulatedMedia", ["features": .list(features)])
        // Each page believes that it is the one in front.
        _ = try await send("Emulation.setFocusEmulationEnabled", ["enabled": true])
        try await resize(width: width, height: height)
    }

    /// Closes the page.
    public func quit() async {
        _ = try? await process.send("Target.disposeBrowserContext", ["browserContextId": .text(context)])
    }

    private typealias Parameter = BrowserProcess.Parameter

    private func send(_ method: String, _ parameters: [String: Parameter]) async throws -> BrowserProcess.Answer {
        try await process.send(method, parameters, session: session)
    }

    /// Opens an address and waits until everything of it is there.
    public func open(_ url: URL) async throws {
        let answer = try await send("Page.navigate", ["url": .text(url.absoluteString)])
        if let fault = answer.members["errorText"] { throw Fault(description: "\(url): \(fault)") }
        _ = try await run(
            """
            if (document.readyState !== "complete") await new Promise((done) => addEventListener("load", done));
            await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
            """)
    }

    /// The result of a function with this body, as JSON; a promise is waited for.
    @discardableResult public func run(_ body: String) async throws -> String {
        let answer = try await send(
            "Runtime.evaluate",
            [
                "expression": .text("(async () => { \(body) })().then((value) => JSON.stringify(value ?? null))"),
                "awaitPromise": true, "returnByValue": true, "userGesture": true,
            ])
        if let fault = answer.members["exceptionDetails"] { throw Fault(description: "\(fault)") }
        guard let text = (answer.members["result"] as? [String: Any])?["value"] as? String else {
            throw Fault(description: "\(answer)")
        }
        return text
    }

    /// Waits until an expression of a script is true.
    ///
    /// - Throws: what the page says, where that never comes.
    public func wait(for condition: String) async throws {
        let start = ContinuousClock.now
        while start.duration(to: .now) < Programs.longest {
            if try await run("return Boolean(\(condition));") == "true" { return }
            try await Task.sleep(for: .milliseconds(50))
        }
        throw Fault(
            description: "never: \(condition); the page says \(try await run("return document.body.innerText;"))")
    }

    /// Clicks the middle of an element with the mouse, once it is in view.
    public func click(_ selector: String) async throws {
        let place = try await run(
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
            _ = try await send(
                "Input.dispatchMouseEvent",
                [
                    "type": .text(type), "x": .real(point[0]), "y": .real(point[1]), "button": "left", "clickCount": 1,
                ])
        }
        try await settle()
    }

    /// Chooses from a list; the browser's own menu is not part of the page.
    public func choose(_ value: String, in selector: String) async throws {
        try await run(
            """
            const list = document.querySelector(\(Self.literal(selector)));
            list.value = \(Self.literal(value));
            list.dispatchEvent(new Event("input", { bubbles: true }));
            """)
        try await settle()
    }

    /// Types where the focus is.
    public func type(_ text: String) async throws {
        _ = try await send("Input.insertText", ["text": .text(text)])
        try await settle()
    }

    /// Presses keys one after the other, where the focus is.
    public func press(_ keys: Key...) async throws {
        for key in keys {
            var members: [String: Parameter] = [
                "key": .text(key.name), "windowsVirtualKeyCode": .number(key.code), "modifiers": .number(key.modifiers),
            ]
            if let text = key.text { members["text"] = .text(text) }
            _ = try await send("Input.dispatchKeyEvent", members.merging(["type": "keyDown"]) { $1 })
            _ = try await send("Input.dispatchKeyEvent", members.merging(["type": "keyUp"]) { $1 })
            try await settle()
        }
    }

    /// A key by its name in UI Events, with the code that browsers give it.
    public struct Key: Sendable {
        var name: String
        var code: Int
        var text: String?
        /// Those that are held down: 2 for Control, 8 for Shift (Input.dispatchKeyEvent).
        var modifiers = 0

        public static let undo = Key(name: "z", code: 90, modifiers: 2)
        public static let redo = Key(name: "Z", code: 90, modifiers: 10)
        public static let tab = Key(name: "Tab", code: 9)
        public static let enter = Key(name: "Enter", code: 13, text: "\r")
        public static let escape = Key(name: "Escape", code: 27)
        public static let left = Key(name: "ArrowLeft", code: 37)
        public static let up = Key(name: "ArrowUp", code: 38)
        public static let right = Key(name: "ArrowRight", code: 39)
        public static let down = Key(name: "ArrowDown", code: 40)
        public static let slash = Key(name: "/", code: 191, text: "/")
    }

    /// An address as a PNG.
    public static func picture(
        of url: URL, width: Int, height: Int, media: [String: String]
    ) async throws -> Data {
        try await pictures.take {
            let browser = try await Browser(width: width, height: height, media: media, in: .forPictures())
            try await browser.open(url)
            let picture = try await browser.screenshot(width: width, height: height)
            await browser.quit()
            return picture
        }
    }

    private static let pictures = Turns(1)

    /// The window as a PNG.
    private func screenshot(width: Int, height: Int) async throws -> Data {
        _ = try await send("Page.bringToFront", [:])
        // A picture is taken with the next frame, and a page that is drawn already may never have one. So it changes
        // its size, outside of the picture, until the picture is there.
        let changes = Task {
            for step in 1... {
                try await Task.sleep(for: .milliseconds(500))
                try await resize(width: width, height: height + step % 2)
            }
        }
        defer { changes.cancel() }
        let clip: [String: Parameter] = [
            "x": 0, "y": 0, "width": .number(width), "height": .number(height), "scale": 1,
        ]
        let text = try await send("Page.captureScreenshot", ["format": "png", "clip": .members(clip)]).text("data")
        guard let data = Data(base64Encoded: text)
        else { throw Fault(description: "no picture") }
        return data
    }

    private func resize(width: Int, height: Int) async throws {
        _ = try await send(
            "Emulation.setDeviceMetricsOverride",
            ["width": .number(width), "height": .number(height), "deviceScaleFactor": 1, "mobile": false])
    }

    /// Lets the page do what an event asks of it.
    private func settle() async throws {
        try await run("await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));")
    }

    private static func literal(_ text: String) -> String {
        (try? JSONEncoder().encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }
}

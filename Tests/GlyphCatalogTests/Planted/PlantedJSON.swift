/// A JSON value whose members keep their order, written in the manner of several programs.
indirect enum PlantedJSON {
    case text(String)
    case number(Int)
    case flag(Bool)
    case list([PlantedJSON])
    case object([(String, PlantedJSON)])

    /// The manner in which a program writes a `Contents.json`.
    enum Layout: CaseIterable {
        /// Sorted names, two spaces, ` : `.
        case xcode
        /// As Xcode writes it, with the line ends of Windows.
        case windows
        case minified
        case tabs
        /// Four spaces, a byte order mark, objects of texts on one line.
        case exporter
    }

    /// A member of an object; `.text("")` where there is none, which no test relies on.
    subscript(name: String) -> PlantedJSON? {
        get {
            guard case .object(let members) = self else { return nil }
            return members.first { $0.0 == name }?.1
        }
        set {
            guard case .object(var members) = self else { return }
            let index = members.firstIndex { $0.0 == name }
            switch (index, newValue) {
            case (let index?, let value?): members[index].1 = value
            case (let index?, nil): members.remove(at: index)
            case (nil, let value?): members.append((name, value))
            case (nil, nil): break
            }
            self = .object(members)
        }
    }

    /// The elements of a list; empty for another value.
    var elements: [PlantedJSON] {
        get { if case .list(let elements) = self { elements } else { [] } }
        set { self = .list(newValue) }
    }

    /// The text, and the offset of each value by its place: `images/0/filename`.
    func written(_ layout: Layout) -> (text: String, offsets: [String: Int]) {
        var writer = Writer(layout: layout)
        writer.write(self, at: "", depth: 0)
        if layout != .minified { writer.text += layout == .windows ? "\r\n" : "\n" }
        return (writer.text, writer.offsets)
    }

    fileprivate var isLeaf: Bool {
        switch self {
        case .text, .number, .flag: true
        case .list(let elements): elements.isEmpty
        case .object(let members): members.allSatisfy { $0.1.isLeaf } && members.count <= 2
        }
    }
}

private struct Writer {
    let layout: PlantedJSON.Layout
    var text: String
    var offsets: [String: Int] = [:]

    init(layout: PlantedJSON.Layout) {
        self.layout = layout
        text = layout == .exporter ? "\u{FEFF}" : ""
    }

    private var step: String { layout == .tabs ? "\t" : layout == .exporter ? "    " : "  " }
    private var colon: String {
        switch layout {
        case .xcode, .windows: " : "
        case .minified: ":"
        case .tabs, .exporter: ": "
        }
    }

    mutating func write(_ value: PlantedJSON, at place: String, depth: Int) {
        offsets[place] = text.utf8.count
        switch value {
        case .text(let string): text += quoted(string)
        case .number(let number): text += String(number)
        case .flag(let flag): text += flag ? "true" : "false"
        case .list(let elements):
            let parts = elements.enumerated().map { (String($0.offset), nil as String?, $0.element) }
            write(parts, "[", "]", at: place, depth: depth, onOneLine: elements.isEmpty)
        case .object(let members):
            let isSorted = layout == .xcode || layout == .windows
            let ordered = isSorted ? members.sorted { $0.0 < $1.0 } : members
            let isShort = layout == .exporter && value.isLeaf
            write(ordered.map { ($0.0, $0.0, $0.1) }, "{", "}", at: place, depth: depth, onOneLine: isShort)
        }
    }

    private mutating func write(
        _ parts: [(String, String?, PlantedJSON)], _ open: String, _ close: String, at place: String, depth: Int,
        onOneLine: Bool
    ) {
        let isFlat = onOneLine || layout == .minified
        text += open
        for (index, part) in parts.enumerated() {
            if index > 0 { text += layout != .minified && isFlat ? ", " : "," }
            if !isFlat { breakLine(depth + 1) }
            if let name = part.1 { text += quoted(name) + colon }
            write(part.2, at: place.isEmpty ? part.0 : place + "/" + part.0, depth: depth + 1)
        }
        if !isFlat { breakLine(depth) }
        text += close
    }

    private mutating func breakLine(_ depth: Int) {
        text += (layout == .windows ? "\r\n" : "\n") + String(repeating: step, count: depth)
    }

    private func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}

import Support

/// Catalogs that were made to take long, to need much memory, or to get files from elsewhere.
struct HostileCatalog: Sendable, CustomStringConvertible {
    var name: String
    var files: [String: [UInt8]]
    var links: [String] = []
    /// What is found, each at least once.
    var found: Set<String> = []
    /// The end of a path that is listed as skipped.
    var skipped: String?
    /// The number of sets that are judged.
    var judged = 0

    var description: String { name }

    private static let root = "App/A.xcassets/"
    private static let icon = root + "icon.imageset/"

    /// An image set whose `Contents.json` has this text.
    private static func image(_ name: String, _ contents: String, _ more: [String: [UInt8]] = [:]) -> HostileCatalog {
        var files = [icon + "Contents.json": Array(contents.utf8)]
        for (file, bytes) in more { files[icon + file] = bytes }
        return HostileCatalog(name: name, files: files, judged: 1)
    }

    private static func picture(_ name: String, _ file: String, _ bytes: [UInt8], _ found: Set<String>)
        -> HostileCatalog
    {
        var catalog = image(name, #"{"images":[{"filename":"\#(file)","idiom":"universal"}]}"#, [file: bytes])
        catalog.found = found
        return catalog
    }

    private static func found(_ ids: Set<String>, _ catalog: HostileCatalog) -> HostileCatalog {
        var catalog = catalog
        catalog.found = ids
        return catalog
    }

    static let all: [HostileCatalog] = contents + names + pictures + folders

    /// Names and links of files that are elsewhere.
    static let leadingElsewhere = names + folders.filter { $0.judged <= 1 }

    // MARK: - Contents.json

    private static let contents: [HostileCatalog] = [
        found(["broken-contents"], image("arrays in arrays", String(repeating: "[", count: 500_000))),
        found(["broken-contents"], image("objects in objects", String(repeating: "{\"a\":", count: 100_000))),
        found(
            ["broken-contents"],
            image("a text without an end", "{\"images\":[{\"filename\":\"" + String(repeating: "a", count: 900_000))),
        found(
            ["broken-contents"],
            image("a list without an end", "{\"images\":[" + String(repeating: "{},", count: 150_000))),
        found(["broken-contents"], image("more bytes than the limit", entries(#"{"idiom":"universal"}"#, 100_000))),
        found(["broken-contents"], image("100,000 empty entries", entries("{}", 100_000))),
        found(["empty-set"], image("2,000 empty entries", entries("{}", 2000))),
        found(
            ["missing-file", "duplicate-slot"], image("1,000 names of no file", entries(#"{"filename":"a"}"#, 1000))),
        found(
            ["missing-file", "unknown-value"],
            image(
                "2,000 idioms",
                "{\"images\":["
                    + (0..<2000).map { #"{"filename":"a\#($0)","idiom":"i\#($0)"}"# }.joined(separator: ",") + "]}")),
        found(
            ["broken-contents"],
            image(
                "5,000 appearances of an entry",
                "{\"images\":[{\"appearances\":["
                    + (0..<5000).map { #"{"appearance":"a\#($0)","value":"b"}"# }.joined(separator: ",") + "]}]}")),
        found(["broken-contents"], image("a name twice", #"{"images":[],"images":[]}"#)),
        found(["broken-contents"], image("a number beyond all", #"{"images":[],"info":{"version":1e999}}"#)),
        found(["broken-contents"], image("no byte", "")),
        found(["broken-contents"], image("a byte order mark alone", "\u{FEFF}")),
        color("a component that is no number", #""nan""#, ["broken-contents"]),
        color("a component beyond all", #""1e999""#, ["broken-contents"]),
        color("a component that is null", "null", ["broken-contents"]),
        color("a component in a list", #"["0.5"]"#, ["broken-contents"]),
    ]

    private static func entries(_ entry: String, _ count: Int) -> String {
        "{\"images\":[" + Array(repeating: entry, count: count).joined(separator: ",") + "]}"
    }

    private static func color(_ name: String, _ red: String, _ found: Set<String>) -> HostileCatalog {
        let text =
            #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":\#(red),"green":"0","blue":"0","alpha":"1"}}}]}"#
        return HostileCatalog(
            name: name, files: [root + "a.colorset/Contents.json": Array(text.utf8)], found: found, judged: 1)
    }

    // MARK: - Names

    private static let names: [HostileCatalog] = [
        "../icon.svg", "../../../../etc/passwd", "/etc/passwd", "a/../../b.svg", "sub/a.svg", ".", "..", "\u{0}",
        "a\n\u{1B}[2Jb.svg", "\u{202E}gvs.a", String(repeating: "a", count: 5000), "Contents.json", "~/.ssh/id_rsa",
    ].map { name in
        let quoted = name.unicodeScalars.map { scalar in
            scalar.value < 0x20
                ? "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16) : String(scalar)
        }.joined()
        return found(
            ["missing-file"],
            image("the name '\(name.prefix(20))'", #"{"images":[{"filename":"\#(quoted)","idiom":"universal"}]}"#))
    }

    // MARK: - Pictures

    private static let pictures: [HostileCatalog] = [
        picture(
            "a header of 2 GB", "a.png", PlantedPNG.file(width: 23_170, height: 23_170, data: [1]), ["unread-picture"]),
        picture(
            "a header beyond all", "a.png", PlantedPNG.file(width: 0xFFFF_FFFF, height: 0xFFFF_FFFF, data: [1]),
            ["unread-picture"]),
        picture(
            "a picture without a pixel", "a.png", PlantedPNG.file(width: 0, height: 9, data: [1]), ["unread-picture"]),
        picture(
            "more pixels in the data than in the header", "a.png",
            PlantedPNG.file(width: 1, height: 1, data: PlantedPNG.stored([UInt8](repeating: 0, count: 400_000))),
            ["unread-picture"]),
        picture(
            "fewer pixels in the data than in the header", "a.png",
            PlantedPNG.file(width: 2000, height: 2000, data: PlantedPNG.stored([0])), ["unread-picture"]),
        picture("a signature alone", "a.png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], ["unread-picture"]),
        picture(
            "an SVG as PNG", "a.png", Array("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8), ["unread-picture"]),
        picture("entities of entities", "a.svg", Array(Self.entities.utf8), ["unread-picture"]),
        picture(
            "an external entity", "a.svg",
            Array(
                "<!DOCTYPE svg [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"><text>&a;</text></svg>"
                    .utf8), ["unread-picture"]),
        picture(
            "groups in groups", "a.svg",
            Array(
                ("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\">"
                    + String(repeating: "<g>", count: 100_000)).utf8), ["unread-picture"]),
        picture(
            "a size of nothing", "a.svg",
            Array("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 0 0\"><path d=\"M0 0h9v9z\"/></svg>".utf8),
            ["unread-picture"]),
        symbol("a symbol of entities", entities, ["unread-picture"]),
        symbol("a symbol that is empty", "", ["unread-picture"]),
        symbol(
            "a symbol of groups in groups",
            "<svg xmlns=\"http://www.w3.org/2000/svg\">" + String(repeating: "<g>", count: 100_000), ["unread-picture"]),
        symbol(
            "a symbol of 20,000 guides",
            "<svg xmlns=\"http://www.w3.org/2000/svg\">" + String(repeating: "<line id=\"Baseline-S\"/>", count: 20_000)
                + "</svg>", ["incomplete-symbol-template"]),
    ]

    private static let entities =
        "<!DOCTYPE svg [<!ENTITY a \"aaaaaaaaaa\">"
        + (1..<20).map { "<!ENTITY a\($0) \"" + String(repeating: $0 == 1 ? "&a;" : "&a\($0 - 1);", count: 10) + "\">" }
        .joined()
        + "]><svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"><text>&a19;</text></svg>"

    private static func symbol(_ name: String, _ text: String, _ found: Set<String>) -> HostileCatalog {
        let folder = root + "a.symbolset/"
        return HostileCatalog(
            name: name,
            files: [
                folder + "Contents.json": Array(#"{"symbols":[{"filename":"a.svg","idiom":"universal"}]}"#.utf8),
                folder + "a.svg": Array(text.utf8),
            ], found: found, judged: 1)
    }

    // MARK: - Folders

    private static let folders: [HostileCatalog] = [
        HostileCatalog(
            name: "folders in folders",
            files: [
                root + String(repeating: "g/", count: 400) + "a.imageset/Contents.json": Array("{\"images\":[]}".utf8)
            ],
            found: ["file-limit"]),
        HostileCatalog(
            name: "a folder in place of a picture",
            files: [
                icon + "Contents.json": Array(#"{"images":[{"filename":"a.svg","idiom":"universal"}]}"#.utf8),
                icon + "a.svg/b": [],
            ], found: ["missing-file"], judged: 1),
        HostileCatalog(
            name: "a folder in place of Contents.json", files: [icon + "Contents.json/a": []],
            found: ["broken-contents"], judged: 1),
        HostileCatalog(
            name: "a Contents.json that is a link", files: [icon + "a.svg": []], links: [icon + "Contents.json"],
            found: ["linked-file"], judged: 1),
        HostileCatalog(
            name: "a picture that is a link",
            files: [icon + "Contents.json": Array(#"{"images":[{"filename":"a.svg","idiom":"universal"}]}"#.utf8)],
            links: [icon + "a.svg"], found: ["linked-file"], judged: 1),
        HostileCatalog(
            name: "a set that is a link", files: [root + "Contents.json": Array("{}".utf8)],
            links: [root + "icon.imageset"], found: ["linked-file"]),
        HostileCatalog(
            name: "a group that is a link", files: [root + "Contents.json": Array("{}".utf8)], links: [root + "Nav"],
            found: ["linked-file"]),
        HostileCatalog(
            name: "a catalog that is a link", files: ["App/a.swift": []], links: ["App/A.xcassets"],
            found: ["linked-file"]),
        HostileCatalog(
            name: "1,000 sets of one name",
            files: Dictionary(
                uniqueKeysWithValues: (0..<1000).map {
                    (root + "g\($0)/a.imageset/Contents.json", Array(#"{"images":[{"idiom":"universal"}]}"#.utf8))
                }), found: ["duplicate-name", "empty-set"], judged: 1000),
        HostileCatalog(
            name: "a set of another kind", files: [root + "a.spriteatlas/b.imageset/Contents.json": []],
            skipped: "a.spriteatlas"),
    ]
}

internal import Markup

/// Finds names of assets in files of Interface Builder and in property lists.
enum MarkupReferences {
    /// - Parameter report: gets each reference, in no order.
    /// - Throws: the fault of a file that is not XML.
    static func read(_ source: SourceFile, _ report: (Reference) -> Void) throws(Findings) {
        let document = try XMLReader.read(source, limits: limits)
        var rest = [document.root]
        let isInterface = document.root.name == "document"
        let definitions = isInterface ? Definitions(document.root) : nil
        let isOfWatch = document.root["type"]?.contains("WatchKit") ?? false
        while let element = rest.popLast() {
            rest += element.children
            for attribute in element.attributes where !structural.contains(attribute.name) {
                report(Reference(.text(attribute.value), at: attribute.offset))
                // On a watch, it may be the name of all frames: `walk` of `walk1`.
                if isOfWatch, attribute.name == "image" || attribute.name.hasSuffix("Image"),
                    let ends = NameEnds(attribute.value, "", isName: true)
                {
                    report(Reference(.ends(ends), at: attribute.offset))
                }
                if let kind = definitions?.kind(of: attribute, in: element) {
                    report(Reference(.text(attribute.value), .stated(kind), at: attribute.offset))
                }
            }
            let text = element.text.withoutOuterSpace
            if !text.isEmpty { report(Reference(.text(text), at: element.textOffset)) }
            if !isInterface, element.name == "dict" { readDictionary(element, report) }
        }
    }

    /// A storyboard of all scenes of an app may be larger than any drawing.
    private static let limits: XMLLimits = {
        var limits = XMLLimits(bytes: AssetNames.fileLimit, attributeBytes: 1 << 20)
        limits.elements = 200_000
        return limits
    }()

    /// Attributes that say what an element is for, and name no asset.
    private static let structural: Set<String> = ["id", "key", "destination", "property", "firstItem", "secondItem"]

    // MARK: Property lists

    /// The keys of the launch screen in `Info.plist` (Apple, "UILaunchScreen").
    private static let launchKeys: [String: Reference.Kind] = ["UIColorName": .color, "UIImageName": .image]

    private static func readDictionary(_ dictionary: Element, _ report: (Reference) -> Void) {
        for (key, value) in zip(dictionary.children, dictionary.children.dropFirst())
        where key.name == "key" && value.name == "string" {
            guard let kind = launchKeys[key.text], value.text == value.text.withoutOuterSpace else { continue }
            // A build setting is put in later. Names of the system's colours have no set.
            if value.text.contains("$") || value.text.isEmpty || value.text.hasPrefix("system") { continue }
            report(Reference(.text(value.text), .stated(kind), at: value.textOffset))
        }
    }
}

/// The images and colours that a file of Interface Builder lists in its `resources`. Xcode lists each that the file
/// uses, whether or not it exists, and states `catalog` for the system's.
private struct Definitions {
    private var kinds: [String: Reference.Kind?] = [:]

    init(_ root: Element) {
        for resource in root.children where resource.name == "resources" {
            for element in resource.children {
                guard let name = element["name"], !name.isEmpty else { continue }
                let key = element.name + " " + name
                let kind: Reference.Kind? =
                    element.name == "image" ? .image : element.name == "namedColor" ? .color : nil
                // AppKit's own images have no catalog either. A colour with a value is shown without a set, too.
                let isOfSystem = element["catalog"] != nil || name.hasPrefix("NS") || !element.children.isEmpty
                // A name with and without a catalog may be either.
                kinds[key] = isOfSystem || kinds[key] == .some(nil) ? .some(nil) : kind
            }
        }
    }

    /// The kind of asset that an attribute names; nil where this is not certain.
    func kind(of attribute: Element.Attribute, in element: Element) -> Reference.Kind? {
        if element["catalog"] != nil { return nil }
        if element.name == "color" || element.name == "userDefinedRuntimeAttribute" {
            return attribute.name == "name" && element.name == "color"
                ? kinds["namedColor " + attribute.value] ?? nil : nil
        }
        let isOfImage = attribute.name == "image" || attribute.name.hasSuffix("Image")
        return isOfImage ? kinds["image " + attribute.value] ?? nil : nil
    }
}

/// Finds names of assets in the settings of a project, `project.pbxproj` and `.xcconfig`: the app's icon, its accent
/// colour, and its launch screen.
enum SettingReferences {
    static func read(_ bytes: [UInt8], _ report: (Reference) -> Void) {
        let span = bytes[...]
        var start = 0
        while start < span.count {
            let end = span[start...].firstIndex { $0 == 0x0A || $0 == 0x0D || $0 == UInt8(ascii: ";") } ?? span.count
            readLine(span[start..<end], report)
            start = end + 1
        }
    }

    private static let prefixes = ["ASSETCATALOG_COMPILER_", "INFOPLIST_KEY_"]

    private static func readLine(_ line: ArraySlice<UInt8>, _ report: (Reference) -> Void) {
        guard let equals = line.firstIndex(of: UInt8(ascii: "=")), line.count <= AssetNames.lengthLimit else { return }
        let key = line[..<equals].drop { $0.isXMLSpace || $0 == UInt8(ascii: "\"") }
        guard prefixes.contains(where: { key.starts(with: $0.utf8) }) else { return }
        let value = String(decoding: line[(equals + 1)...], as: UTF8.self).filter { $0 != "\"" }.withoutOuterSpace
        report(Reference(.text(value), at: equals))
        for word in value.split(separator: " ") { report(Reference(.text(String(word)), at: equals)) }
    }
}

/// Finds the image sets that a layer of another set names (Apple, "Asset Catalog Format Reference", layered images).
enum LayerReferences {
    static func read(_ bytes: [UInt8], _ report: (Reference) -> Void) {
        // Texts in JSON are as in C.
        let code = SourceTokens(bytes, .c)
        for index in code.tokens.indices.dropLast(2)
        where code.tokens[index].kind == .string && code.isPunctuation(index + 1, ":")
            && code.tokens[index + 2].kind == .string && code.length(index) == 6 && code.parts(index) == ["name"]
        {
            report(Reference(.text(code.parts(index + 2)[0]), at: code.tokens[index + 2].offset))
        }
    }
}

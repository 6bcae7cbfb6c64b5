import Markup
import Support
import Testing

private let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE svg PUBLIC "a" "b" [ <!ENTITY n "x&m;y"> <!ENTITY m '<b c="d"/>'> <!-- e --> ]>
    <svg:svg xmlns:svg="urn:s" a = 'é&#65;&amp;' b="&n;">
      <!-- c --> <?p i?> <![CDATA[ <d> ]]> <g><h i="1" j='2'/>&n; text &lt; </g>
    </svg:svg>

    """

/// Every element and attribute begins where its place says, unless an entity gave it.
private func expectPlaces(_ element: Element, _ source: SourceFile) {
    let byte = source.bytes.indices.contains(element.offset) ? source.bytes[element.offset] : 0
    #expect(byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&"))
    for attribute in element.attributes {
        #expect(attribute.offset <= source.bytes.count && attribute.valueOffset <= source.bytes.count)
    }
    for child in element.children { expectPlaces(child, source) }
}

@Test(arguments: 0..<8)
func changedBytesAreReadOrRefusedAtAPlaceInTheFile(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let pieces = [
        "<", ">", "&", ";", "\"", "'", "]]>", "<!--", "-->", "<?", "/", "=", "%", "\0", "\r", "&n;", "<!DOCTYPE", "é",
    ]
    for _ in 0..<400 {
        var bytes = Array(text.utf8)
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            let start = Int.random(in: 0..<bytes.count, using: &generator)
            let end = min(bytes.count, start + Int.random(in: 0...3, using: &generator))
            let piece =
                Bool.random(using: &generator)
                ? Array((pieces.randomElement(using: &generator) ?? "").utf8)
                : [UInt8.random(in: 0...255, using: &generator)]
            bytes.replaceSubrange(start..<end, with: piece)
        }
        do {
            let document = try XMLReader.read(SourceFile(path: "a", bytes: bytes))
            expectPlaces(document.root, document.source)
        } catch {
            let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
            #expect(error.diagnostics.count == 1)
            #expect(error.diagnostics.allSatisfy { (1...lines).contains($0.location?.line ?? 0) })
        }
    }
}

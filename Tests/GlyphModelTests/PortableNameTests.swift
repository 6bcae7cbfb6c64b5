import GlyphModel
import Testing

@Suite struct PortableNameTests {
    @Test(arguments: [
        ("heart", "heart"), ("Arrow Left", "Arrow Left"), ("UPPER", "UPPER"), ("heart.fill", "heart.fill"),
        ("-dash", "dash"), ("con", "glyph-con"), ("what?", "what"), ("a/b:c", "a-b-c"), ("line\nbreak", "line-break"),
        (" name. ", "name"), ("???", "glyph"), ("cafe\u{301}", "caf\u{E9}"), ("a*b", "a-b"),
        ("Name=Arrow left, Size=24, State=Default", "arrow-left"), ("Size=24, Name=Arrow left", "arrow-left"),
        ("Property 1=Bell", "bell"), ("Name=Arrow left, State=Hover", "arrow-left-hover"),
        ("Name=Bell, Badge=True", "bell-badge"), ("Name=Bell, Badge=False", "bell"),
        ("a=b=c", "a=b=c"), ("Name=, Size=24", "Name=, Size=24"), ("Name=?", "glyph"),
    ])
    func aNameIsMadeValid(stem: String, name: String) {
        let first = PortableName.candidates(for: stem)[0]
        #expect(Array(first.utf8) == Array(name.utf8))
        #expect(PortableName.fault(first, room: PortableName.suffixRoom) == nil)
    }

    @Test(arguments: [
        ("arrow-left", "arrowLeft"), ("-a--b_2c", "aB2c"), ("Ns/arrow.fill", "NsArrowFill"), ("..", ""),
        ("pfeil-größe", "pfeilGröße"), ("été-île_2a", "étéÎle2a"), ("x-ß", "xSS"),
    ])
    func anIdentifierHasItsWordsInCamelCase(name: String, identifier: String) {
        #expect(PortableName.identifier(name) == identifier)
    }

    @Test(arguments: [
        ("", "is empty"), ("..", "is not a name"), ("a\u{7F}bcde", "contains a control character"),
        ("ab:cde", "contains ':'"), ("abcde.", "ends in a dot or a space"), (" abcde", "begins with a space"),
        ("con", "is reserved on Windows"), ("Lpt1.fill", "is reserved on Windows"),
        ("-abcde", "begins with '-', which commands read as an option"),
        (String(repeating: "a", count: 250), "is longer than 255 bytes with its suffixes"),
    ])
    func anInvalidNameHasAReason(name: String, fault: String) {
        #expect(PortableName.fault(name, room: 10) == fault)
    }

    @Test(arguments: ["a", "con1", "lpt10", "arrow-left_2", "größe", "a.b c", "_x", "0-circle", "naïve-x"])
    func aValidNameHasNoFault(name: String) { #expect(PortableName.fault(name, room: 10) == nil) }

    @Test func aLongNameIsCut() {
        let name = PortableName.candidates(for: String(repeating: "ä", count: 240))[0]
        #expect(name.utf8.count == 120)
    }

    @Test func variantsOfOneNameAreDistinguishedByTheirProperties() {
        var taken: Set<String> = []
        let names = ["Size=16", "Size=24", "Size=24, State=Hover", "Size=24, State=Default"].map { properties in
            let name = PortableName.free(PortableName.candidates(for: "Name=Bell, " + properties)) {
                taken.contains($0)
            }
            taken.insert(name)
            return name
        }
        #expect(names == ["bell", "bell-24", "bell-hover", "bell-24-default"])
        #expect(PortableName.free(["bell"]) { taken.contains($0) || $0 == "bell-2" } == "bell-3")
    }
}

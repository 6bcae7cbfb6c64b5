import GlyphModel
import Testing

@testable import GlyphDerivation

private func mark(_ word: String) -> Derivation { Derivation(word, at: .mark) { picture, _ in picture } }

private func enclosure(_ word: String) -> Derivation {
    Derivation(word, at: .enclosure, formInside: { _ in .outline }) { picture, _ in picture }
}

/// Enclosed before marked: not the order of names.
private let toys = [
    Derivation.outline, .fill, enclosure("circle"), enclosure("square"), mark("slash"), mark("underline"),
]

private func fault(_ text: String) -> DerivationName.Fault? {
    do {
        _ = try DerivationName.parse(text, among: toys)
        return nil
    } catch { return error }
}

@Suite struct DerivationNameTests {
    @Test func aNameIsParsedIntoTheFormAndTheStepsInTheOrderOfTheList() throws {
        let name = try DerivationName.parse("slash.circle.fill", among: toys)
        #expect(name.text == "slash.circle.fill" && name.form == .fill)
        #expect(name.steps.map(\.word) == ["circle", "slash"])
        #expect(try DerivationName.parse("slash.circle", among: toys).form == nil)
        #expect(try DerivationName.parse("outline", among: toys).form == .outline)
        #expect(DerivationName.plain.form == nil && DerivationName.plain.steps.isEmpty)
    }

    @Test func theFormIsTheEnclosuresWhereThereIsOne() throws {
        func forms(_ text: String, in shown: GlyphForm) throws -> [GlyphForm?] {
            let (form, steps) = try DerivationName.parse(text, among: toys).derived(in: shown)
            return [form] + steps.map(\.form)
        }
        #expect(try forms("slash.fill", in: .outline) == [.fill, nil])
        #expect(try forms("slash.circle.fill", in: .outline) == [.outline, .fill, nil])
        #expect(try forms("circle", in: .fill) == [.outline, .fill])
        #expect(try forms("circle.outline", in: .fill) == [.outline, .outline])
        #expect(try forms("slash", in: .fill) == [.fill, nil])
        #expect(try DerivationName.parse("fill", among: toys).derived(in: .outline).form == .fill)
    }

    @Test func `the words of a variant name in another order are a fault`() {
        #expect(fault("fill.slash")?.hint == "write 'slash.fill'")
        #expect(fault("circle.slash.fill")?.hint == "write 'slash.circle.fill'")
        #expect(fault("underline.slash")?.hint == "write 'slash.underline'", "within a place it is the list's")
        #expect(fault("slash.underline.circle.fill") == nil)
    }

    @Test func wordsThatCannotBeCombinedAreNamed() {
        #expect(fault("circle.square")?.message == "'circle' and 'square' cannot be combined")
        #expect(fault("outline.fill")?.message == "'outline' and 'fill' cannot be combined")
        #expect(fault("slash.slash")?.message == "'slash' is duplicated in 'slash.slash'")
    }

    @Test(arguments: ["", ".", "slash.", ".fill", "Fill", "slash..fill", "fill ", "triangle", "slash.triangle"])
    func anInvalidNameIsAFaultWithTheKnownWords(text: String) {
        #expect(fault(text)?.message.hasPrefix("unknown ") == true)
        #expect(fault(text)?.hint == "a variant consists of outline, fill, circle, square, slash, underline")
    }

    @Test func exactlyTheListedNamesAreParsed() {
        let names = Derivation.names(among: toys)
        #expect(names.count == 2 * 2 * 3 * 3 - 1 && Set(names).count == names.count)
        for name in names { #expect(fault(name) == nil, "\(name)") }
        let words = toys.map(\.word)
        // All that two or three words can be put together to.
        let texts = words.flatMap { a in
            words.map { a + "." + $0 } + words.flatMap { b in words.map { "\(a).\(b).\($0)" } }
        }
        for text in words + texts { #expect((fault(text) == nil) == names.contains(text), "\(text)") }
    }

    @Test func namesAreInTheOrderOfSFSymbols() {
        #expect(Derivation.names.contains("slash.circle.fill") && Derivation.names.contains("slash.fill"))
        #expect(!Derivation.names.contains("fill.slash") && !Derivation.names.contains("circle.square"))
        #expect(Derivation.names.count == 23)
        #expect(Derivation.names.count <= 256, "messages and the grammar list them all")
    }

    @Test func `each word of a variant name means one derivation`() {
        let words = Derivation.all.map(\.word)
        #expect(Set(words).count == words.count)
        #expect(words.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isLowercase } })
    }
}

import GlyphModel
import Markup
import PathGeometry
import SemanticColor
import Testing

private let place = SourceFile.Location(path: "manifest.xml", line: 3, column: 5)
private let elsewhere = SourceFile.Location(path: "manifest.xml", line: 4, column: 5)

/// Two requests with the same bytes ask for the same files.
@Suite struct RequestBytesTests {
    private static let layer = LayerOverride(
        selector: Selector([.id("a")]), role: .secondary, tint: "systemRed", location: place)
    private static let part = PartOverride(target: .region(x: 1, y: 2), treatment: .cut, location: place)
    private static let override = AppearanceOverride(
        style: .dark, contrast: .high, tint: "systemBlue", form: .fill, source: "b.svg", grade: 0.1, location: place)

    /// Titles and tags are in files of the whole set alone, whose key has the manifest. Estimates from examples are in
    /// the settings. The fill that it inherits is only in the keys of builds that draw alternatives.
    @Test func eachPropertyOfAnEntryIsWrittenExceptItsPlaceAndItsWords() {
        let entry = GlyphEntry(
            name: "heart", source: "heart.svg", darkSource: "dark.svg", groups: [GroupName("Status")],
            location: place, layers: [Self.layer], parts: [Self.part], overrides: [Self.override])
        expectEachPropertyCounts(
            of: entry,
            except: [
                "location": { $0.location = elsewhere }, "nameLocation": { $0.nameLocation = elsewhere },
                "title": { $0.title = "A heart" },
                "deprecated": { $0.deprecated = "use star" },
                "tags": { $0.tags = ["love"] },
                "statedFill": { $0.statedFill = .inset }, "examples": { $0.examples = 0 },
                "inheritedFill": { $0.inheritedFill = InheritedFill() },
            ],
            [
                "name": { $0.name = "other" }, "source": { $0.source = "other.svg" },
                "darkSource": { $0.darkSource = nil }, "rtlSource": { $0.rtlSource = "rtl.svg" },
                "groups": { $0.groups = [] },
                "_settings": { $0.settings.audit.contrast = 4 }, "statesFill": { $0.statesFill = true },
                "statesDarkFill": { $0.statesDarkFill = true }, "exampleFill": { $0.exampleFill = "fill.svg" },
                "layers": { $0.layers = [] }, "parts": { $0.parts = [] }, "overrides": { $0.overrides = [] },
                "badges": { $0.badges = [Badge(name: "plus", source: "plus.svg")] },
                "drawnVariants": { $0.drawnVariants = [DrawnVariant(name: "slash", source: "off.svg")] },
                "borrowed": { $0.borrowed = [BorrowedBody(parts: [Self.part])] },
            ])
        expectEachPropertyCounts(
            of: BorrowedBody(),
            ["path": { $0.path.move(to: Point(1, 2)) }, "parts": { $0.parts = [Self.part] }])
        expectEachPropertyCounts(
            of: InheritedFill(),
            [
                "style": { $0.style = .facet }, "stated": { $0.stated = .rings },
                "uncertainFill": { $0.uncertainFill = .outline },
            ])
        expectEachPropertyCounts(
            of: GroupName("Status"), ["name": { $0.name = "Other" }, "isNamespace": { $0.isNamespace = true }])
    }

    @Test func eachPropertyOfTheChildrenIsWrittenExceptTheirPlaces() {
        expectEachPropertyCounts(
            of: Self.layer, except: ["location": { $0.location = elsewhere }],
            [
                "selector": { $0.selector = Selector([.class("a")]) }, "role": { $0.role = .tertiary },
                "tint": { $0.tint = "label" }, "variable": { $0.variable = 0.5 },
            ])
        expectEachPropertyCounts(
            of: Badge(name: "plus", source: "plus.svg", tint: "systemRed", location: place),
            except: ["location": { $0.location = elsewhere }],
            [
                "name": { $0.name = "add" }, "source": { $0.source = "add.svg" }, "corner": { $0.corner = .topLeading },
                "tint": { $0.tint = nil },
            ])
        expectEachPropertyCounts(
            of: DrawnVariant(name: "slash", source: "off.svg", location: place),
            except: ["location": { $0.location = elsewhere }],
            ["name": { $0.name = "fill" }, "source": { $0.source = "on.svg" }])
        expectEachPropertyCounts(
            of: Self.part, except: ["location": { $0.location = elsewhere }],
            ["target": { $0.target = .region(x: 1, y: 3) }, "treatment": { $0.treatment = .drop }])
        expectEachPropertyCounts(
            of: Self.override, except: ["location": { $0.location = elsewhere }],
            [
                "style": { $0.style = .light }, "contrast": { $0.contrast = nil }, "tint": { $0.tint = nil },
                "form": { $0.form = .outline }, "source": { $0.source = "c.svg" }, "grade": { $0.grade = 0.2 },
            ])
        expectEachPropertyCounts(of: Selector([.id("a")]), ["alternatives": { $0.alternatives = [] }])
        let simple: [Selector.Simple] = [.id("a"), .id("b"), .type("a"), .class("a")]
        let selectors = simple.map { Selector([$0]) } + [Selector([]), Selector(simple)]
        let parts = selectors.map { PartOverride(target: .elements($0), treatment: .solid) }
        let points = [(0.0, 0.0), (1, 0), (0, 1)].map { x, y in
            PartOverride(target: .region(x: x, y: y), treatment: .solid)
        }
        #expect(Set((parts + points).map { Digest(of: $0) }).count == selectors.count + 3)
    }

    @Test func eachSettingIsWritten() {
        expectEachPropertyCounts(
            of: GlyphSettings(),
            [
                "geometry": { $0.geometry.frame = 24 }, "paint": { $0.paint.tint = "systemRed" },
                "audit": { $0.audit.contrast = 4.5 }, "export": { $0.export.strokes = .keep },
            ])
        expectEachPropertyCounts(
            of: GeometrySettings(),
            [
                "dark": { $0.dark = .fill }, "fill": { $0.fill = .facet }, "appearances": { $0.appearances = [.light] },
                "variants": { $0.variants = ["fill"] }, "weights": { $0.weights = [.bold] },
                "slash": { $0.slash = .up },
                "enclosed": { $0.enclosed = .fill }, "drop": { $0.drop = .frame }, "effects": { $0.effects = .drop },
                "frame": { $0.frame = 24 }, "relatives": { $0.relatives = .none },
                "uncertainFill": { $0.uncertainFill = .outline },
                "uncertainty": { $0.uncertainty = 0.3 },
            ])
        expectEachPropertyCounts(
            of: PaintSettings(),
            [
                "tint": { $0.tint = "systemRed" }, "rendering": { $0.rendering = .palette },
                "policy": { $0.policy = .current },
            ])
        expectEachPropertyCounts(
            of: AuditSettings(),
            [
                "backgrounds": { $0.backgrounds = ["material.thin"] }, "vibrancy": { $0.vibrancy = .fill },
                "contrast": { $0.contrast = 4.5 }, "statesContrast": { $0.statesContrast = true },
                "standard": { $0.standard = .wcag }, "sizes": { $0.sizes = [16] },
            ])
        expectEachPropertyCounts(
            of: ExportSettings(),
            [
                "direction": { $0.direction = .mirrors }, "strokes": { $0.strokes = .keep },
                "intent": { $0.intent = .template },
            ])
        expectEachPropertyCounts(
            of: FillStyle(),
            [
                "islands": { $0.islands = .fill }, "lines": { $0.lines = .cut }, "rings": { $0.rings = .clear },
                "gaps": { $0.gaps = .open }, "handles": { $0.handles = .open }, "panels": { $0.panels = .strip },
                "gapWidth": { $0.gapWidth = 1 }, "inset": { $0.inset = 1 }, "without": { $0.without = ["fold"] },
            ])
    }

    @Test func theOrderOfASetDoesNotMatter() {
        let names = (0..<20).map { "rule-\($0)" }
        var (one, other) = (FillStyle(), FillStyle())
        for name in names { one.without.insert(name) }
        for name in names.reversed() { other.without.insert(name) }
        #expect(Digest(of: one) == Digest(of: other))
    }

    @Test func entriesOneAfterTheOtherHaveTheBytesThatTheyHaveAlone() {
        var plain = GlyphSettings()
        plain.audit.contrast = 7
        var entries: [GlyphEntry] = []
        for (index, settings) in [plain, plain, GlyphSettings(), plain, GlyphSettings()].enumerated() {
            entries.append(
                GlyphEntry(
                    name: "g\(index)", source: "g.svg", location: place, settings: settings, layers: [Self.layer]))
        }
        var encoder = EntryEncoder()
        for entry in entries {
            var (written, own) = (ByteEncoder(), ByteEncoder())
            encoder.append(entry, to: &written)
            own.append(entry)
            #expect(written.bytes == own.bytes)
        }
    }
}

// swift-tools-version: 6.2
import PackageDescription

/// Every Swift target is built the same way: Swift 6, no implicit existentials, no leaking
/// imports, and a word wherever memory is handled by hand.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
]

/// What reads, measures and derives: tests of it take a tenth of the time where it is optimised, as in a release. That
/// is asked for, since no package may depend on one with such flags.
let geometry = strict + (Context.environment["TWINLIGHT_OPTIMISED"] == nil ? [] : [.unsafeFlags(["-O"])])

/// What the command needs and the library does not: without this trait, no other package is resolved.
let command: TargetDependencyCondition? = .when(traits: ["Command"])

/// Starts other programs, in tests.
let subprocess: [Target.Dependency] = [
    .product(name: "Subprocess", package: "swift-subprocess", condition: command),
    .product(
        name: "SystemPackage", package: "swift-system", condition: .when(platforms: [.linux], traits: ["Command"])),
]

/// Serves the sheet.
let network: [Target.Dependency] = ["NIOCore", "NIOPosix", "NIOHTTP1"].map {
    .product(name: $0, package: "swift-nio", condition: command)
}

/// The plugins of SwiftPM and Xcode, here with the program from source. `.ci/plugins` writes a package of their own for
/// these lines, with the program as it is released.
let plugins: [Target] = [
    .plugin(
        name: "TwinlightBuildPlugin", capability: .buildTool(), dependencies: ["twinlight"],
        path: "Sources/Plugins/Build"),
    .plugin(
        name: "TwinlightCommandPlugin",
        capability: .command(
            intent: .custom(verb: "twinlight", description: "Builds, lints and previews the glyphs of a package."),
            permissions: [.writeToPackageDirectory(reason: "Twinlight writes the assets and the manifest of a set.")]),
        dependencies: ["twinlight"], path: "Sources/Plugins/Command"),
]

let package = Package(
    name: "twinlight",
    platforms: [.macOS(.v13)],
    products: [
        .library(name: "GlyphKit", targets: ["GlyphKit"]),
        .library(name: "PathGeometry", targets: ["PathGeometry"]),
        .executable(name: "twinlight", targets: ["twinlight"]),
        .plugin(name: "TwinlightBuildPlugin", targets: ["TwinlightBuildPlugin"]),
        .plugin(name: "TwinlightCommandPlugin", targets: ["TwinlightCommandPlugin"]),
    ],
    traits: [
        .trait(name: "Command", description: "The command; the library alone needs no other package."),
        .default(enabledTraits: ["Command"]),
    ],
    dependencies: [
        // 1.8 brought options that may stand without their value.
        .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.0")),
        .package(url: "https://github.com/apple/swift-nio", .upToNextMajor(from: "2.101.2")),
        // For tests alone.
        .package(url: "https://github.com/swiftlang/swift-subprocess", .upToNextMajor(from: "1.0.2"), traits: []),
        // The paths of swift-subprocess, where the system has no such module.
        .package(url: "https://github.com/apple/swift-system", .upToNextMajor(from: "1.5.0")),
    ],
    targets: [
        .systemLibrary(
            name: "CLibXML2", pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
        // Loads librsvg when it is needed, so that nothing of it is needed here.
        .target(name: "CLibRSVG", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
        .target(name: "CWorkMeter"),
        // Two calls that the C libraries do not show to Swift.
        .target(name: "CFileExchange"),
        .target(name: "PathGeometry", dependencies: ["CWorkMeter"], swiftSettings: geometry),
        .target(name: "SemanticColor", swiftSettings: strict),
        .target(name: "Markup", dependencies: ["CLibXML2", "CFileExchange"], swiftSettings: geometry),
        .target(name: "Raster", dependencies: ["CLibRSVG"], swiftSettings: strict),
        // What passes from stage to stage: values, and no stage.
        .target(
            name: "GlyphModel", dependencies: ["PathGeometry", "SemanticColor", "Markup"], swiftSettings: geometry),
        // The stages. None of these five knows another one.
        .target(
            name: "GlyphReading", dependencies: ["GlyphModel", "PathGeometry", "SemanticColor", "Markup"],
            swiftSettings: geometry),
        .target(
            name: "GlyphDerivation", dependencies: ["GlyphModel", "PathGeometry", "SemanticColor", "Markup"],
            swiftSettings: geometry),
        .target(
            name: "GlyphManifest", dependencies: ["GlyphModel", "SemanticColor", "Markup"], swiftSettings: strict),
        .target(
            name: "GlyphFormats", dependencies: ["GlyphModel", "PathGeometry", "SemanticColor", "Markup"],
            swiftSettings: strict),
        .target(
            name: "GlyphAudit", dependencies: ["GlyphModel", "PathGeometry", "SemanticColor", "Markup"],
            exclude: ["Lints/Pages"], swiftSettings: strict),
        // What is for eyes shows what formats write and what the audit finds.
        .target(
            name: "GlyphReview",
            dependencies: ["GlyphFormats", "GlyphAudit", "GlyphModel", "PathGeometry", "SemanticColor", "Markup"],
            // What programs that check the scripts read.
            exclude: ["PageTypes", "jsconfig.json", "package.json"],
            // In the program itself: it stays one file that can be copied.
            resources: [.embedInCode("Page")], swiftSettings: strict),
        // The sentence, from manifest to files, and the one import of clients.
        .target(
            name: "GlyphKit",
            dependencies: [
                "GlyphReading", "GlyphDerivation", "GlyphManifest", "GlyphFormats", "GlyphAudit", "GlyphReview",
                "GlyphModel", "PathGeometry", "SemanticColor", "Markup",
            ],
            swiftSettings: strict),
        // The way back: a manifest for drawings.
        .target(
            name: "GlyphDraft",
            dependencies: [
                "GlyphKit", "GlyphReading", "GlyphDerivation", "GlyphManifest", "GlyphFormats", "GlyphModel",
                "PathGeometry", "SemanticColor", "Markup",
            ],
            swiftSettings: strict),
        // What is there already, without a manifest: catalogs of apps.
        .target(
            name: "GlyphCatalog",
            dependencies: [
                "GlyphKit", "GlyphReading", "GlyphDerivation", "GlyphManifest", "GlyphFormats", "GlyphAudit",
                "GlyphModel", "PathGeometry", "SemanticColor", "Markup",
            ],
            exclude: ["Lints/Pages"], swiftSettings: strict),
        .executableTarget(
            name: "twinlight",
            dependencies: [
                "GlyphCatalog", "GlyphDraft", "GlyphKit", "Raster",
                .product(name: "ArgumentParser", package: "swift-argument-parser", condition: command),
            ] + network,
            swiftSettings: strict),
        .target(
            name: "Support",
            dependencies: ["PathGeometry"] + subprocess, path: "Tests/Support", swiftSettings: strict),
        .target(
            name: "SetSupport", dependencies: ["GlyphModel", "PathGeometry", "SemanticColor", "Markup", "Support"],
            path: "Tests/SetSupport", swiftSettings: strict),
        .target(
            name: "FillSupport",
            dependencies: ["GlyphDerivation", "GlyphModel", "PathGeometry", "SemanticColor", "Markup"],
            path: "Tests/FillSupport", swiftSettings: strict),
        .testTarget(
            name: "PathGeometryTests", dependencies: ["PathGeometry", "Support"], swiftSettings: strict),
        .testTarget(
            name: "SemanticColorTests", dependencies: ["SemanticColor", "Support"],
            swiftSettings: strict),
        .testTarget(name: "MarkupTests", dependencies: ["Markup", "Support"], swiftSettings: strict),
        .testTarget(name: "RasterTests", dependencies: ["Raster"], swiftSettings: strict),
        .testTarget(
            name: "GlyphModelTests",
            dependencies: [
                "GlyphModel", "PathGeometry", "SemanticColor", "Markup", "Support", "SetSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "GlyphReadingTests",
            dependencies: [
                "GlyphReading", "GlyphModel", "PathGeometry", "SemanticColor", "Markup", "Support", "SetSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "GlyphDerivationTests",
            dependencies: [
                "GlyphDerivation", "FillSupport", "GlyphModel", "PathGeometry", "SemanticColor", "Markup", "Support",
                "SetSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "GlyphManifestTests",
            dependencies: [
                "GlyphManifest", "GlyphModel", "PathGeometry", "SemanticColor", "Markup", "Support", "SetSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "GlyphFormatsTests",
            dependencies: [
                "GlyphFormats", "GlyphModel", "PathGeometry", "SemanticColor", "Markup", "Support", "SetSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "GlyphAuditTests",
            dependencies: [
                "GlyphAudit", "GlyphModel", "PathGeometry", "SemanticColor", "Markup", "Support", "SetSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "GlyphReviewTests",
            dependencies: [
                "GlyphReview", "GlyphFormats", "GlyphAudit",
                "GlyphModel", "PathGeometry", "SemanticColor", "Markup", "Support", "SetSupport",
            ],
            exclude: ["Page"],
            swiftSettings: strict),
        .testTarget(
            name: "GlyphCatalogTests",
            dependencies: [
                "GlyphCatalog", "GlyphKit", "GlyphAudit", "GlyphManifest", "GlyphModel", "PathGeometry",
                "SemanticColor", "Markup", "Support", "SetSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "GlyphKitTests",
            dependencies: [
                "GlyphDraft", "GlyphKit", "FillSupport", "GlyphModel", "PathGeometry", "SemanticColor", "Markup",
                "Support",
                "SetSupport",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "TwinlightTests",
            dependencies: ["twinlight", "GlyphCatalog", "GlyphKit", "Support"] + network,
            swiftSettings: strict),
    ] + plugins
)

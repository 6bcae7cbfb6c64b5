// swift-tools-version: 6.2
import PackageDescription

/// A package of its own, so that no client of Twinlight resolves or builds it.
let package = Package(
    name: "benchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "twinlight", path: "../../..")],
    targets: [
        .executableTarget(
            name: "benchmark",
            dependencies: [
                .product(name: "GlyphKit", package: "twinlight"),
                .product(name: "PathGeometry", package: "twinlight"),
            ],
            swiftSettings: [.enableUpcomingFeature("ExistentialAny")])
    ]
)

// swift-tools-version: 6.0
import PackageDescription

/// The folder that `.ci/plugins` wrote.
let plugins = Package.Dependency.package(
    name: "twinlight-plugins", path: Context.environment["TWINLIGHT_PLUGINS"] ?? "../twinlight-plugins")

let package = Package(
    name: "Sample",
    platforms: [.macOS(.v13)],
    dependencies: [plugins],
    targets: [
        .executableTarget(
            name: "App",
            // The plugin reads it: nothing in it is a resource as it is.
            exclude: ["Glyphs"],
            plugins: [.plugin(name: "TwinlightBuildPlugin", package: "twinlight-plugins")])
    ]
)

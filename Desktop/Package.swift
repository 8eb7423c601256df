// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that machines without a screen need no GTK: `quince run` builds it when it is first asked for.
let package = Package(
    name: "QuinceDesktop",
    products: [.executable(name: "quince-desktop", targets: ["quince-desktop"])],
    dependencies: [.package(name: "Quince", path: "..")],
    targets: [
        .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        .executableTarget(
            name: "quince-desktop",
            dependencies: [
                "CGTK", .product(name: "DeviceLink", package: "Quince"), .product(name: "LiveHosting", package: "Quince"), .product(name: "ProcessControl", package: "Quince"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)

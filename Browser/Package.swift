// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that only `quince serve` builds a web server: it does when it is first asked for.
let package = Package(
    name: "QuinceBrowser",
    products: [.executable(name: "quince-browser", targets: ["quince-browser"])],
    dependencies: [
        .package(name: "Quince", path: ".."),
        // The field's own event loop, HTTP and WebSockets. Hummingbird, which stands on it, would add routes and a second package for
        // WebSockets; there are four addresses here.
        .package(url: "https://github.com/apple/swift-nio", from: "2.81.0"),
    ],
    targets: [
        .executableTarget(
            name: "quince-browser",
            dependencies: [
                .product(name: "DeviceLink", package: "Quince"), .product(name: "LiveHosting", package: "Quince"),
                .product(name: "PNGEncoding", package: "Quince"), .product(name: "ProcessControl", package: "Quince"),
                .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"), .product(name: "NIOWebSocket", package: "swift-nio"),
            ],
            resources: [.embedInCode("Page")])
    ],
    swiftLanguageModes: [.v6]
)

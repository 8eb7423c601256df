import Foundation
import Testing
import XcodeProject

@testable import AppBuilder

@Suite("Packages of a project")
struct PackageResolverTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func resolver(_ references: [PackageReference]) throws -> PackageResolver {
        PackageResolver(
            folder: try BuildFolder(forProjectNamed: "Demo", in: folder.url), references: references, pins: nil,
            checkout: Checkout(of: folder.url))
    }

    @Test("a local package is read, and again when its manifest changes")
    func local() throws {
        func write(_ product: String) throws {
            try folder.write(
                """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(name: "Kit", products: [.library(name: "\(product)", targets: ["Kit"])], targets: [.target(name: "Kit")])
                """, to: "Kit/Package.swift")
        }
        try write("One")
        try folder.write("", to: "Kit/Sources/Kit/Kit.swift")
        let resolver = try resolver([PackageReference(source: .local(folder.url.appendingPathComponent("Kit")))])
        let node = try #require(try resolver.resolve().product("One", package: nil)?.node)
        #expect(node.identity == "kit")
        #expect(node.isLocal)
        try write("Two")
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: 5)], ofItemAtPath: folder.path("Kit/Package.swift"))
        #expect(try resolver.resolve().product("Two", package: "kit") != nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("Kit")).sorted() == ["Package.swift", "Sources"])
    }

    @Test("a local package that is not there is named")
    func missingLocal() throws {
        let resolver = try resolver([PackageReference(source: .local(folder.url.appendingPathComponent("Gone")))])
        let error = #expect(throws: ProjectError.self) { try resolver.resolve() }
        #expect(error?.kind == .unreachablePackage)
        #expect(error?.message.contains(folder.path("Gone")) == true)
    }

    @Test("a remote package that cannot be fetched is named")
    func unreachable() throws {
        let url = "file://\(folder.url.path)/nowhere/Gone.git"
        let resolver = try resolver([PackageReference(source: .remote(url: url, .upToNextMajor("1.0.0")))])
        let error = #expect(throws: ProjectError.self) { try resolver.resolve() }
        #expect(error?.kind == .unreachablePackage)
        #expect(error?.message.contains(url) == true)
    }

    @Test("a local package of which only one dependency cannot be had stays, with the others")
    func localWithUnreachableDependency() throws {
        // Nothing listens there.
        let gone = "https://127.0.0.1:9/nowhere/Gone.git"
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
                dependencies: [.package(url: "\(gone)", from: "1.0.0"), .package(path: "../Other")],
                targets: [.target(name: "Kit", dependencies: ["Gone", .product(name: "Other", package: "Other")]), .testTarget(name: "KitTests")])
            """, to: "Kit/Package.swift")
        try folder.write("", to: "Kit/Sources/Kit/Kit.swift")
        try folder.write("", to: "Kit/Tests/KitTests/KitTests.swift")
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Other", products: [.library(name: "Other", targets: ["Other"])], targets: [.target(name: "Other")])
            """, to: "Other/Package.swift")
        try folder.write("", to: "Other/Sources/Other/Other.swift")
        let graph = try resolver([PackageReference(source: .local(folder.url.appendingPathComponent("Kit")))]).resolveWhatCanBeHad()
        #expect(graph.unreachable == [gone])
        #expect(graph.product("Kit", package: nil)?.node.isLocal == true)
        #expect(graph.product("Other", package: "other") != nil)
    }

    @Test("a package whose binary targets cannot be downloaded is there without them, with what it depends on")
    func absentBinaries() throws {
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], dependencies: [.package(path: "../Other")],
                targets: [
                    .target(name: "Kit", dependencies: [.product(name: "Other", package: "Other")], plugins: ["Lint"]),
                    .binaryTarget(name: "lint", url: "https://127.0.0.1:9/lint.artifactbundle.zip", checksum: "\(String(repeating: "0", count: 64))"),
                    .plugin(name: "Lint", capability: .buildTool(), dependencies: ["lint"]),
                ])
            """, to: "Kit/Package.swift")
        try folder.write("", to: "Kit/Sources/Kit/Kit.swift")
        try folder.write("", to: "Kit/Plugins/Lint/Lint.swift")
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Other", products: [.library(name: "Other", targets: ["Other"])], targets: [.target(name: "Other")])
            """, to: "Other/Package.swift")
        try folder.write("", to: "Other/Sources/Other/Other.swift")
        let graph = try resolver([PackageReference(source: .local(folder.url.appendingPathComponent("Kit")))]).resolve()
        #expect(graph.unreachable.isEmpty)
        #expect(graph.product("Kit", package: "kit")?.node.isLocal == true)
        #expect(graph.product("Other", package: "other") != nil)
    }

    @Test("an error about what a package needs blames none that the project names: each is asked for alone then")
    func unnamedCulprit() {
        let references = ["https://example.com/a/Good.git", "https://example.com/b/Bad"].map {
            PackageReference(source: .remote(url: $0, .branch("main")))
        }
        let message =
            "Fetched https://example.com/a/Good.git\nwarning: 'gone': skipping cache\nerror: Failed to clone repository https://example.com/c/Gone.git:\n    fatal: no"
        #expect(PackageResolver.blamed(in: message, among: references) == [])
        #expect(PackageResolver.blamed(in: message + "\nerror: 'bad': no version", among: references) == ["https://example.com/b/Bad"])
        let onTheWay = "error: 'inner': Couldn't update repository submodules:\n    fatal: no\nWorking copy of https://example.com/a/Good.git resolved at 1.0.0"
        #expect(PackageResolver.blamed(in: onTheWay, among: references) == [])
        #expect(PackageResolver.blamed(in: "error: 'good' >= 2.0.0 is required", among: references) == ["https://example.com/a/Good.git"])
    }

    @Test("of packages that do not go together only the one in the others' way is given up")
    func conflicts() {
        func given(_ blamed: [String], canBeHad: ([String]) -> Bool) -> [String] {
            PackageResolver.addressesInTheWay(blamed: blamed, among: ["base", "other", "top"], canBeHad: canBeHad)
        }
        #expect(given(["base", "top"]) { !($0.contains("base") && $0.contains("top")) } == ["top"])
        #expect(given(["base", "top"]) { !($0.contains("base") && $0.contains("top") || $0.contains("other")) } == ["top"])
        #expect(given(["base", "top"]) { _ in false } == ["base", "top"])
        #expect(given(["other"]) { _ in true } == ["other"])
        #expect(given([]) { !$0.contains("other") } == ["other"])
        #expect(given([]) { $0.count < 3 } == ["top"])
        #expect(given([]) { $0.count < 2 } == ["base", "other", "top"])
    }

    @Test("pins of packages that nothing needs are not fetched, in each form that Xcode writes")
    func pins() throws {
        let old =
            #"{"object": {"pins": [{"package": "Firebase", "repositoryURL": "https://h/Firebase-iOS-SDK.git"}, {"package": "A", "repositoryURL": "https://h/A"}]}, "version": 1}"#
        let new = #"{"pins": [{"identity": "leveldb", "location": "https://h/leveldb.git"}, {"identity": "a", "location": "https://h/A"}], "version": 2}"#
        for (text, gone) in [(old, "Firebase"), (new, "leveldb")] {
            try folder.write(text, to: "Package.resolved")
            let pins = try #require(try ResolvedPins(contentsOf: folder.url.appendingPathComponent("Package.resolved")))
            let kept = pins.text(without: ResolvedPins.neededByNothing)
            #expect(kept.contains("https://h/A") && !kept.contains(gone) && kept.contains("\"version\""))
            #expect(!pins.text(without: ["a"]).contains("https://h/A"))
        }
        try folder.write("not JSON", to: "Package.resolved")
        #expect(try ResolvedPins(contentsOf: folder.url.appendingPathComponent("Package.resolved")) == nil)
        #expect(try ResolvedPins(contentsOf: folder.url.appendingPathComponent("nowhere")) == nil)
        let message = "error: Failed to clone repository https://h/Core.git:\n    fatal\nwarning: 'b': skipping: Failed to clone repository https://h/B:\n"
        #expect(ResolvedPins.unclonable(in: message) == ["core", "b"])
    }

    @Test("a pin that cannot be fetched and that nothing needs keeps nothing from being resolved")
    func uselessPin() throws {
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])
            """, to: "Kit/Package.swift")
        try folder.write("", to: "Kit/Sources/Kit/Kit.swift")
        let pin =
            #"{"identity": "gone", "kind": "remoteSourceControl", "location": "https://127.0.0.1:9/Gone.git", "state": {"revision": "\#(String(repeating: "0", count: 40))", "version": "1.0.0"}}"#
        try folder.write("{\"pins\": [\(pin)], \"version\": 2}", to: "Package.resolved")
        let resolver = PackageResolver(
            folder: try BuildFolder(forProjectNamed: "Demo", in: folder.url),
            references: [PackageReference(source: .local(folder.url.appendingPathComponent("Kit")))],
            pins: folder.url.appendingPathComponent("Package.resolved"), checkout: Checkout(of: folder.url))
        #expect(try resolver.resolve().product("Kit", package: "kit") != nil)
    }

    @Test("only binary targets that cannot be downloaded are passed over, and no other error")
    func otherErrorsThanBinaries() {
        let absent = "error: failed downloading 'https://host/a.zip' which is required by binary target 'a': downloadError(\"no host\")"
        #expect(FetchedPackages.absentBinaries(in: "Fetching x\n\(absent)\nerror: fatalError") == ["a"])
        #expect(FetchedPackages.absentBinaries(in: "\(absent)\nerror: Failed to clone repository https://host/b:") == nil)
        #expect(FetchedPackages.absentBinaries(in: "error: fatalError") == nil)
    }

    @Test("a package that cannot be fetched is taken from the checkout where that is the package itself")
    func checkoutOfThePackage() throws {
        try folder.write("", to: ".gitignore")
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])
            """, to: "Package.swift")
        try folder.write("", to: "Sources/Kit/Kit.swift")
        let references = ["Kit", "Gone"].map { PackageReference(source: .remote(url: "https://127.0.0.1:9/nowhere/\($0).git", .upToNextMajor("1.0.0"))) }
        try folder.write("", to: "Example/App.swift")
        let example = PackageResolver(
            folder: try BuildFolder(forProjectNamed: "Demo", in: folder.url), references: references, pins: nil,
            checkout: Checkout(of: folder.url.appendingPathComponent("Example")))
        let graph = try example.resolveWhatCanBeHad()
        #expect(graph.unreachable == ["https://127.0.0.1:9/nowhere/Gone.git"])
        #expect(graph.product("Kit", package: "kit") != nil)
    }

    @Test("a package whose named version cannot be read is asked for in a later one, once, and not where it cannot be fetched at all")
    func loosened() throws {
        let kit = PackageReference(source: .remote(url: "https://example.com/Kit", .exact("4.0.0")))
        let other = PackageReference(source: .remote(url: "https://example.com/Other", .exact("1.0.0")))
        var resolver = try resolver([kit, other])
        let message = "error: 'kit' 4.0.0: package 'kit' @ 4.0.0 is using Swift tools version 3.1.0 which is no longer supported"
        let unreachable: Bool = resolver.loosen(["https://example.com/Kit"], after: "error: Failed to clone repository https://example.com/Kit")
        let first: Bool = resolver.loosen(["https://example.com/Kit"], after: message)
        let second: Bool = resolver.loosen(["https://example.com/Kit"], after: message)
        #expect(!unreachable && first && !second && resolver.loosened == ["kit"])
        #expect(resolver.references == [PackageReference(source: .remote(url: "https://example.com/Kit", .upToNextMajor("4.0.0"))), other])
    }

    @Test("only the package that a message speaks of is blamed")
    func blame() {
        let references = ["https://example.com/a/First.git", "https://example.com/b/Second"].map {
            PackageReference(source: .remote(url: $0, .branch("main")))
        }
        let error = PackageResolver.failure(
            references: references,
            message: "Fetching https://example.com/b/Second\nFetched https://example.com/b/Second\n"
                + "error: Failed to clone repository https://example.com/a/First.git:\nfatal: no")
        #expect(error.message.contains("First"))
        #expect(!error.message.contains("Second"))
        #expect(error.message.contains("fatal: no"))
    }

    @Test("an error that begins with a package's name is about that one, whatever addresses of others it tells of")
    func accused() {
        let references = ["https://example.com/a/Sources.git", "https://example.com/b/Core.git"].map {
            PackageReference(source: .remote(url: $0, .branch("main")))
        }
        let error = PackageResolver.failure(
            references: references,
            message: "error: 'sources': Couldn't update repository submodules:\n    fatal: clone of 'https://example.com/b/Core.git' failed")
        #expect(error.message.contains("fetched:\n  https://example.com/a/Sources.git\nerror:"))
    }

    @Test("products that a manifest declares for Apple's systems alone are there, as Xcode sees them")
    func conditionsOnSystems() throws {
        try folder.write(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            var products: [Product] = [.library(name: "Kit", targets: ["Kit"])]
            #if canImport(Darwin) && !os(Linux)
            products.append(.library(name: "KitUI", targets: ["Kit"]))
            #endif
            let package = Package(name: "Kit", products: products, targets: [.target(name: "Kit")])
            """, to: "Kit/Package.swift")
        try folder.write("", to: "Kit/Sources/Kit/Kit.swift")
        let resolver = try resolver([PackageReference(source: .local(folder.url.appendingPathComponent("Kit")))])
        #expect(try resolver.resolve().product("KitUI", package: "kit") != nil)
    }

    @Test("a manifest that imports a framework of Apple's without a use is read, also where it is of a package that a package needs")
    func importsForNothing() throws {
        for (name, other, uses) in [("Kit", ".package(path: \"../Other\")", ".product(name: \"Other\", package: \"Other\")"), ("Other", "", "")] {
            try folder.write(
                """
                // swift-tools-version: 5.9
                import PackageDescription
                import CoreImage
                \(other.isEmpty ? "import SwiftUI" : "")
                let package = Package(
                    name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])], dependencies: [\(other)],
                    targets: [.target(name: "\(name)", dependencies: [\(uses)])])
                """, to: "\(name)/Package.swift")
            try folder.write("", to: "\(name)/Sources/\(name)/\(name).swift")
        }
        let graph = try resolver([PackageReference(source: .local(folder.url.appendingPathComponent("Kit")))]).resolve()
        #expect(graph.product("Kit", package: nil)?.node.isLocal == true)
        #expect(graph.product("Other", package: "other") != nil)
    }

    @Test("no module of anybody else's stands in for one that a manifest does not find")
    func modulesOfOthers() {
        #expect(ManifestFrameworks.missing(in: "a: error: no such module 'CoreImage'\nb: error: no such module 'Yams'") == ["CoreImage"])
        #expect(ManifestFrameworks.moduleMap(of: ["UIKit", "CoreImage"]) == "module CoreImage {}\nmodule UIKit {}\n")
    }

    @Test("conditions on systems in a manifest are decided as on a Mac, others are left alone")
    func decidedConditions() {
        #expect(ManifestConditions.decided(in: "#if os( macOS ) || os(Linux)\nlet a = \"#if os(Linux)\"") == "#if true || false\nlet a = \"#if os(Linux)\"")
        #expect(ManifestConditions.decided(in: "  #elseif !canImport(Darwin)") == "  #elseif !true")
        #expect(ManifestConditions.decided(in: "#if swift(>=5.9)") == nil)
        #expect(ManifestConditions.decided(in: "let a = 1") == nil)
    }
}

import Foundation
import Testing
import XcodeProject

@testable import AppBuilder

@Suite("The app's bundle")
struct AppBundleTests {
    @Test("executable, Info.plist and resources lie where Bundle.main finds them")
    func contents() throws {
        let folder = try TemporaryFolder()
        try folder.write("#!/bin/sh\n", to: "built/Demo")
        try folder.write("{}", to: "App/Assets.xcassets/Contents.json")
        try folder.write("\"hi\" = \"salut\";", to: "App/fr.lproj/Localizable.strings")
        let target = Target(
            name: "Demo", moduleName: "Demo", kind: .application,
            resources: [
                Resource(source: folder.url.appendingPathComponent("App/Assets.xcassets"), destination: "Assets.xcassets"),
                Resource(source: folder.url.appendingPathComponent("App/fr.lproj/Localizable.strings"), destination: "fr.lproj/Localizable.strings"),
            ],
            infoPropertyList: ["CFBundleExecutable": "My Demo", "UIDeviceFamily": [1, 2]])
        let bundle = try AppBundle(of: target, in: BuildFolder(forProjectNamed: "Demo", in: folder.url))
        try bundle.write(program: folder.url.appendingPathComponent("built/Demo"), reading: .unlimited)
        #expect(bundle.url.lastPathComponent == "My Demo.app")
        let opened = try #require(Bundle(path: bundle.url.path))
        #expect(opened.infoDictionary?["CFBundleExecutable"] as? String == "My Demo")
        #expect(opened.path(forResource: "Localizable", ofType: "strings", inDirectory: nil, forLocalization: "fr") != nil)
        #expect(FileManager.default.fileExists(atPath: bundle.url.path + "/Assets.xcassets/Contents.json"))
        #expect(FileManager.default.fileExists(atPath: bundle.executable.path))
    }

    @Test("resources lie under composed names, as apps write them")
    func composedNames() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "Demo")
        try folder.write("x", to: "App/e\u{301}.txt")
        let target = Target(
            name: "Demo", moduleName: "Demo", kind: .application,
            resources: [Resource(source: folder.url.appendingPathComponent("App/e\u{301}.txt"), destination: "e\u{301}.txt")])
        let bundle = try AppBundle(of: target, in: BuildFolder(forProjectNamed: "Demo", in: folder.url))
        try bundle.write(program: folder.url.appendingPathComponent("Demo"), reading: .unlimited)
        #expect(FileManager.default.fileExists(atPath: bundle.url.path + "/\u{e9}.txt"))
    }

    @Test("what an app is signed with lies in its bundle, and nothing where there is none")
    func entitlements() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "Demo")
        var target = Target(name: "Demo", moduleName: "Demo", kind: .application)
        func written() throws -> [String: Any]? {
            let bundle = try AppBundle(of: target, in: BuildFolder(forProjectNamed: "Demo", in: folder.url))
            try bundle.write(program: folder.url.appendingPathComponent("Demo"), reading: .unlimited)
            let file = bundle.url.appendingPathComponent("archived-expanded-entitlements.xcent")
            guard let data = try? Data(contentsOf: file) else { return nil }
            return try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        }
        #expect(try written() == nil)
        target.entitlements = ["keychain-access-groups": ["TEAM.shared"]]
        #expect(try written()?["keychain-access-groups"] as? [String] == ["TEAM.shared"])
    }

    @Test("a string catalogue becomes a table for each language")
    func stringCatalog() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
                "Say \\"hi\\"": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "Dis \\"salut\\""}}}},
                "%lld files": {"localizations": {"en": {"variations": {"plural": {
                    "one": {"stringUnit": {"value": "%lld file"}}, "other": {"stringUnit": {"value": "%lld files"}}}}}}}
            }}
            """, to: "Localizable.xcstrings")
        try folder.write("", to: "Demo")
        let target = Target(
            name: "Demo", moduleName: "Demo", kind: .application,
            resources: [Resource(source: folder.url.appendingPathComponent("Localizable.xcstrings"), destination: "Localizable.xcstrings")])
        let bundle = try AppBundle(of: target, in: BuildFolder(forProjectNamed: "Demo", in: folder.url))
        try bundle.write(program: folder.url.appendingPathComponent("Demo"), reading: .unlimited)
        func table(_ language: String) throws -> [String: String]? {
            let file = bundle.url.appendingPathComponent("\(language).lproj/Localizable.strings")
            return try PropertyListSerialization.propertyList(from: Data(contentsOf: file), options: [], format: nil) as? [String: String]
        }
        #expect(try table("en") == ["Say \"hi\"": "Say \"hi\"", "%lld files": "%lld files"])
        #expect(try table("fr") == ["Say \"hi\"": "Dis \"salut\""])
        #expect(!FileManager.default.fileExists(atPath: bundle.url.path + "/Localizable.xcstrings"))
        try folder.write("{", to: "Localizable.xcstrings")
        #expect(throws: ProjectError.self) { try bundle.write(program: folder.url.appendingPathComponent("Demo"), reading: .unlimited) }
    }
}

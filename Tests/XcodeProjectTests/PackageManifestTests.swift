import Foundation
import Testing

@testable import XcodeProject

@Suite("Swift packages")
struct PackageManifestTests {
    @Test("a dumped manifest becomes modules, products and settings")
    func manifest() throws {
        let json = """
            {"name": "Kit", "toolsVersion": {"_version": "5.9.0"}, "swiftLanguageVersions": null,
             "dependencies": [{"sourceControl": [{"identity": "alamofire", "location": {}}]}],
             "products": [{"name": "Kit", "targets": ["Kit"], "type": {"library": ["automatic"]}},
                          {"name": "tool", "targets": ["Tool"], "type": {"executable": null}}],
             "targets": [
                {"name": "Kit", "type": "regular", "path": "Source", "exclude": ["Info.plist"],
                 "resources": [{"path": "Res", "rule": {"process": {}}}],
                 "dependencies": [{"product": ["Alamofire", "Alamofire", null, null]},
                                  {"product": ["MacOnly", "x", null, {"platformNames": ["macos"]}]}, {"byName": ["Core", null]}],
                 "settings": [{"tool": "swift", "kind": {"define": {"_0": "KIT"}}},
                              {"tool": "swift", "kind": {"define": {"_0": "MAC"}}, "condition": {"platformNames": ["macos"]}},
                              {"tool": "swift", "kind": {"unsafeFlags": {"_0": ["-Q"]}}},
                              {"tool": "swift", "kind": {"swiftLanguageMode": {"_0": "6"}}}]},
                {"name": "Core", "type": "regular", "dependencies": [{"target": ["X", null]}]},
                {"name": "KitTests", "type": "test", "dependencies": [{"byName": ["Kit", null]}]}]}
            """
        let manifest = try PackageManifest(json: Data(json.utf8), folder: URL(fileURLWithPath: "/kit"))
        #expect(manifest.products.map(\.isExecutable) == [false, true])
        let kit = try #require(manifest.module(named: "Kit"))
        #expect(manifest.folder(of: kit).path == "/kit/Source")
        #expect(kit.language.mode == "6")
        #expect(kit.language.conditions == ["KIT"])
        #expect(kit.dependencies == [.init(name: "Alamofire", package: "alamofire"), .init(name: "Core", package: nil)])
        #expect(kit.resources.first?.rule == "process")
        #expect(manifest.module(named: "Core")?.language.mode == "5")
        #expect(manifest.module(named: "KitTests")?.kind == .test)
        #expect(manifest.dependencies == ["alamofire"])
    }

    @Test("a module that others need on other platforms alone is not for apps, unless it is a product")
    func modulesElsewhere() throws {
        func needs(_ name: String, _ platform: String) -> String { "{\"target\": [\"\(name)\", {\"platformNames\": [\"\(platform)\"]}]}" }
        let json = """
            {"name": "Kit", "toolsVersion": {"_version": "5.9.0"}, "dependencies": [],
             "products": [{"name": "Kit", "targets": ["Kit", "Desk"], "type": {"library": ["automatic"]}}],
             "targets": [
                {"name": "Kit", "type": "regular", "dependencies": [\(needs("Desk", "macos")), \(needs("Screen", "tvos")), \(needs("Hand", "ios"))]},
                {"name": "Desk", "type": "regular", "dependencies": []}, {"name": "Screen", "type": "regular", "dependencies": []},
                {"name": "Hand", "type": "regular", "dependencies": []}, {"name": "Spare", "type": "regular", "dependencies": []}]}
            """
        let manifest = try PackageManifest(json: Data(json.utf8), folder: URL(fileURLWithPath: "/kit"))
        #expect(manifest.modulesElsewhere == ["Screen"])
    }

    @Test(
        "identities are the last part of the address",
        arguments: [
            ("https://github.com/SnapKit/SnapKit.git", "snapkit"), ("git@host.org:team/Some.Kit.git", "some.kit"),
            ("https://example.com/Thing", "thing"),
        ])
    func identity(address: String, expected: String) {
        #expect(PackageReference(source: .remote(url: address, .branch("main"))).identity == expected)
    }

    @Test(
        "a package's target may have signs in its name for which its module has underscores, and no others",
        arguments: [
            ("UITextView+Placeholder", true), ("HUD-SwiftUI", true), ("Kit_2", true), ("2Kit", false), ("Kit Two", false), ("Kit/Two", false), ("Kit\"", false),
        ])
    func moduleNames(name: String, isPossible: Bool) {
        let isTaken: Bool = (try? ProjectError.check(module: name, of: "package Kit", where: "Correct its manifest.")) != nil
        #expect(isTaken == isPossible)
    }
}

import Foundation
import Testing

@testable import XcodeProject

/// Project files that others wrote: what an upgrade changes in them is what it says, and nothing else.
///
/// `QUINCE_UPGRADE_PROJECTS=FOLDER swift test --filter UpgradeCorpus` goes through all projects below a folder.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["QUINCE_UPGRADE_PROJECTS"] != nil, "no folder of projects is named"))
struct UpgradeCorpusTests {
    @Test("everything but what was asked for stays in every project") func corpus() throws {
        let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment["QUINCE_UPGRADE_PROJECTS"] ?? "")
        var count = (read: 0, planned: 0, changed: 0, refused: 0)
        for file in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil) ?? FileManager.DirectoryEnumerator()
        where (file as? URL)?.lastPathComponent == "project.pbxproj" {
            guard let file = file as? URL, let data = FileManager.default.contents(atPath: file.path), let old = try? PropertyListValue(data: data) else {
                continue
            }
            let text: PropertyListText = try #require(PropertyListText([UInt8](data)), "\(file.path) is not read")
            count.read += 1
            #expect(TextEdits().applied(to: text.bytes) == [UInt8](data))
            let project: URL = file.deletingLastPathComponent()
            let names: [String] = ((try? XcodeProjectReader(projectAt: project).read())?.targets ?? []).filter { $0.kind == .application && $0.isForIOS }.map(
                \.name)
            for name in names {
                guard let plan = try? ProjectUpgrade(projectAt: project, target: name, checkout: Checkout(of: project.deletingLastPathComponent())).plan()
                else {
                    count.refused += 1
                    continue
                }
                count.planned += 1
                for changed in plan.files where changed.url.pathExtension == "plist" || changed.url.pathExtension == "pbxproj" {
                    let before = try PropertyListValue(contentsOf: changed.url)
                    let after = try PropertyListValue(data: Data(changed.contents))
                    let places: [String] = Self.differences(before, after)
                    #expect(!places.isEmpty && places.allSatisfy(Self.isExpected), "\(changed.url.path): \(places.filter { !Self.isExpected($0) })")
                }
                for made in plan.files where ["storyboard", "xib"].contains(made.url.pathExtension) {
                    #expect(MarkupText(made.contents) != nil, "\(made.url.path)")
                }
                if plan.files.contains(where: { $0.url == file || $0.url.path == file.path }) { count.changed += 1 }
                _ = old
            }
        }
        print("read \(count.read), planned \(count.planned), project file changed in \(count.changed), refused \(count.refused)")
        #expect(count.read > 0)
    }

    /// Where two lists differ, by their keys. Of lists that only grew, what came.
    private static func differences(_ old: PropertyListValue, _ new: PropertyListValue, _ place: String = "") -> [String] {
        if old == new { return [] }
        if let old = old.dictionary, let new = new.dictionary {
            return Set(old.keys).union(new.keys).sorted().flatMap { key -> [String] in
                guard let one = old[key] else { return ["\(place)/+\(key)" + (new[key]?.dictionary?["isa"]?.string.map { ":\($0)" } ?? "")] }
                guard let other = new[key] else { return ["\(place)/-\(key)"] }
                return differences(one, other, "\(place)/\(key)")
            }
        }
        if let old = old.array, let new = new.array, new.starts(with: old) { return ["\(place)/+grown"] }
        return [place]
    }

    private static func isExpected(_ place: String) -> Bool {
        let last: String = place.split(separator: "/").last.map(String.init) ?? ""
        let keys = [
            "TARGETED_DEVICE_FAMILY", "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad", "INFOPLIST_KEY_UILaunchScreen_Generation",
            "INFOPLIST_KEY_UIRequiresFullScreen",
            "INFOPLIST_KEY_UIMainStoryboardFile_iPad", "UISupportedInterfaceOrientations~ipad", "UILaunchScreen", "UIMainStoryboardFile~ipad",
            "NSMainNibFile~ipad",
        ]
        if keys.contains(last.replacing("+", with: "")) { return true }
        if ["-UIRequiresFullScreen", "-UIRequiresFullScreen~ipad"].contains(last) { return true }
        if place.hasSuffix("/children/+grown") || place.hasSuffix("/files/+grown") || place.contains("UISupportedInterfaceOrientations~ipad/") { return true }
        return [":PBXFileReference", ":PBXBuildFile", ":PBXVariantGroup"].contains { last.hasPrefix("+") && last.hasSuffix($0) }
    }
}

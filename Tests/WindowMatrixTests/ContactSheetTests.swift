import Device
import Foundation
import HeadlessHost
import Testing

@testable import WindowMatrix

@Suite("The contact sheet")
struct ContactSheetTests {
    private func report(_ names: [String], comparison: PictureComparison? = nil) throws -> SnapshotReport {
        let windows = try names.map { name in
            let pixels = try WindowConfiguration(parsing: name).pixelSize
            return SnapshotResult.Window(
                name: name, pixelWidth: pixels.width, pixelHeight: pixels.height, hash: "0123456789abcdef",
                comparison: comparison)
        }
        return try SnapshotReport(app: "Ducks & <Geese>", isBare: false, result: SnapshotResult(windows: windows))
    }

    @Test("shows every picture of the report with its size, once")
    func showsEveryPicture() throws {
        let report = try report(WindowMatrix.default.names)
        let html = ContactSheet(report: report, trees: [:]).html
        for window in report.windows {
            let image = "<img src=\"\(window.picture)\" width=\"\(window.pixelWidth)\" height=\"\(window.pixelHeight)\""
            #expect(html.components(separatedBy: image).count == 2, "\(window.name)")
        }
        #expect(html.components(separatedBy: "<section").count - 1 == Set(report.windows.map(\.device)).count)
    }

    @Test("names windows that the app refuses, by reason, and counts pictures as pictures")
    func refused() throws {
        var report = try report(["iphone-4.0.portrait.full"])
        report.refused = [RefusedWindow(window: "a", reason: "No <landscape>."), RefusedWindow(window: "b", reason: "No <landscape>.")]
        #expect(ContactSheet(report: report, trees: [:]).html.contains("2 windows are refused by the app"))
        #expect(ContactSheet(report: report, trees: [:]).html.contains("<li>No &lt;landscape&gt;. <code>a</code>, <code>b</code></li>"))
        #expect(ContactSheet(report: report, trees: [:]).html.contains("of 1 windows, 1 device</p>"))
        report.windows[0].moment = "start"
        #expect(ContactSheet(report: report, trees: [:]).html.contains("of 1 pictures, 1 device</p>"))
    }

    @Test("puts light and dark of one window side by side, light first")
    func pairsLightAndDark() throws {
        let names = [
            "ipad-pro-11.portrait.full.dark.rtl", "iphone-4.0.portrait.full", "ipad-pro-11.portrait.full.rtl",
            "ipad-pro-11.portrait.full",
        ]
        let groups = ContactSheet(report: try report(names), trees: [:]).groups
        #expect(groups.map(\.first.device) == ["ipad-pro-11", "iphone-4.0"])
        #expect(groups[0].pairs.map { $0.map(\.name) } == [[names[2], names[0]], [names[3]]])
    }

    @Test("needs nothing but the pictures: no addresses, no other files")
    func isSelfContained() throws {
        let html = ContactSheet(report: try report(WindowMatrix.default.names), trees: [:]).html
        #expect(!html.contains("http:") && !html.contains("https:") && !html.contains("<link") && !html.contains("@import"))
    }

    @Test("carries the view trees, whatever they hold, as text")
    func carriesTrees() throws {
        let name = "iphone-4.0.portrait.full"
        let tree = "<UIWindow: 0x1; frame = (0 0; 320 568)>\n   | <UILabel: text = '</script><b>\"&'>"
        let html = ContactSheet(report: try report([name]), trees: [name: tree]).html
        #expect(html.contains("Ducks &amp; &lt;Geese&gt;"))
        #expect(!html.contains("</script><b>"))
        let start = try #require(html.range(of: "id=\"data\">")), end = try #require(html.range(of: "</script>", range: start.upperBound..<html.endIndex))
        let json = Data(html[start.upperBound..<end.lowerBound].utf8)
        let entries = try #require(try JSONSerialization.jsonObject(with: json) as? [[String: Any]])
        #expect(entries.count == 1)
        #expect(entries[0]["tree"] as? String == tree)
    }

    @Test("marks what differs from recorded pictures")
    func marksDifferences() throws {
        let name = "iphone-4.0.portrait.full"
        let measure = PictureComparison.Measure(visiblePixels: 25, pixels: 1000, greatest: 0.5)
        let different = ContactSheet(report: try report([name], comparison: .different(by: measure)), trees: [:]).html
        #expect(different.contains("differs 2.5 %"))
        #expect(different.contains("Changed 1"))
        let same = ContactSheet(report: try report([name], comparison: .identical), trees: [:]).html
        #expect(same.contains("Changed 0"))
        #expect(!same.contains("class=\"verdict\""))
    }
}

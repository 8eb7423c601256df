import AppSession
import Foundation
import Testing

@testable import UIKit

@Suite(.serialized) @MainActor struct ActivityTests {
    private final class Stamp: UIActivity {
        var stamped: [Any] = []
        override class var activityCategory: Category { .share }
        override var activityType: ActivityType? { ActivityType("test.stamp") }
        override var activityTitle: String? { "Stamp" }
        override var activityImage: UIImage? { UIImage(systemName: "star") }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.contains { $0 is String } }
        override func prepare(withActivityItems activityItems: [Any]) { stamped = activityItems }
    }

    private final class Letter: NSObject, UIActivityItemSource {
        func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
        func activityViewController(
            _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
        ) -> Any? { activityType == .copyToPasteboard ? "copied" : "stamped" }
        func activityViewController(
            _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
        ) -> String { "A letter" }
    }

    @Test("a sheet offers what can be done; copying puts the items onto the pasteboard and tells") func copy() throws {
        let root = UIViewController()
        let device = try TestDevice("iphone-6.1-390.portrait.full", root: root)
        defer { device.close() }
        let sheet = UIActivityViewController(
            activityItems: ["Hello", URL(string: "https://example.com/a")!], applicationActivities: [Stamp()])
        var ends: [(UIActivity.ActivityType?, Bool)] = []
        sheet.completionWithItemsHandler = { type, completed, _, _ in ends.append((type, completed)) }
        root.present(sheet, animated: true)
        try device.play("wait 1\npicture activity\ntap \"Copy\"\nwait 1")
        #expect(UIPasteboard.general.string == "Hello" || UIPasteboard.general.strings == ["Hello"])
        #expect(UIPasteboard.general.url == URL(string: "https://example.com/a"))
        #expect(root.presentedViewController == nil)
        #expect(ends.count == 1 && ends.first?.0 == .copyToPasteboard && ends.first?.1 == true)
    }

    @Test("services of the app's own get their items from sources; what is excluded is not offered") func sources() throws {
        let root = UIViewController()
        let device = try TestDevice("ipad-pro-11.landscape.full", root: root)
        defer { device.close() }
        let stamp = Stamp()
        let sheet = UIActivityViewController(activityItems: [Letter()], applicationActivities: [stamp])
        sheet.excludedActivityTypes = [.copyToPasteboard]
        #expect(sheet.offered().map(\.activityTitle) == ["Stamp"])
        sheet.popoverPresentationController?.sourceView = root.view
        sheet.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 100, width: 60, height: 40)
        root.present(sheet, animated: true)
        try device.play("wait 1\npicture activity-popover\ntap \"Stamp\"\nwait 1")
        #expect(stamp.stamped as? [String] == ["stamped"])
        #expect(root.presentedViewController == nil)
    }

    @Test("closing it chooses nothing") func cancel() throws {
        let root = UIViewController()
        let device = try TestDevice("iphone-6.1-390.portrait.full", root: root)
        defer { device.close() }
        let sheet = UIActivityViewController(activityItems: [try #require(UIImage(systemName: "star"))], applicationActivities: nil)
        #expect(sheet.offered().map(\.activityType) == [.copyToPasteboard, .saveToCameraRoll])
        var ends: [Bool] = []
        sheet.completionWithItemsHandler = { type, completed, _, _ in ends.append(type == nil && !completed) }
        root.present(sheet, animated: true)
        try device.play("wait 1\npicture activity-image\ntap \"Close\"\nwait 1")
        #expect(ends == [true])
    }

    @Test("pulled down it chooses nothing, and that is told once") func pullDown() throws {
        let root = UIViewController()
        let device = try TestDevice("iphone-6.1-390.portrait.full", root: root)
        defer { device.close() }
        let sheet = UIActivityViewController(activityItems: ["words"], applicationActivities: nil)
        var ends: [Bool] = []
        sheet.completionWithItemsHandler = { type, completed, _, _ in ends.append(type == nil && !completed) }
        root.present(sheet, animated: true)
        try device.play("wait 1")
        sheet.hostPresentation?.dismissByUser()
        try device.play("wait 1")
        #expect(ends == [true] && root.presentedViewController == nil)
    }
}

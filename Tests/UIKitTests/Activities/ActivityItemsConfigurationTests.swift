import Foundation
import Testing
@testable import UIKit

/// Items that objects offer for sharing.
@MainActor @Suite(.serialized) struct ActivityItemsConfigurationTests {
    private final class Service: UIActivity {
        var items: [Any] = []
        override var activityTitle: String? { "Archive" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
        override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
    }

    @Test("a sheet shares what the configuration's providers give, with its services")
    func sheet() throws {
        let service = Service()
        let address = try #require(NSURL(string: "https://example.org/a"))
        let configuration = UIActivityItemsConfiguration(objects: ["Hello" as NSString, address])
        configuration.applicationActivitiesProvider = { [service] }
        configuration.metadataProvider = { $0 == .title ? "Greeting" : nil }
        let sheet = UIActivityViewController(activityItemsConfiguration: configuration)
        #expect(sheet.offered().contains { $0 === service })
        let items: [Any] = sheet.activityItems.compactMap {
            ($0 as? any UIActivityItemSource)?.activityViewController(sheet, itemForActivityType: nil)
        }
        #expect(items.first as? String == "Hello" && items.last as? URL == URL(string: "https://example.org/a"))
        let first = try #require(sheet.activityItems.first as? any UIActivityItemSource)
        #expect(try first.activityViewController(sheet, subjectForActivityType: nil) == "Greeting")
    }

    @Test("context menus suggest what the nearest object with items lets the user do")
    func suggested() {
        let outer = UIView()
        let inner = UIView()
        outer.addSubview(inner)
        #expect(SuggestedActions.elements(for: inner).isEmpty)
        let configuration = UIActivityItemsConfiguration(objects: ["Hello" as NSString])
        outer.activityItemsConfiguration = configuration
        #expect(SuggestedActions.elements(for: inner).map(\.title) == ["Share"])
        configuration.supportedInteractions = [.share, .copy]
        let elements = SuggestedActions.elements(for: inner)
        #expect(elements.map(\.title) == ["Copy", "Share"])
        (elements.first as? UIAction)?.perform(sender: nil)
        #expect(UIPasteboard.general.string == "Hello")
    }
}

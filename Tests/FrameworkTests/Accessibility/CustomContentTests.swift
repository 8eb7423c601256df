import Foundation
import QuinceAccessibility
import Testing
import UIKit

@Suite("More that an element has to say") @MainActor struct CustomContentTests {
    private final class Photo: UIView, AXCustomContentProvider {
        var accessibilityCustomContent: [AXCustomContent]! = [AXCustomContent(label: "Taken", value: "in May")]
    }

    @Test("content has a name and a value, and is told on demand unless it is important") func content() throws {
        let content = AXCustomContent(attributedLabel: NSAttributedString(string: "Size"), attributedValue: NSAttributedString(string: "2 MB"))
        #expect(content.label == "Size" && content.value == "2 MB" && content.importance == .default)
        content.importance = .high
        let copy = try #require(content.copy() as? AXCustomContent)
        #expect(copy !== content && copy.label == "Size" && copy.attributedValue.string == "2 MB" && copy.importance == .high)
    }

    @Test("a view gives its content to who knows it as any object") func provider() {
        let object: NSObject = Photo()
        let provider = object as? any AXCustomContentProvider
        #expect(provider?.accessibilityCustomContent?.map(\.label) == ["Taken"])
        #expect(provider.map { $0.accessibilityCustomContentBlock == nil } == true)
        #expect(!(UIView() is any AXCustomContentProvider))
    }
}

import Foundation
import Testing
@testable import UIKit

@MainActor @Suite(.serialized) struct DocumentPickerTests {
    private final class Log: NSObject, UIDocumentPickerDelegate {
        var told: [String] = []
        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            told.append("picked \(urls.map(\.lastPathComponent))")
        }
        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { told.append("cancelled") }
    }

    @Test("files of the wanted types can be chosen, others are not listed") func types() {
        func fits(_ name: String, _ types: [String]) -> Bool { DocumentTypes.conforms(URL(fileURLWithPath: "/a/" + name), to: types) }
        #expect(fits("a.png", ["public.image"]) && !fits("a.txt", ["public.image"]) && fits("a.txt", ["public.item"]) && fits("a.pdf", ["com.adobe.pdf"]))
        #expect(fits("a.quince", ["org.example.quince"]) && !fits("a", ["public.text"]))
    }

    @Test("the picker is presented, lists nothing where there is nothing, and is cancelled") func cancelling() throws {
        let root = UIViewController(), window = TestWindow(.padLandscape, root: root), log = Log()
        defer { window.close() }
        let picker = UIDocumentPickerViewController(documentTypes: ["org.example.none"], in: .import)
        picker.delegate = log
        root.present(picker, animated: false)
        window.run(0.5)
        let list = try #require((picker.children.first as? UINavigationController)?.topViewController as? UITableViewController)
        #expect(list.tableView.numberOfRows(inSection: 0) == 0 && list.title == "Documents")
        _ = list.navigationItem.leftBarButtonItem?.primaryAction.map { action in action.handler(action) }
        window.run(1)
        #expect(log.told == ["cancelled"] && root.presentedViewController == nil)
    }

    @Test("an index has a section for each letter, accents aside") func collation() {
        let collation = UILocalizedIndexedCollation.current()
        #expect(collation.sectionTitles.count == 27 && collation.sectionTitles.last == "#")
        #expect(collation.section(for: "Émile", collationStringSelector: Selector("self")) == 4)
        #expect(collation.section(for: "7up", collationStringSelector: Selector("self")) == 26)
        let sorted = collation.sortedArray(from: ["b", "Á", "a10", "a9"], collationStringSelector: Selector("self")) as? [String]
        #expect(sorted == ["Á", "a9", "a10", "b"])
    }
}

import Foundation
import Testing
@testable import UIKit

/// Controllers that ask for a document, a printer or the cutting of a film.
@MainActor @Suite(.serialized) struct DocumentMenuTests {
    private final class Log: NSObject, UIDocumentMenuDelegate, UIPrinterPickerControllerDelegate, UIVideoEditorControllerDelegate,
        UINavigationControllerDelegate
    {
        var told: [String] = []
        func documentMenu(_ menu: UIDocumentMenuViewController, didPickDocumentPicker picker: UIDocumentPickerViewController) {
            told.append("picker \(picker.documentPickerMode)")
        }
        func documentMenuWasCancelled(_ documentMenu: UIDocumentMenuViewController) { told.append("cancelled") }
        func printerPickerControllerDidPresent(_ printerPickerController: UIPrinterPickerController) { told.append("presented") }
        func printerPickerControllerDidDismiss(_ printerPickerController: UIPrinterPickerController) { told.append("dismissed") }
        func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error) { told.append("failed") }
    }

    @Test("a document menu offers documents and the app's own options, in order; what is chosen happens once it is gone")
    func menu() throws {
        let root = UIViewController()
        let window = TestWindow(.phonePortrait, root: root)
        defer { window.close() }
        let log = Log()
        for row in 0...2 {
            let menu = UIDocumentMenuViewController(documentTypes: ["public.item"], in: .import)
            menu.delegate = log
            menu.addOption(withTitle: "Last", image: nil, order: .last) { log.told.append("last") }
            menu.addOption(withTitle: "First", image: nil, order: .first) { log.told.append("first") }
            root.present(menu, animated: false)
            window.run(0.5)
            let table = try #require(menu.view.subviews.lazy.compactMap { $0 as? UITableView }.first)
            #expect(table.numberOfRows(inSection: 0) == 3)
            menu.tableView(table, didSelectRowAt: row == 2 ? IndexPath(row: 0, section: 1) : IndexPath(row: row, section: 0))
            window.run(1)
            #expect(root.presentedViewController == nil)
        }
        #expect(log.told == ["first", "picker import", "cancelled"])
    }

    @Test("no printer can be chosen, and films are not cut")
    func unavailable() {
        let root = UIViewController()
        let window = TestWindow(.phonePortrait, root: root)
        defer { window.close() }
        let log = Log()
        let picker = UIPrinterPickerController(initiallySelectedPrinter: nil)
        picker.delegate = log
        var selected: Bool?
        #expect(picker.present(animated: false) { _, chosen, _ in selected = chosen })
        window.run(0.5)
        #expect(!picker.present(animated: false))
        picker.dismiss(animated: false)
        window.run(0.5)
        #expect(log.told == ["presented", "dismissed"] && selected == false)
        #expect(picker.selectedPrinter == nil)
        #expect(!UIVideoEditorController.canEditVideo(atPath: "/a.mov"))
        let editor = UIVideoEditorController()
        editor.delegate = log
        editor.videoPath = "/a.mov"
        root.present(editor, animated: false)
        window.run(0.5)
        #expect(log.told.last == "failed" && editor.topViewController?.title == "a.mov")
        root.dismiss(animated: false)
        window.run(0.5)
    }
}

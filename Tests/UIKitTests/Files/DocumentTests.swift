import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct DocumentTests {
    private final class Note: UIDocument {
        var text = ""
        var failure: (any Error)?

        override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }

        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            guard let data = contents as? Data else { throw CocoaError(.fileReadCorruptFile) }
            text = String(decoding: data, as: UTF8.self)
        }

        override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
            failure = error
            super.handleError(error, userInteractionPermitted: userInteractionPermitted)
        }
    }

    private let folder: URL

    init() throws { folder = try Self.newFolder() }

    private static func newFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("documents-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    private final class Editor: UIDocumentViewController {
        var lines: [String] = []
        override func documentDidOpen() { lines.append("open \((document as? Note)?.text ?? "?")") }
        override func navigationItemDidUpdate() { lines.append("title \(navigationItem.title ?? "none")") }
    }

    @Test("a document's controller opens it, has its name and its undo, and closes it when it goes") func controller() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let folder = try DocumentTests.newFolder()
            defer { try? FileManager.default.removeItem(at: folder) }
            let url = folder.appendingPathComponent("Shopping.txt")
            try Data("Milk".utf8).write(to: url)
            let note = Note(fileURL: url)
            let editor = Editor(document: note)
            #expect(await editor.openDocument())
            #expect(editor.lines == ["title Shopping", "open Milk"] && editor.isViewLoaded)
            #expect(await editor.openDocument(), "it is open")
            let items: [UIBarButtonItem] = editor.undoRedoItemGroup.barButtonItems
            #expect(items.map(\.isEnabled) == [false, false] && !editor.undoRedoItemGroup.isHidden)
            note.undoManager.beginUndoGrouping()
            note.undoManager.registerUndo(withTarget: note) { $0.text = "Milk" }
            note.undoManager.endUndoGrouping()
            note.text = "Bread"
            #expect(items.map(\.isEnabled) == [true, false])
            note.undoManager.undo()
            #expect(note.text == "Milk")
            editor.document = nil
            #expect(editor.lines.last == "title none" && editor.undoRedoItemGroup.isHidden)
            #expect(await editor.openDocument() == false)
        }
    }

    // Documents answer in their own time; beside other tests, a launch would take the app's presenters and undo groups along meanwhile.
    @Test("a document is created, changed, saved by itself when it is closed, and opened again") func life() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let folder = try DocumentTests.newFolder()
            defer { try? FileManager.default.removeItem(at: folder) }
            let url = folder.appendingPathComponent("Shopping.txt")
            let note = Note(fileURL: url)
            #expect(note.documentState == .closed && note.localizedName == "Shopping" && note.fileType == "public.plain-text")
            note.text = "Milk"
            #expect(await note.save(to: url, for: .forCreating))
            #expect(note.documentState == .normal && note.fileModificationDate != nil)
            #expect(try String(contentsOf: url, encoding: .utf8) == "Milk")

            note.undoManager.registerUndo(withTarget: note) { $0.text = "Milk" }
            note.text = "Bread"
            note.updateChangeCount(.done)
            #expect(note.hasUnsavedChanges)
            #expect(await note.close())
            #expect(note.documentState == .closed && !note.hasUnsavedChanges)

            let again = Note(fileURL: url)
            #expect(await again.open())
            #expect(again.text == "Bread" && again.documentState == .normal)
            #expect(await again.open() == false)
            #expect(await again.close())
        }
    }

    @Test("a file that is not there is an error, and the document stays closed") func missing() async {
        defer { try? FileManager.default.removeItem(at: folder) }
        let note = Note(fileURL: folder.appendingPathComponent("none.txt"))
        #expect(await note.open() == false)
        #expect((note.failure as? CocoaError)?.code == .fileReadNoSuchFile && note.documentState == .closed)
    }

    @Test("what a coordinator writes for somebody else is read again; a document with changes is in conflict") func presenters() async {
        await #expect(processExitsWith: .success) { @MainActor in
            let folder = try DocumentTests.newFolder()
            defer { try? FileManager.default.removeItem(at: folder) }
            let url = folder.appendingPathComponent("a.txt")
            try Data("one".utf8).write(to: url)
            let note = Note(fileURL: url)
            #expect(await note.open())
            func write(_ text: String) {
                NSFileCoordinator().coordinate(writingItemAt: url, options: [], error: nil) { try? Data(text.utf8).write(to: $0) }
            }
            write("two")
            for _ in 0..<400 where note.text != "two" { try await Task.sleep(nanoseconds: 5_000_000) }
            #expect(note.text == "two" && note.documentState == .normal)
            note.updateChangeCount(.done)
            write("three")
            for _ in 0..<400 where !note.documentState.contains(.inConflict) { try await Task.sleep(nanoseconds: 5_000_000) }
            #expect(note.text == "two" && note.documentState.contains(.inConflict))
            NSFileCoordinator.removeFilePresenter(note)
        }
    }

    @Test("a package's wrapper is written and read with what is in it") func wrappers() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let package = FileWrapper(directoryWithFileWrappers: ["text.txt": FileWrapper(regularFileWithContents: Data("hello".utf8))])
        let key = package.addRegularFile(withContents: Data([1, 2]), preferredFilename: "text.txt")
        #expect(key != "text.txt" && package.fileWrappers?.count == 2)
        package.fileWrappers?[key]?.preferredFilename = "data.bin"
        let url = folder.appendingPathComponent("package")
        try package.write(to: url, options: .atomic, originalContentsURL: nil)
        let read = try FileWrapper(url: url)
        #expect(read.isDirectory && read.fileWrappers?["text.txt"]?.regularFileContents == Data("hello".utf8))
        #expect(read.fileWrappers?["data.bin"]?.regularFileContents == Data([1, 2]) && read.matchesContents(of: url))
        #expect(throws: (any Error).self) { try FileWrapper(url: folder.appendingPathComponent("none")) }
    }

    private final class BrowserLog: NSObject, UIDocumentBrowserViewControllerDelegate {
        var picked: [URL] = []
        var template: URL?
        func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) { picked = documentURLs }
        func documentBrowser(
            _ controller: UIDocumentBrowserViewController,
            didRequestDocumentCreationWithHandler importHandler: @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
        ) { importHandler(template, .copy) }
    }

    @Test("a browser lists the files of its types, makes new ones and gives those that are chosen") func browser() throws {
        let documents = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Documents")
        defer {
            try? FileManager.default.removeItem(at: folder)
            try? FileManager.default.removeItem(at: documents.appendingPathComponent("Draft.quincetest"))
        }
        let template = folder.appendingPathComponent("Draft.quincetest")
        try Data().write(to: template)
        let browser = UIDocumentBrowserViewController(forOpeningFilesWithContentTypes: ["org.example.quincetest"]), log = BrowserLog()
        browser.delegate = log
        log.template = template
        let window = TestWindow(.padLandscape, root: browser)
        defer { window.close() }
        let grid = try #require((browser.children.first as? UINavigationController)?.topViewController?.view as? UICollectionView)
        #expect(grid.numberOfItems(inSection: 0) == 1)
        browser.collectionView(grid, didSelectItemAt: IndexPath(item: 0, section: 0))
        #expect(grid.numberOfItems(inSection: 0) == 2)
        browser.collectionView(grid, didSelectItemAt: IndexPath(item: 1, section: 0))
        #expect(log.picked.map(\.lastPathComponent) == ["Draft.quincetest"])
    }
}

import ObjectRuntime
import Testing
import UIKit

@testable import QuinceCoreData

@MainActor @Suite("Core Data: documents of managed objects", .serialized) struct ManagedDocumentTests {
    private final class Shelf: UIManagedDocument {
        let own: NSManagedObjectModel
        var note = ""
        init(_ url: URL, _ model: NSManagedObjectModel) {
            own = model
            super.init(fileURL: url)
        }
        override var managedObjectModel: NSManagedObjectModel { own }
        override func additionalContent(for absoluteURL: URL) throws -> Any { note }
        override func writeAdditionalContent(_ content: Any, to absoluteURL: URL, originalContentsURL: URL?) throws {
            try Data((content as? String ?? "").utf8).write(to: absoluteURL.appendingPathComponent("note"))
        }
        override func readAdditionalContent(from absoluteURL: URL) throws {
            note = String(decoding: try Data(contentsOf: absoluteURL.appendingPathComponent("note")), as: UTF8.self)
        }
    }

    @Test("objects and what is beside them are written into the document's folder, and read from it")
    func roundTrip() throws {
        let folder = try Folder()
        let url: URL = folder.url.appendingPathComponent("Shelf", isDirectory: true)
        let model: NSManagedObjectModel = try Library.model()
        let document = Shelf(url, model)
        document.note = "first"
        #expect(!document.hasUnsavedChanges)
        _ = document.managedObjectContext.book("Emma", 1815)
        document.managedObjectContext.processPendingChanges()
        #expect(document.hasUnsavedChanges)
        let contents: Any = try document.contents(forType: "public.data")
        try document.writeContents(contents, safelyTo: url, for: .forCreating)
        #expect(FileManager.default.fileExists(atPath: url.appendingPathComponent("StoreContent/persistentStore").path))
        #expect(!document.managedObjectContext.hasChanges)
        let other = Shelf(url, model)
        try other.read(from: url)
        #expect(try other.managedObjectContext.fetch(Book.request()).map(\.title) == ["Emma"] && other.note == "first")
        #expect(throws: (any Error).self) { try Shelf(url.appendingPathComponent("no"), model).read(from: url.appendingPathComponent("no")) }
    }
}

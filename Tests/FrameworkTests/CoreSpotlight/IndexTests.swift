import Testing
import UIKit

@testable import QuinceCoreSpotlight

@Suite(.serialized) struct IndexTests {
    private final class Notes: NSCoreDataCoreSpotlightDelegate, @unchecked Sendable {
        override func domainIdentifier() -> String { "notes" }
        override func indexName() -> String? { "notes" }
        override func attributeSet(for object: NSManagedObject) -> CSSearchableItemAttributeSet? {
            let set = CSSearchableItemAttributeSet(contentType: .text)
            set.displayName = object.value(forKey: "title") as? String
            return set
        }
    }

    private func titles(_ index: CSSearchableIndex) async -> [String] {
        await withCheckedContinuation { continuation in
            let search = CSSearchQuery(queryString: "domainIdentifier == \"notes\"", attributes: nil)
            search.indexes = [index]
            nonisolated(unsafe) var names: [String] = []
            search.foundItemsHandler = { names += $0.compactMap(\.attributeSet.displayName) }
            search.completionHandler = { _ in continuation.resume(returning: names.sorted()) }
            search.start()
        }
    }
    private func wait(_ index: CSSearchableIndex, for wanted: [String]) async -> Bool {
        for _ in 0..<200 {
            if await titles(index) == wanted { return true }
            try? await Task.sleep(for: .milliseconds(20))
        }
        return false
    }

    @Test("objects of a store are found as they are saved, changed and deleted, until indexing stops") @MainActor func objects() async throws {
        let title = NSAttributeDescription()
        (title.name, title.attributeType, title.isOptional) = ("title", .stringAttributeType, true)
        let entity = NSEntityDescription()
        (entity.name, entity.managedObjectClassName, entity.properties) = ("Note", "NSManagedObject", [title])
        let model = NSManagedObjectModel()
        model.entities = [entity]
        let container = NSPersistentContainer(name: "Notes", managedObjectModel: model)
        let description = NSPersistentStoreDescription()
        description.type = NSInMemoryStoreType
        container.persistentStoreDescriptions = [description]
        container.loadPersistentStores { _, error in #expect(error == nil) }
        let context = container.viewContext
        func add(_ title: String) -> NSManagedObject {
            let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
            note.setValue(title, forKey: "title")
            return note
        }
        let first = add("One")
        try context.save()
        let delegate = Notes(forStoreWith: description, coordinator: container.persistentStoreCoordinator)
        #expect(!delegate.isIndexingEnabled)
        delegate.startSpotlightIndexing()
        #expect(await wait(delegate.index, for: ["One"]))
        _ = add("Two")
        first.setValue("First", forKey: "title")
        try context.save()
        #expect(await wait(delegate.index, for: ["First", "Two"]))
        context.delete(first)
        try context.save()
        #expect(await wait(delegate.index, for: ["Two"]))
        delegate.stopSpotlightIndexing()
        _ = add("Three")
        try context.save()
        delegate.deleteSpotlightIndex { _ in }
        #expect(await wait(delegate.index, for: []))
        withExtendedLifetime(delegate) {}
    }
}

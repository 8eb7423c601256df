import ObjectRuntime
import Testing

@testable import QuinceCoreData

@Suite("Core Data: stores") struct StoreTests {
    @Test("rows are inserted, updated and deleted in batches, and contexts take them over")
    func batches() throws {
        let container = try Library.container()
        let context = container.viewContext
        let insert = NSBatchInsertRequest(entityName: "Book", objects: (0..<100).map { ["title": "Book \($0)", "year": $0] })
        insert.resultType = .count
        #expect((try context.execute(insert) as? NSBatchInsertResult)?.result as? Int == 100)
        let first = try #require(try context.fetch(Book.request()).first { $0.year == 0 })
        let update = NSBatchUpdateRequest(entityName: "Book")
        update.predicate = NSPredicate(format: "year < 10")
        update.propertiesToUpdate = ["isRead": true, "rating": NSExpression(format: "year + 1")]
        update.resultType = .updatedObjectIDsResultType
        let identifiers = try #require((try context.execute(update) as? NSBatchUpdateResult)?.result as? [NSManagedObjectID])
        #expect(identifiers.count == 10 && !first.isRead)
        NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSUpdatedObjectsKey: identifiers], into: [context])
        #expect(first.isRead && first.rating == 1)
        let request: NSFetchRequest<NSFetchRequestResult> = NSFetchRequest(entityName: "Book")
        request.predicate = NSPredicate(format: "year >= 10")
        let delete = NSBatchDeleteRequest(fetchRequest: request)
        delete.resultType = .resultTypeCount
        #expect((try context.execute(delete) as? NSBatchDeleteResult)?.result as? Int == 90)
        #expect(try context.count(for: Book.request()) == 10)
    }

    @Test("the history tells what was saved, by whom, after a token")
    func history() throws {
        let container = try Library.container(options: [NSPersistentHistoryTrackingKey: true])
        let context = container.viewContext
        context.transactionAuthor = "app"
        let book = context.book("Emma")
        try context.save()
        let token = container.persistentStoreCoordinator.currentPersistentHistoryToken(fromStores: nil)
        book.year = 1815
        try context.save()
        context.delete(book)
        try context.save()
        func transactions(_ token: NSPersistentHistoryToken?) throws -> [NSPersistentHistoryTransaction] {
            try #require(
                (try context.execute(NSPersistentHistoryChangeRequest.fetchHistory(after: token)) as? NSPersistentHistoryResult)?.result
                    as? [NSPersistentHistoryTransaction])
        }
        #expect(try transactions(nil).count == 3)
        let later = try transactions(token)
        #expect(later.map { $0.changes?.first?.changeType } == [.update, .delete] && later[0].author == "app")
        #expect(later[0].changes?.first?.updatedProperties?.map(\.name).contains("year") == true)
        try context.execute(NSPersistentHistoryChangeRequest.deleteHistory(before: later.last))
        #expect(try transactions(nil).count == 1)
    }

    @Test("a store of an earlier version is migrated: attributes come, go and are renamed")
    func migration() throws {
        let folder = try Folder()
        do {
            let context = try Library.container(at: folder.url).viewContext
            let book = context.book("Emma", 1815, by: context.author("Austen"))
            book.rating = 4
            try context.save()
        }
        let newer = Library.xml
            .replacingOccurrences(of: #"<attribute name="year" optional="YES""#, with: #"<attribute name="printed" elementID="year" optional="YES""#)
            .replacingOccurrences(
                of: #"<attribute name="cover" optional="YES" attributeType="Binary"/>"#,
                with: #"<attribute name="copies" attributeType="Integer 16" defaultValueString="3"/>"#
            )
            .replacingOccurrences(
                of: #"<entity name="Lender""#,
                with:
                    #"<entity name="Shop" representedClassName="NSManagedObject"><attribute name="name" optional="YES" attributeType="String"/></entity><entity name="Lender""#
            )
        let closed = #expect(throws: NSError.self) {
            try Library.container(at: folder.url, model: newer, options: [NSMigratePersistentStoresAutomaticallyOption: false])
        }
        #expect(closed?.code == NSPersistentStoreIncompatibleVersionHashError)
        let context = try Library.container(at: folder.url, model: newer).viewContext
        let book = try #require(try context.fetch(Book.request()).first)
        #expect(book.value(forKey: "printed") as? Int == 1815 && book.value(forKey: "copies") as? Int == 3 && book.rating == 4 && book.author?.name == "Austen")
        _ = context.named("Shop", "corner")
        try context.save()
        #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Shop")) == 1)
    }

    @Test("metadata can be read and kept, stores moved and destroyed")
    func files() throws {
        let folder = try Folder()
        let container = try Library.container(at: folder.url)
        let coordinator = container.persistentStoreCoordinator
        container.viewContext.book("Emma")
        try container.viewContext.save()
        let store = coordinator.persistentStores[0]
        coordinator.setMetadata(store.metadata.merging(["mine": 7]) { $1 }, for: store)
        let url = try #require(store.url)
        #expect(try NSPersistentStoreCoordinator.metadataForPersistentStore(ofType: NSSQLiteStoreType, at: url)["mine"] as? Int == 7)
        #expect(container.managedObjectModel.isConfiguration(withName: nil, compatibleWithStoreMetadata: store.metadata))
        let copy = folder.url.appendingPathComponent("Copy.sqlite")
        _ = try coordinator.migratePersistentStore(store, to: copy, withType: NSSQLiteStoreType)
        container.viewContext.reset()
        #expect(try container.viewContext.titles() == ["Emma"])
        try coordinator.destroyPersistentStore(at: copy, ofType: NSSQLiteStoreType)
        #expect(!FileManager.default.fileExists(atPath: copy.path) && coordinator.persistentStores.isEmpty)
        container.viewContext.book("Lost")
        #expect(throws: NSError.self) { try container.viewContext.save() }
    }

    @Test("a file that is no database is refused with an error")
    func damaged() throws {
        let folder = try Folder()
        try Data("this is no database, whatever its name says, and long enough to be looked at".utf8).write(
            to: folder.url.appendingPathComponent("Library.sqlite"))
        let error = #expect(throws: NSError.self) { try Library.container(at: folder.url) }
        #expect(error?.domain == NSCocoaErrorDomain && error?.localizedDescription.contains("not a database") == true)
    }

    @Test("values of data and names with quotes stay values")
    func quoting() throws {
        let context = try Library.container().viewContext
        let title = "Robert'); DROP TABLE \"ZBOOK\";--"
        context.book(title)
        try context.save()
        #expect(try context.titles("title == %@", [title]) == [title] && context.titles("title CONTAINS %@", ["');"]).count == 1)
    }

    @Test("a context keeps the generation it is told to read, and goes on reading")
    func queryGenerations() throws {
        let context = try Library.container().viewContext
        #expect(context.queryGenerationToken == nil)
        try context.setQueryGenerationFrom(.current)
        #expect(context.queryGenerationToken == .current)
        context.book("Emma")
        try context.save()
        #expect(try context.titles("title == %@", ["Emma"]) == ["Emma"])
        let child = NSManagedObjectContext(.mainQueue)
        child.parent = context
        try child.setQueryGenerationFrom(.current)
        #expect(child.queryGenerationToken == nil)
        try context.setQueryGenerationFrom(nil)
        #expect(context.queryGenerationToken == nil)
    }

    @Test("iCloud's container works locally")
    func cloud() throws {
        let container = NSPersistentCloudKitContainer(name: "Library", managedObjectModel: try Library.model())
        let expected = Bundle.main.bundleIdentifier.map { "iCloud." + $0 }
        #expect(container.persistentStoreDescriptions[0].cloudKitContainerOptions?.containerIdentifier == expected)
        container.persistentStoreDescriptions[0].type = NSInMemoryStoreType
        container.persistentStoreDescriptions[0].cloudKitContainerOptions = NSPersistentCloudKitContainerOptions(containerIdentifier: "iCloud.x")
        container.loadPersistentStores { #expect($1 == nil) }
        container.viewContext.book("Emma")
        try container.viewContext.save()
        #expect(container.persistentStoreCoordinator.currentPersistentHistoryToken(fromStores: nil) != nil)
    }
}

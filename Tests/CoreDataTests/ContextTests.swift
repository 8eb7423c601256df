import ObjectRuntime
import Testing

@testable import QuinceCoreData

@Suite("Core Data: contexts") struct ContextTests {
    private func made<Object: NSManagedObject>(_ type: Object.Type, in context: NSManagedObjectContext) -> Object { Object(context: context) }

    @Test("an object is made in a context of a class that is known at run time alone")
    func genericObjects() throws {
        let context = try Library.container().viewContext
        let types: [NSManagedObject.Type] = [Author.self, Novel.self]
        #expect(types.map { $0.init(context: context).entity.name } == ["Author", "Novel"])
        let book = made(Book.self, in: context)
        #expect(book.isInserted && book.managedObjectContext === context)
        #expect(Book(context: context).entity.name == "Book")
    }

    @Test("waiting for a block is a function that throws nothing, beside the one that gives a result")
    func waitingWithoutResult() throws {
        let context = try Library.container().viewContext
        let waiting: [(() -> Void) -> Void] = [context.performAndWait, try #require(context.persistentStoreCoordinator).performAndWait]
        var count = 0
        for wait in waiting { wait { count += 1 } }
        #expect(count == 2)
        #expect(throws: CocoaError.self) { try context.performAndWait { throw CocoaError(.fileNoSuchFile) } }
    }

    @Test("no context finds an object for an identifier of none")
    func identifierOfNothing() throws {
        let context = try Library.container().viewContext
        #expect(NSManagedObjectID().isTemporaryID)
        #expect(throws: (any Error).self) { try context.existingObject(with: NSManagedObjectID()) }
    }

    @Test("a child's changes reach the parent with its save, and the store with the parent's")
    func children() throws {
        let container = try Library.container()
        let parent = container.viewContext
        let jane = parent.author("Austen")
        try parent.save()
        let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        child.parent = parent
        do {
            let own = try #require(try child.existingObject(with: jane.objectID) as? Author)
            let book = child.book("Emma", 1815, by: own)
            own.name = "Jane Austen"
            #expect(jane.name == "Austen" && jane.books.isEmpty)
            try child.save()
            #expect(jane.name == "Jane Austen" && jane.books.first?.title == "Emma" && parent.hasChanges && !child.hasChanges)
            try parent.save()
            #expect(try child.titles() == ["Emma"] && book.title == "Emma")
            child.delete(book)
            try child.save()
            #expect(try parent.titles().isEmpty && jane.books.isEmpty)
        }
    }

    @Test("a private context works on its own queue, and others take over what it saves")
    func merging() async throws {
        let container = try Library.container()
        let context = container.newBackgroundContext(), reader = container.newBackgroundContext()
        reader.automaticallyMergesChangesFromParent = true
        let identifier = try await context.perform {
            let book = context.book("Emma")
            try context.save()
            return book.objectID
        }
        let seen = await reader.perform { (reader.object(with: identifier) as? Book)?.title }
        #expect(seen == "Emma")
        try await context.perform {
            (context.object(with: identifier) as? Book)?.title = "Persuasion"
            try context.save()
        }
        let title = await reader.perform { (reader.registeredObject(for: identifier) as? Book ?? reader.object(with: identifier) as? Book)?.title }
        #expect(title == "Persuasion")
        let sum = context.performAndWait { context.performAndWait { 1 } + 1 }
        #expect(sum == 2)
    }

    @Test("changes and saves are announced with their objects")
    func notifications() throws {
        let context = try Library.container().viewContext
        nonisolated(unsafe) var heard: [String] = []
        let observers = [Notification.Name.NSManagedObjectContextObjectsDidChange, .NSManagedObjectContextWillSave, .NSManagedObjectContextDidSave].map {
            name in
            NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { notification in
                let counts = [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey].map {
                    (notification.userInfo?[$0] as? Set<NSManagedObject>)?.count ?? 0
                }
                heard.append(
                    "\(name == .NSManagedObjectContextObjectsDidChange ? "change" : name == .NSManagedObjectContextDidSave ? "did" : "will") \(counts)")
            }
        }
        defer { observers.forEach(NotificationCenter.default.removeObserver) }
        let book = context.book("Emma")
        context.book("Atlas")
        try context.save()
        book.year = 3
        context.processPendingChanges()
        context.delete(book)
        try context.save()
        #expect(heard == ["change [2, 0, 0]", "will [0, 0, 0]", "did [2, 0, 0]", "change [0, 1, 0]", "change [0, 0, 1]", "will [0, 0, 0]", "did [0, 0, 1]"])
    }

    @Test(
        "an object that changed in the store meanwhile is merged as the policy says",
        arguments: [
            (NSMergePolicyType.mergeByPropertyObjectTrumpMergePolicyType, "mine", 2), (.mergeByPropertyStoreTrumpMergePolicyType, "theirs", 2),
            (.overwriteMergePolicyType, "mine", 1), (.rollbackMergePolicyType, "theirs", 2),
        ])
    func policies(type: NSMergePolicyType, title: String, year: Int32) throws {
        let container = try Library.container()
        let first = container.viewContext, second = container.newBackgroundContext()
        let book = first.book("Emma", 1)
        try first.save()
        try second.performAndWait {
            let same = try #require(try second.existingObject(with: book.objectID) as? Book)
            same.title = "theirs"
            same.year = 2
            try second.save()
        }
        book.title = "mine"
        let error = #expect(throws: NSError.self) { try first.save() }
        #expect(error?.code == NSManagedObjectMergeError)
        first.mergePolicy = NSMergePolicy(merge: type)
        try first.save()
        #expect(book.title == title && book.year == year && !first.hasChanges)
        let fresh = container.newBackgroundContext()
        fresh.performAndWait { #expect((fresh.object(with: book.objectID) as? Book).map { [$0.title, "\($0.year)"] } == [title, "\(year)"]) }
    }

    @Test("changes are undone and done again")
    func undo() throws {
        let context = try Library.container().viewContext
        let manager = UndoManager()
        manager.groupsByEvent = false
        context.undoManager = manager
        manager.beginUndoGrouping()
        let jane = context.author("Austen"), book = context.book("Emma")
        manager.endUndoGrouping()
        try context.save()
        manager.beginUndoGrouping()
        book.title = "Persuasion"
        book.author = jane
        manager.endUndoGrouping()
        context.undo()
        #expect(book.title == "Emma" && book.author == nil && jane.books.isEmpty)
        context.redo()
        #expect(book.title == "Persuasion" && book.author === jane && jane.books == [book])
        manager.beginUndoGrouping()
        context.delete(book)
        context.processPendingChanges()
        manager.endUndoGrouping()
        #expect(book.isDeleted)
        context.undo()
        #expect(!book.isDeleted && book.title == "Persuasion")
    }

    @Test("rollback and refresh give the saved values back, reset forgets the objects")
    func takingBack() throws {
        let context = try Library.container().viewContext
        let book = context.book("Emma", 1815)
        try context.save()
        let extra = context.book("Extra")
        book.title = "Changed"
        context.rollback()
        #expect(book.title == "Emma" && extra.managedObjectContext == nil && !context.hasChanges)
        book.title = "Changed"
        context.refresh(book, mergeChanges: false)
        #expect(book.isFault && book.title == "Emma" && !context.hasChanges)
        book.title = "Changed"
        context.refresh(book, mergeChanges: true)
        #expect(book.title == "Changed" && book.year == 1815)
        context.reset()
        #expect(!context.hasChanges && context.registeredObjects.isEmpty)
        #expect(try context.titles() == ["Emma"])
    }

    @Test("a save without a value that must be there names it, and several failures come as one")
    func validation() throws {
        let context = try Library.container().viewContext
        let book = Book(context: context)
        func failure() -> NSError? { do { try context.save(); return nil } catch { return error as NSError } }
        #expect(failure()?.code == NSValidationMissingMandatoryPropertyError && failure()?.userInfo[NSValidationKeyErrorKey] as? String == "title")
        book.title = String(repeating: "x", count: 41)
        #expect(failure()?.code == NSValidationStringTooLongError)
        book.rating = 7
        #expect(failure()?.code == NSValidationMultipleErrorsError && (failure()?.userInfo[NSDetailedErrorsKey] as? [NSError])?.count == 2)
        book.rating = 5
        book.title = "Emma"
        #expect(failure() == nil)
    }

    @Test("what only one may have is refused, or made one as the policy says")
    func uniqueness() throws {
        let container = try Library.container()
        let context = container.viewContext
        let old = context.named("Tag", "old")
        try context.save()
        let twin = context.named("Tag", "old")
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == NSManagedObjectConstraintMergeError)
        let book = context.book("Emma")
        book.tags = NSSet(array: [twin])
        context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
        try context.save()
        #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Tag")) == 1)
        #expect((book.tags as? Set<NSManagedObject>) == [old])
    }
}

import ObjectRuntime
import Testing

@testable import QuinceCoreData

@Suite("Core Data: objects are kept") struct StoringTests {
    @Test("what was saved is there in another container over the same file, of every type")
    func roundTrip() throws {
        let folder = try Folder()
        let token = UUID(), day = Date(timeIntervalSinceReferenceDate: 700_000_000.25)
        do {
            let context = try Library.container(at: folder.url).viewContext
            let book = context.book("Emma", 1815)
            book.price = NSDecimalNumber(string: "12.95")
            book.rating = 4.5
            book.isRead = true
            book.bought = day
            book.cover = Data([0, 1, 255])
            book.token = token
            book.page = URL(string: "https://example.org/emma?x=1")
            book.words = ["a", "b"]
            #expect(book.objectID.isTemporaryID && context.hasChanges)
            try context.save()
            #expect(!book.objectID.isTemporaryID && !context.hasChanges && !book.hasChanges)
        }
        let context = try Library.container(at: folder.url).viewContext
        let book = try #require(try context.fetch(Book.request()).first)
        #expect(book.isFault)
        #expect(book.title == "Emma" && book.year == 1815 && book.price == NSDecimalNumber(string: "12.95") && book.rating == 4.5)
        #expect(!book.isFault)
        #expect(book.isRead && book.bought == day && book.cover == Data([0, 1, 255]) && book.token == token)
        #expect(book.page?.absoluteString == "https://example.org/emma?x=1" && book.words == ["a", "b"])
        #expect(book.awoken == ["fetch"])
        #expect(book.value(forKey: "year") as? Int == 1815 && book.value(forKey: "isRead") as? Bool == true)
        #expect(FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("Library.sqlite").path))
    }

    @Test("an object made without arguments is its class's, in no context")
    func madeAlone() throws {
        let container = try Library.container()
        let author = Author(), book = Book()
        #expect(author.entity.name == "Author" && author.managedObjectContext == nil)
        #expect(book.entity.name == "Book" && book.managedObjectContext == nil)
        withExtendedLifetime(container) {}
    }

    @Test("an object of a class that no model in use has is made all the same, with an entity without properties")
    func madeBeforeItsModel() {
        final class Unmodeled: NSManagedObject {}
        let object = Unmodeled()
        #expect(object.entity.name == nil && object.entity.properties.isEmpty && object.managedObjectContext == nil)
    }

    @Test("a new object has the model's defaults, is awake, and an empty scalar reads as 0")
    func defaults() throws {
        let context = try Library.container().viewContext
        let book = Book(context: context)
        #expect(book.year == 1999 && book.isRead == false && book.rating == 0 && book.title == nil)
        #expect(book.awoken == ["insert"] && book.isInserted && context.insertedObjects.contains(book))
        #expect(book.entity.name == "Book" && type(of: context.named("Tag", "x")) == NSManagedObject.self)
    }

    @Test("identifiers find their objects again, as URLs too")
    func identifiers() throws {
        let container = try Library.container()
        let book = container.viewContext.book("Emma")
        let temporary = book.objectID
        try container.viewContext.save()
        let url = book.objectID.uriRepresentation()
        #expect(url.scheme == "x-coredata" && url.path == "/Book/p1")
        let found = try #require(container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: url))
        #expect(found == book.objectID && container.viewContext.object(with: found) === book && container.viewContext.object(with: temporary) === book)
        let other = container.newBackgroundContext()
        #expect((try other.existingObject(with: found) as? Book)?.title == "Emma")
        #expect(throws: (any Error).self) {
            try other.existingObject(with: NSManagedObjectID(key: 99, entity: book.entity, store: container.persistentStoreCoordinator.persistentStores[0]))
        }
    }

    @Test("changed values are those that differ from the store")
    func changes() throws {
        let context = try Library.container().viewContext
        let book = context.book("Emma", 1815)
        try context.save()
        book.year = 1816
        #expect(book.changedValues().keys.sorted() == ["year"] && book.committedValues(forKeys: ["year"])["year"] as? Int == 1815)
        #expect(context.updatedObjects == [book] && book.isUpdated && book.hasPersistentChangedValues)
        book.year = 1815
        #expect(book.changedValues().isEmpty && !book.hasPersistentChangedValues)
        context.rollback()
        #expect(!context.hasChanges && book.year == 1815)
    }

    @Test("subentities come with their superentity, as their own classes")
    func inheritance() throws {
        let folder = try Folder()
        do {
            let context = try Library.container(at: folder.url).viewContext
            context.book("Atlas")
            let novel = Novel(context: context)
            novel.title = "Emma"
            novel.genre = "romance"
            novel.author = context.author("Austen")
            try context.save()
        }
        let context = try Library.container(at: folder.url).viewContext
        let all = try context.fetch(Book.request()).sorted { $0.title! < $1.title! }
        #expect(all.map { $0.entity.name } == ["Book", "Novel"] && (all[1] as? Novel)?.genre == "romance")
        let request = Book.request()
        request.includesSubentities = false
        #expect(try context.fetch(request).map(\.title) == ["Atlas"] && context.count(for: request) == 1)
        #expect(try context.fetch(NSFetchRequest<Novel>(entityName: "Novel")).count == 1)
        // What a relationship leads to is of the subentity, whatever the relationship says.
        let author = try #require(try context.fetch(NSFetchRequest<Author>(entityName: "Author")).first)
        #expect(author.books.first is Novel && author.bookCount == 1)
    }

    @Test("derived values are computed when their object is saved")
    func derived() throws {
        let context = try Library.container().viewContext
        let book = context.book("Émma")
        try context.save()
        #expect(book.search == "emma")
        book.title = "PERSUASION"
        #expect(book.search == "emma")
        try context.save()
        #expect(book.search == "persuasion")
    }

    @Test("observers hear of a value's change")
    func observing() throws {
        let context = try Library.container().viewContext
        let book = context.book("Emma")
        var heard: [String?] = []
        let observation = book.observe(\.title, __named: "title", options: [.new]) { book, _ in heard.append(book.title) }
        book.title = "Persuasion"
        book.setValue("Sanditon", forKey: "title")
        observation.invalidate()
        book.title = "Emma"
        #expect(heard == ["Persuasion", "Sanditon"])
    }
}

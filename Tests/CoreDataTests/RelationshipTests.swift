import ObjectRuntime
import Testing

@testable import QuinceCoreData

@Suite("Core Data: relationships") struct RelationshipTests {
    @Test("both sides of a relationship change together, whichever is set")
    func inverse() throws {
        let context = try Library.container().viewContext
        let jane = context.author("Austen"), leo = context.author("Tolstoy")
        let emma = context.book("Emma", by: jane)
        #expect(jane.books == [emma])
        leo.addToBooks(emma)
        #expect(emma.author === leo && jane.books.isEmpty)
        leo.removeFromBooks(emma)
        #expect(emma.author == nil)
        jane.books = [emma]
        try context.save()
        #expect(emma.author === jane)
        let other = context.book("Persuasion")
        jane.mutableSetValue(forKey: "books").add(other)
        #expect(other.author === jane && jane.books.count == 2 && jane.mutableSetValue(forKey: "books").count == 2)
    }

    @Test("members are read from the store, ordered ones in their order")
    func reading() throws {
        let folder = try Folder()
        do {
            let context = try Library.container(at: folder.url).viewContext
            let book = context.book("Emma", by: context.author("Austen"))
            book.chapters = NSOrderedSet(array: ["one", "two", "three"].map { context.named("Chapter", $0) })
            book.tags = NSSet(array: [context.named("Tag", "novel"), context.named("Tag", "old")])
            try context.save()
            let chapters = book.mutableOrderedSetValue(forKey: "chapters")
            let last = chapters.object(at: 2)
            chapters.removeObject(at: 2)
            chapters.insert(last, at: 0)
            try context.save()
        }
        let context = try Library.container(at: folder.url).viewContext
        let book = try #require(try context.fetch(Book.request()).first)
        #expect(book.chapters?.array.compactMap { ($0 as? NSManagedObject)?.value(forKey: "name") as? String } == ["three", "one", "two"])
        #expect(Set(book.value(forKeyPath: "tags.name") as? [String] ?? []) == ["novel", "old"])
        #expect(book.hasFault(forRelationshipNamed: "author") == false || book.author?.isFault == true)
        #expect(book.author?.name == "Austen" && book.author?.books == [book])
        #expect(book.objectIDs(forRelationshipNamed: "tags").count == 2)
    }

    @Test("many to many is taken apart on both sides")
    func manyToMany() throws {
        let folder = try Folder()
        let context = try Library.container(at: folder.url).viewContext
        let tag = context.named("Tag", "old"), emma = context.book("Emma"), atlas = context.book("Atlas")
        emma.tags = NSSet(array: [tag])
        atlas.tags = NSSet(array: [tag])
        try context.save()
        context.delete(emma)
        try context.save()
        #expect((tag.value(forKey: "books") as? Set<Book>) == [atlas])
        let fresh = try Library.container(at: folder.url).viewContext
        #expect(try fresh.titles("ANY tags.name == 'old'") == ["Atlas"])
    }

    @Test("deletion clears, follows or is refused, as the relationship says")
    func deleteRules() throws {
        let context = try Library.container().viewContext
        let jane = context.author("Austen"), emma = context.book("Emma", by: jane)
        emma.chapters = [context.named("Chapter", "one")]
        let atlas = context.book("Atlas")
        let lender = context.named("Lender", "Ann")
        atlas.setValue(lender, forKey: "lender")
        try context.save()
        context.delete(jane)
        #expect(jane.isDeleted)
        try context.save()
        #expect(try context.titles() == ["Atlas"] && context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Chapter")) == 0)
        context.delete(lender)
        let error = #expect(throws: NSError.self) { try context.save() }
        #expect(error?.code == NSValidationRelationshipDeniedDeleteError)
        context.rollback()
        atlas.setValue(nil, forKey: "lender")
        context.delete(lender)
        try context.save()
        #expect(try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Lender")) == 0)
    }

    @Test("objects inserted together are saved with their links")
    func graphs() throws {
        let folder = try Folder()
        do {
            let context = try Library.container(at: folder.url).viewContext
            let jane = context.author("Austen")
            for index in 0..<500 { context.book("Book \(index)", by: jane) }
            try context.save()
            #expect(jane.books.count == 500 && jane.objectIDs(forRelationshipNamed: "books").allSatisfy { !$0.isTemporaryID })
        }
        let context = try Library.container(at: folder.url).viewContext
        let jane = try #require(try context.fetch(NSFetchRequest<Author>(entityName: "Author")).first)
        #expect(jane.books.count == 500 && jane.bookCount == 500)
    }
}

import CoreData
import Testing
import UIKit

@testable import CoreDataBooks

@MainActor @Suite(.serialized) struct CoreDataBooksTests {
    private func context() -> NSManagedObjectContext {
        let container = NSPersistentContainer(name: "CoreDataBooks")
        container.persistentStoreDescriptions[0].type = NSInMemoryStoreType
        container.loadPersistentStores { #expect($1 == nil) }
        Shelf.fillIfEmpty(container.viewContext)
        return container.viewContext
    }

    @Test func theShelfHasASectionForEachAuthor() {
        let shelf = ShelfViewController(context: context())
        shelf.loadViewIfNeeded()
        #expect(shelf.results.sections?.map(\.name) == ["Herman Melville", "Jane Austen", "Jules Verne", "Mary Shelley"])
        #expect(shelf.tableView(shelf.tableView, numberOfRowsInSection: 1) == 3)
    }

    @Test func aCancelledBookLeavesNothingAndASavedOneFindsItsAuthor() throws {
        let context = context()
        let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        child.parent = context
        var answers: [Bool] = []
        let page = AddBookViewController(context: child) { answers.append($0) }
        page.titleField.text = "Sanditon"
        page.authorField.text = "jane austen"
        page.save()
        #expect(answers == [true])
        #expect(try context.count(for: Book.fetchRequest()) == 10)
        try child.save()
        try context.save()
        let request: NSFetchRequest<Author> = Author.fetchRequest()
        request.predicate = NSPredicate(format: "ANY books.title == 'Sanditon'")
        #expect(try context.fetch(request).map(\.name) == ["Jane Austen"])
    }

    @Test func deletingAnAuthorTakesTheBooksAlong() throws {
        let context = context()
        let author = try #require(try context.fetch(Author.fetchRequest() as NSFetchRequest<Author>).first { $0.name == "Mary Shelley" })
        context.delete(author)
        try context.save()
        #expect(try context.count(for: Book.fetchRequest()) == 8)
    }
}

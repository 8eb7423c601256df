import ObjectRuntime
import Testing

@testable import QuinceCoreData

@Suite("Core Data: fetching") struct FetchingTests {
    private func shelf() throws -> NSManagedObjectContext {
        let context = try Library.container().viewContext
        let jane = context.author("Austen"), leo = context.author("Tolstoy")
        let old = context.named("Tag", "old"), long = context.named("Tag", "long")
        let emma = context.book("Emma", 1815, by: jane), war = context.book("War and Peace", 1869, by: leo), atlas = context.book("atlas", 2020)
        emma.tags = NSSet(array: [old])
        war.tags = NSSet(array: [old, long])
        emma.rating = 4
        war.rating = 5
        emma.price = 10
        war.price = 20
        emma.bought = Date(timeIntervalSinceReferenceDate: 1000)
        atlas.isRead = true
        context.book("Ármida", 1810)
        try context.save()
        return context
    }

    @Test(
        "predicates find the same in the store and in memory",
        arguments: [
            ("title == 'Emma'", 1), ("title != 'Emma'", 3), ("year > 1815", 2), ("year BETWEEN {1810, 1815}", 2), ("year IN {1815, 2020}", 2),
            ("title BEGINSWITH[c] 'A'", 1), ("title BEGINSWITH[cd] 'A'", 2), ("title CONTAINS 'and'", 1), ("title LIKE '*a*'", 4),
            ("title MATCHES '[A-Z].*'", 2),
            ("title ENDSWITH 's'", 1), ("isRead == YES", 1), ("isRead == 0", 3), ("author == nil", 2), ("author != nil", 2), ("author.name == 'Austen'", 1),
            ("author.name != 'Austen'", 3), ("NOT author.name == 'Austen'", 3), ("price > 15", 1), ("price == nil", 2), ("NOT (price > 15)", 3),
            ("ANY tags.name == 'long'", 1),
            ("tags.@count > 1", 1), ("tags.@count == 0", 2), ("NONE tags.name == 'old'", 2), ("SUBQUERY(tags, $t, $t.name == 'old').@count > 0", 2),
            ("rating * 2 >= 8 AND author.name CONTAINS[c] 'TOL'", 1), ("author.books.@count == 1", 2), ("bought < CAST(2000, 'NSDate')", 1),
            ("title ==[c] 'emma'", 1),
            ("TRUEPREDICATE", 4), ("FALSEPREDICATE", 0), ("lowercase(title) == 'emma'", 1), ("ANY author.books.year > 1850", 1), ("title.length > 4", 3),
        ])
    func predicates(format: String, count: Int) throws {
        let context = try shelf()
        let request = Book.request()
        request.predicate = NSPredicate(format: format.replacingOccurrences(of: "title.length", with: "length(title)"))
        let found = Set(try context.fetch(request).compactMap(\.title))
        #expect(found.count == count)
        let all = try context.fetch(Book.request())
        #expect(Set(all.filter { request.predicate!.evaluate(with: $0) }.compactMap(\.title)) == found)
        #expect(try context.count(for: request) == count)
    }

    @Test("objects, identifiers and closures may be part of a predicate")
    func objects() throws {
        let context = try shelf()
        let jane = try #require(try context.fetch(NSFetchRequest<Author>(entityName: "Author")).first { $0.name == "Austen" })
        #expect(try context.titles("author == %@", [jane]) == ["Emma"] && context.titles("author IN %@", [[jane]]) == ["Emma"])
        #expect(try context.titles("author == %@", [jane.objectID]) == ["Emma"])
        let emma = try #require(jane.books.first)
        #expect(try context.titles("SELF == %@", [emma]) == ["Emma"] && context.titles("SELF IN %@", [[emma.objectID]]) == ["Emma"])
        let old = try #require(emma.tags?.anyObject())
        #expect(try context.titles("%@ IN tags", [old]) == ["Emma", "War and Peace"] && context.titles("tags CONTAINS %@", [old]).count == 2)
        let request = Book.request()
        request.predicate = NSCompoundPredicate(andPredicateWithSubpredicates: [
            NSPredicate(format: "year < 1900"), NSPredicate { book, _ in (book as? Book)?.title?.count == 4 },
        ])
        #expect(try context.fetch(request).map(\.title) == ["Emma"])
    }

    @Test("results come sorted, by keys of related objects and by named comparisons too")
    func sorting() throws {
        let context = try shelf()
        #expect(try context.titles(sorted: [NSSortDescriptor(key: "year", ascending: false)]) == ["atlas", "War and Peace", "Emma", "Ármida"])
        #expect(try context.titles(sorted: [NSSortDescriptor(key: "title", ascending: true)]) == ["Emma", "War and Peace", "atlas", "Ármida"])
        let plain = NSSortDescriptor(key: "title", ascending: true, selector: Selector("localizedCaseInsensitiveCompare:"))
        #expect(try context.titles(sorted: [plain]).first?.lowercased() != "emma")
        #expect(try context.titles("author != nil", sorted: [NSSortDescriptor(key: "author.name", ascending: false)]) == ["War and Peace", "Emma"])
        #expect(try context.titles(sorted: [NSSortDescriptor(keyPath: \Book.year, __named: "year", ascending: true)]).first == "Ármida")
        let byLength = NSSortDescriptor(key: "title", ascending: false) { a, b in
            let x = (a as? String)?.count ?? 0, y = (b as? String)?.count ?? 0
            return x < y ? .orderedAscending : x > y ? .orderedDescending : .orderedSame
        }
        #expect(try context.titles(sorted: [byLength]).first == "War and Peace")
    }

    @Test("limit, offset, batches, identifiers and counts")
    func forms() throws {
        let context = try shelf()
        let request = Book.request()
        request.sortDescriptors = [NSSortDescriptor(key: "year", ascending: true)]
        request.fetchLimit = 2
        request.fetchOffset = 1
        #expect(try context.fetch(request).map(\.year) == [1815, 1869] && context.count(for: request) == 2)
        request.fetchLimit = 0
        request.fetchOffset = 0
        request.fetchBatchSize = 2
        let batched = try context.fetch(request)
        #expect(batched.map(\.year) == [1810, 1815, 1869, 2020])
        let identifiers = NSFetchRequest<NSManagedObjectID>(entityName: "Book")
        identifiers.resultType = .managedObjectIDResultType
        #expect(Set(try context.fetch(identifiers)) == Set(batched.map(\.objectID)))
        let number = NSFetchRequest<NSNumber>(entityName: "Book")
        number.resultType = .countResultType
        #expect(try context.fetch(number).first?.intValue == 4)
        let erased: NSFetchRequest<NSFetchRequestResult> = request.__erased
        #expect(try context.fetch(erased).count == 4)
        // Nothing says of what type the request is.
        let untyped: NSArray = try context.fetch(NSFetchRequest(entityName: "Book")) as NSArray
        #expect(untyped.count == 4)
        #expect(try context.count(for: NSFetchRequest(entityName: "Book")) == 4)
    }

    @Test("dictionaries hold the chosen properties, groups and sums")
    func dictionaries() throws {
        let context = try shelf()
        context.book("More", 1815)
        try context.save()
        let sum = NSExpressionDescription()
        sum.name = "total"
        sum.expression = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "rating")])
        sum.expressionResultType = .doubleAttributeType
        let count = NSExpressionDescription()
        count.name = "count"
        count.expression = NSExpression(forFunction: "count:", arguments: [NSExpression(forKeyPath: "title")])
        count.expressionResultType = .integer64AttributeType
        let request = NSFetchRequest<NSDictionary>(entityName: "Book")
        request.resultType = .dictionaryResultType
        request.propertiesToFetch = ["year", sum, count]
        request.propertiesToGroupBy = ["year"]
        request.sortDescriptors = [NSSortDescriptor(key: "year", ascending: true)]
        let rows = try context.fetch(request)
        #expect(rows.compactMap { $0["year"] as? Int } == [1810, 1815, 1869, 2020] && rows[1]["count"] as? Int == 2 && rows[2]["total"] as? Double == 5)
        request.havingPredicate = NSPredicate(format: "count > 1")
        #expect(try context.fetch(request).count == 1)
        let plain = NSFetchRequest<NSDictionary>(entityName: "Book")
        plain.resultType = .dictionaryResultType
        plain.propertiesToFetch = ["isRead"]
        plain.returnsDistinctResults = true
        #expect(try context.fetch(plain).count == 2)
    }

    @Test("unsaved changes count unless the request says otherwise")
    func pendingChanges() throws {
        let context = try shelf()
        let emma = try #require(try context.fetch(Book.request()).first { $0.title == "Emma" })
        emma.title = "Zemma"
        context.book("New", 1815)
        context.delete(try #require(try context.fetch(Book.request()).first { $0.title == "atlas" }))
        let all = try context.titles()
        #expect(all == ["Ármida", "New", "War and Peace", "Zemma"])
        let early = try context.titles("year == 1815")
        #expect(early == ["New", "Zemma"])
        let request = Book.request()
        request.includesPendingChanges = false
        request.predicate = NSPredicate(format: "title == 'Emma'")
        #expect(try context.count(for: request) == 1)
        request.includesPendingChanges = true
        #expect(try context.count(for: request) == 0)
    }

    @Test("a template of the model is filled in")
    func templates() throws {
        let context = try shelf()
        let request = try #require(context.model?.fetchRequestFromTemplate(withName: "Cheap", substitutionVariables: ["LIMIT": 15]))
        #expect(try context.fetch(request).compactMap { ($0 as? Book)?.title } == ["Emma"])
    }
}

extension Author {
    /// As Xcode makes it for a class.
    class func fetchRequest() -> NSFetchRequest<Author> { NSFetchRequest<Author>(entityName: "Author") }
}

@Suite("Core Data: a class's own request") struct OwnRequestTests {
    @Test("the request of a class that Xcode made is of its type without saying so")
    func ownRequest() {
        let own = Author.fetchRequest()
        #expect(type(of: own) == NSFetchRequest<Author>.self)
        // The general one is had by its type; it asks the model, of which there is none here.
        let general: () -> NSFetchRequest<NSFetchRequestResult> = { Author.fetchRequest() }
        _ = general
    }
}

import Foundation
import GRDB

/// The books and their authors, in a database file. Changes are told by a notification.
final class Library {
    static let didChange = Notification.Name("LibraryDidChange")

    private let database: DatabaseQueue

    /// Opens a file; one that is new gets its tables and the first books.
    init(at path: String) throws {
        database = try DatabaseQueue(path: path)
        try Self.migrator.migrate(database)
    }

    /// The file in the app's documents.
    static func standardFile() throws -> String {
        let folder = try FileManager.default.url(for: .documentDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
        return folder.appendingPathComponent("Library.sqlite").path
    }

    // MARK: Records

    /// All books by title.
    func books() throws -> [Book] {
        try database.read { try Book.order(Column("title").collating(.nocase)).fetchAll($0) }
    }

    func book(_ id: Int64) throws -> Book? {
        try database.read { try Book.fetchOne($0, key: id) }
    }

    func author(of book: Book) throws -> Author? {
        try database.read { try Author.fetchOne($0, key: book.authorId) }
    }

    func books(by author: Author) throws -> [Book] {
        try database.read { try Book.filter(Column("authorId") == author.id).order(Column("year")).fetchAll($0) }
    }

    /// Writes a changed book to the file.
    func save(_ book: Book) throws {
        guard try self.book(book.id) != book else { return }
        try database.write { try book.update($0) }
        NotificationCenter.default.post(name: Self.didChange, object: self)
    }

    // MARK: Tables

    private static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("tables") { database in
            try database.create(table: "author") { table in
                table.primaryKey("id", .integer)
                for column in ["name", "years", "country", "about"] { table.column(column, .text).notNull() }
            }
            try database.create(table: "book") { table in
                table.primaryKey("id", .integer)
                table.column("title", .text).notNull()
                table.column("year", .text).notNull()
                table.column("authorId", .integer).notNull().indexed().references("author")
                table.column("notes", .text).notNull()
            }
            for author in Sample.authors { try author.insert(database) }
            for book in Sample.books { try book.insert(database) }
        }
        return migrator
    }
}

/// The first books of a new library.
enum Sample {
    static let authors = [
        Author(
            id: 1, name: "Mary Shelley", years: "1797 to 1851", country: "England",
            about: "Began her first novel at eighteen, in a wet summer by Lake Geneva, and edited her husband's poems after his death."),
        Author(
            id: 2, name: "Jane Austen", years: "1775 to 1817", country: "England",
            about: "Wrote six novels on small sheets of paper in a room whose door she asked not to have oiled."),
        Author(
            id: 3, name: "Herman Melville", years: "1819 to 1891", country: "United States",
            about: "Went to sea at nineteen, sailed on whalers, and spent his last years as an inspector of customs."),
        Author(
            id: 4, name: "Jules Verne", years: "1828 to 1905", country: "France",
            about: "Studied law in Paris, preferred the theatre and the map room, and wrote more than sixty novels of travel."),
        Author(
            id: 5, name: "Selma Lagerlöf", years: "1858 to 1940", country: "Sweden",
            about: "Taught at a girls' school until her first novel let her travel. She was the first woman to be given the Nobel "
                + "Prize in Literature."),
    ]

    static let books = [
        Book(id: 1, title: "Frankenstein", year: "1818", authorId: 1, notes: "The first edition came out without a name on it."),
        Book(id: 2, title: "The Last Man", year: "1826", authorId: 1, notes: "The end of the twenty-first century, seen from 1826."),
        Book(id: 3, title: "Emma", year: "1815", authorId: 2, notes: "Read again after the film."),
        Book(id: 4, title: "Persuasion", year: "1817", authorId: 2, notes: "The letter is in chapter 23."),
        Book(id: 5, title: "Moby-Dick", year: "1851", authorId: 3, notes: "Skip nothing. Even the chapter on rope."),
        Book(id: 6, title: "Bartleby, the Scrivener", year: "1853", authorId: 3, notes: "Short; lend it to Ada."),
        Book(
            id: 7, title: "Around the World in Eighty Days", year: "1872", authorId: 4,
            notes: "Check the trains on a map of the time."),
        Book(id: 8, title: "The Mysterious Island", year: "1875", authorId: 4, notes: ""),
        Book(id: 9, title: "The Story of Gösta Berling", year: "1891", authorId: 5, notes: "Old edition, handle with care."),
        Book(
            id: 10, title: "The Wonderful Adventures of Nils", year: "1906", authorId: 5,
            notes: "Was written as a geography reader for schools."),
    ]
}

import CoreData

/// What a new library begins with.
enum Shelf {
    private static let authors: [(name: String, biography: String, books: [(title: String, year: Int)])] = [
        (
            "Herman Melville", "Sailor, customs inspector, author. Born in New York in 1819.",
            [("Moby-Dick", 1851), ("Typee", 1846), ("Bartleby, the Scrivener", 1853)]
        ),
        ("Jane Austen", "Wrote six novels at a small table in Hampshire.", [("Emma", 1815), ("Persuasion", 1817), ("Pride and Prejudice", 1813)]),
        (
            "Jules Verne", "Travelled mostly in his study in Amiens.",
            [("Around the World in Eighty Days", 1873), ("Twenty Thousand Leagues Under the Seas", 1870)]
        ),
        ("Mary Shelley", "Began her first novel at eighteen, on a rainy summer by Lake Geneva.", [("Frankenstein", 1818), ("The Last Man", 1826)]),
    ]

    static func fillIfEmpty(_ context: NSManagedObjectContext) {
        guard (try? context.count(for: Book.fetchRequest())) == 0 else { return }
        for entry in authors {
            let author = Author(context: context)
            author.name = entry.name
            author.biography = entry.biography
            for record in entry.books {
                let book = Book(context: context)
                book.title = record.title
                book.copyright = date(record.year)
                author.addToBooks(book)
            }
        }
        try? context.save()
    }

    static func date(_ year: Int) -> Date? {
        DateComponents(calendar: Calendar(identifier: .gregorian), timeZone: TimeZone(secondsFromGMT: 0), year: year, month: 1, day: 1).date
    }

    static func year(_ date: Date?) -> String {
        guard let date else { return "" }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0)!
        return String(calendar.component(.year, from: date))
    }
}

import GRDB

/// Somebody who wrote books.
struct Author: Codable, Hashable, Identifiable, FetchableRecord, PersistableRecord {
    var id: Int64
    var name: String
    var years: String
    var country: String
    var about: String
}

/// A book of the library.
struct Book: Codable, Hashable, Identifiable, FetchableRecord, PersistableRecord {
    var id: Int64
    var title: String
    var year: String
    var authorId: Int64
    var notes: String
}

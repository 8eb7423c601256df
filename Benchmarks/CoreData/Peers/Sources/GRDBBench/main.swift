// The work of CoreDataBench with GRDB, as its guide writes it: records that are inserted, fetched by a request and updated, in a database pool.
import Foundation
import GRDB

struct Item: FetchableRecord, MutablePersistableRecord {
    static let databaseTableName = "item"

    enum Columns {
        static let id = Column("id")
        static let title = Column("title")
        static let year = Column("year")
    }

    var id: Int64?
    var title: String
    var year: Int32
    var rating: Double
    var isRead: Bool
    var bought: Date

    init(title: String, year: Int32, rating: Double, isRead: Bool, bought: Date) {
        (self.title, self.year, self.rating, self.isRead, self.bought) = (title, year, rating, isRead, bought)
    }

    init(row: Row) {
        id = row["id"]
        title = row["title"]
        year = row["year"]
        rating = row["rating"]
        isRead = row["isRead"]
        bought = Date(timeIntervalSinceReferenceDate: row["bought"])
    }

    func encode(to container: inout PersistenceContainer) {
        container["id"] = id
        container["title"] = title
        container["year"] = year
        container["rating"] = rating
        container["isRead"] = isRead
        container["bought"] = bought.timeIntervalSinceReferenceDate
    }

    mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }
}

let count = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 100_000
let folder = FileManager.default.temporaryDirectory.appendingPathComponent("grdb-bench-\(UUID().uuidString)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
let pool = try DatabasePool(path: folder.appendingPathComponent("Rows.sqlite").path)
try pool.write { database in
    try database.create(table: "item") { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("title", .text)
        table.column("year", .integer)
        table.column("rating", .double)
        table.column("isRead", .boolean)
        table.column("bought", .double)
    }
}

@MainActor func measure(_ name: String, repeats: Int = 3, _ body: @MainActor () throws -> Void) rethrows {
    var best = Double.infinity
    for _ in 0..<repeats {
        let start = ContinuousClock.now
        try body()
        let parts = (ContinuousClock.now - start).components
        best = min(best, Double(parts.seconds) + Double(parts.attoseconds) / 1e18)
    }
    print("\(name)\t\(best)")
}

let sorted = Item.order(Item.Columns.title, Item.Columns.id)
var checksum = 0

try measure("save all", repeats: 1) {
    try pool.write { database in
        for index in 0..<count {
            var item = Item(
                title: "Title \((index &* 7919) % count) of the shelf", year: Int32(index % 2000), rating: Double(index % 5), isRead: index % 2 == 0,
                bought: Date(timeIntervalSinceReferenceDate: Double(index)))
            try item.insert(database)
        }
    }
}
try measure("fetch all, read two values") {
    for item in try pool.read(sorted.fetchAll) { checksum &+= item.title.utf8.count + Int(item.year) }
}
try measure("scroll through, 50 at a time") {
    let keys = try pool.read { database in try Int64.fetchAll(database, sorted.select(Item.Columns.id)) }
    for start in stride(from: 0, to: keys.count, by: 50) {
        let page = Array(keys[start..<min(start + 50, keys.count)])
        let rows = try pool.read { database in try Item.fetchAll(database, keys: page) }
        let byKey = Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0) })
        for key in page { checksum &+= byKey[key]?.title.utf8.count ?? 0 }
    }
}
try measure("change 1,000 and save") {
    try pool.write { database in
        for var item in try sorted.limit(1000).fetchAll(database) { try item.updateChanges(database) { $0.year += 1 } }
    }
}
try? FileManager.default.removeItem(at: folder)
if checksum == 0 { print("nothing was read") }

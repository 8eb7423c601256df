import CSQLite
import ObjectRuntime
import QuinceCoreData

final class Item: NSManagedObject {
    var title: String? {
        get { __managedValue(forKey: "title") }
        set { __setManagedValue(newValue, forKey: "title") }
    }
    var year: Int32 {
        get { __managedValue(forKey: "year") }
        set { __setManagedValue(newValue, forKey: "year") }
    }
    var rating: Double {
        get { __managedValue(forKey: "rating") }
        set { __setManagedValue(newValue, forKey: "rating") }
    }
    var isRead: Bool {
        get { __managedValue(forKey: "isRead") }
        set { __setManagedValue(newValue, forKey: "isRead") }
    }
    var bought: Date? {
        get { __managedValue(forKey: "bought") }
        set { __setManagedValue(newValue, forKey: "bought") }
    }
}

let count = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 100_000
let folder = FileManager.default.temporaryDirectory.appendingPathComponent("coredata-bench-\(UUID().uuidString)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
@MainActor func seconds(_ body: @MainActor () throws -> Void) rethrows -> Double {
    let start = ContinuousClock.now
    try body()
    let parts = (ContinuousClock.now - start).components
    return Double(parts.seconds) + Double(parts.attoseconds) / 1e18
}

/// The same titles for both, out of order.
@MainActor func title(_ index: Int) -> String { "Title \((index &* 7919) % count) of the shelf" }

// MARK: Core Data

@MainActor func model() -> NSManagedObjectModel {
    _ = ObjCRuntime.registration(of: Item.self, named: "CoreDataBench.Item")
    let entity = NSEntityDescription()
    entity.name = "Item"
    entity.managedObjectClassName = "CoreDataBench.Item"
    let types: [(String, NSAttributeType)] = [
        ("title", .stringAttributeType), ("year", .integer32AttributeType), ("rating", .doubleAttributeType), ("isRead", .booleanAttributeType),
        ("bought", .dateAttributeType),
    ]
    entity.properties = types.map { name, type in
        let attribute = NSAttributeDescription()
        attribute.name = name
        attribute.attributeType = type
        return attribute
    }
    let model = NSManagedObjectModel()
    model.entities = [entity]
    return model
}

let container = NSPersistentContainer(name: "Bench", managedObjectModel: model())
container.persistentStoreDescriptions[0].url = folder.appendingPathComponent("Objects.sqlite")
container.loadPersistentStores { if let error = $1 { fatalError("\(error)") } }

@MainActor func request(batch: Int = 0) -> NSFetchRequest<Item> {
    let request = NSFetchRequest<Item>(entityName: "Item")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    request.fetchBatchSize = batch
    return request
}

var checksum = 0

@MainActor func saveObjects() throws {
    let context = container.newBackgroundContext()
    try context.performAndWait {
        for index in 0..<count {
            let item = Item(context: context)
            item.title = title(index)
            item.year = Int32(index % 2000)
            item.rating = Double(index % 5)
            item.isRead = index % 2 == 0
            item.bought = Date(timeIntervalSinceReferenceDate: Double(index))
        }
        try context.save()
    }
}

@MainActor func fetchObjects() throws {
    let context = container.newBackgroundContext()
    try context.performAndWait {
        for item in try context.fetch(request()) { checksum &+= (item.title?.utf8.count ?? 0) + Int(item.year) }
    }
}

/// Rows come into sight fifty at a time.
@MainActor func scrollObjects() throws {
    let context = container.newBackgroundContext()
    try context.performAndWait {
        let controller = NSFetchedResultsController(fetchRequest: request(batch: 50), managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
        try controller.performFetch()
        for row in 0..<count { checksum &+= controller.object(at: IndexPath(indexes: [0, row])).title?.utf8.count ?? 0 }
    }
}

@MainActor func changeObjects() throws {
    let context = container.newBackgroundContext()
    try context.performAndWait {
        let some = request()
        some.fetchLimit = 1000
        for item in try context.fetch(some) { item.year += 1 }
        try context.save()
    }
}

// MARK: SQLite

struct Row {
    var key: Int64
    var title: String
    var year: Int32
    var rating: Double
    var isRead: Bool
    var bought: Date
}

@MainActor final class Plain {
    var handle: OpaquePointer?

    init() {
        sqlite3_open(folder.appendingPathComponent("Rows.sqlite").path, &handle)
        run("PRAGMA journal_mode = WAL")
        run("PRAGMA synchronous = NORMAL")
        run("CREATE TABLE item (key INTEGER PRIMARY KEY, title VARCHAR, year INTEGER, rating FLOAT, isRead INTEGER, bought TIMESTAMP)")
    }

    func run(_ sql: String) { sqlite3_exec(handle, sql, nil, nil, nil) }

    func prepare(_ sql: String) -> OpaquePointer? {
        var statement: OpaquePointer?
        sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
        return statement
    }

    func save() {
        run("BEGIN IMMEDIATE")
        let statement = prepare("INSERT INTO item (title, year, rating, isRead, bought) VALUES (?, ?, ?, ?, ?)")
        for index in 0..<count {
            sqlite3_bind_text(statement, 1, title(index), -1, unsafeBitCast(-1, to: sqlite3_destructor_type.self))
            sqlite3_bind_int64(statement, 2, Int64(index % 2000))
            sqlite3_bind_double(statement, 3, Double(index % 5))
            sqlite3_bind_int64(statement, 4, index % 2 == 0 ? 1 : 0)
            sqlite3_bind_double(statement, 5, Double(index))
            sqlite3_step(statement)
            sqlite3_reset(statement)
        }
        sqlite3_finalize(statement)
        run("COMMIT")
    }

    func row(_ statement: OpaquePointer?) -> Row {
        Row(
            key: sqlite3_column_int64(statement, 0), title: sqlite3_column_text(statement, 1).map { String(cString: $0) } ?? "",
            year: Int32(sqlite3_column_int64(statement, 2)),
            rating: sqlite3_column_double(statement, 3), isRead: sqlite3_column_int64(statement, 4) != 0,
            bought: Date(timeIntervalSinceReferenceDate: sqlite3_column_double(statement, 5)))
    }

    func fetch(_ sql: String = "SELECT key, title, year, rating, isRead, bought FROM item ORDER BY title, key") -> [Row] {
        let statement = prepare(sql)
        defer { sqlite3_finalize(statement) }
        var rows: [Row] = []
        while sqlite3_step(statement) == SQLITE_ROW { rows.append(row(statement)) }
        return rows
    }

    func scroll() {
        let statement = prepare("SELECT key FROM item ORDER BY title, key")
        var keys: [Int64] = []
        while sqlite3_step(statement) == SQLITE_ROW { keys.append(sqlite3_column_int64(statement, 0)) }
        sqlite3_finalize(statement)
        for start in stride(from: 0, to: keys.count, by: 50) {
            let page = keys[start..<min(start + 50, keys.count)]
            let rows = fetch("SELECT key, title, year, rating, isRead, bought FROM item WHERE key IN (\(page.map(String.init).joined(separator: ", ")))")
            let byKey = Dictionary(uniqueKeysWithValues: rows.map { ($0.key, $0) })
            for key in page { checksum &+= byKey[key]?.title.utf8.count ?? 0 }
        }
    }

    func change() {
        run("BEGIN IMMEDIATE")
        let rows = fetch("SELECT key, title, year, rating, isRead, bought FROM item ORDER BY title, key LIMIT 1000")
        let statement = prepare("UPDATE item SET year = ? WHERE key = ?")
        for row in rows {
            sqlite3_bind_int64(statement, 1, Int64(row.year + 1))
            sqlite3_bind_int64(statement, 2, row.key)
            sqlite3_step(statement)
            sqlite3_reset(statement)
        }
        sqlite3_finalize(statement)
        run("COMMIT")
    }
}

let plain = Plain()

/// The shorter of two runs each, one after the other, where a run can be repeated.
@MainActor func compare(_ name: String, repeats: Int = 3, _ objects: @MainActor () throws -> Void, _ rows: @MainActor () -> Void) rethrows {
    var best = Double.infinity, peer = Double.infinity
    for _ in 0..<repeats {
        peer = min(peer, seconds(rows))
        best = min(best, try seconds(objects))
    }
    print(
        "\(name.padding(toLength: 34, withPad: " ", startingAt: 0)) Core Data \(Int(best * 1000)) ms, SQLite \(Int(peer * 1000)) ms, \(String(format: "%.2f", best / peer)) times"
    )
}

print("\(count) rows")
try compare("save all", repeats: 1, saveObjects) { plain.save() }
try compare("fetch all, read two values", fetchObjects) { for row in plain.fetch() { checksum &+= row.title.utf8.count + Int(row.year) } }
try compare("scroll through, 50 at a time", scrollObjects) { plain.scroll() }
try compare("change 1,000 and save", changeObjects) { plain.change() }
try? FileManager.default.removeItem(at: folder)
if checksum == 0 { print("nothing was read") }

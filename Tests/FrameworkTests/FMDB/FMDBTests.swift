import Foundation
@testable import QuinceFMDB
import Testing

@Suite("FMDB", .serialized)
struct FMDBTests {
    private func made() throws -> FMDatabase {
        let database = FMDatabase(path: nil)
        #expect(database.open() && database.goodConnection)
        try database.executeUpdate(
            "create table rooms (id integer primary key autoincrement, name text, size real, plan blob, built real, open integer)", values: nil)
        return database
    }

    @Test("values are kept as they are, and none as none")
    func values() throws {
        let database = try made()
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        let nothing: String? = nil
        #expect(
            database.executeUpdate(
                "insert into rooms (name, size, plan, built, open) values (?, ?, ?, ?, ?)", withArgumentsIn: ["Küche", 12.5, Data([0, 1, 255]), date, true]))
        try database.executeUpdate("insert into rooms (name, size) values (?, ?)", values: [nothing as Any, NSNumber(value: 7)])
        #expect(database.lastInsertRowId == 2 && database.changes == 1)
        let rows = try database.executeQuery("select * from rooms order by id", values: nil)
        #expect(rows.next() && rows.string(forColumn: "NAME") == "Küche" && rows.double(forColumn: "size") == 12.5)
        // As versions have it that do not say what may be missing.
        let length: Int = rows.string(forColumn: "name").count
        #expect(length == 5)
        #expect(rows.data(forColumn: "plan") == Data([0, 1, 255]) && rows.date(forColumn: "built") == date && rows.bool(forColumn: "open"))
        #expect(rows.columnCount == 6 && rows.columnName(for: 1) == "name" && rows.int(forColumnIndex: 0) == 1)
        #expect(rows.next() && rows.columnIsNull("name") && rows.string(forColumn: "name") == nil && rows.object(forColumn: "name") is NSNull)
        #expect(rows.resultDictionary?["size"] as? Double == 7 && rows["id"] as? Int == 2)
        #expect(!rows.next() && !rows.hasAnotherRow())
    }

    @Test("parameters go by name; a count that is wrong, and a mistake, are told")
    func parameters() throws {
        let database = try made()
        database.logsErrors = false
        #expect(database.executeUpdate("insert into rooms (name, size) values (:name, :size)", withParameterDictionary: ["name": "Hall", "size": 3]))
        let rows = database.executeQuery("select size from rooms where name = :name", withParameterDictionary: ["name": "Hall"])
        #expect(rows?.next() == true && rows?.int(forColumn: "size") == 3)
        rows?.close()
        #expect(!database.executeUpdate("insert into rooms (name, size) values (?, ?)", withArgumentsIn: ["one"]))
        #expect(database.executeQuery("select * from nowhere", withArgumentsIn: []) == nil)
        #expect(database.lastErrorMessage().contains("nowhere") && database.hadError())
        #expect(throws: NSError.self) { try database.executeUpdate("not sql", values: nil) }
        #expect(throws: (any Error).self) { try database.validateSQL("select from") }
    }

    @Test("several statements run, telling their rows")
    func statements() throws {
        let database = try made()
        var told: [String] = []
        let isDone = database.executeStatements("insert into rooms (name) values ('a');\ninsert into rooms (name) values ('b'); select name from rooms;") {
            row in
            told.append(row["name"] as? String ?? "")
            return 0
        }
        #expect(isDone && told == ["a", "b"])
        database.logsErrors = false
        #expect(!database.executeStatements("select 1; nonsense"))
    }

    @Test("transactions and save points are taken back where a block says so")
    func transactions() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sqlite")
        defer { try? FileManager.default.removeItem(at: folder) }
        let queue = try #require(FMDatabaseQueue(path: folder.path))
        queue.inDatabase { database in _ = database.executeStatements("create table t (n integer)") }
        queue.inTransaction { database, rollback in
            #expect(database.isInTransaction)
            database.executeUpdate("insert into t values (1)", withArgumentsIn: [])
            rollback.pointee = true
        }
        queue.inTransaction { database, _ in
            database.executeUpdate("insert into t values (2)", withArgumentsIn: [])
            database.inSavePoint { rollback in
                database.executeUpdate("insert into t values (3)", withArgumentsIn: [])
                rollback.pointee = true
            }
        }
        var found: [Int32] = []
        queue.inDatabase { database in
            let rows = database.executeQuery("select n from t", withArgumentsIn: nil)
            while rows?.next() == true { found.append(rows?.int(forColumnIndex: 0) ?? 0) }
        }
        #expect(found == [2])
        queue.close()
        let pool = FMDatabasePool(path: folder.path)
        pool.inDatabase { database in #expect(database.tableExists("T") && database.columnExists("n", inTableWithName: "t")) }
        #expect(pool.countOfOpenDatabases == 1 && pool.countOfCheckedInDatabases == 1)
    }

    @Test("dates are texts where there is a format; versions are numbers of the file's; statements can be kept")
    func additions() throws {
        let database = try made()
        database.shouldCacheStatements = true
        database.setDateFormat(FMDatabase.storeableDateFormat("yyyy-MM-dd"))
        for day in 0..<2 {
            database.executeUpdate("insert into rooms (name, built) values (?, ?)", withArgumentsIn: ["d", Date(timeIntervalSince1970: Double(day) * 86_400)])
        }
        let rows = try database.executeQuery("select built, typeof(built) as kind from rooms where id = 2", values: [])
        #expect(rows.next() && rows.string(forColumnIndex: 0) == "1970-01-02" && rows.date(forColumnIndex: 0) == Date(timeIntervalSince1970: 86_400))
        rows.close()
        database.userVersion = 7
        #expect(database.userVersion == 7 && database.close() && !database.isOpen)
    }

    @Test("blocks of versions before 2.7 have databases that may be nil")
    func older() throws {
        let queue = try #require(FMDatabaseQueue(path: nil))
        queue.inDatabase { database in
            let done = database?.executeStatements("create table t (n integer)") ?? false
            #expect(done)
        }
        queue.inTransaction { database, rollback in
            guard let database = database else { return }
            _ = database.executeUpdate("insert into t values (1)", withArgumentsIn: [])
            rollback?.pointee = true
        }
    }

    @Test("whether statements are kept is set by a method too, as before 2.7")
    func olderSetter() {
        let database = FMDatabase(path: nil)
        database.setShouldCacheStatements(true)
        #expect(database.shouldCacheStatements)
    }
}

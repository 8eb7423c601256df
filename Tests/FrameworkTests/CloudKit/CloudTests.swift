import QuinceCloudKit
import QuinceCoreData
import Testing
import UIKit

@Suite struct CloudTests {
    @Test("fields are read as the type that is wanted; references, zones and names compare by what they say") func records() throws {
        let zone = CKRecordZone.ID(zoneName: "Notes")
        let record = CKRecord(recordType: "Note", recordID: CKRecord.ID(recordName: "1", zoneID: zone))
        record["title"] = "Milk"
        record["count"] = 3
        let title: String? = record["title"]
        let wrong: Int? = record["title"]
        #expect(title == "Milk" && wrong == nil && record["count"] as? Int == 3)
        record["title"] = nil
        #expect(record.allKeys() == ["count"] && record.changedKeys() == ["count", "title"])
        let child = CKRecord(recordType: "Line")
        child.setParent(record)
        #expect(child.parent == CKRecord.Reference(record: record, action: .none))
        #expect(record.recordID == CKRecord.ID(recordName: "1", zoneID: CKRecordZone.ID(zoneName: "Notes")) && record.recordID != CKRecord.ID(recordName: "1"))
        let coder = NSKeyedArchiver(requiringSecureCoding: true)
        record.encodeSystemFields(with: coder)
        coder.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
        #expect(CKRecord(coder: reader)?.recordID == record.recordID)
        let share = CKShare(rootRecord: record)
        share[CKShare.SystemFieldKey.title] = "Shared"
        #expect(share.recordType == "cloudkit.share" && share.owner.role == .owner && share.publicPermission == .none)
    }

    @Test("nobody is signed in: operations end in their order with that error, cancelled ones with theirs") func operations() async throws {
        #expect(try await CKContainer.default().accountStatus() == .noAccount)
        let database = CKContainer.default().privateCloudDatabase
        await #expect(throws: CKError(.notAuthenticated)) { try await database.record(for: CKRecord.ID(recordName: "1")) }
        let heard: String = await withCheckedContinuation { continuation in
            nonisolated(unsafe) var words: [String] = []
            let first = CKModifyRecordsOperation(recordsToSave: [CKRecord(recordType: "A")])
            first.modifyRecordsCompletionBlock = { saved, _, error in words.append("\(saved?.count ?? 0) \((error as? CKError)?.code == .notAuthenticated)") }
            let second = CKFetchDatabaseChangesOperation(previousServerChangeToken: nil)
            second.addDependency(first)
            second.fetchDatabaseChangesResultBlock = { if case .failure(CKError.notAuthenticated) = $0 { words.append("changes") } }
            second.completionBlock = { continuation.resume(returning: words.joined(separator: ", ")) }
            database.add(second)
            database.add(first)
        }
        #expect(heard == "0 true, changes")
    }

    @Test("stores of Core Data share nothing, and know in which database they would be") func stores() async throws {
        let options = NSPersistentCloudKitContainerOptions(containerIdentifier: "iCloud.test")
        #expect(options.databaseScope == .private)
        options.databaseScope = .shared
        #expect(options.databaseScope == .shared)
        let container = NSPersistentCloudKitContainer(name: "Test", managedObjectModel: NSManagedObjectModel())
        #expect(try container.fetchShares(in: nil).isEmpty)
        await #expect(throws: CKError(.notAuthenticated)) { _ = try await container.share([], to: nil) }
    }
}

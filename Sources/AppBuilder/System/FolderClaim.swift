import FolderAccess
import Foundation

/// Decides whether a folder is one that Quince may fill and empty.
///
/// It is when Quince's record in it says so: the record is written into an empty folder and holds the folder's real path and its number
/// in the file system, which a folder that came with a project, or was copied, does not have. In a copy everything that the record names
/// is removed, since builds hold absolute paths. A folder with anything else in it is left alone.
struct FolderClaim {
    /// The folder, if it may be used.
    let handle: FolderHandle?

    static let recordsName = "records"
    private static let recordName = "quince.json"
    /// Names of Quince's files; bundles are told by their ending, which comes with a record of their files.
    private static let fileNames = BuildFolder.fileNames + ["lock", recordName]

    private struct Record: Codable, Equatable {
        var format = 1
        var place: String
        var number: UInt64
    }

    init(of folder: FolderHandle) throws {
        guard folder.isOwn else { throw FolderFailure(folder.path, .foreignOwner) }
        let record = Record(place: folder.path, number: folder.number)
        let isClaimed = try folder.exclusively { () -> Bool in
            guard let data = folder.contents(of: Self.recordName) else {
                guard try Self.isEmpty(folder) else { return false }
                try Self.write(record, to: folder)
                return true
            }
            if (try? JSONDecoder().decode(Record.self, from: data)) == record { return true }
            try Self.removeCopiedBuild(in: folder)
            guard try Self.isEmpty(folder) else { return false }
            try Self.write(record, to: folder)
            return true
        }
        handle = isClaimed ? folder : nil
    }

    /// The first of `name`, `name-2`, `name-3` and so on in `parent` that may be used.
    static func first(named name: String, in parent: FolderHandle) throws -> FolderHandle {
        for number in 1...99 {
            let candidate = try parent.folder(number == 1 ? name : "\(name)-\(number)", creating: true)
            if let handle = try FolderClaim(of: candidate).handle { return handle }
        }
        throw FolderFailure("\(parent.path)/\(name)", .inTheWay)
    }

    /// Whether nothing is in the folder, or only the beginning of a record whose writer was killed.
    private static func isEmpty(_ folder: FolderHandle) throws -> Bool { try folder.names().allSatisfy(FolderHandle.isPartial) }

    private static func write(_ record: Record, to folder: FolderHandle) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try folder.write(try encoder.encode(record), to: recordName)
    }

    /// Removes what Quince makes in a build folder: below the folder, and never what a link leads to.
    private static func removeCopiedBuild(in folder: FolderHandle) throws {
        let records = try? folder.folder(recordsName)
        let bundles = try records?.names().filter { $0.hasSuffix(".app.json") }.map { String($0.dropLast(".json".count)) } ?? []
        for name in bundles + BuildFolder.folderNames + fileNames { try folder.remove(name) }
    }
}

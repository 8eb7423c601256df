import FolderAccess
import Foundation
import HeadlessHost

/// The folder of a report: what differs as reference, actual picture and difference, the page, and the forms that build servers read.
struct VerificationFolder {
    private let folder: OutputFolder

    init(_ destination: URL, isChosen: Bool) throws { folder = try OutputFolder(destination, isChosen: isChosen) }

    /// - Parameter sources: the files of each picture that is not as recorded, without their endings; they are moved from there.
    func write(_ result: inout Verification, references: ReferenceFolder, sources: [String: URL]) throws {
        do {
            for index in result.pictures.indices {
                guard let source: URL = sources[result.pictures[index].name] else { continue }
                try add(&result.pictures[index], references: references, source: source)
            }
            try Self.finish(folder, result, references: references.url)
        } catch {
            folder.discard()
            throw error
        }
    }

    /// Makes what is made of a report, and shows the folder.
    static func finish(_ folder: OutputFolder, _ result: Verification, references: URL) throws {
        let staging: URL = folder.staging
        try VerificationOutputs(result, pictures: RepositoryPath.of(references)).write(to: staging)
        try Data(VerificationPage(result).html.utf8).write(to: staging.appendingPathComponent(ContactSheet.fileName), options: .atomic)
        try result.write(to: staging.appendingPathComponent(Verification.fileName))
        try folder.publish(last: [ContactSheet.fileName, Verification.fileName])
    }

    private func add(_ picture: inout Verification.Picture, references: ReferenceFolder, source: URL) throws {
        let base: String = picture.fileName
        if picture.isOpen || picture.verdict == .tolerated {
            picture.actual = try move(source.appendingPathExtension("png"), as: base + ".actual.png")
            picture.difference = try move(source.appendingPathExtension("diff.png"), as: base + ".difference.png")
            picture.reference = try copy(references.picture(picture.name), as: base + ".reference.png")
        }
        picture.tree = try move(source.appendingPathExtension("txt"), as: base + ".actual.txt")
    }

    private func move(_ file: URL, as name: String) throws -> String? {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        try FileManager.default.moveItem(at: file, to: folder.staging.appendingPathComponent(name))
        return name
    }

    /// The reference itself may change later; the report keeps what was compared. A link is not followed: it may have come with a project.
    private func copy(_ file: URL, as name: String) throws -> String? {
        guard (try? FileManager.default.attributesOfItem(atPath: file.path)[.type] as? FileAttributeType) == .typeRegular else { return nil }
        try FileManager.default.copyItem(at: file, to: folder.staging.appendingPathComponent(name))
        return name
    }
}

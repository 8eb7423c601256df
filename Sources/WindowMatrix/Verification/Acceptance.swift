import FolderAccess
import Foundation
import HeadlessHost
import InputLimits

/// Makes new pictures of a report the recorded ones.
package struct Acceptance {
    private let report: Verification
    private let folder: URL
    private let references: ReferenceFolder

    /// - Parameters:
    ///   - folder: the report's.
    ///   - snapshots: the recorded pictures; nil for those that the report says.
    /// - Throws: `ReferenceFailure` where there is no report.
    package init(reportIn folder: URL, snapshots: URL? = nil) throws {
        self.folder = folder.standardizedFileURL
        guard let report: Verification = try? Verification(contentsOf: folder.appendingPathComponent(Verification.fileName)) else {
            throw ReferenceFailure.noReport(folder.path)
        }
        self.report = report
        references = ReferenceFolder(snapshots ?? report.references(from: self.folder))
    }

    /// The report in `parent/APP`, where there is one alone.
    package static func onlyReport(in parent: URL) throws -> URL {
        let names: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []).sorted()
        let folders: [URL] = names.map { parent.appendingPathComponent($0) }.filter {
            (try? Verification(contentsOf: $0.appendingPathComponent(Verification.fileName))) != nil
        }
        guard let only: URL = folders.first else { throw ReferenceFailure.noReport(parent.path) }
        guard folders.count == 1 else { throw ReferenceFailure.severalReports(folders.map(\.relativePath)) }
        return only
    }

    /// Pictures that can be accepted: they have a new picture or a new view tree.
    private var candidates: [Verification.Picture] { report.pictures.filter { $0.actual != nil || $0.tree != nil } }

    /// - Parameter names: of pictures, with `*` and `?` for any letters; nil for all.
    /// - Returns: the names of the pictures that were accepted.
    /// - Throws: `ReferenceFailure` where a name fits none, a recorded picture is another one by now, or nothing can be written; then
    ///   none is accepted.
    package func accept(_ names: [String]?) throws -> [String] {
        var chosen: [Verification.Picture] = []
        for name in names ?? ["*"] {
            let fitting: [Verification.Picture] = candidates.filter { $0.name == name || Wildcards.matches(name, $0.name) }
            if names != nil, fitting.isEmpty { throw ReferenceFailure.noSuchPicture(name, known: candidates.map(\.name)) }
            chosen += fitting.filter { picture in !chosen.contains { $0.name == picture.name } }
        }
        var update = ReferenceFolder.Update()
        for picture in chosen {
            try check(picture)
            if let actual = picture.actual { update.files.append((picture.name + ".png", folder.appendingPathComponent(actual))) }
            if let tree = picture.tree { update.files.append((picture.name + ".txt", folder.appendingPathComponent(tree))) }
        }
        try references.apply(update)
        return chosen.map(\.name)
    }

    /// A report may come from another machine: names in it lead nowhere else, and the references must be those it speaks of.
    private func check(_ picture: Verification.Picture) throws {
        let file: String = folder.appendingPathComponent(Verification.fileName).path
        for name in [picture.name + ".png", picture.actual, picture.tree].compactMap({ $0 }) {
            if let problem = FileName.problem(withPath: name) { throw ReferenceFailure.unreadable(file, reason: "\(FileName.quoted(name)) \(problem)") }
        }
        let now: String? = PictureFile.hash(of: references.picture(picture.name))
        // Accepted already, or by somebody else who saw the same.
        if now == picture.window?.hash { return }
        guard now == picture.referenceHash else { throw ReferenceFailure.changedSince(picture.name) }
    }
}

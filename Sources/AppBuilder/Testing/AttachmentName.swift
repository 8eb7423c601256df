import FolderAccess
import Foundation

/// The name of the file that keeps an attachment: that of its test, and its own.
struct AttachmentName {
    let test: String
    let name: String

    /// Names come from the tests: what could lead elsewhere, or is no name, is replaced.
    func text(number: Int) -> String {
        let plain = "\(test)-\(name)".map { character in
            character.isLetter || character.isNumber || "._-() ".contains(character) ? character : "-"
        }.suffix(180).reduce(into: "") { $0.append($1) }
        let base = (plain as NSString).deletingPathExtension, suffix = (plain as NSString).pathExtension
        let numbered = number == 1 ? plain : suffix.isEmpty ? "\(base)-\(number)" : "\(base)-\(number).\(suffix)"
        return FileName.problem(with: numbered) == nil ? numbered : "attachment-\(number)"
    }

    /// Copies a file under the first of its names that is free.
    func copy(_ source: URL, to folder: URL) throws -> URL {
        for number in 1...10_000 {
            let place = folder.appendingPathComponent(text(number: number))
            if FileManager.default.fileExists(atPath: place.path) { continue }
            try FileManager.default.copyItem(at: source, to: place)
            return place
        }
        throw CocoaError(.fileWriteFileExists)
    }
}

import Foundation
import InputLimits

/// The places in a project's files of texts in quotes: where to look when an app asks for something by a name that is not there.
package struct LiteralPlaces: Sendable {
    /// Swift sources, then interface files.
    package var files: [URL]
    /// Places are told from this folder on.
    package var folder: URL

    package init(files: [URL], folder: URL) {
        self.files = files
        self.folder = folder
    }

    /// The first place, `App/Header.swift:12`; nil for none.
    package func place(of text: String) -> String? {
        guard !text.isEmpty else { return nil }
        let quoted = "\"\(text)\""
        for file in files {
            guard let contents = (try? InputFile.textIfReadable(at: file)) ?? nil, let range = contents.range(of: quoted) else { continue }
            let line = contents[..<range.lowerBound].utf8.count { $0 == UInt8(ascii: "\n") } + 1
            return "\(BuildFinding.relative(file.standardizedFileURL.path, to: folder)):\(line)"
        }
        return nil
    }
}

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

    /// The first place, `App/Header.swift:12`; nil for none. What no file has in quotes may be the id of an interface file's element, with a
    /// point and the name of one of its texts behind it: `a1-b2.text`.
    package func place(of text: String) -> String? {
        guard !text.isEmpty else { return nil }
        if let place = place(ofQuoted: text, in: files[...]) { return place }
        guard let element = text.wholeMatch(of: /([\w-]+)(\.\w+)?/)?.output.1 else { return nil }
        return place(ofQuoted: String(element), after: "id=", in: files.filter { $0.pathExtension != "swift" }[...])
    }

    private func place(ofQuoted text: String, after prefix: String = "", in files: ArraySlice<URL>) -> String? {
        let quoted = "\(prefix)\"\(text)\""
        for file in files {
            guard let contents = (try? InputFile.textIfReadable(at: file)) ?? nil, let range = contents.range(of: quoted) else { continue }
            let line = contents[..<range.lowerBound].utf8.count { $0 == UInt8(ascii: "\n") } + 1
            return "\(BuildFinding.relative(file.standardizedFileURL.path, to: folder)):\(line)"
        }
        return nil
    }
}

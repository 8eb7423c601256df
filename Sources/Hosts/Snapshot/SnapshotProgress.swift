import Foundation

/// The messages of an app's process while it makes pictures: one line on its standard output each.
///
/// A line is the record separator (U+001E) followed by JSON, so that it stands apart from whatever the app itself prints.
package enum SnapshotProgress: Codable, Hashable, Sendable {
    case started(window: String, index: Int, count: Int)
    case finished(window: String, index: Int, count: Int, milliseconds: Double)
    /// A window has no picture, or not all of its pictures; the others are drawn.
    case windowFailed(WindowFailure, index: Int, count: Int)
    /// Nothing can be drawn.
    case failed(message: String)
    /// The script cannot be read.
    case scriptFailed(message: String)
    /// The app came to a place where something was left out, because `needs` is not there. The file is empty for a class that stands for
    /// another.
    case leftOut(window: String, needs: String, file: String, line: Int)
    /// The pictures cannot be written.
    case cannotWrite(folder: String, reason: String)
    case done

    private static let marker: Character = "\u{1E}"

    /// The line without its line break.
    package var line: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let json: Data = try? encoder.encode(self) else { return "" }
        return String(Self.marker) + String(decoding: json, as: UTF8.self)
    }

    /// Splits a line of output into what the app printed and what the host said, either of which may be missing.
    package static func parse(_ line: String) -> (appOutput: String, progress: SnapshotProgress?) {
        guard let start: String.Index = line.firstIndex(of: marker) else { return (line, nil) }
        let json: Substring = line[line.index(after: start)...]
        let progress: SnapshotProgress? = try? JSONDecoder().decode(SnapshotProgress.self, from: Data(json.utf8))
        return (progress == nil ? line : String(line[..<start]), progress)
    }
}

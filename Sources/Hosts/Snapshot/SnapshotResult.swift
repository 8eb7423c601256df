import Foundation

/// The result of a request: one entry a picture, in the order of the request's windows. Written last, so that a folder with a result is whole.
package struct SnapshotResult: Codable, Hashable, Sendable {
    package struct Window: Codable, Hashable, Sendable {
        /// The window configuration's name.
        package var name: String
        /// The window the app was started in, and the moment of the script that the picture shows; nil without a script.
        package var start: String?
        package var moment: String?
        /// Size of the picture in pixels.
        package var pixelWidth: Int
        package var pixelHeight: Int
        /// Hash of the picture's pixels, in hexadecimal.
        package var hash: String
        /// Set when the request named recorded pictures.
        package var comparison: PictureComparison?
        /// The remark about this picture, such as an orientation the app does not support.
        package var note: String?
        /// The defects of the layout, where the request asked for them.
        package var audit: WindowAudit?

        package init(
            name: String, start: String? = nil, moment: String? = nil, pixelWidth: Int, pixelHeight: Int, hash: String, comparison: PictureComparison? = nil,
            note: String? = nil
        ) {
            self.name = name
            self.start = start
            self.moment = moment
            self.pixelWidth = pixelWidth
            self.pixelHeight = pixelHeight
            self.hash = hash
            self.comparison = comparison
            self.note = note
        }

        /// Names of the window's files in the output folder.
        package var picture: String { base + ".png" }
        package var tree: String { base + ".txt" }
        package var trace: String { base + ".trace.txt" }
        package var difference: String { base + ".diff.png" }

        private var base: String { moment.map { (start ?? name) + "." + $0 } ?? name }
    }

    package var windows: [Window]
    /// The windows that have no picture, or not all of their pictures, and why. Nil for none.
    package var failures: [WindowFailure]?

    /// The app's defects and what it printed, for windows in which there is any.
    package var remarks: [WindowRemarks]?

    /// The windows that the app refuses. Nil for none.
    package var refused: [RefusedWindow]?

    package init(windows: [Window], failures: [WindowFailure] = []) {
        self.windows = windows
        self.failures = failures.isEmpty ? nil : failures
    }

    package static let fileName = "result.json"

    package init(contentsOf file: URL) throws {
        self = try JSONDecoder().decode(SnapshotResult.self, from: Data(contentsOf: file))
    }

    package func write(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(self).write(to: file, options: .atomic)
    }
}

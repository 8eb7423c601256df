import Foundation

/// What came of a request: one entry a window, in the request's order. Written last, so that a folder with a result is whole.
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
        /// What to know about this picture, such as an orientation the app does not support.
        package var note: String?

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

    package init(windows: [Window]) { self.windows = windows }

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

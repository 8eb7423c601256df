import Foundation

/// The windows that an app is asked to show, and how: written as JSON by whoever wants pictures, read by the app's process.
package struct SnapshotRequest: Codable, Hashable, Sendable {
    /// Names of window configurations, in the order of their pictures.
    package var windows: [String]
    /// The folder to write into. It exists, and is the request's alone.
    package var outputFolder: String
    /// The app's window alone, without status bar, home indicator and corners.
    package var isBare: Bool
    /// Seconds on the app's own clock between its launch and the picture, for animations to end.
    package var settleTime: Double
    /// A folder of pictures recorded before, to compare with.
    package var recordedFolder: String?
    /// Whether pictures and view trees that are as recorded are left out of the output folder; nil writes them all.
    package var omitsUnchanged: Bool?
    /// Language of the interface, as a BCP 47 tag.
    package var language: String

    /// Whether a trace of what the app is told is written beside each picture.
    package var isTraced: Bool?

    /// Whether windows in an orientation that the app refuses are named, and not drawn as the device shows them, sideways.
    package var namesRefused: Bool?

    /// Seconds that one change of a window may take; nil for what the system allows.
    package var resizeLimit: Double?

    /// Seconds of real time that one window may take with all it does; nil for a minute.
    package var deadline: Double?

    /// How many windows are drawn at a time; nil for twice as many as there are processors.
    package var jobs: Int?

    /// A folder for the windows' containers, which the request's writer removes; nil for a new one.
    package var containersFolder: String?

    /// The script that is played in each window, and that says when its pictures are taken; nil for one picture after `settleTime`.
    package var script: String?

    /// Whether the app's previews are drawn, each by itself, in place of the app.
    package var drawsPreviews: Bool?

    /// How the layout is audited where a picture of the window is taken; nil for not at all.
    package var audit: AuditRequest?

    package init(
        windows: [String], outputFolder: String, isBare: Bool = false, settleTime: Double = 1, recordedFolder: String? = nil,
        language: String = "en", script: String? = nil
    ) {
        self.windows = windows
        self.outputFolder = outputFolder
        self.isBare = isBare
        self.settleTime = settleTime
        self.recordedFolder = recordedFolder
        self.language = language
        self.script = script
    }

    /// The environment variable that holds the path of a request.
    package static let environmentVariable = "QUINCE_REQUEST"

    package init(contentsOf file: URL) throws {
        self = try JSONDecoder().decode(SnapshotRequest.self, from: Data(contentsOf: file))
    }

    package func write(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(self).write(to: file, options: .atomic)
    }
}

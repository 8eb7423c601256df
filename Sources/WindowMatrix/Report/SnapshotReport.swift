import AppSession
import Device
import Foundation
import HeadlessHost
import ObjectRuntime

/// The contents of a folder of pictures, for programs: `report.json`.
///
/// The same app gives the same report, byte for byte: it holds no dates, durations or paths of this machine.
package struct SnapshotReport: Codable, Hashable, Sendable {
    package struct Insets: Codable, Hashable, Sendable {
        package var top: Double
        package var left: Double
        package var bottom: Double
        package var right: Double
    }

    package struct Window: Codable, Hashable, Sendable {
        /// The window configuration.
        package var name: String
        /// The window the app was started in and the moment of the script, when there was one.
        package var start: String?
        package var moment: String?
        /// The device family's id and name, and the product when the configuration names one.
        package var device: String
        package var family: String
        package var model: String?
        package var idiom: String
        package var orientation: String
        package var arrangement: String
        /// Names of the traits that differ from the defaults.
        package var traits: [String]
        /// The window in points, and pixels a point.
        package var width: Double
        package var height: Double
        package var scale: Double
        package var horizontalSizeClass: String
        package var verticalSizeClass: String
        package var safeArea: Insets
        /// The picture's file, size in pixels and hash; the view tree's file.
        package var picture: String
        package var pixelWidth: Int
        package var pixelHeight: Int
        package var hash: String
        package var tree: String
        /// Set when pictures were compared with recorded ones.
        package var comparison: PictureComparison?
        package var note: String?
        /// The parts left out that the app came to before this picture's window was done, by their places in the report's `leftOut`.
        package var leftOut: [Int]?
        /// The warnings up to this picture and since the one before, by their places in the report's `warnings`.
        package var warnings: [Int]?
        /// The defects of the layout, in audits.
        package var audit: WindowAudit?
    }

    /// Something of the app that is not part of what was drawn, because it needs what is not there on Linux.
    package struct LeftOut: Codable, Hashable, Sendable {
        /// Beside the project's folder.
        package var file: String
        /// 0 for a whole file or dependency.
        package var line: Int
        package var declaration: String
        /// The sort of unit it is: import, statement, body, member, type, file and so on.
        package var kind: String
        package var needs: String
        /// Whether the app came there in any window; nil where an app cannot tell.
        package var reached: Bool?

        package init(file: String, line: Int, declaration: String, kind: String, needs: String, reached: Bool? = nil) {
            self.file = file
            self.line = line
            self.declaration = declaration
            self.kind = kind
            self.needs = needs
            self.reached = reached
        }
    }

    /// The app's name.
    package var app: String
    /// Whether pictures show the app's window alone.
    package var isBare: Bool
    /// One entry a picture.
    package var windows: [Window]
    /// The windows that have no picture, or not all of their pictures, and why. Nil for none.
    package var failures: [WindowFailure]?
    /// The windows that the app refuses, and why. Absent where it refuses none.
    package var refused: [RefusedWindow]?
    /// Absent where nothing is left out.
    package var leftOut: [LeftOut]?

    /// The defects of the app although it runs. Absent where there are none.
    package var warnings: [ReportWarning]?
    /// The lines that the app printed, alike windows together. Absent where it printed nothing.
    package var output: [PrintedOutput]?

    package static let fileName = "report.json"

    package init(app: String, isBare: Bool, windows: [Window], failures: [WindowFailure]? = nil) {
        self.app = app
        self.isBare = isBare
        self.windows = windows
        self.failures = failures
    }

    /// - Throws: `WindowConfigurationError` when the result names a window that does not exist.
    package init(app: String, isBare: Bool, result: SnapshotResult) throws {
        self.init(app: app, isBare: isBare, windows: try result.windows.map(Window.init), failures: result.failures)
        refused = result.refused
    }

    /// Notes what is left out, and what of it the app came to.
    mutating func add(_ entries: [SnapshotJob.LeftOutEntry], reached: [AppProcess.ReachedPlace]) {
        guard !entries.isEmpty else { return }
        var parts = entries.map(\.part)
        var byWindow: [String: Set<Int>] = [:]
        for place in reached {
            let index = entries.firstIndex { entry in
                place.file.isEmpty ? entry.part.needs == place.needs : entry.path == place.file && entry.part.line == place.line
            }
            guard let index else { continue }
            parts[index].reached = true
            byWindow[place.window, default: []].insert(index)
        }
        for index in windows.indices { windows[index].leftOut = byWindow[windows[index].start ?? windows[index].name].map { $0.sorted() } }
        leftOut = parts
    }

    /// Notes warnings and what was printed.
    mutating func add(_ build: [ReportWarning], _ remarks: [WindowRemarks], locate: (RuntimeWarning) -> String?) {
        let told: [ReportWarning] = build + ReportWarning.list(of: remarks, locate: locate)
        warnings = told.isEmpty ? nil : told
        output = PrintedOutput.list(of: remarks)
        for index in windows.indices {
            let own: [Int] = told.indices.filter { told[$0].pictures.contains(windows[index].picture) }
            windows[index].warnings = own.isEmpty ? nil : own
        }
    }

    package init(contentsOf file: URL) throws {
        self = try JSONDecoder().decode(SnapshotReport.self, from: Data(contentsOf: file))
    }

    package func write(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(self).write(to: file, options: .atomic)
    }
}

extension SnapshotReport.Window {
    init(_ result: SnapshotResult.Window) throws {
        let configuration = try WindowConfiguration(parsing: result.name)
        let environment: WindowEnvironment = configuration.environment
        let insets: WindowEnvironment.Insets = environment.safeAreaInsets
        self.init(
            name: configuration.name, start: result.start, moment: result.moment, device: configuration.device.id, family: configuration.device.name,
            model: configuration.model?.name, idiom: environment.idiom.rawValue,
            orientation: configuration.orientation.rawValue, arrangement: configuration.arrangement.name,
            traits: configuration.traits.names, width: environment.size.width, height: environment.size.height,
            scale: environment.scale, horizontalSizeClass: environment.horizontalSizeClass.rawValue,
            verticalSizeClass: environment.verticalSizeClass.rawValue,
            safeArea: SnapshotReport.Insets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right),
            picture: result.picture, pixelWidth: result.pixelWidth, pixelHeight: result.pixelHeight, hash: result.hash,
            tree: result.tree, comparison: result.comparison, note: result.note)
        audit = result.audit
    }

    /// The name without its `dark`: windows that differ in appearance alone share it.
    package var nameInLight: String {
        traits.first == "dark" ? key.replacingOccurrences(of: ".dark", with: "") : key
    }

    /// Tells the report's pictures apart: the files' name without its ending.
    package var key: String { String(picture.dropLast(".png".count)) }

    /// File of the warnings up to this picture, where there are any.
    package var warningsFile: String { key + ".warnings.txt" }

    package var isDark: Bool { traits.contains("dark") }

    /// File of the picture that shows where it differs from the recorded one; nil when none was made.
    package var difference: String? {
        guard case .different = comparison else { return nil }
        return key + ".diff.png"
    }
}

import Device
import FolderAccess
import Foundation
import HeadlessHost
import InputLimits

/// The windows and scripts that a folder of recorded pictures proves: `manifest.json`.
///
/// Which pictures there are is not in it: the files say so, and two people who record different windows do not meet in it.
package struct SnapshotManifest: Codable, Hashable, Sendable {
    /// One run of the app: all of its windows, by one script or none.
    package struct Suite: Codable, Hashable, Sendable {
        /// Path of the script from the folder above the recorded pictures; nil where there is one picture a window.
        package var script: String?
        package var windows: [String]

        package init(script: String? = nil, windows: [String]) {
            self.script = script
            self.windows = windows
        }

        /// The folder of its pictures: the script's name without its ending; empty for the top one.
        package var folder: String {
            guard let script else { return "" }
            return URL(fileURLWithPath: script).deletingPathExtension().lastPathComponent
        }
    }

    package static let fileName = "manifest.json"
    private static let currentFormat = 1

    /// The version of this form.
    package var format: Int
    /// The app's name.
    package var app: String
    /// Whether pictures show the app's window alone.
    package var isBare: Bool
    package var suites: [Suite]
    /// The fonts that the pictures were drawn with in place of the bundled ones, as `SystemFontFolder.fingerprint` tells them apart.
    package var systemFont: String?

    package init(app: String, isBare: Bool = false, suites: [Suite] = []) {
        format = Self.currentFormat
        self.app = app
        self.isBare = isBare
        self.suites = suites
    }

    /// - Throws: `ReferenceFailure` where there is no manifest or it is not one.
    package init(in folder: URL) throws {
        let file: URL = folder.appendingPathComponent(Self.fileName)
        guard FileManager.default.fileExists(atPath: file.path) else { throw ReferenceFailure.nothingRecorded(folder.path) }
        do {
            self = try JSONDecoder().decode(SnapshotManifest.self, from: InputFile.data(at: file))
        } catch let error as ReadingLimitError {
            throw error
        } catch {
            throw ReferenceFailure.unreadable(file.path, reason: "it is not a manifest of recorded pictures")
        }
        guard format == Self.currentFormat else {
            throw ReferenceFailure.unreadable(file.path, reason: "it has format \(format), and this Quince reads \(Self.currentFormat)")
        }
        try check(file.path)
    }

    /// Adds a suite, or takes it in the place of the one with the same script.
    package mutating func set(_ suite: Suite) {
        if let place: Int = suites.firstIndex(where: { $0.script == suite.script }) { suites[place] = suite } else { suites.append(suite) }
    }

    /// Throws where names are not what may be part of a path, or two suites share a folder.
    package func check(_ file: String) throws {
        var folders: Set<String> = []
        for suite in suites {
            if let script = suite.script {
                guard FileName.normalised(script) == script else {
                    throw ReferenceFailure.unreadable(
                        file, reason: "the script \(FileName.quoted(script)) does not lie below the folder that the recorded pictures are in")
                }
                if let problem = FileName.problem(withPath: script) ?? FileName.problem(with: suite.folder) {
                    throw ReferenceFailure.unreadable(file, reason: "the script \(FileName.quoted(script)) \(problem)")
                }
            }
            guard folders.insert(suite.folder).inserted else {
                throw ReferenceFailure.unreadable(
                    file, reason: "two of its suites have pictures in the same folder \(FileName.quoted(suite.folder)); give one of the scripts another name")
            }
            _ = try WindowMatrix(names: suite.windows)
        }
    }

    var data: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data: Data = try? encoder.encode(self) else { preconditionFailure("A manifest of names can be encoded.") }
        return data + Data("\n".utf8)
    }
}

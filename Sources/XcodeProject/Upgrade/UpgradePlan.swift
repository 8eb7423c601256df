import Foundation

/// The effect of an upgrade for the iPad on a project: files as they will be, what changes in words, and what is left to be done by hand.
package struct UpgradePlan: Sendable {
    /// A file as it will be.
    package struct File: Hashable, Sendable {
        package var url: URL
        package var contents: [UInt8]
        /// Whether there is no such file yet.
        package var isNew: Bool
    }

    /// One thing that is changed or made.
    package struct Change: Hashable, Codable, Sendable {
        /// From the project's folder on.
        package var file: String
        package var what: String
    }

    /// Something in the project that a person has to look at.
    package struct Remark: Hashable, Codable, Sendable {
        package var file: String
        /// Counted from 1; nil for what is no line's.
        package var line: Int?
        /// Names the sort of remark, for programs.
        package var rule: String
        package var message: String

        package var place: String { line.map { "\(file):\($0)" } ?? file }
    }

    /// The app's target.
    package var target: String
    /// The folder that holds all that is changed, and what is copied for another folder.
    package var root: URL
    /// The `.xcodeproj`.
    package var project: URL
    package var files: [File] = []
    package var changes: [Change] = []
    package var remarks: [Remark] = []

    /// A file's place as messages give it.
    func name(of url: URL) -> String { Self.path(of: url, from: root) ?? url.path }

    /// The path of `url` from a folder on; nil where it lies elsewhere.
    package static func path(of url: URL, from folder: URL) -> String? {
        let (path, base) = (url.standardizedFileURL.path, folder.standardizedFileURL.path)
        return path.hasPrefix(base + "/") ? String(path.dropFirst(base.count + 1)) : nil
    }
}

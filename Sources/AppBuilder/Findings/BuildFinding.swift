import Foundation

/// Something in a project's resources that the app will not show as its author means it. Found when the app is built and kept with the build.
package struct BuildFinding: Codable, Hashable, Sendable {
    /// `App/Base.lproj/Main.storyboard:12`, from the project's folder on; without a line where the whole file is meant.
    package var place: String
    package var message: String

    package init(place: String, message: String) {
        self.place = place
        self.message = message
    }

    /// Reads a line in the form of compilers, `PATH:LINE: warning: MESSAGE`.
    init?(line: String, in folder: URL) {
        guard let mark = line.range(of: ": warning: ") else { return nil }
        self.init(place: Self.relative(String(line[..<mark.lowerBound]), to: folder), message: String(line[mark.upperBound...]))
    }

    static func relative(_ path: String, to folder: URL) -> String {
        let prefix = folder.standardizedFileURL.path + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }

    /// The findings of the last build that succeeded.
    static func list(keptIn folder: BuildFolder) -> [BuildFinding] {
        folder.contents(of: BuildFolder.findingsName).flatMap { try? JSONDecoder().decode([BuildFinding].self, from: $0) } ?? []
    }
}

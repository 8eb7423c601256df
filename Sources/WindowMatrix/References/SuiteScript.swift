import Foundation
import HeadlessHost
import InputLimits

/// The script of a suite of recorded pictures.
package enum SuiteScript {
    /// The text of a script, which has been read once to see that it is right.
    /// - Parameter path: from the folder that the recorded pictures are in.
    /// - Throws: `SnapshotFailure.script`.
    package static func read(_ path: String, in references: ReferenceFolder) throws -> String {
        guard let text: String = try InputFile.textIfReadable(at: references.base.appendingPathComponent(path)) else {
            throw SnapshotFailure.script("\(path), which cannot be read.")
        }
        do {
            _ = try DeviceScript(parsing: text)
        } catch let error as DeviceScriptError {
            throw SnapshotFailure.script(error.description(in: path))
        }
        return text
    }
}

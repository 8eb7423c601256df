import Device
import Foundation
import InputLimits

/// The window that a live app was in last, as a file beside what the app writes for a while: where it starts again when it was built anew.
package enum LastWindow {
    private static func file(in container: URL) -> URL { container.appendingPathComponent("tmp/.quince-window") }

    /// Nil where there is none; what stands in the file is nothing but the name of a window.
    package static func name(in container: URL) -> String? {
        guard let data = try? InputFile.data(at: file(in: container), limit: 400) else { return nil }
        return try? WindowConfiguration(parsing: String(decoding: data, as: UTF8.self)).name
    }

    static func keep(_ name: String, in container: URL) { try? Data(name.utf8).write(to: file(in: container)) }
}

import Foundation

/// A value that a service keeps for an app from one start to the next, in a file of the app's container.
package struct ContainerFile<Value: Codable>: Sendable {
    package let url: URL

    /// - Parameters:
    ///   - name: the file's path below the container's `Library`.
    ///   - container: the app's home; tests have another.
    package init(_ name: String, container: URL = URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)) {
        url = container.appendingPathComponent("Library/\(name)")
    }

    /// A property list holds more than one value, so that one alone stands in a dictionary.
    private struct Content: Codable { var value: Value }

    /// Nil where nothing was kept, or it cannot be read any more.
    package func read() -> Value? {
        (try? Data(contentsOf: url)).flatMap { try? PropertyListDecoder().decode(Content.self, from: $0).value }
    }

    package func write(_ value: Value) throws {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        try encoder.encode(Content(value: value)).write(to: url, options: .atomic)
    }
}

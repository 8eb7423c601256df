import Foundation

/// A file that an intent takes or gives.
public struct IntentFile: _IntentValue, Hashable, Sendable {
    private let content: Data?
    public let fileURL: URL?
    public let filename: String
    public let type: UTType?
    public var removedOnCompletion = false

    public init(data: Data, filename: String, type: UTType? = nil) { (content, fileURL, self.filename, self.type) = (data, nil, filename, type) }
    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        (content, self.fileURL, self.filename, self.type) = (nil, fileURL, filename ?? fileURL.lastPathComponent, type)
    }
    /// Empty where the file cannot be read.
    public var data: Data { content ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }
}

import FoundationNetworking
import UIKit

/// Stored files by the addresses that `StorageReference.downloadURL(completion:)` gives, for any session, as the server gives them by its own: with a
/// status, a type and a length.
enum StorageDownloads {
    /// Serves the sessions of the running app from here on.
    static func register() {
        FileURLProtocol.register()
        FileAnswers.current.set("Firebase Storage", to: answer(for:))
    }

    @Sendable private static func answer(for url: URL) -> FileAnswers.Answer? {
        guard url.path.contains("/Firebase/"), url.deletingLastPathComponent().lastPathComponent == StorageFiles.objectsName else { return nil }
        let data: Data? = try? Data(contentsOf: url)
        let fields: [String: String] = ["Content-Type": StorageFiles.contentType(at: url), "Content-Length": "\(data?.count ?? 0)"]
        return HTTPURLResponse(url: url, statusCode: data == nil ? 404 : 200, httpVersion: "HTTP/1.1", headerFields: fields)
            .map { FileAnswers.Answer(response: $0, data: data) }
    }
}

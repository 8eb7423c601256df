import UIKit

/// A project's files.
///
/// They are the app's own, as those of an emulator's empty project whose rules allow everything. Completion handlers are called on the callback queue, which is
/// the main queue, after the call has returned.
open class Storage: NSObject, @unchecked Sendable {
    public let app: FirebaseApp
    let bucket: String
    let files: StorageFiles
    open var maxUploadRetryTime: TimeInterval = 600
    open var maxDownloadRetryTime: TimeInterval = 600
    open var maxOperationRetryTime: TimeInterval = 120
    open var uploadChunkSizeBytes: Int64 = .max
    open var callbackQueue: DispatchQueue = .main

    init(app: FirebaseApp, bucket: String, folder: FirebaseFolder) {
        (self.app, self.bucket) = (app, bucket)
        files = StorageFiles(folder)
        super.init()
    }

    /// That of the default app.
    open class func storage() -> Storage { storage(app: .current) }
    open class func storage(app: FirebaseApp) -> Storage { named(app.options.bucket, app) }
    /// - Parameter url: a bucket's address, such as `gs://name`.
    open class func storage(url: String) -> Storage { storage(app: .current, url: url) }
    open class func storage(app: FirebaseApp, url: String) -> Storage { named(URLComponents(string: url)?.host ?? app.options.bucket, app) }

    private class func named(_ bucket: String, _ app: FirebaseApp) -> Storage {
        app.service("Storage/" + bucket) {
            let folder: URL = FirebaseFolder(app: app, service: "Storage").file(FileNames.name(of: bucket))
            return Storage(app: app, bucket: bucket, folder: FirebaseFolder(url: folder))
        }
    }

    open func reference() -> StorageReference { StorageReference(self, "") }
    open func reference(withPath path: String) -> StorageReference { reference().child(path) }

    /// The place of an address: `gs://bucket/path`, one of Firebase's over HTTP, or one of `downloadURL(completion:)`.
    ///
    /// Firebase raises an exception for others; here they are the root, where there is no file.
    open func reference(forURL url: String) -> StorageReference { (try? StorageReference(self, path(of: url))) ?? reference() }

    /// The same, and an error where the address is none of this bucket's.
    open func reference(for url: URL) throws -> StorageReference { StorageReference(self, try path(of: url.absoluteString)) }

    private func path(of text: String) throws -> String {
        if let url = URL(string: text), url.isFileURL {
            guard let path = files.path(at: url) else { throw StorageError.objectNotFound(object: url.lastPathComponent, serverError: [:]).asNSError }
            return path
        }
        if text.hasPrefix("gs://") {
            let names: [Substring] = text.dropFirst(5).split(separator: "/")
            guard names.first.map(String.init) == bucket else {
                throw StorageError.bucketMismatch(
                    message: "Provided bucket: \(names.first ?? "") does not match the Storage bucket of the current instance: \(bucket)"
                ).asNSError
            }
            return names.dropFirst().joined(separator: "/")
        }
        guard let parts = URLComponents(string: text), ["http", "https"].contains(parts.scheme ?? ""), let start = parts.percentEncodedPath.range(of: "/o/")
        else {
            throw StorageError.pathError(message: "Internal error: URL must be a gs:// or http(s):// address of a file: \(text)").asNSError
        }
        return String(parts.percentEncodedPath[start.upperBound...]).removingPercentEncoding ?? ""
    }

    /// Has no effect: files are kept as an emulator does without one.
    open func useEmulator(withHost host: String, port: Int) {}

    func later(_ body: @escaping () -> Void) { ServiceReply.send(on: callbackQueue, body) }
}

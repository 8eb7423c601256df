import UIKit

/// The place of a file, whether it is there or not.
open class StorageReference: NSObject, @unchecked Sendable {
    public let storage: Storage
    /// The path without a slash at its beginning; empty for the root.
    public let fullPath: String

    init(_ storage: Storage, _ path: String) {
        self.storage = storage
        fullPath = path.split(separator: "/").joined(separator: "/")
        super.init()
    }

    open var bucket: String { storage.bucket }
    open var name: String { fullPath.split(separator: "/").last.map(String.init) ?? "" }
    open func root() -> StorageReference { StorageReference(storage, "") }
    open func parent() -> StorageReference? {
        fullPath.isEmpty ? nil : StorageReference(storage, fullPath.split(separator: "/").dropLast().joined(separator: "/"))
    }
    open func child(_ path: String) -> StorageReference { StorageReference(storage, fullPath + "/" + path) }

    open override var description: String { "gs://\(bucket)/\(fullPath)" }
    open override func isEqual(_ object: Any?) -> Bool { (object as? StorageReference).map { $0.storage === storage && $0.fullPath == fullPath } ?? false }
    open override var hash: Int { fullPath.hashValue }

    // MARK: - Files

    /// Keeps bytes as the file here.
    @discardableResult
    open func putData(_ uploadData: Data, metadata: StorageMetadata? = nil) -> StorageUploadTask { putData(uploadData, metadata: metadata, completion: nil) }
    @discardableResult
    open func putData(
        _ uploadData: Data, metadata: StorageMetadata? = nil, completion: ((StorageMetadata?, (any Error)?) -> Void)?
    ) -> StorageUploadTask {
        let task = StorageUploadTask(self, metadata, completion) { uploadData }
        task.resume()
        return task
    }

    /// Keeps a file's bytes as the file here. Fails with `unknown` for one that cannot be read.
    @discardableResult
    open func putFile(from fileURL: URL, metadata: StorageMetadata? = nil) -> StorageUploadTask { putFile(from: fileURL, metadata: metadata, completion: nil) }
    @discardableResult
    open func putFile(
        from fileURL: URL, metadata: StorageMetadata? = nil, completion: ((StorageMetadata?, (any Error)?) -> Void)?
    ) -> StorageUploadTask {
        let task = StorageUploadTask(self, metadata, completion) {
            guard let data = try? Data(contentsOf: fileURL) else {
                throw StorageError.unknown(
                    message: "File at URL: \(fileURL.absoluteString) is not reachable. Ensure file URL is not a directory, symbolic link, or invalid url.",
                    serverError: [:]
                ).asNSError
            }
            return data
        }
        task.resume()
        return task
    }

    /// The file's bytes. Fails with `objectNotFound`, and with `downloadSizeExceeded` for more than `maxSize`.
    @discardableResult
    open func getData(maxSize: Int64, completion: @escaping (Data?, (any Error)?) -> Void) -> StorageDownloadTask {
        let task = StorageDownloadTask(self, { try $0.read(maxSize: maxSize) }) { completion($0, $1) }
        task.resume()
        return task
    }

    /// Writes the file's bytes to a file of the app's.
    @discardableResult
    open func write(toFile fileURL: URL) -> StorageDownloadTask { write(toFile: fileURL, completion: nil) }
    @discardableResult
    open func write(toFile fileURL: URL, completion: ((URL?, (any Error)?) -> Void)?) -> StorageDownloadTask {
        let task = StorageDownloadTask(
            self,
            { reference in
                let data: Data = try reference.read(maxSize: nil)
                try FileManager.default.createDirectory(at: fileURL.deletingLastPathComponent(), withIntermediateDirectories: true)
                try data.write(to: fileURL, options: .atomic)
                return data
            }
        ) { data, error in completion?(data == nil ? nil : fileURL, error) }
        task.resume()
        return task
    }

    func read(maxSize: Int64?) throws -> Data {
        guard let data = storage.files.data(fullPath) else { throw notFound }
        if let maxSize, Int64(data.count) > maxSize {
            throw StorageError.downloadSizeExceeded(total: Int64(data.count), maxSize: maxSize).asNSError
        }
        return data
    }

    private var notFound: NSError { StorageError.objectNotFound(object: fullPath, serverError: ["bucket": bucket]).asNSError }

    /// An address to load the file from. Firebase gives an address over HTTP; here it is a `file:` one, so that `URLSession` and whatever loads pictures find
    /// what was stored without a server.
    open func downloadURL(completion: @escaping (URL?, (any Error)?) -> Void) {
        storage.later { [self] in
            let isThere: Bool = storage.files.metadata(fullPath) != nil
            completion(isThere ? storage.files.url(of: fullPath) : nil, isThere ? nil : notFound)
        }
    }
    open func downloadURL() async throws -> URL { try await answered { downloadURL(completion: $0) } }

    /// Takes the file away. Fails with `objectNotFound`.
    open func delete(completion: (((any Error)?) -> Void)? = nil) {
        storage.later { [self] in completion?(storage.files.remove(fullPath) ? nil : notFound) }
    }
    open func delete() async throws { try await finished { delete(completion: $0) } }

    // MARK: - What is known of files

    func metadata(_ kept: StorageMetadata.Kept) -> StorageMetadata { StorageMetadata(kept, bucket: bucket, path: fullPath, reference: self) }

    open func getMetadata(completion: @escaping (StorageMetadata?, (any Error)?) -> Void) {
        storage.later { [self] in
            let known: StorageMetadata? = storage.files.metadata(fullPath).map(metadata)
            completion(known, known == nil ? notFound : nil)
        }
    }
    open func getMetadata() async throws -> StorageMetadata { try await answered { getMetadata(completion: $0) } }

    /// Takes over what is set in `metadata`; the rest stays.
    open func updateMetadata(_ metadata: StorageMetadata, completion: ((StorageMetadata?, (any Error)?) -> Void)?) {
        let new: StorageMetadata.Kept = metadata.kept
        storage.later { [self] in
            guard var known = storage.files.metadata(fullPath) else { return completion?(nil, notFound) ?? () }
            known.cacheControl = new.cacheControl ?? known.cacheControl
            known.contentDisposition = new.contentDisposition ?? known.contentDisposition
            known.contentEncoding = new.contentEncoding ?? known.contentEncoding
            known.contentLanguage = new.contentLanguage ?? known.contentLanguage
            known.contentType = new.contentType ?? known.contentType
            known.customMetadata = new.customMetadata ?? known.customMetadata
            (known.metageneration, known.updated) = (known.metageneration + 1, Date())
            storage.files.write(known, fullPath)
            completion?(self.metadata(known), nil)
        }
    }
    @discardableResult
    open func updateMetadata(_ metadata: StorageMetadata) async throws -> StorageMetadata { try await answered { updateMetadata(metadata, completion: $0) } }

    // MARK: - Lists

    /// All that is directly below this place.
    open func listAll(completion: @escaping (StorageListResult?, (any Error)?) -> Void) {
        storage.later { [self] in
            let found = storage.files.list(fullPath)
            completion(page(found.prefixes, found.items, nil), nil)
        }
    }
    open func listAll() async throws -> StorageListResult { try await answered { listAll(completion: $0) } }

    open func list(maxResults: Int64, completion: @escaping (StorageListResult?, (any Error)?) -> Void) { list(maxResults, 0, completion) }
    open func list(maxResults: Int64, pageToken: String, completion: @escaping (StorageListResult?, (any Error)?) -> Void) {
        list(maxResults, Int(pageToken) ?? 0, completion)
    }
    open func list(maxResults: Int64) async throws -> StorageListResult { try await answered { list(maxResults: maxResults, completion: $0) } }
    open func list(maxResults: Int64, pageToken: String) async throws -> StorageListResult {
        try await answered { list(maxResults: maxResults, pageToken: pageToken, completion: $0) }
    }

    private func page(_ prefixes: [String], _ items: [String], _ token: String?) -> StorageListResult {
        StorageListResult(
            prefixes: prefixes.map { StorageReference(storage, $0) }, items: items.map { StorageReference(storage, $0) }, pageToken: token)
    }

    private func list(_ count: Int64, _ start: Int, _ completion: @escaping (StorageListResult?, (any Error)?) -> Void) {
        storage.later { [self] in
            guard (1...1000).contains(count) else {
                return completion(nil, StorageError.invalidArgument(message: "Argument 'maxResults' must be between 1 and 1000 inclusive.").asNSError)
            }
            let found = storage.files.list(fullPath)
            let all: [(isPrefix: Bool, path: String)] = found.prefixes.map { (true, $0) } + found.items.map { (false, $0) }
            let part = all.dropFirst(start).prefix(Int(count))
            let next: Int = start + part.count
            completion(page(part.filter(\.isPrefix).map(\.path), part.filter { !$0.isPrefix }.map(\.path), next < all.count ? "\(next)" : nil), nil)
        }
    }
}

import UIKit

/// A completion handler with a result, of one with a value and an error.
private func split<Value>(_ completion: @escaping (Result<Value, any Error>) -> Void) -> (Value?, (any Error)?) -> Void {
    { value, error in completion(value.map { .success($0) } ?? .failure(error ?? StorageErrorCode.internalError.error())) }
}

extension StorageReference {
    @_disfavoredOverload public func downloadURL(completion: @escaping (Result<URL, any Error>) -> Void) { downloadURL(completion: split(completion)) }
    @discardableResult @_disfavoredOverload
    public func getData(maxSize: Int64, completion: @escaping (Result<Data, any Error>) -> Void) -> StorageDownloadTask {
        getData(maxSize: maxSize, completion: split(completion))
    }
    @_disfavoredOverload public func getMetadata(completion: @escaping (Result<StorageMetadata, any Error>) -> Void) {
        getMetadata(completion: split(completion))
    }
    @_disfavoredOverload public func list(maxResults: Int64, pageToken: String, completion: @escaping (Result<StorageListResult, any Error>) -> Void) {
        list(maxResults: maxResults, pageToken: pageToken, completion: split(completion))
    }
    @_disfavoredOverload public func list(maxResults: Int64, completion: @escaping (Result<StorageListResult, any Error>) -> Void) {
        list(maxResults: maxResults, completion: split(completion))
    }
    @_disfavoredOverload public func listAll(completion: @escaping (Result<StorageListResult, any Error>) -> Void) { listAll(completion: split(completion)) }
    @discardableResult @_disfavoredOverload
    public func putData(
        _ uploadData: Data, metadata: StorageMetadata? = nil, completion: @escaping (Result<StorageMetadata, any Error>) -> Void
    ) -> StorageUploadTask { putData(uploadData, metadata: metadata, completion: split(completion)) }
    @discardableResult @_disfavoredOverload
    public func putFile(
        from: URL, metadata: StorageMetadata? = nil, completion: @escaping (Result<StorageMetadata, any Error>) -> Void
    ) -> StorageUploadTask { putFile(from: from, metadata: metadata, completion: split(completion)) }
    @_disfavoredOverload public func updateMetadata(_ metadata: StorageMetadata, completion: @escaping (Result<StorageMetadata, any Error>) -> Void) {
        updateMetadata(metadata, completion: split(completion))
    }
    @discardableResult @_disfavoredOverload
    public func write(toFile: URL, completion: @escaping (Result<URL, any Error>) -> Void) -> StorageDownloadTask {
        write(toFile: toFile, completion: split(completion))
    }

    // MARK: - Async

    public func data(maxSize: Int64) async throws -> Data { try await answered { done in getData(maxSize: maxSize) { (data, error) in done(data, error) } } }

    public nonisolated(nonsending) func putDataAsync(
        _ uploadData: Data, metadata: StorageMetadata? = nil, onProgress: ((Progress?) -> Void)? = nil
    ) async throws -> StorageMetadata {
        try await answered { done in
            let task: StorageUploadTask = putData(uploadData, metadata: metadata) { (known, error) in done(known, error) }
            if let onProgress { task.observe(.progress) { onProgress($0.progress) } }
        }
    }
    public nonisolated(nonsending) func putFileAsync(
        from url: URL, metadata: StorageMetadata? = nil, onProgress: ((Progress?) -> Void)? = nil
    ) async throws -> StorageMetadata {
        try await answered { done in
            let task: StorageUploadTask = putFile(from: url, metadata: metadata) { (known, error) in done(known, error) }
            if let onProgress { task.observe(.progress) { onProgress($0.progress) } }
        }
    }
    public nonisolated(nonsending) func writeAsync(toFile fileURL: URL, onProgress: ((Progress?) -> Void)? = nil) async throws -> URL {
        try await answered { done in
            let task: StorageDownloadTask = write(toFile: fileURL) { (url, error) in done(url, error) }
            if let onProgress { task.observe(.progress) { onProgress($0.progress) } }
        }
    }
}

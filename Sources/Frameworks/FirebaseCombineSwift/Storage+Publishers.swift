import Foundation
import QuinceCombine
import QuinceFirebase

extension StorageReference {
    @discardableResult
    public func putData(_ data: Data, metadata: StorageMetadata? = nil) -> Future<StorageMetadata, any Error> {
        answer { (done: @escaping (StorageMetadata?, (any Error)?) -> Void) in putData(data, metadata: metadata, completion: done) }
    }

    @discardableResult
    public func putFile(from fileURL: URL, metadata: StorageMetadata? = nil) -> Future<StorageMetadata, any Error> {
        answer { (done: @escaping (StorageMetadata?, (any Error)?) -> Void) in putFile(from: fileURL, metadata: metadata, completion: done) }
    }

    /// Fails with `downloadSizeExceeded` where the file is larger than `size` bytes.
    @discardableResult
    public func getData(maxSize size: Int64) -> Future<Data, any Error> {
        answer { (done: @escaping (Data?, (any Error)?) -> Void) in getData(maxSize: size, completion: done) }
    }

    @discardableResult
    public func write(toFile fileURL: URL) -> Future<URL, any Error> {
        answer { (done: @escaping (URL?, (any Error)?) -> Void) in write(toFile: fileURL, completion: done) }
    }

    @discardableResult
    public func downloadURL() -> Future<URL, any Error> { answer { (done: @escaping (URL?, (any Error)?) -> Void) in downloadURL(completion: done) } }

    @discardableResult
    public func listAll() -> Future<StorageListResult, any Error> {
        answer { (done: @escaping (StorageListResult?, (any Error)?) -> Void) in listAll(completion: done) }
    }

    @discardableResult
    public func list(maxResults: Int64) -> Future<StorageListResult, any Error> {
        answer { (done: @escaping (StorageListResult?, (any Error)?) -> Void) in list(maxResults: maxResults, completion: done) }
    }

    @discardableResult
    public func list(maxResults: Int64, pageToken: String) -> Future<StorageListResult, any Error> {
        answer { (done: @escaping (StorageListResult?, (any Error)?) -> Void) in list(maxResults: maxResults, pageToken: pageToken, completion: done) }
    }

    @discardableResult
    public func getMetadata() -> Future<StorageMetadata, any Error> {
        answer { (done: @escaping (StorageMetadata?, (any Error)?) -> Void) in getMetadata(completion: done) }
    }

    @discardableResult
    public func updateMetadata(_ metadata: StorageMetadata) -> Future<StorageMetadata, any Error> {
        answer { (done: @escaping (StorageMetadata?, (any Error)?) -> Void) in updateMetadata(metadata, completion: done) }
    }

    /// True, once the file is gone.
    @discardableResult
    public func delete() -> Future<Bool, any Error> { answer { done in delete { done(true, $0) } } }
}

extension HTTPSCallable {
    @discardableResult
    public func call() -> Future<HTTPSCallableResult, any Error> { answer { call(nil, completion: $0) } }

    @discardableResult
    public func call(_ data: Any?) -> Future<HTTPSCallableResult, any Error> { answer { call(data, completion: $0) } }
}

import Foundation
import ObjectRuntime

/// A file as versions before 1.17.1 name it.
public typealias PFFile = PFFileObject

/// A file of the server's, or one that an app made and that is not saved yet. There is no server to save it to: its data is here as long as it is.
open class PFFileObject: NSObject, @unchecked Sendable {
    public let name: String
    public let url: String?
    let known: Data?
    private var round = 0

    init(name: String?, url: String?, known: Data?) {
        self.name = name ?? "file"
        (self.url, self.known) = (url, known)
        super.init()
    }

    public convenience init?(name: String?, data: Data) { self.init(name: name, url: nil, known: data) }
    public convenience init?(data: Data) { self.init(name: nil, url: nil, known: data) }
    public convenience init(data: Data, contentType: String?) { self.init(name: nil, url: nil, known: data) }
    public convenience init(name: String?, data: Data, contentType: String?) throws { self.init(name: name, url: nil, known: data) }
    public convenience init(name: String?, contentsAtPath path: String) throws {
        self.init(name: name ?? (path as NSString).lastPathComponent, url: nil, known: try Data(contentsOf: URL(fileURLWithPath: path)))
    }

    /// Whether the server does not have it.
    open var isDirty: Bool { url == nil }
    open var isDataAvailable: Bool { known != nil }

    // MARK: - Saving

    @discardableResult
    open func saveInBackground() -> BFTask<NSNumber> { ParseReply.flag(savingError) }
    @discardableResult
    open func saveInBackground(progressBlock: PFProgressBlock?) -> BFTask<NSNumber> { saveInBackground() }
    open func saveInBackground(block: PFBooleanResultBlock?) { _ = ParseReply.flag(savingError, notCancelled(block)) }
    open func saveInBackground(block: PFBooleanResultBlock?, progressBlock: PFProgressBlock?) { saveInBackground(block: block) }
    open func save() throws { if let savingError { throw savingError } }

    private var savingError: NSError? { isDirty ? ParseErrors.noConnection : nil }

    // MARK: - Data

    private var data: Result<Data, any Error> { known.map { .success($0) } ?? .failure(ParseErrors.noConnection) }

    open func getDataInBackground(block: PFDataResultBlock?) { getDataInBackground(block: block, progressBlock: nil) }
    /// - Parameter progressBlock: called with 100 before the data.
    open func getDataInBackground(block resultBlock: PFDataResultBlock?, progressBlock: PFProgressBlock?) {
        answer(data, progressBlock) { resultBlock?($0, $1) }
    }
    @discardableResult
    open func getDataInBackground() -> BFTask<NSData> { ParseReply.task(data.map { $0 as NSData }) }
    open func getData() throws -> Data { try data.get() }

    open func getDataStreamInBackground(block: PFDataStreamResultBlock?) { answer(data.map { InputStream(data: $0) }, nil) { block?($0, $1) } }
    open func getDataStream() throws -> InputStream { InputStream(data: try data.get()) }

    /// Writes the data to a file of the app's caches.
    open func getFilePathInBackground(block: PFFilePathResultBlock?) {
        let path = Result { try writtenPath() }
        answer(path, nil) { block?($0, $1) }
    }

    private func writtenPath() throws -> String {
        let folder = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Library/Caches/Parse/Files")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent(name.replacingOccurrences(of: "/", with: "_"))
        try data.get().write(to: file)
        return file.path
    }

    private func answer<Value>(_ result: Result<Value, any Error>, _ progress: PFProgressBlock?, _ body: @escaping (Value?, (any Error)?) -> Void) {
        let asked: Int = round
        ParseReply.send { [self] in
            guard round == asked else { return }
            switch result {
            case .success(let value):
                progress?(100)
                body(value, nil)
            case .failure(let error): body(nil, error)
            }
        }
    }

    private func notCancelled(_ block: PFBooleanResultBlock?) -> PFBooleanResultBlock {
        let asked: Int = round
        return { [self] in if round == asked { block?($0, $1) } }
    }

    /// Has the blocks not called of what is under way.
    open func cancel() { round += 1 }

    @discardableResult
    open func clearCachedDataInBackground() -> BFTask<AnyObject> { ParseReply.task(.success(nil)) }
    @discardableResult
    open class func clearAllCachedDataInBackground() -> BFTask<AnyObject> { ParseReply.task(.success(nil)) }
}

import Foundation

public typealias CGDataProviderReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// Bytes that an image is made from.
public final class CGDataProvider: @unchecked Sendable {
    private let load: () -> Data
    private lazy var bytes: Data = load()
    private let lock = NSLock()

    public init?(data: CFData) {
        load = { data as Data }
    }

    /// Takes bytes that the caller owns; `releaseData` is called with `info` when they are no longer needed.
    public init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: CGDataProviderReleaseDataCallback
    ) {
        let copy = Data(bytes: data, count: size)
        releaseData(info, data, size)
        load = { copy }
    }

    /// The content of a file; nil when it cannot be read.
    public convenience init?(url: CFURL) {
        guard let data = try? Data(contentsOf: url as URL) else { return nil }
        self.init(data: data as CFData)
    }

    /// The content of a file; nil when it cannot be read.
    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: URL(fileURLWithPath: String(cString: filename)) as CFURL)
    }

    /// Bytes made when they are first asked for.
    package init(lazily load: @escaping () -> Data) {
        self.load = load
    }

    /// All the bytes.
    public var data: CFData? { content as CFData }

    package var content: Data {
        lock.lock()
        defer { lock.unlock() }
        return bytes
    }
}

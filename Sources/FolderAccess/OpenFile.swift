import Foundation

/// An open file, closed when nobody holds it any more.
package final class OpenFile: Sendable {
    let descriptor: Int32
    package let path: String

    init(descriptor: Int32, path: String) {
        self.descriptor = descriptor
        self.path = path
    }

    deinit { close(descriptor) }

    var status: stat {
        get throws {
            var status = stat()
            guard fstat(descriptor, &status) == 0 else { throw FolderFailure(errnoAt: path) }
            return status
        }
    }

    package var isRegular: Bool { (try? status.st_mode & S_IFMT) == S_IFREG }

    /// Size and time of the last change; nil where they cannot be told.
    package var stamp: (size: Int, modified: Double)? {
        guard let status: stat = try? status else { return nil }
        let seconds = Double(status.st_mtim.tv_sec)
        let nanoseconds = Double(status.st_mtim.tv_nsec)
        return (Int(status.st_size), seconds + nanoseconds / 1e9)
    }

    /// Everything in it.
    package func contents() throws -> Data {
        guard isRegular else { throw FolderFailure(path, .notAFile) }
        var data = Data()
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            if count < 0 {
                if errno == EINTR { continue }
                throw FolderFailure(errnoAt: path)
            }
            if count == 0 { return data }
            data.append(contentsOf: chunk[..<count])
        }
    }

    func append(_ data: Data) throws {
        try data.withUnsafeBytes { try append($0) }
    }

    func append(_ bytes: UnsafeRawBufferPointer) throws {
        var rest = bytes
        while !rest.isEmpty {
            let count = write(descriptor, rest.baseAddress, rest.count)
            if count < 0 {
                if errno == EINTR { continue }
                throw FolderFailure(errnoAt: path)
            }
            rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        }
    }

    /// Appends what `source` holds.
    func append(contentsOf source: OpenFile) throws {
        var chunk = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            let count = read(source.descriptor, &chunk, chunk.count)
            if count < 0 {
                if errno == EINTR { continue }
                throw FolderFailure(errnoAt: source.path)
            }
            if count == 0 { return }
            try chunk.withUnsafeBytes { try append(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
        }
    }

    /// The real path of an open file or folder.
    static func realPath(of descriptor: Int32) -> String? {
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX) + 1)
        let count = buffer.withUnsafeMutableBytes {
            readlink("/proc/self/fd/\(descriptor)", $0.baseAddress!.assumingMemoryBound(to: CChar.self), $0.count)
        }
        return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
    }
}

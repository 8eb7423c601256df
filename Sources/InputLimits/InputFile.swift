import Foundation

/// Reads files whose contents nobody vouches for.
///
/// Only regular files are read (a pipe would never end, a device neither), and none that is larger than the budget allows.
package enum InputFile {
    /// Why there is nothing to read, other than a limit.
    package struct Unreadable: Error, Hashable, CustomStringConvertible {
        package var path: String
        package var reason: String
        package var description: String { "\(path) \(reason)." }
    }

    /// - Throws: `Unreadable`, or `ReadingLimitError` when the file is too large.
    package static func data(at url: URL, limit: Int = ReadingBudget.largestFile) throws -> Data {
        let path = url.path
        // Opening a pipe would wait for its other end.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw Unreadable(path: path, reason: "cannot be opened: \(String(cString: strerror(errno)))") }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw Unreadable(path: path, reason: "is no file") }
        guard status.st_size <= limit else { throw ReadingLimitError(subject: path, limit: .bytes(limit)) }
        let data = try handle.read(upToCount: limit + 1) ?? Data()
        // Files of the system say that their size is 0, and others may grow.
        guard data.count <= limit else { throw ReadingLimitError(subject: path, limit: .bytes(limit)) }
        return data
    }

    /// The file as UTF-8 text.
    package static func text(at url: URL, limit: Int = ReadingBudget.largestFile) throws -> String {
        guard let text = String(data: try data(at: url, limit: limit), encoding: .utf8) else {
            throw Unreadable(path: url.path, reason: "is not UTF-8 text")
        }
        return text
    }

    /// The text, or nil where there is none that can be read. Throws only what must be told: that the file is too large.
    package static func textIfReadable(at url: URL, limit: Int = ReadingBudget.largestFile) throws(ReadingLimitError) -> String? {
        do {
            return try text(at: url, limit: limit)
        } catch let error as ReadingLimitError {
            throw error
        } catch {
            return nil
        }
    }
}

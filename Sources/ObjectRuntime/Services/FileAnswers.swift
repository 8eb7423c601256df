import Foundation
import FoundationNetworking
import Synchronization

/// The answers that sessions get for files of the running app that stand for a server's: not those of plain files.
package final class FileAnswers: Sendable {
    package struct Answer {
        let response: URLResponse
        let data: Data?

        package init(response: URLResponse, data: Data?) { (self.response, self.data) = (response, data) }
    }

    package static var current: FileAnswers { AppServices.object { FileAnswers() } }

    private let makers: Mutex<[String: @Sendable (URL) -> Answer?]> = Mutex([:])

    /// Asks `make` for an answer before a file is read; nil where the file is a plain one.
    package func set(_ name: String, to make: @escaping @Sendable (URL) -> Answer?) { makers.withLock { $0[name] = make } }

    func answer(for url: URL) -> Answer? {
        let all = makers.withLock { $0 }
        return all.keys.sorted().lazy.compactMap { all[$0]?(url) }.first
    }
}

import Foundation

/// Answers HTTP requests on the loopback interface after a while, or never.
final class SlowServer: Sendable {
    struct NoSocket: Error {}

    private let listener: Int32
    let address: String

    /// - Parameter answersAfter: seconds; nil never to answer.
    init(answersAfter: Double?) throws {
        listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor: Int32 = listener
        let isBound: Bool = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, size) == 0 && listen(descriptor, 8) == 0 && getsockname(descriptor, $0, &size) == 0
            }
        }
        guard isBound else { throw NoSocket() }
        self.address = "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/"
        Thread.detachNewThread { Self.serve(descriptor, answersAfter) }
    }

    private static func serve(_ listener: Int32, _ answersAfter: Double?) {
        while true {
            let connection: Int32 = accept(listener, nil, nil)
            guard connection >= 0 else { return }
            var bytes = [UInt8](repeating: 0, count: 4096)
            _ = read(connection, &bytes, bytes.count)
            guard let answersAfter else { continue }
            Thread.sleep(forTimeInterval: answersAfter)
            let answer = Array("HTTP/1.1 200 OK\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello".utf8)
            _ = write(connection, answer, answer.count)
            close(connection)
        }
    }

    deinit { shutdown(listener, Int32(SHUT_RDWR)) }
}

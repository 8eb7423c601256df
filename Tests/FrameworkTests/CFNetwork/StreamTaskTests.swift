import Foundation
import FoundationNetworking
import QuinceCFNetwork
import Testing

@Suite struct StreamTaskTests {
    /// Listens on a port of this machine, and sends the first bytes that come back in capitals.
    private func startEcho() throws -> Int {
        let listener: Int32 = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound: Bool = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, length) == 0 && getsockname(listener, $0, &length) == 0 }
        }
        try #require(isBound && listen(listener, 1) == 0)
        Thread.detachNewThread {
            let peer: Int32 = accept(listener, nil, nil)
            var buffer = [UInt8](repeating: 0, count: 100)
            let count: Int = recv(peer, &buffer, buffer.count, 0)
            let answer = [UInt8](String(decoding: buffer.prefix(max(0, count)), as: UTF8.self).uppercased().utf8)
            _ = answer.withUnsafeBytes { send(peer, $0.baseAddress, $0.count, 0) }
            close(peer)
            close(listener)
        }
        return Int(UInt16(bigEndian: address.sin_port))
    }

    @Test("a stream task writes to a host and reads what comes back, until the end") func echo() async throws {
        let task = URLSession.shared.streamTask(withHostName: "127.0.0.1", port: try startEcho())
        #expect(task.state == .suspended)
        task.resume()
        let fault: (any Error)? = await withCheckedContinuation { done in task.write(Data("hello".utf8), timeout: 10) { done.resume(returning: $0) } }
        #expect(fault == nil)
        let (text, isAtEnd): (String, Bool) = await withCheckedContinuation { done in
            task.readData(ofMinLength: 6, maxLength: 100, timeout: 10) { data, isAtEnd, _ in
                done.resume(returning: (String(decoding: data ?? Data(), as: UTF8.self), isAtEnd))
            }
        }
        #expect(text == "HELLO")
        #expect(isAtEnd)
        task.cancel()
    }

    @Test("without a host there is an error, and a service of the local network has none") func noHost() async {
        let task = URLSession.shared.streamTask(with: NetService(domain: "local.", type: "_http._tcp.", name: "printer"))
        task.resume()
        let code: URLError.Code? = await withCheckedContinuation { done in
            task.readData(ofMinLength: 1, maxLength: 10, timeout: 10) { _, _, error in done.resume(returning: (error as? URLError)?.code) }
        }
        #expect(code == .cannotFindHost)
    }

    @Test("what is asked before a task is resumed waits for that, and for the connection") func early() async throws {
        let task = URLSession.shared.streamTask(withHostName: "127.0.0.1", port: try startEcho())
        task.write(Data("early".utf8), timeout: 10) { _ in }
        task.resume()
        task.suspend()
        #expect(task.state == .suspended)
        task.resume()
        #expect(task.state == .running)
        let text: String = await withCheckedContinuation { done in
            task.readData(ofMinLength: 5, maxLength: 5, timeout: 10) { data, _, _ in done.resume(returning: String(decoding: data ?? Data(), as: UTF8.self)) }
        }
        #expect(text == "EARLY")
        task.cancel()
    }
}

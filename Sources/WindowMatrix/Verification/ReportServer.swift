import FolderAccess
import Foundation
import InputLimits

/// Serves a report of `quince verify` to a browser on the same machine, with buttons that accept new pictures.
///
/// It listens on the loopback address alone. Other pages in the browser can ask it for things too: only who knows the token, which stands in
/// the page that the server sends, has pictures accepted, and only under the server's own name, so that no other name can be made to lead here.
package final class ReportServer {
    private let folder: URL
    private let acceptance: Acceptance
    private let token: String
    private let listener: Int32
    package let port: UInt16

    /// - Parameter port: 0 for any that is free.
    /// - Throws: `ReferenceFailure` where there is no report, or nothing can listen there.
    package init(reportIn folder: URL, snapshots: URL?, port: UInt16) throws {
        self.folder = folder.standardizedFileURL
        acceptance = try Acceptance(reportIn: folder, snapshots: snapshots)
        token = String(UInt64.random(in: 0 ... .max), radix: 36) + String(UInt64.random(in: 0 ... .max), radix: 36)
        let listener: Int32 = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        var yes: Int32 = 1
        setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        let isBound: Bool = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && listen(listener, 16) == 0 && getsockname(listener, $0, &length) == 0
            }
        }
        guard isBound else {
            let reason = String(cString: strerror(errno))
            close(listener)
            throw ReferenceFailure.cannotServe(port: port, reason: reason)
        }
        self.listener = listener
        self.port = UInt16(bigEndian: address.sin_port)
    }

    deinit { close(listener) }

    package var address: String { "http://127.0.0.1:\(port)/" }

    /// Answers one request after the other until the process ends.
    package func run() -> Never {
        while true { answerNext() }
    }

    /// Waits for a connection and answers its request.
    package func answerNext() {
        let connection = Foundation.accept(listener, nil, nil)
        guard connection >= 0 else { return }
        defer { close(connection) }
        // Who says nothing keeps nobody waiting.
        var patience = timeval(tv_sec: 5, tv_usec: 0)
        setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        guard let request = ReportRequest(read: { Self.read(connection) }) else { return }
        Self.write(answer(request).bytes, to: connection)
    }

    private static func read(_ connection: Int32) -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 16384)
        let count = recv(connection, &buffer, buffer.count, 0)
        return count > 0 ? Array(buffer.prefix(count)) : nil
    }

    private static func write(_ data: Data, to connection: Int32) {
        data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = send(connection, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
                if count <= 0 { return }
                sent += count
            }
        }
    }

    // MARK: Answers

    func answer(_ request: ReportRequest) -> ReportAnswer {
        guard ["127.0.0.1:\(port)", "localhost:\(port)"].contains(request.host) else { return ReportAnswer(403, text: "This server has another name.") }
        switch (request.method, request.path) {
        case ("GET", "/"), ("GET", "/index.html"): return page()
        case ("GET", let path): return file(String(path.dropFirst()))
        case ("POST", "/accept"): return accept(request)
        default: return ReportAnswer(405, text: "There is nothing of the kind.")
        }
    }

    private func page() -> ReportAnswer {
        guard let text = try? String(contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8) else {
            return ReportAnswer(404, text: "There is no page.")
        }
        let mark = "<meta name=\"quince-accept\" content=\"\(token)\">"
        return ReportAnswer(200, type: "text/html; charset=utf-8", body: Data(text.replacingFirst("<head>", by: "<head>\n\(mark)").utf8))
    }

    private static let types = [
        "png": "image/png", "json": "application/json", "txt": "text/plain; charset=utf-8", "md": "text/plain; charset=utf-8", "xml": "text/xml",
        "sarif": "application/json", "html": "text/html; charset=utf-8",
    ]

    private func file(_ path: String) -> ReportAnswer {
        let name: String = path.removingPercentEncoding ?? path
        // No links, no other folder.
        guard FileName.problem(withPath: name) == nil, let root = try? FolderHandle(at: folder.path), let data = root.contents(of: name) else {
            return ReportAnswer(404, text: "The report has no such file.")
        }
        let type: String = Self.types[(name as NSString).pathExtension.lowercased()] ?? "application/octet-stream"
        return ReportAnswer(200, type: type, body: data)
    }

    private func accept(_ request: ReportRequest) -> ReportAnswer {
        struct Wish: Decodable { var names: [String]? }
        guard request.token == token else { return ReportAnswer(403, text: "The page is of another run of this server: load it again.") }
        guard let wish = try? JSONDecoder().decode(Wish.self, from: request.body) else { return ReportAnswer(400, text: "No names were given.") }
        do {
            let accepted: [String] = try acceptance.accept(wish.names)
            return ReportAnswer(200, type: "application/json", body: (try? JSONEncoder().encode(["accepted": accepted])) ?? Data())
        } catch {
            return ReportAnswer(409, text: "\(error)")
        }
    }
}

extension String {
    fileprivate func replacingFirst(_ text: String, by other: String) -> String {
        range(of: text).map { replacingCharacters(in: $0, with: other) } ?? self
    }
}

/// A browser's request, as far as the server needs it.
struct ReportRequest {
    var method: String
    var path: String
    var host: String
    var token: String
    var body: Data

    /// Names of thousands of pictures fit.
    private static let longestHead = 16384
    private static let longestBody = 1 << 20

    /// - Parameter read: gives what comes next; nil at the end.
    init?(read: () -> [UInt8]?) {
        var bytes: [UInt8] = []
        let end: [UInt8] = Array("\r\n\r\n".utf8)
        var headEnd: Int?
        while headEnd == nil {
            guard bytes.count <= Self.longestHead, let more = read() else { return nil }
            let from: Int = max(0, bytes.count - 3)
            bytes += more
            headEnd = bytes.count < 4 ? nil : (from...bytes.count - 4).first { Array(bytes[$0..<$0 + 4]) == end }
        }
        guard let headEnd else { return nil }
        var lines: [Substring] = String(decoding: bytes[..<headEnd], as: UTF8.self).split(separator: "\r\n")
        let first: [Substring] = lines.isEmpty ? [] : lines.removeFirst().split(separator: " ")
        guard first.count == 3, first[1].hasPrefix("/"), first[2].hasPrefix("HTTP/1.") else { return nil }
        var fields: [String: String] = [:]
        for line in lines {
            guard let colon = line.firstIndex(of: ":") else { return nil }
            fields[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        }
        method = String(first[0])
        path = String(first[1].prefix { $0 != "?" })
        host = fields["host"] ?? ""
        token = fields["x-quince-accept"] ?? ""
        let length: Int = fields["content-length"].map { Int($0) ?? -1 } ?? 0
        guard (0...Self.longestBody).contains(length) else { return nil }
        var body: [UInt8] = Array(bytes[(headEnd + 4)...])
        while body.count < length {
            guard let more = read() else { return nil }
            body += more
        }
        self.body = Data(body.prefix(length))
    }
}

struct ReportAnswer {
    var status: Int
    var type: String
    var body: Data

    init(_ status: Int, type: String, body: Data) {
        self.status = status
        self.type = type
        self.body = body
    }

    init(_ status: Int, text: String) { self.init(status, type: "text/plain; charset=utf-8", body: Data(text.utf8)) }

    var bytes: Data {
        let head: [String] = [
            "HTTP/1.1 \(status) \(status == 200 ? "OK" : "Error")", "Content-Type: \(type)", "Content-Length: \(body.count)", "Cache-Control: no-store",
            "X-Content-Type-Options: nosniff", "Cross-Origin-Resource-Policy: same-origin", "X-Frame-Options: DENY", "Connection: close",
        ]
        return Data((head.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
    }
}

import Foundation
import ObjectRuntime

/// A form of several parts, to which parts are added.
public protocol AFMultipartFormData {
    /// Adds a file under its own name.
    func appendPart(withFileURL fileURL: URL, name: String) throws
    func appendPart(withFileURL fileURL: URL, name: String, fileName: String, mimeType: String) throws
    /// Adds what a stream has.
    /// - Parameter length: bytes.
    func appendPart(with inputStream: InputStream?, name: String, fileName: String, length: Int64, mimeType: String)
    func appendPart(withFileData data: Data, name: String, fileName: String, mimeType: String)
    func appendPart(withForm data: Data, name: String)
    func appendPart(withHeaders headers: [String: String]?, body: Data)
}

/// The parts, and the body that they make.
final class MultipartForm: NSObject, AFMultipartFormData {
    let boundary: String
    private var parts: [(headers: [String: String], body: Data)] = []

    init(boundary: String? = nil) {
        self.boundary = boundary ?? String(format: "Boundary+%08X%08X", UInt32.random(in: .min ... .max), UInt32.random(in: .min ... .max))
        super.init()
    }

    var isEmpty: Bool { parts.isEmpty }
    var contentType: String { "multipart/form-data; boundary=\(boundary)" }

    /// All parts between boundaries.
    var body: Data {
        var result = Data()
        for (index, part) in parts.enumerated() {
            result += Data("\(index == 0 ? "" : "\r\n")--\(boundary)\r\n".utf8)
            for (field, value) in part.headers.sorted(by: { $0.key < $1.key }) { result += Data("\(field): \(value)\r\n".utf8) }
            result += Data("\r\n".utf8)
            result += part.body
        }
        return result + Data("\r\n--\(boundary)--\r\n".utf8)
    }

    func appendPart(withFileURL fileURL: URL, name: String) throws {
        try appendPart(withFileURL: fileURL, name: name, fileName: fileURL.lastPathComponent, mimeType: Self.mimeType(ofFile: fileURL))
    }

    func appendPart(withFileURL fileURL: URL, name: String, fileName: String, mimeType: String) throws {
        guard fileURL.isFileURL else { throw Self.failure("Expected URL to be a file URL") }
        guard let data = FileManager.default.contents(atPath: fileURL.path) else { throw Self.failure("File URL not reachable.") }
        appendPart(withFileData: data, name: name, fileName: fileName, mimeType: mimeType)
    }

    func appendPart(with inputStream: InputStream?, name: String, fileName: String, length: Int64, mimeType: String) {
        guard let inputStream else { return }
        inputStream.open()
        defer { inputStream.close() }
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 16 * 1024)
        while Int64(data.count) < length {
            let count: Int = inputStream.read(&buffer, maxLength: min(buffer.count, Int(length) - data.count))
            if count <= 0 { break }
            data += buffer.prefix(count)
        }
        appendPart(withFileData: data, name: name, fileName: fileName, mimeType: mimeType)
    }

    func appendPart(withFileData data: Data, name: String, fileName: String, mimeType: String) {
        appendPart(
            withHeaders: ["Content-Disposition": "form-data; name=\"\(name)\"; filename=\"\(fileName)\"", "Content-Type": mimeType], body: data)
    }

    func appendPart(withForm data: Data, name: String) {
        appendPart(withHeaders: ["Content-Disposition": "form-data; name=\"\(name)\""], body: data)
    }

    func appendPart(withHeaders headers: [String: String]?, body: Data) { parts.append((headers ?? [:], body)) }

    private static func failure(_ reason: String) -> NSError {
        NSError(
            domain: AFURLRequestSerializationErrorDomain, code: URLError.Code.badURL.rawValue, userInfo: [NSLocalizedFailureReasonErrorKey: reason])
    }

    private static func mimeType(ofFile url: URL) -> String {
        let types = TypeTable.shared.identifiers(where: \.extensions, contain: url.pathExtension.lowercased())
        return types.lazy.compactMap { TypeTable.shared[$0]?.mimeTypes.first }.first ?? "application/octet-stream"
    }
}

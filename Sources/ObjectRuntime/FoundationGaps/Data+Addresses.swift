import Foundation

// Lowered sources ask by this label: Foundation for Linux reads no addresses that have the data in them.
extension Data {
    /// The data at an address, also where that is a `data:` address.
    ///
    /// - Throws: `CocoaError.fileReadUnknown` for a `data:` address that is none, and what Foundation throws for any other.
    public init(__contentsOf url: URL, options: Data.ReadingOptions = []) throws {
        guard url.scheme?.lowercased() == "data" else {
            self = try Data(contentsOf: url, options: options)
            return
        }
        guard let data = DataAddress.data(of: url.absoluteString) else { throw CocoaError(.fileReadUnknown, userInfo: [NSURLErrorKey: url]) }
        self = data
    }
}

/// Addresses that have their data in them, as RFC 2397 says.
enum DataAddress {
    /// The data in `data:TYPE;base64,DATA`, without `base64` the bytes that its characters and percent signs stand for; nil for anything else.
    static func data(of address: String) -> Data? {
        guard address.prefix(5).lowercased() == "data:", let comma = address.firstIndex(of: ",") else { return nil }
        let header: Substring = address[..<comma].dropFirst(5)
        guard let bytes = bytes(of: address[address.index(after: comma)...]) else { return nil }
        let isBase64: Bool = header.split(separator: ";", omittingEmptySubsequences: false).dropFirst().last?.lowercased() == "base64"
        return isBase64 ? Data(base64Encoded: bytes, options: .ignoreUnknownCharacters) : bytes
    }

    private static func bytes(of text: Substring) -> Data? {
        var (bytes, rest): (Data, Substring.UTF8View) = (Data(), text.utf8)
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard rest.count >= 2, let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else { return nil }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        return bytes
    }
}

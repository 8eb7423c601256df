public enum NFCTypeNameFormat: UInt8, Sendable { case empty = 0, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged }

/// A record of a message.
open class NFCNDEFPayload: NSObject, NSSecureCoding, @unchecked Sendable {
    open var typeNameFormat: NFCTypeNameFormat
    open var type: Data
    open var identifier: Data
    open var payload: Data

    public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
        (typeNameFormat, self.type, self.identifier, self.payload) = (format, type, identifier, payload)
    }
    /// - Parameter chunkSize: bytes of each part that it is sent in; 0 for one part.
    public convenience init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data, chunkSize: Int) {
        self.init(format: format, type: type, identifier: identifier, payload: payload)
    }

    /// A record of an address; nil for none.
    open class func wellKnownTypeURIPayload(string uri: String) -> Self? {
        guard !uri.isEmpty else { return nil }
        let (code, prefix) = URIPrefix.longest(of: uri)
        return make("U", Data([code]) + Data(uri.dropFirst(prefix.count).utf8))
    }
    open class func wellKnownTypeURIPayload(url: URL) -> Self? { wellKnownTypeURIPayload(string: url.absoluteString) }
    /// A record of a text in a language.
    open class func wellKnownTypeTextPayload(string text: String, locale: Locale) -> Self? {
        let language = locale.identifier.replacingOccurrences(of: "_", with: "-")
        guard language.utf8.count < 64 else { return nil }
        return make("T", Data([UInt8(language.utf8.count)]) + Data(language.utf8) + Data(text.utf8))
    }
    private class func make(_ type: String, _ payload: Data) -> Self? {
        NFCNDEFPayload(format: .nfcWellKnown, type: Data(type.utf8), identifier: Data(), payload: payload) as? Self
    }

    /// The address of a record that is one.
    open func wellKnownTypeURIPayload() -> URL? {
        guard typeNameFormat == .nfcWellKnown, type == Data("U".utf8), let code = payload.first, let prefix = URIPrefix.all[safe: code] else { return nil }
        return URL(string: prefix + String(decoding: payload.dropFirst(), as: UTF8.self))
    }
    /// The text of a record that is one, and its language.
    open func wellKnownTypeTextPayload() -> (String?, Locale?) {
        guard typeNameFormat == .nfcWellKnown, type == Data("T".utf8), let status = payload.first else { return (nil, nil) }
        let length = Int(status & 0x3F)
        guard payload.count > length else { return (nil, nil) }
        let language = String(decoding: payload.dropFirst().prefix(length), as: UTF8.self), content = payload.dropFirst(1 + length)
        let text: String? = status & 0x80 == 0 ? String(data: Data(content), encoding: .utf8) : String(data: Data(content), encoding: .utf16)
        return (text, Locale(identifier: language))
    }

    public class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        guard let format = NFCTypeNameFormat(rawValue: UInt8(clamping: coder.decodeInteger(forKey: "format"))) else { return nil }
        func data(_ key: String) -> Data { coder.decodeObject(of: NSData.self, forKey: key).map { $0 as Data } ?? Data() }
        (typeNameFormat, type, identifier, payload) = (format, data("type"), data("identifier"), data("payload"))
    }
    open func encode(with coder: NSCoder) {
        coder.encode(Int(typeNameFormat.rawValue), forKey: "format")
        coder.encode(type as NSData, forKey: "type")
        coder.encode(identifier as NSData, forKey: "identifier")
        coder.encode(payload as NSData, forKey: "payload")
    }
}

/// Several records.
open class NFCNDEFMessage: NSObject, NSSecureCoding, @unchecked Sendable {
    open var records: [NFCNDEFPayload]

    public init(records: [NFCNDEFPayload]) { self.records = records }
    /// Nil for bytes that are no message.
    public convenience init?(data: Data) {
        guard let records = NDEFBytes.records(of: [UInt8](data)) else { return nil }
        self.init(records: records)
    }
    /// Bytes that it takes on a tag.
    open var length: Int { NDEFBytes.bytes(of: records).count }

    public class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        guard let records = coder.decodeObject(of: [NSArray.self, NFCNDEFPayload.self], forKey: "records") as? [NFCNDEFPayload] else { return nil }
        self.records = records
    }
    open func encode(with coder: NSCoder) { coder.encode(records as NSArray, forKey: "records") }
}

/// Messages as bytes: of each record a head with flags and lengths, then type, identifier and content.
enum NDEFBytes {
    private static let isFirst: UInt8 = 0x80, isLast: UInt8 = 0x40, isPart: UInt8 = 0x20, isShort: UInt8 = 0x10, hasIdentifier: UInt8 = 0x08

    static func bytes(of records: [NFCNDEFPayload]) -> [UInt8] {
        var bytes: [UInt8] = []
        for (index, record) in records.enumerated() {
            var head = record.typeNameFormat.rawValue
            if index == 0 { head |= isFirst }
            if index == records.count - 1 { head |= isLast }
            if record.payload.count < 256 { head |= isShort }
            if !record.identifier.isEmpty { head |= hasIdentifier }
            bytes += [head, UInt8(clamping: record.type.count)]
            let length = record.payload.count
            bytes += length < 256 ? [UInt8(length)] : [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: length >> $0) }
            if !record.identifier.isEmpty { bytes.append(UInt8(clamping: record.identifier.count)) }
            bytes += [UInt8](record.type) + [UInt8](record.identifier) + [UInt8](record.payload)
        }
        return bytes
    }

    static func records(of bytes: [UInt8]) -> [NFCNDEFPayload]? {
        var rest = bytes[...], records: [NFCNDEFPayload] = []
        func take(_ count: Int) -> [UInt8]? {
            guard rest.count >= count else { return nil }
            defer { rest = rest.dropFirst(count) }
            return Array(rest.prefix(count))
        }
        while !rest.isEmpty {
            guard let head = take(1)?[0], let format = NFCTypeNameFormat(rawValue: head & 7), head & isPart == 0, let typeLength = take(1)?[0],
                let sizes = take(head & isShort == 0 ? 4 : 1), let names = take(head & hasIdentifier == 0 ? 0 : 1), let type = take(Int(typeLength)),
                let identifier = take(Int(names.first ?? 0)), let payload = take(sizes.reduce(0) { $0 << 8 | Int($1) })
            else { return nil }
            records.append(NFCNDEFPayload(format: format, type: Data(type), identifier: Data(identifier), payload: Data(payload)))
            if head & isLast != 0 { break }
        }
        return records.isEmpty ? nil : records
    }
}

/// Beginnings of addresses that are one byte on a tag.
private enum URIPrefix {
    static let all: [String] = [
        "", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:", "ftp://anonymous:anonymous@", "ftp://ftp.", "ftps://", "sftp://",
        "smb://", "nfs://", "ftp://", "dav://", "news:", "telnet://", "imap:", "rtsp://", "urn:", "pop:", "sip:", "sips:", "tftp:", "btspp://",
        "btl2cap://", "btgoep://", "tcpobex://", "irdaobex://", "file://", "urn:epc:id:", "urn:epc:tag:", "urn:epc:pat:", "urn:epc:raw:", "urn:epc:",
        "urn:nfc:",
    ]
    static func longest(of uri: String) -> (code: UInt8, prefix: String) {
        let fitting = all.enumerated().filter { uri.hasPrefix($0.element) }.max { $0.element.count < $1.element.count }
        return (UInt8(fitting?.offset ?? 0), fitting?.element ?? "")
    }
}

extension [String] {
    fileprivate subscript(safe index: UInt8) -> String? { Int(index) < count ? self[Int(index)] : nil }
}

import Foundation

/// The objects of a keyed archive, with their references to one another. Foundation's reader of property lists on Linux does not give references
/// out, so binary lists are read here.
package struct KeyedArchiveList {
    package private(set) var objects: [Any] = []
    package private(set) var top: [String: Any] = [:]

    package init?(_ data: Data) {
        let root: Any?
        if data.starts(with: Array("bplist00".utf8)) {
            var reader = BinaryList([UInt8](data))
            root = reader.root()
        } else {
            // Under their own key Foundation makes references of its own kind of them.
            let text = String(decoding: data, as: UTF8.self).replacingOccurrences(of: "<key>CF$UID</key>", with: "<key>reference</key>")
            root = (try? PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil)).map(Self.withReferences)
        }
        guard let list = root as? [String: Any], let objects = list["$objects"] as? [Any], let top = list["$top"] as? [String: Any] else { return nil }
        (self.objects, self.top) = (objects, top)
    }

    /// In XML a reference is a dictionary of one number.
    private static func withReferences(_ value: Any) -> Any {
        if let values = value as? [String: Any] {
            if values.count == 1, let number = values["reference"] as? Int { return ArchiveReference(number: number) }
            return values.mapValues(withReferences)
        }
        return (value as? [Any])?.map(withReferences) ?? value
    }
}

/// A place in a keyed archive's list.
package struct ArchiveReference: Equatable, Sendable {
    package var number: Int
    package init(number: Int) { self.number = number }
}

/// A binary property list: "bplist00", objects, the objects' offsets, and at the end where these are.
private struct BinaryList {
    private let bytes: [UInt8]
    private var offsetSize = 0
    private var referenceSize = 0
    private var count = 0
    private var table = 0
    /// Objects that are left to be read: a damaged list may contain itself.
    private var budget = 1_000_000

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        guard bytes.count >= 40 else { return }
        let trailer = bytes.count - 32
        (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
        (count, table) = (number(trailer + 8, 8) ?? 0, number(trailer + 24, 8) ?? 0)
    }

    mutating func root() -> Any? {
        guard bytes.count >= 40, let first = number(bytes.count - 16, 8) else { return nil }
        return object(first, depth: 0)
    }

    private func number(_ place: Int, _ size: Int) -> Int? {
        guard (1...8).contains(size), place >= 0, place <= bytes.count - size else { return nil }
        var result: UInt64 = 0
        for index in place..<place + size { result = result << 8 | UInt64(bytes[index]) }
        return Int(truncatingIfNeeded: result)
    }

    private mutating func object(_ index: Int, depth: Int) -> Any? {
        budget -= 1
        guard depth < 64, budget > 0, index >= 0, index < count, index < bytes.count, let offset = number(table + index * offsetSize, offsetSize), offset >= 8,
            offset < bytes.count
        else { return nil }
        let marker = bytes[offset], kind = marker >> 4, low = Int(marker & 0xF)
        switch kind {
        case 0x0: return marker == 0x09 ? true : marker == 0x08 ? false : nil
        case 0x1: return number(offset + 1, 1 << min(low, 3))
        case 0x2: return real(offset + 1, 1 << min(low, 3))
        case 0x3: return nil
        case 0x8: return number(offset + 1, low + 1).map { ArchiveReference(number: $0) }
        default: return sized(kind, low, offset, depth)
        }
    }

    private func real(_ place: Int, _ size: Int) -> Double? {
        guard let bits = number(place, size) else { return nil }
        return size == 4 ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: UInt64(bitPattern: Int64(bits)))
    }

    /// Data, texts, arrays and dictionaries.
    private mutating func sized(_ kind: UInt8, _ low: Int, _ offset: Int, _ depth: Int) -> Any? {
        var length = low, place = offset + 1
        if low == 0xF {
            guard place < bytes.count, let long = number(place + 1, 1 << min(Int(bytes[place] & 0xF), 3)) else { return nil }
            length = long
            place += 1 + 1 << min(Int(bytes[offset + 1] & 0xF), 3)
        }
        guard length >= 0, length <= bytes.count - place else { return nil }
        switch kind {
        case 0x4: return Data(bytes[place..<place + length])
        case 0x5: return String(decoding: bytes[place..<place + length], as: UTF8.self)
        case 0x6:
            guard length * 2 <= bytes.count - place else { return nil }
            return String(decoding: (0..<length).map { UInt16(bytes[place + $0 * 2]) << 8 | UInt16(bytes[place + $0 * 2 + 1]) }, as: UTF16.self)
        case 0xA, 0xC: return (0..<length).map { item(place + $0 * referenceSize, depth) ?? NSNull() }
        case 0xD:
            var result: [String: Any] = [:]
            for index in 0..<length {
                guard let key = item(place + index * referenceSize, depth) as? String else { continue }
                result[key] = item(place + (length + index) * referenceSize, depth)
            }
            return result
        default: return nil
        }
    }

    private mutating func item(_ place: Int, _ depth: Int) -> Any? { number(place, referenceSize).flatMap { object($0, depth: depth + 1) } }
}

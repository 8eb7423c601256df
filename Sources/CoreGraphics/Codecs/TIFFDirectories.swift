import Foundation

/// The directories of a TIFF file, which Exif blocks are too: fields by their numbers. Reads nothing outside its bytes, and each directory once.
package struct TIFFDirectories: Sendable {
    package enum Value: Hashable, Sendable {
        case integers([Int])
        case fractions([Double])
        case text(String)
        case bytes([UInt8])

        package var integer: Int? {
            if case .integers(let values) = self { return values.first }
            return nil
        }
    }

    package typealias Directory = [Int: Value]

    private let bytes: Data
    private let isLittle: Bool
    /// The places at which the directories of the chain begin.
    package let offsets: [Int]

    /// Most fields of a directory, and most bytes of a field, that are read.
    private static let mostFields = 1000
    private static let longestField = 1 << 16

    /// Nil for what does not begin as a TIFF file.
    package init?(_ data: Data) {
        bytes = data
        let head = [UInt8](data.prefix(4))
        switch head {
        case [0x49, 0x49, 42, 0]: isLittle = true
        case [0x4D, 0x4D, 0, 42]: isLittle = false
        default: return nil
        }
        var offsets: [Int] = []
        var next = Self.number(data, 4, 4, isLittle: isLittle) ?? 0
        while next >= 8, offsets.count < StoredPictures.mostPictures, !offsets.contains(next),
            let count = Self.number(data, next, 2, isLittle: isLittle)
        {
            offsets.append(next)
            next = Self.number(data, next + 2 + count * 12, 4, isLittle: isLittle) ?? 0
        }
        self.offsets = offsets
    }

    /// The fields of the directory that begins at some byte, of which the last of one number counts.
    package func directory(at offset: Int) -> Directory {
        guard let count = number(offset, 2) else { return [:] }
        var result: Directory = [:]
        for index in 0..<min(count, Self.mostFields) {
            let entry = offset + 2 + index * 12
            guard let tag = number(entry, 2), let type = number(entry + 2, 2), let count = number(entry + 4, 4),
                let value = value(type: type, count: count, at: entry + 8)
            else { continue }
            result[tag] = value
        }
        return result
    }

    /// The bytes of the file in which the number of the first directory stands, with another one in its place: a file of that directory.
    func file(beginningWith offset: Int) -> Data {
        let digits = (0..<4).map { UInt8(truncatingIfNeeded: offset >> (isLittle ? $0 * 8 : 24 - $0 * 8)) }
        return bytes.prefix(4) + Data(digits) + bytes.dropFirst(8)
    }

    private func value(type: Int, count: Int, at place: Int) -> Value? {
        guard let size = [1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8, 13: 4][type], count > 0,
            count * size <= Self.longestField
        else { return nil }
        // What fits into the entry stands there, else its place does.
        guard let start = count * size <= 4 ? place : number(place, 4), start >= 0, start + count * size <= bytes.count else { return nil }
        let places = (0..<count).map { start + $0 * size }
        switch type {
        case 2:
            let text = places.map { bytes[bytes.startIndex + $0] }.prefix { $0 != 0 }
            return .text(String(decoding: text, as: UTF8.self).trimmingCharacters(in: .whitespaces))
        case 7: return .bytes(places.map { bytes[bytes.startIndex + $0] })
        case 1, 3, 4, 13: return .integers(places.compactMap { number($0, size) })
        case 6: return .integers(places.compactMap { number($0, 1).map { Int(Int8(truncatingIfNeeded: $0)) } })
        case 8: return .integers(places.compactMap { number($0, 2).map { Int(Int16(truncatingIfNeeded: $0)) } })
        case 9: return .integers(places.compactMap { number($0, 4).map { Int(Int32(truncatingIfNeeded: $0)) } })
        case 5, 10:
            return .fractions(
                places.compactMap { place in
                    guard let above = number(place, 4), let below = number(place + 4, 4) else { return nil }
                    let fraction =
                        type == 5
                        ? (Double(above), Double(below)) : (Double(Int32(truncatingIfNeeded: above)), Double(Int32(truncatingIfNeeded: below)))
                    return fraction.1 == 0 ? 0 : fraction.0 / fraction.1
                })
        case 11: return .fractions(places.compactMap { number($0, 4).map { Double(Float(bitPattern: UInt32($0))) } })
        default: return .fractions(places.compactMap { number($0, 8).map { Double(bitPattern: UInt64(bitPattern: Int64($0))) } })
        }
    }

    private func number(_ offset: Int, _ length: Int) -> Int? { Self.number(bytes, offset, length, isLittle: isLittle) }

    private static func number(_ bytes: Data, _ offset: Int, _ length: Int, isLittle: Bool) -> Int? {
        guard offset >= 0, offset + length <= bytes.count else { return nil }
        var result: UInt64 = 0
        for index in 0..<length {
            let byte = bytes[bytes.startIndex + offset + (isLittle ? length - 1 - index : index)]
            result = result << 8 | UInt64(byte)
        }
        return Int(truncatingIfNeeded: result)
    }
}

import ObjectRuntime

/// A row's values as bytes. What cannot be read is an error, never a trap: the file may be anybody's.
enum RowCoder {
    struct Unreadable: Error {}

    private enum Tag: UInt8 {
        case null, int, no, yes, float, double, string, data, date, objectId, decimal, uuid, object, list, map
    }

    static func encode(_ values: [String: StoredValue]) -> Data {
        var data = Data()
        append(.map(values), to: &data)
        return data
    }

    static func decode(_ data: Data) throws -> [String: StoredValue] {
        var reader = Reader(bytes: [UInt8](data))
        guard case .map(let values) = try reader.value(depth: 0) else { throw Unreadable() }
        return values
    }

    private static func append(_ value: StoredValue, to data: inout Data) {
        func tag(_ tag: Tag) { data.append(tag.rawValue) }
        switch value {
        case .null: tag(.null)
        case .int(let number):
            tag(.int)
            append(UInt64(bitPattern: number), to: &data)
        case .bool(let flag): tag(flag ? .yes : .no)
        case .float(let number):
            tag(.float)
            append(UInt64(number.bitPattern), to: &data)
        case .double(let number):
            tag(.double)
            append(number.bitPattern, to: &data)
        case .string(let text):
            tag(.string)
            append(Data(text.utf8), to: &data)
        case .data(let bytes):
            tag(.data)
            append(bytes, to: &data)
        case .date(let date):
            tag(.date)
            append(date.timeIntervalSinceReferenceDate.bitPattern, to: &data)
        case .objectId(let text):
            tag(.objectId)
            append(Data(text.utf8), to: &data)
        case .decimal(let text):
            tag(.decimal)
            append(Data(text.utf8), to: &data)
        case .uuid(let identifier):
            tag(.uuid)
            append(Data(identifier.uuidString.utf8), to: &data)
        case .object(let key):
            tag(.object)
            append(Data(key.type.utf8), to: &data)
            append(UInt64(bitPattern: key.id), to: &data)
        case .list(let elements):
            tag(.list)
            append(UInt64(elements.count), to: &data)
            for element in elements { append(element, to: &data) }
        case .map(let entries):
            tag(.map)
            append(UInt64(entries.count), to: &data)
            for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
                append(Data(key.utf8), to: &data)
                append(value, to: &data)
            }
        }
    }

    /// Seven bits a byte, the lowest first.
    private static func append(_ number: UInt64, to data: inout Data) {
        var rest: UInt64 = number
        while rest >= 0x80 {
            data.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        data.append(UInt8(rest))
    }

    private static func append(_ bytes: Data, to data: inout Data) {
        append(UInt64(bytes.count), to: &data)
        data.append(bytes)
    }

    private struct Reader {
        let bytes: [UInt8]
        var place = 0

        mutating func byte() throws -> UInt8 {
            guard place < bytes.count else { throw Unreadable() }
            defer { place += 1 }
            return bytes[place]
        }

        mutating func number() throws -> UInt64 {
            var result: UInt64 = 0
            for shift in stride(from: 0, through: 63, by: 7) {
                let next: UInt8 = try byte()
                result |= UInt64(next & 0x7F) << UInt64(shift)
                if next < 0x80 { return result }
            }
            throw Unreadable()
        }

        mutating func block() throws -> [UInt8] {
            let count: UInt64 = try number()
            guard count <= UInt64(bytes.count - place) else { throw Unreadable() }
            defer { place += Int(count) }
            return Array(bytes[place..<place + Int(count)])
        }

        mutating func text() throws -> String { String(decoding: try block(), as: UTF8.self) }

        mutating func value(depth: Int) throws -> StoredValue {
            guard depth < 64, let tag = Tag(rawValue: try byte()) else { throw Unreadable() }
            switch tag {
            case .null: return .null
            case .int: return .int(Int64(bitPattern: try number()))
            case .no: return .bool(false)
            case .yes: return .bool(true)
            case .float: return .float(Float(bitPattern: UInt32(truncatingIfNeeded: try number())))
            case .double: return .double(Double(bitPattern: try number()))
            case .string: return .string(try text())
            case .data: return .data(Data(try block()))
            case .date: return .date(Date(timeIntervalSinceReferenceDate: Double(bitPattern: try number())))
            case .objectId: return .objectId(try text())
            case .decimal: return .decimal(try text())
            case .uuid:
                guard let identifier = UUID(uuidString: try text()) else { throw Unreadable() }
                return .uuid(identifier)
            case .object: return .object(RowKey(type: try text(), id: Int64(bitPattern: try number())))
            case .list:
                var elements: [StoredValue] = []
                for _ in 0..<(try count()) { elements.append(try value(depth: depth + 1)) }
                return .list(elements)
            case .map:
                var entries: [String: StoredValue] = [:]
                for _ in 0..<(try count()) {
                    let key: String = try text()
                    entries[key] = try value(depth: depth + 1)
                }
                return .map(entries)
            }
        }

        /// How many values follow; each takes a byte at least.
        private mutating func count() throws -> UInt64 {
            let count: UInt64 = try number()
            guard count <= UInt64(bytes.count - place) else { throw Unreadable() }
            return count
        }
    }
}

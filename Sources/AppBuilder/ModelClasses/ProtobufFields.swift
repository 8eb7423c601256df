/// The fields of one message in the wire format of protocol buffers, read once from front to back.
struct ProtobufFields {
    enum Value: Equatable {
        case number(UInt64)
        case bytes(ArraySlice<UInt8>)
    }

    /// The bytes are no message, or say more than a reader takes.
    struct Malformed: Error, Equatable {}

    private var rest: ArraySlice<UInt8>
    private var steps: Int

    /// Reads at most `steps` fields.
    init(_ bytes: ArraySlice<UInt8>, steps: Int = 100_000) { (rest, self.steps) = (bytes, steps) }

    /// The next field that is a number or bytes, by its number; nil at the end.
    mutating func next() throws(Malformed) -> (field: Int, value: Value)? {
        while !rest.isEmpty {
            steps -= 1
            guard steps >= 0 else { throw Malformed() }
            let key: UInt64 = try number()
            guard key >> 3 > 0, let field = Int(exactly: key >> 3) else { throw Malformed() }
            switch key & 7 {
            case 0: return (field, .number(try number()))
            case 1: _ = try bytes(8)
            case 2: return (field, .bytes(try bytes(try number())))
            case 5: _ = try bytes(4)
            default: throw Malformed()
            }
        }
        return nil
    }

    /// A number in groups of seven bits, the lowest first.
    private mutating func number() throws(Malformed) -> UInt64 {
        var result: UInt64 = 0
        for shift in stride(from: 0, to: 64, by: 7) {
            guard let byte = rest.popFirst() else { throw Malformed() }
            result |= UInt64(byte & 0x7F) << UInt64(shift)
            if byte & 0x80 == 0 { return result }
        }
        throw Malformed()
    }

    private mutating func bytes(_ count: UInt64) throws(Malformed) -> ArraySlice<UInt8> {
        guard count <= UInt64(rest.count) else { throw Malformed() }
        defer { rest = rest.dropFirst(Int(count)) }
        return rest.prefix(Int(count))
    }

    /// The numbers of a repeated field that stand one behind the other without keys.
    static func packed(_ bytes: ArraySlice<UInt8>, limit: Int) throws(Malformed) -> [UInt64] {
        var reader = ProtobufFields(bytes)
        var result: [UInt64] = []
        while !reader.rest.isEmpty {
            guard result.count < limit else { throw Malformed() }
            result.append(try reader.number())
        }
        return result
    }
}

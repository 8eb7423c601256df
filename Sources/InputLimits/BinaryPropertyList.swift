/// The structure of a binary property list: which of its objects hold which. Values are not read.
///
///     "bplist00" · objects · offsets of the objects · trailer: 6 unused bytes, size of an offset, size of a reference,
///                                                     count of objects, number of the first, place of the offsets
struct BinaryPropertyList {
    private let bytes: [UInt8]
    private var offsetSize = 0
    private var referenceSize = 0
    private var count = 0
    private var root = 0
    private var table = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        guard bytes.count >= 40 else { return }
        let trailer = bytes.count - 32
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        count = number(at: trailer + 8, size: 8) ?? 0
        root = number(at: trailer + 16, size: 8) ?? 0
        table = number(at: trailer + 24, size: 8) ?? 0
    }

    private func number(at place: Int, size: Int) -> Int? {
        guard size > 0, size <= 8, place >= 0, place <= bytes.count - size else { return nil }
        var result: UInt64 = 0
        for index in place..<place + size { result = result << 8 | UInt64(bytes[index]) }
        return Int(exactly: result)
    }

    /// The objects that an object holds; none where the file is damaged, which its reader will find.
    private func parts(of object: Int) -> [Int] {
        guard object < count, object <= bytes.count, let offset = number(at: table + object * offsetSize, size: offsetSize), offset < bytes.count else {
            return []
        }
        let kind = bytes[offset] >> 4
        guard (0xA...0xD).contains(kind) else { return [] }
        var length = Int(bytes[offset] & 0xF)
        var place = offset + 1
        if length == 0xF {
            guard place < bytes.count else { return [] }
            let size = 1 << Int(bytes[place] & 0xF)
            guard let long = number(at: place + 1, size: size) else { return [] }
            length = long
            place += 1 + size
        }
        guard length <= bytes.count else { return [] }
        let references = kind == 0xD ? length * 2 : length
        return (0..<references).compactMap { number(at: place + $0 * referenceSize, size: referenceSize) }
    }

    /// Goes through the objects as often as they are referred to, which is what reading the list builds.
    func check(budget: ReadingBudget, of subject: @autoclosure () -> String) throws(ReadingLimitError) {
        guard table >= 0, table <= bytes.count, count >= 0, count <= bytes.count, root >= 0 else { return }
        var open: [(parts: [Int], next: Int)] = [(parts(of: root), 0)]
        while let last = open.last {
            guard last.next < last.parts.count else {
                open.removeLast()
                continue
            }
            open[open.count - 1].next += 1
            try budget.spend(on: subject())
            let parts = parts(of: last.parts[last.next])
            if parts.isEmpty { continue }
            open.append((parts, 0))
            try budget.check(depth: open.count, of: subject())
        }
    }
}

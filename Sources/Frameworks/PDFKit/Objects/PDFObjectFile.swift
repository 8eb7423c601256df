import Foundation

/// The objects of a PDF file, read when they are asked for. Poppler draws pages; this tells what they are made of, so that annotations can be changed
/// and pages be put into other documents as they are.
final class PDFObjectFile {
    private enum Place {
        case offset(Int)
        /// The n-th of those that a stream holds.
        case packed(in: Int, at: Int)
    }

    private let bytes: [UInt8]
    private var places: [Int: Place] = [:]
    private var known: [Int: PDFValue] = [:]
    private var opening: Set<Int> = []
    private var packs: [Int: [Int: PDFValue]] = [:]
    private(set) var trailer: [String: PDFValue] = [:]

    /// A page's own dictionary, with what it takes from those above it.
    struct Page {
        var number: Int
        var dictionary: [String: PDFValue]
    }

    /// Nil for what is no PDF file.
    init?(_ data: Data) {
        bytes = [UInt8](data)
        if !readTable() || catalog["Pages"] == nil {
            places = [:]
            known = [:]
            trailer = [:]
            scan()
        }
        guard catalog["Pages"] != nil || isEncrypted else { return nil }
    }

    /// Whether strings and streams can only be read with a key.
    var isEncrypted: Bool { trailer["Encrypt"].map { $0 != .null } ?? false }
    var catalog: [String: PDFValue] { dictionary(trailer["Root"]) ?? [:] }
    var information: [String: PDFValue] { dictionary(trailer["Info"]) ?? [:] }

    // MARK: Objects

    /// The value itself, references followed.
    func resolve(_ value: PDFValue?) -> PDFValue {
        var value: PDFValue = value ?? .null
        for _ in 0..<16 {
            guard case .reference(let number) = value else { return value }
            value = object(number)
        }
        return .null
    }

    func dictionary(_ value: PDFValue?) -> [String: PDFValue]? { resolve(value).dictionary }
    func array(_ value: PDFValue?) -> [PDFValue]? { resolve(value).array }
    func numbers(_ value: PDFValue?) -> [Double]? {
        guard let array = array(value) else { return nil }
        let numbers = array.compactMap { resolve($0).number }
        return numbers.count == array.count ? numbers : nil
    }
    func rect(_ value: PDFValue?) -> CGRect? {
        guard let edges = numbers(value), edges.count == 4, edges.allSatisfy({ abs($0) < 1e7 }) else { return nil }
        return CGRect(x: min(edges[0], edges[2]), y: min(edges[1], edges[3]), width: abs(edges[2] - edges[0]), height: abs(edges[3] - edges[1]))
    }

    func object(_ number: Int) -> PDFValue {
        if let value = known[number] { return value }
        guard let place = places[number], opening.insert(number).inserted else { return .null }
        defer { opening.remove(number) }
        let value: PDFValue =
            switch place {
            case .offset(let offset): object(number, at: offset) ?? .null
            case .packed(let container, _): packed(container)[number] ?? .null
            }
        known[number] = value
        return value
    }

    private func reader(at offset: Int) -> PDFSyntaxReader {
        var reader = PDFSyntaxReader(bytes, at: offset)
        reader.lengthOf = { [unowned self] in self.object($0).integer }
        return reader
    }

    private func object(_ number: Int, at offset: Int) -> PDFValue? {
        var reader: PDFSyntaxReader = reader(at: offset)
        guard reader.integer() == number, reader.integer() != nil, reader.take("obj") else { return nil }
        return reader.value()
    }

    func decoded(_ value: PDFValue) -> Data? {
        guard case .stream(let dictionary, let bytes) = value else { return nil }
        return PDFStreamDecoder.decoded(dictionary, bytes) { resolve($0) }
    }

    /// The objects that a stream holds: pairs of a number and a place, then the objects.
    private func packed(_ container: Int) -> [Int: PDFValue] {
        if let objects = packs[container] { return objects }
        let stream: PDFValue = object(container)
        guard let dictionary = stream.dictionary, let count = resolve(dictionary["N"]).integer, let first = resolve(dictionary["First"]).integer,
            0...100_000 ~= count, let data = decoded(stream), first <= data.count
        else { return [:] }
        var head = PDFSyntaxReader([UInt8](data))
        var objects: [Int: PDFValue] = [:]
        for _ in 0..<count {
            guard let number = head.integer(), let offset = head.integer(), offset >= 0, first + offset < data.count else { break }
            var reader = PDFSyntaxReader(head.bytes, at: first + offset)
            objects[number] = reader.value()
        }
        packs[container] = objects
        return objects
    }

    // MARK: Tables

    /// Follows the tables from the end of the file; whether all could be read.
    private func readTable() -> Bool {
        var reader = PDFSyntaxReader(bytes, at: max(0, bytes.count - 2048))
        var start: Int?
        while let found = reader.find("startxref") {
            reader.position = found + 9
            start = reader.integer() ?? start
        }
        var queue: [Int] = start.map { [$0] } ?? []
        var seen: Set<Int> = []
        while let offset = queue.popLast() {
            guard seen.insert(offset).inserted else { continue }
            guard offset >= 0, offset < bytes.count, let dictionary = readTable(at: offset) else { return false }
            trailer.merge(dictionary) { newer, _ in newer }
            queue += [dictionary["Prev"], dictionary["XRefStm"]].compactMap { $0?.integer }
        }
        return !trailer.isEmpty
    }

    private func readTable(at offset: Int) -> [String: PDFValue]? {
        var reader: PDFSyntaxReader = reader(at: offset)
        guard reader.take("xref") else { return readTableStream(at: offset) }
        while !reader.take("trailer") {
            guard let first = reader.integer(), let count = reader.integer(), count >= 0, count <= bytes.count / 18 else { return nil }
            for number in first..<first + count {
                guard let place = reader.integer(), reader.integer() != nil else { return nil }
                reader.skipSpace()
                if reader.word() == "n", places[number] == nil { places[number] = .offset(place) }
            }
        }
        return reader.value()?.dictionary
    }

    private func readTableStream(at offset: Int) -> [String: PDFValue]? {
        var reader: PDFSyntaxReader = reader(at: offset)
        guard reader.integer() != nil, reader.integer() != nil, reader.take("obj"), let stream = reader.value(), let dictionary = stream.dictionary,
            dictionary["Type"]?.name == "XRef", let widths = dictionary["W"]?.array?.compactMap(\.integer), widths.count == 3,
            widths.allSatisfy({ 0...8 ~= $0 }), let data = decoded(stream).map({ [UInt8]($0) })
        else { return nil }
        let spans: [Int] = dictionary["Index"]?.array?.compactMap(\.integer) ?? [0, dictionary["Size"]?.integer ?? 0]
        let size: Int = widths.reduce(0, +)
        guard size > 0 else { return nil }
        var position = 0
        func field(_ index: Int, _ missing: Int) -> Int {
            guard widths[index] > 0 else { return missing }
            defer { position += widths[index] }
            return data[position..<position + widths[index]].reduce(0) { $0 << 8 | Int($1) }
        }
        for pair in stride(from: 0, to: spans.count - 1, by: 2) {
            var number: Int = spans[pair]
            for _ in 0..<max(0, spans[pair + 1]) {
                guard position + size <= data.count else { return dictionary }
                let kind: Int = field(0, 1), place: Int = field(1, 0), last: Int = field(2, 0)
                if places[number] == nil {
                    if kind == 1 { places[number] = .offset(place) }
                    if kind == 2 { places[number] = .packed(in: place, at: last) }
                }
                number += 1
            }
        }
        return dictionary
    }

    /// Looks for objects where a file's tables are wrong: the last of a number counts.
    private func scan() {
        var reader = PDFSyntaxReader(bytes)
        while let found = reader.find("obj") {
            reader.position = found + 3
            if found >= 3, bytes[found - 1] == 0x64 { continue }
            guard let (number, start) = header(before: found) else { continue }
            places[number] = .offset(start)
        }
        reader.position = 0
        while let found = reader.find("trailer") {
            reader.position = found + 7
            if let dictionary = reader.value()?.dictionary { trailer.merge(dictionary) { _, newer in newer } }
        }
        for number in places.keys.sorted() {
            guard let dictionary = object(number).dictionary else { continue }
            switch dictionary["Type"]?.name {
            case "ObjStm": for inner in packed(number).keys where places[inner] == nil { places[inner] = .packed(in: number, at: 0) }
            case "XRef": trailer.merge(dictionary) { known, _ in known }
            case "Catalog": if trailer["Root"] == nil { trailer["Root"] = .reference(number) }
            default: break
            }
        }
    }

    /// The number in `12 0 ` before the word `obj`, and where it begins.
    private func header(before end: Int) -> (Int, Int)? {
        var index: Int = end
        func back(over matches: (UInt8) -> Bool) -> Range<Int> {
            let last: Int = index
            while index > 0, matches(bytes[index - 1]) { index -= 1 }
            return index..<last
        }
        func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
        _ = back(over: PDFSyntaxReader.isSpace)
        guard !back(over: isDigit).isEmpty, !back(over: PDFSyntaxReader.isSpace).isEmpty else { return nil }
        let digits: Range<Int> = back(over: isDigit)
        return Int(String(decoding: bytes[digits], as: UTF8.self)).map { ($0, digits.lowerBound) }
    }

    // MARK: Pages

    private static let inherited = ["Resources", "MediaBox", "CropBox", "Rotate"]

    /// In their order, each with what it inherits.
    lazy var pages: [Page] = {
        var found: [Page] = []
        var seen: Set<Int> = []
        func visit(_ value: PDFValue, _ above: [String: PDFValue]) {
            guard case .reference(let number) = value, seen.insert(number).inserted, seen.count < 200_000, let own = object(number).dictionary else { return }
            var taken: [String: PDFValue] = above
            for key in Self.inherited { if let value = own[key] { taken[key] = value } }
            if let kids = array(own["Kids"]) { return kids.forEach { visit($0, taken) } }
            found.append(Page(number: number, dictionary: own.merging(taken) { mine, _ in mine }))
        }
        if let root = catalog["Pages"] { visit(root, [:]) }
        return found
    }()
}

import Foundation

/// Makes a PDF file of objects: new ones, and those of other files with all that they speak of.
final class PDFObjectWriter {
    private struct Origin: Hashable {
        var file: ObjectIdentifier
        var number: Int
    }

    private var objects: [PDFValue] = []
    private var copies: [Origin: Int] = [:]
    private var waiting: [(file: PDFObjectFile, number: Int, copy: Int)] = []
    /// Keeps the files, which `copies` knows by their identity.
    private var files: [PDFObjectFile] = []

    /// The number of an object that is to come.
    func reserve() -> Int {
        objects.append(.null)
        return objects.count
    }

    func set(_ number: Int, _ value: PDFValue) { objects[number - 1] = value }

    /// A reference to a new object.
    func add(_ value: PDFValue) -> PDFValue {
        objects.append(value)
        return .reference(objects.count)
    }

    /// Has another file's object stand for one here, such as a page that is written anew.
    func map(_ number: Int, of file: PDFObjectFile, to copy: Int) { copies[Origin(file: ObjectIdentifier(file), number: number)] = copy }

    /// A value of another file, with what it refers to. Pages that are not in the new document become null.
    func copy(_ value: PDFValue, from file: PDFObjectFile) -> PDFValue {
        let result: PDFValue = renumbered(value, file)
        while let next = waiting.popLast() { set(next.copy, renumbered(next.file.object(next.number), next.file)) }
        return result
    }

    private func renumbered(_ value: PDFValue, _ file: PDFObjectFile) -> PDFValue {
        switch value {
        case .reference(let number): return reference(number, file)
        case .array(let values): return .array(values.map { renumbered($0, file) })
        case .dictionary(let values): return .dictionary(values.mapValues { renumbered($0, file) })
        case .stream(var values, let bytes):
            values["Length"] = nil
            return .stream(values.mapValues { renumbered($0, file) }, bytes)
        default: return value
        }
    }

    private func reference(_ number: Int, _ file: PDFObjectFile) -> PDFValue {
        let origin = Origin(file: ObjectIdentifier(file), number: number)
        if let copy = copies[origin] { return .reference(copy) }
        let type: String? = file.object(number).dictionary?["Type"]?.name
        if type == "Page" || type == "Pages" || type == "Catalog" { return .null }
        if !files.contains(where: { $0 === file }) { files.append(file) }
        let copy: Int = reserve()
        copies[origin] = copy
        waiting.append((file, number, copy))
        return .reference(copy)
    }

    // MARK: The file

    func finish(root: PDFValue, information: PDFValue?) -> Data {
        var data = Data("%PDF-1.7\n%\u{00e2}\u{00e3}\n".utf8)
        var offsets: [Int] = []
        for (index, object) in objects.enumerated() {
            offsets.append(data.count)
            data.append(contentsOf: "\(index + 1) 0 obj\n".utf8)
            Self.write(object, to: &data)
            data.append(contentsOf: "\nendobj\n".utf8)
        }
        let table: Int = data.count
        data.append(contentsOf: "xref\n0 \(offsets.count + 1)\n0000000000 65535 f \n".utf8)
        for offset in offsets {
            let digits = String(offset)
            data.append(contentsOf: "\(String(repeating: "0", count: max(0, 10 - digits.count)))\(digits) 00000 n \n".utf8)
        }
        var trailer: [String: PDFValue] = ["Size": .integer(offsets.count + 1), "Root": root]
        if let information { trailer["Info"] = information }
        data.append(contentsOf: "trailer\n".utf8)
        Self.write(.dictionary(trailer), to: &data)
        data.append(contentsOf: "\nstartxref\n\(table)\n%%EOF\n".utf8)
        return data
    }

    private static func write(_ value: PDFValue, to data: inout Data) {
        func put(_ text: String) { data.append(contentsOf: text.utf8) }
        switch value {
        case .null: put("null")
        case .boolean(let value): put(value ? "true" : "false")
        case .integer(let value): put("\(value)")
        case .real(let value): put(number(value))
        case .name(let name): put("/" + escaped(name))
        case .string(let bytes): put("<" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + ">")
        case .reference(let number): put("\(number) 0 R")
        case .array(let values):
            put("[")
            for (index, value) in values.enumerated() {
                if index > 0 { put(" ") }
                write(value, to: &data)
            }
            put("]")
        case .dictionary(let values):
            put("<<")
            for (key, value) in values.sorted(by: { $0.key < $1.key }) {
                put("/" + escaped(key) + " ")
                write(value, to: &data)
            }
            put(">>")
        case .stream(var values, let bytes):
            values["Length"] = .integer(bytes.count)
            write(.dictionary(values), to: &data)
            put("\nstream\n")
            data.append(bytes)
            put("\nendstream")
        }
    }

    /// Without the exponent that PDF does not know.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return "0" }
        if value == value.rounded(), abs(value) < 1e15 { return "\(Int(value))" }
        let scaled: Double = (value * 100_000).rounded()
        guard abs(scaled) < 1e17 else { return "\(Int(max(-1e15, min(1e15, value))))" }
        let whole = Int(abs(scaled))
        let fraction = String(whole % 100_000)
        return (scaled < 0 ? "-" : "") + "\(whole / 100_000)." + String(repeating: "0", count: 5 - fraction.count) + fraction
    }

    private static func escaped(_ name: String) -> String {
        name.utf8.map { byte in
            let isPlain: Bool = 0x21...0x7e ~= byte && !PDFSyntaxReader.isDelimiter(byte) && byte != 0x23
            return isPlain ? String(Unicode.Scalar(byte)) : "#" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
    }
}

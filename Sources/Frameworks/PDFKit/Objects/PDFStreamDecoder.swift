import Foundation

/// Undoes what a stream's bytes were packed with. Deflate alone, with its predictors: the streams that hold a file's structure use no other.
enum PDFStreamDecoder {
    /// Nil for what is packed otherwise. `resolve` follows references.
    static func decoded(_ dictionary: [String: PDFValue], _ bytes: Data, resolve: (PDFValue?) -> PDFValue) -> Data? {
        let filter: PDFValue = resolve(dictionary["Filter"])
        let filters: [PDFValue] = filter == .null ? [] : filter.array ?? [filter]
        let parameters: PDFValue = resolve(dictionary["DecodeParms"])
        var data: Data = bytes
        for (index, name) in filters.enumerated() {
            guard let name = resolve(name).name, ["FlateDecode", "Fl"].contains(name), let unpacked = inflated(data) else { return nil }
            let own: PDFValue = parameters.array.map { index < $0.count ? resolve($0[index]) : .null } ?? parameters
            guard let plain = unpredicted(unpacked, own.dictionary ?? [:]) else { return nil }
            data = plain
        }
        return data
    }

    /// zlib's header of two bytes is passed over, its checksum not looked at.
    private static func inflated(_ data: Data) -> Data? {
        guard data.count > 2 else { return nil }
        return try? NSData(data: data.dropFirst(2)).decompressed(using: .zlib) as Data
    }

    private static func unpredicted(_ data: Data, _ parameters: [String: PDFValue]) -> Data? {
        let predictor: Int = parameters["Predictor"]?.integer ?? 1
        guard predictor > 1 else { return data }
        let colors: Int = parameters["Colors"]?.integer ?? 1, bits: Int = parameters["BitsPerComponent"]?.integer ?? 8
        let columns: Int = parameters["Columns"]?.integer ?? 1
        guard predictor >= 10, 1...32 ~= colors, 1...16 ~= bits, 1...100_000 ~= columns else { return nil }
        let step: Int = max(1, colors * bits / 8), width: Int = (colors * bits * columns + 7) / 8
        let source = [UInt8](data)
        var result: [UInt8] = []
        var above = [UInt8](repeating: 0, count: width)
        var start = 0
        while start + width < source.count {
            var row = Array(source[start + 1...start + width])
            for index in 0..<width {
                let left: Int = index >= step ? Int(row[index - step]) : 0, up = Int(above[index])
                let corner: Int = index >= step ? Int(above[index - step]) : 0
                let guess: Int =
                    switch source[start] {
                    case 1: left
                    case 2: up
                    case 3: (left + up) / 2
                    case 4: paeth(left, up, corner)
                    default: 0
                    }
                row[index] = row[index] &+ UInt8(truncatingIfNeeded: guess)
            }
            result += row
            above = row
            start += width + 1
        }
        return Data(result)
    }

    private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
        let guess: Int = left + up - corner
        let distances = (abs(guess - left), abs(guess - up), abs(guess - corner))
        if distances.0 <= distances.1, distances.0 <= distances.2 { return left }
        return distances.1 <= distances.2 ? up : corner
    }
}

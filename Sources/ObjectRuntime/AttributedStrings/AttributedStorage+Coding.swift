import Foundation

/// How attributed strings stand in archives: the text, the attributes of each run, and where there are several, the runs.
extension AttributedStorage {
    private static let (textKey, attributesKey, runsKey) = ("NSString", "NSAttributes", "NSAttributeInfo")

    func encode(with coder: NSCoder) {
        coder.encode(string as NSString, forKey: Self.textKey)
        let stretches = stretches(in: NSRange(location: 0, length: length))
        let attributes: [NSDictionary] = stretches.map { Self.dictionary(of: $0.attributes) }
        guard stretches.count > 1 else { return coder.encode(attributes.first ?? NSDictionary(), forKey: Self.attributesKey) }
        coder.encode(attributes as NSArray, forKey: Self.attributesKey)
        // Each run by its length and the place of its attributes in the array, numbers of seven bits a byte.
        var runs: [UInt8] = []
        for (index, stretch) in stretches.enumerated() { runs += Self.bytes(stretch.range.length) + Self.bytes(index) }
        coder.encode(NSData(data: Data(runs)), forKey: Self.runsKey)
    }

    init?(coder: NSCoder) {
        guard let text = Self.object(Self.textKey, in: coder) as? NSString else { return nil }
        self.init(text as String, [:])
        let attributes: Any? = Self.object(Self.attributesKey, in: coder)
        if let dictionary = attributes as? NSDictionary {
            if length > 0 { change(NSRange(location: 0, length: length)) { $0 = Self.attributes(in: dictionary) } }
        } else if let list = attributes as? NSArray, let runs = Self.object(Self.runsKey, in: coder) as? NSData {
            take([UInt8](runs as Data), list.compactMap { ($0 as? NSDictionary).map(Self.attributes) })
        }
    }

    /// An unarchiver of Foundation's for Linux stops the program for a key that is not there.
    private static func object(_ key: String, in coder: NSCoder) -> Any? { coder.containsValue(forKey: key) ? coder.decodeObject(forKey: key) : nil }

    /// Gives the runs their attributes; what does not fit the text is passed over.
    private mutating func take(_ bytes: [UInt8], _ attributes: [Attributes]) {
        var rest: ArraySlice<UInt8> = bytes[...]
        var start = 0
        while let count = Self.number(&rest), let index = Self.number(&rest), start < length {
            let run = NSRange(location: start, length: min(count, length - start))
            if attributes.indices.contains(index), run.length > 0 { change(run) { $0 = attributes[index] } }
            start += run.length
        }
    }

    private static func dictionary(of attributes: Attributes) -> NSDictionary {
        let result = NSMutableDictionary()
        for (key, value) in attributes {
            if let text = value as? String {
                result[key.rawValue as NSString] = text as NSString
            } else if let object = value as? any NSObject & NSCoding {
                result[key.rawValue as NSString] = object
            } else if let number = value as? NSNumber ?? number(value) {
                result[key.rawValue as NSString] = number
            } else if let address = value as? URL {
                result[key.rawValue as NSString] = address as NSURL
            }
        }
        return result
    }

    private static func number(_ value: Any) -> NSNumber? {
        switch value {
        case let value as Int: NSNumber(value: value)
        case let value as Double: NSNumber(value: value)
        case let value as CGFloat: NSNumber(value: Double(value))
        case let value as Float: NSNumber(value: value)
        case let value as Bool: NSNumber(value: value)
        default: nil
        }
    }

    private static func attributes(in dictionary: NSDictionary) -> Attributes {
        dictionary.reduce(into: [:]) { result, entry in
            if let key = entry.key as? String ?? (entry.key as? NSString).map({ $0 as String }) { result[Foundation.NSAttributedString.Key(key)] = entry.value }
        }
    }

    private static func bytes(_ number: Int) -> [UInt8] {
        number < 0x80 ? [UInt8(number)] : [UInt8(number & 0x7F) | 0x80] + bytes(number >> 7)
    }

    /// The number at the beginning; nil where there is none, or none of a text's.
    private static func number(_ bytes: inout ArraySlice<UInt8>) -> Int? {
        var (result, shift) = (0, 0)
        while let byte = bytes.popFirst(), shift < 56 {
            result |= Int(byte & 0x7F) << shift
            if byte < 0x80 { return result }
            shift += 7
        }
        return nil
    }
}

import ObjectRuntime

/// The type of a tag that nobody declared a type for: its identifier holds the tag, in letters.
struct DynamicType {
    var tag: String
    var tagClass: UTTagClass
    var supertype: String?

    private static let letters = Array("abcdefghkmnpqrstuvwxyz0123456789")
    /// The digits that identifiers have instead of the longest names.
    private static let numbers = [
        "UTTypeConformsTo": "0", "public.filename-extension": "1", "com.apple.ostype": "2", "public.mime-type": "3",
        "public.data": "6", "public.text": "7", "public.plain-text": "8", "public.image": "A",
    ]

    init(tag: String, tagClass: UTTagClass, supertype: String?) {
        self.tag = tag
        self.tagClass = tagClass
        self.supertype = supertype
    }

    init?(identifier: String) {
        guard identifier.hasPrefix("dyn.a") else { return nil }
        var bits = 0
        var count = 0
        var bytes: [UInt8] = []
        for letter in identifier.dropFirst("dyn.a".count) {
            guard let value = Self.letters.firstIndex(of: letter) else { return nil }
            bits = bits << 5 | value
            count += 5
            if count >= 8 {
                bytes.append(UInt8(bits >> (count - 8) & 255))
                count -= 8
                bits &= (1 << count) - 1
            }
        }
        var (tag, tagClass, supertype): (String?, UTTagClass?, String?) = (nil, nil, nil)
        let parts = String(decoding: bytes, as: UTF8.self).dropFirst().split(separator: ":").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
        let names = Dictionary(uniqueKeysWithValues: Self.numbers.map { ($1, $0) })
        for part in parts where part.count == 2 {
            let key = names[part[0]] ?? part[0]
            if key == "UTTypeConformsTo" { supertype = names[part[1]] ?? part[1] } else { (tagClass, tag) = (UTTagClass(rawValue: key), part[1]) }
        }
        guard let tag, let tagClass else { return nil }
        self.init(tag: tag, tagClass: tagClass, supertype: supertype)
    }

    var identifier: String {
        var text = "?"
        if let supertype { text += "0=\(Self.numbers[supertype] ?? supertype):" }
        text += "\(Self.numbers[tagClass.rawValue] ?? tagClass.rawValue)=\(tag)"
        var result = "dyn.a"
        var bits = 0
        var count = 0
        for byte in text.utf8 {
            bits = bits << 8 | Int(byte)
            count += 8
            while count >= 5 {
                result.append(Self.letters[bits >> (count - 5) & 31])
                count -= 5
            }
            bits &= (1 << count) - 1
        }
        if count > 0 { result.append(Self.letters[bits << (5 - count) & 31]) }
        return result
    }
}

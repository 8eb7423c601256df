internal import CPango

/// Characters that share the width of an ASCII character in the system font: accented letters, and letters of other
/// alphabets that look the same.
enum SystemEquivalents {
    /// The printable ASCII character whose width `scalar` takes; nil if there is none.
    static func ascii(for scalar: UInt32) -> UInt32? {
        if (0x20...0x7E).contains(scalar) { return scalar }
        if let twin = twins[scalar] { return twin }
        var current = scalar
        // A letter may carry two accents, one canonical step each.
        for _ in 0..<3 {
            var base: hb_codepoint_t = 0, mark: hb_codepoint_t = 0
            guard hb_unicode_decompose(hb_unicode_funcs_get_default(), current, &base, &mark) != 0 else { return nil }
            if (0x41...0x7A).contains(base) { return base }
            current = base
        }
        return nil
    }

    private static let twins: [UInt32: UInt32] = {
        var table: [UInt32: UInt32] = [0xA0: 0x20, 0x2010: 0x2D, 0x2011: 0x2D, 0x2212: 0x2B, 0x131: 0x69, 0x237: 0x6A]
        let pairs: [(String, String)] = [
            ("АВЕКМНОРСТХаеорсухіјѕЅІЈ", "ABEKMHOPCTXaeopcyxijsSIJ"),
            ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο", "ABEZHIKMNOPTYXo"),
        ]
        for (others, latin) in pairs {
            for (other, letter) in zip(others.unicodeScalars, latin.unicodeScalars) { table[other.value] = letter.value }
        }
        return table
    }()
}

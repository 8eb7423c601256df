/// A list in text: how its items are marked. The marks stand in the text itself.
open class NSTextList: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// A mark, with a name in braces in place of what counts: `"{decimal}."`.
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let box = MarkerFormat("{box}")
        public static let check = MarkerFormat("{check}")
        public static let circle = MarkerFormat("{circle}")
        public static let diamond = MarkerFormat("{diamond}")
        public static let disc = MarkerFormat("{disc}")
        public static let hyphen = MarkerFormat("{hyphen}")
        public static let square = MarkerFormat("{square}")
        public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
        public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
        public static let octal = MarkerFormat("{octal}")
        public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
        public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
        public static let lowercaseLatin = MarkerFormat("{lower-latin}")
        public static let uppercaseLatin = MarkerFormat("{upper-latin}")
        public static let lowercaseRoman = MarkerFormat("{lower-roman}")
        public static let uppercaseRoman = MarkerFormat("{upper-roman}")
        public static let decimal = MarkerFormat("{decimal}")
    }

    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The marks of the lists around this one stand before its own.
        public static let prependEnclosingMarker = Options(rawValue: 1 << 0)
    }

    public let markerFormat: MarkerFormat
    public let listOptions: Options
    /// The number of the first item. Default 1.
    open var startingItemNumber = 1
    /// Whether the marks count.
    open var isOrdered: Bool {
        let names: [String] = ["hexadecimal", "octal", "alpha", "latin", "roman", "decimal"]
        return names.contains { markerFormat.rawValue.contains($0) }
    }

    public convenience init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
        self.init(markerFormat: markerFormat, options: Int(bitPattern: options.rawValue))
        self.startingItemNumber = startingItemNumber
    }

    /// - Parameter mask: the raw value of `Options`.
    public init(markerFormat: MarkerFormat, options mask: Int) {
        self.markerFormat = markerFormat
        listOptions = Options(rawValue: UInt(bitPattern: mask))
        super.init()
    }

    public required init?(coder: NSCoder) {
        markerFormat = MarkerFormat(coder.decodeObject(of: NSString.self, forKey: "NSMarkerFormat").map { "\($0)" } ?? "{disc}")
        listOptions = Options(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "NSOptions")))
        super.init()
        startingItemNumber = coder.decodeInteger(forKey: "NSStartingItemNumber")
    }

    public class var supportsSecureCoding: Bool { true }

    public func encode(with coder: NSCoder) {
        coder.encode(markerFormat.rawValue as NSString, forKey: "NSMarkerFormat")
        coder.encode(Int(bitPattern: listOptions.rawValue), forKey: "NSOptions")
        coder.encode(startingItemNumber, forKey: "NSStartingItemNumber")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The mark of an item, counted from `startingItemNumber`.
    open func marker(forItemNumber itemNumber: Int) -> String {
        guard let open = markerFormat.rawValue.firstIndex(of: "{"), let close = markerFormat.rawValue[open...].firstIndex(of: "}") else {
            return markerFormat.rawValue
        }
        let name = String(markerFormat.rawValue[markerFormat.rawValue.index(after: open)..<close])
        let mark: String = Self.mark(name, itemNumber)
        return markerFormat.rawValue[..<open] + mark + markerFormat.rawValue[markerFormat.rawValue.index(after: close)...]
    }

    private static func mark(_ name: String, _ number: Int) -> String {
        switch name {
        case "box": "\u{25A1}"
        case "check": "\u{2713}"
        case "circle": "\u{25E6}"
        case "diamond": "\u{25C6}"
        case "disc": "\u{2022}"
        case "hyphen": "\u{2043}"
        case "square": "\u{25AA}"
        case "lower-hexadecimal": String(number, radix: 16)
        case "upper-hexadecimal": String(number, radix: 16, uppercase: true)
        case "octal": String(number, radix: 8)
        case "lower-alpha", "lower-latin": letters(number)
        case "upper-alpha", "upper-latin": letters(number).uppercased()
        case "lower-roman": roman(number)
        case "upper-roman": roman(number).uppercased()
        default: String(number)
        }
    }

    /// a to z, then aa and so on.
    private static func letters(_ number: Int) -> String {
        var rest: Int = max(1, number)
        var text = ""
        while rest > 0 {
            rest -= 1
            text = String(UnicodeScalar(UInt8(97 + rest % 26))) + text
            rest /= 26
        }
        return text
    }

    private static func roman(_ number: Int) -> String {
        let values: [(Int, String)] = [
            (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"),
            (1, "i"),
        ]
        guard number > 0, number < 4000 else { return String(number) }
        var rest: Int = number
        return values.reduce(into: "") { text, entry in
            while rest >= entry.0 {
                text += entry.1
                rest -= entry.0
            }
        }
    }
}

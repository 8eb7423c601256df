/// A place on a line that a tab character moves to. Text after a tab begins at the stop.
open class NSTextTab: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public let alignment: NSTextAlignment
    /// Points from the leading margin.
    public let location: CGFloat
    public let options: [NSTextTab.OptionKey: Any]

    /// Options of a stop.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The characters that end a column, an `NSCharacterSet`; for a right-aligned stop with the decimal separator in it, text stands by that.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// - Parameter alignment: where text stands at the stop: right of it, left of it or around it.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [NSTextTab.OptionKey: Any] = [:]) {
        self.alignment = alignment
        self.options = options
        location = loc
        super.init()
    }

    public required init?(coder: NSCoder) {
        alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .left
        location = CGFloat(coder.decodeDouble(forKey: "NSLocation"))
        let characters: NSString? =
            coder.containsValue(forKey: "NSColumnTerminators") ? coder.decodeObject(of: NSString.self, forKey: "NSColumnTerminators") : nil
        options = characters.map { [.columnTerminators: CharacterSet(charactersIn: "\($0)")] } ?? [:]
        super.init()
    }

    public class var supportsSecureCoding: Bool { true }

    /// Of the characters that end a column, those of ASCII are kept.
    public func encode(with coder: NSCoder) {
        coder.encode(alignment.rawValue, forKey: "NSAlignment")
        coder.encode(Double(location), forKey: "NSLocation")
        let terminators: [UInt16] = stop.separators
        if options[.columnTerminators] != nil {
            coder.encode(NSString(string: String(utf16CodeUnits: terminators, count: terminators.count)), forKey: "NSColumnTerminators")
        }
    }

    /// The characters that end a column of numbers: the locale's decimal separator.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: (aLocale ?? Locale(identifier: "en_US_POSIX")).decimalSeparator ?? ".")
    }

    /// As the text engine has it.
    var stop: TabStop {
        var kind: TabStop.Kind =
            switch alignment {
            case .right: .right
            case .center: .center
            default: .left
            }
        var separators: [UInt16] = []
        if let set = options[.columnTerminators] as? CharacterSet ?? (options[.columnTerminators] as? NSCharacterSet).map({ $0 as CharacterSet }) {
            kind = .decimal
            separators = (0x20...0x7E).filter { set.contains(Unicode.Scalar(UInt8($0))) }.map { UInt16($0) }
        }
        return TabStop(location: Double(location), kind: kind, separators: separators)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return other.alignment == alignment && other.location == location
    }

    open override var hash: Int { location.hashValue }
}

import Foundation

/// A string whose stretches have attributes. Positions count UTF-16 units.
///
/// Stands in for the class of Foundation on Linux, which stops the program as soon as two runs hold attributes that are
/// objects (fonts, colours): it compares them as Core Foundation values.
open class NSAttributedString: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
    public typealias Key = Foundation.NSAttributedString.Key
    public typealias EnumerationOptions = Foundation.NSAttributedString.EnumerationOptions

    final var storage: AttributedStorage

    public init(string str: String) {
        storage = AttributedStorage(str, [:])
        super.init()
    }

    public init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        storage = AttributedStorage(str, attrs ?? [:])
        super.init()
    }

    public init(attributedString attrStr: NSAttributedString) {
        storage = attrStr.storage
        super.init()
    }

    public override init() {
        storage = AttributedStorage("", [:])
        super.init()
    }

    // MARK: Coding

    /// Reads the text and the attributes that were written with it, nil from an archive of something else.
    public required init?(coder: NSCoder) {
        guard let storage = AttributedStorage(coder: coder) else { return nil }
        self.storage = storage
        super.init()
    }

    /// Writes the text, and those of its attributes whose values can be written.
    open func encode(with coder: NSCoder) { NSAttributedString(attributedString: self).storage.encode(with: coder) }

    open class var supportsSecureCoding: Bool { true }

    // MARK: Reading

    open var string: String { storage.string }

    /// In UTF-16 units.
    open var length: Int { storage.length }

    /// The attributes at a position, and how far they reach unchanged.
    open func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
        let (run, extent) = storage.run(at: location)
        range?.pointee = extent
        return run.attributes
    }

    /// The value of an attribute at a position, and how far it reaches at least.
    open func attribute(_ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?) -> Any? {
        attributes(at: location, effectiveRange: range)[attrName]
    }

    /// The attributes at a position, and how far they reach within `rangeLimit`.
    open func attributes(
        at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> [NSAttributedString.Key: Any] {
        let (run, extent) = storage.run(at: location)
        range?.pointee = NSIntersectionRange(extent, rangeLimit)
        return run.attributes
    }

    open func attribute(
        _ attrName: NSAttributedString.Key, at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
    ) -> Any? {
        let value: Any? = storage.run(at: location).run.attributes[attrName]
        range?.pointee =
            storage.values(of: attrName, in: rangeLimit).first { NSLocationInRange(location, $0.range) }?.range
            ?? NSRange(location: location, length: 0)
        return value
    }

    open func attributedSubstring(from range: NSRange) -> NSAttributedString {
        let result = NSAttributedString(string: "")
        result.storage = storage.part(range)
        return result
    }

    /// Calls `block` for each stretch of unchanging attributes. The string may be changed meanwhile: the stretches are those
    /// from before.
    open func enumerateAttributes(
        in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stretches = storage.stretches(in: enumerationRange)
        if opts.contains(.reverse) { stretches.reverse() }
        var stop: ObjCBool = false
        for stretch in stretches {
            block(stretch.attributes, stretch.range, &stop)
            if stop.boolValue { return }
        }
    }

    /// Calls `block` for each stretch in which an attribute keeps its value, nil where there is none.
    open func enumerateAttribute(
        _ attrName: NSAttributedString.Key, in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
        using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stretches = storage.values(of: attrName, in: enumerationRange)
        if opts.contains(.reverse) { stretches.reverse() }
        var stop: ObjCBool = false
        for stretch in stretches {
            block(stretch.value, stretch.range, &stop)
            if stop.boolValue { return }
        }
    }

    // MARK: Comparing and copying

    open func isEqual(to other: NSAttributedString) -> Bool {
        other === self || storage.isEqual(to: other.storage)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSAttributedString).map(isEqual(to:)) ?? false
    }

    open override var hash: Int { storage.string.hashValue }

    open func copy(with zone: NSZone? = nil) -> Any { NSAttributedString(attributedString: self) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableAttributedString(attributedString: self) }

    open override var description: String {
        storage.stretches(in: NSRange(location: 0, length: length)).map { stretch in
            let text: String = (string as NSString).substring(with: stretch.range)
            let attributes: [String] = stretch.attributes.map { "    \($0.key.rawValue) = \"\($0.value)\";" }.sorted()
            return "\(text){\n\(attributes.joined(separator: "\n"))\n}"
        }.joined()
    }
}

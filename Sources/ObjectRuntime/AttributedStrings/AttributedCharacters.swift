import Foundation

/// The characters of an attributed string as a string that can be changed: it has none of its own.
final class AttributedCharacters: NSMutableString {
    private let text: NSMutableAttributedString

    init(of text: NSMutableAttributedString) {
        self.text = text
        super.init(capacity: 0)
    }

    override var length: Int { text.length }

    override func character(at index: Int) -> unichar {
        let units = text.string.utf16
        return units[units.index(units.startIndex, offsetBy: index)]
    }

    override func replaceCharacters(in range: NSRange, with aString: String) { text.replaceCharacters(in: range, with: aString) }

    // A copy stands alone.

    override func copy(with zone: NSZone? = nil) -> Any { NSString(string: text.string) }
    override func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableString(string: text.string) }

    // What Foundation requires of each class of strings: a text of its own.

    required init(capacity: Int) {
        text = NSMutableAttributedString(string: "")
        super.init(capacity: capacity)
    }

    required init(string aString: String) {
        text = NSMutableAttributedString(string: aString)
        super.init(capacity: 0)
    }

    required init(characters: UnsafePointer<unichar>, length: Int) {
        text = NSMutableAttributedString(string: String(decoding: UnsafeBufferPointer(start: characters, count: length), as: UTF16.self))
        super.init(capacity: 0)
    }

    required convenience init?(coder: NSCoder) {
        guard let string = NSString(coder: coder) else { return nil }
        self.init(string: string as String)
    }

    required convenience init(stringLiteral value: StaticString) { self.init(string: value.description) }
    required convenience init(unicodeScalarLiteral value: StaticString) { self.init(string: value.description) }
    required convenience init(extendedGraphemeClusterLiteral value: StaticString) { self.init(string: value.description) }
}

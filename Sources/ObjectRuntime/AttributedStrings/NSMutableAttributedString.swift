import Foundation

/// An attributed string that can be changed. Positions count UTF-16 units.
open class NSMutableAttributedString: NSAttributedString, @unchecked Sendable {
    // MARK: Characters

    /// The characters, as they are at any time. A change of theirs is one of this string: new characters take attributes as in
    /// ``replaceCharacters(in:with:)``.
    open var mutableString: NSMutableString { AttributedCharacters(of: self) }

    /// Replaces characters; the new ones take the attributes of the first replaced, or of the one before.
    open func replaceCharacters(in range: NSRange, with str: String) {
        storage.replace(range, with: AttributedStorage(str, storage.attributesForReplacement(of: range)))
    }

    open func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        storage.replace(range, with: attrString.storage)
    }

    open func insert(_ attrString: NSAttributedString, at loc: Int) {
        replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }

    open func append(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: length, length: 0), with: attrString)
    }

    open func deleteCharacters(in range: NSRange) {
        replaceCharacters(in: range, with: NSAttributedString(string: ""))
    }

    open func setAttributedString(_ attrString: NSAttributedString) {
        storage = attrString.storage
    }

    // MARK: Attributes

    /// Replaces all attributes of a stretch.
    open func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        storage.change(range) { $0 = attrs ?? [:] }
    }

    open func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        storage.change(range) { $0[name] = value }
    }

    open func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        storage.change(range) { $0.merge(attrs) { $1 } }
    }

    open func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        storage.change(range) { $0[name] = nil }
    }

    /// Changes between these take effect at once, as outside of them.
    open func beginEditing() {}
    open func endEditing() {}
}

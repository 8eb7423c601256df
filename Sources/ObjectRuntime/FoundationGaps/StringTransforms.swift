import Foundation

// The transforms of Core Foundation are those of Foundation under other names.
public var kCFStringTransformStripCombiningMarks: CFString { NSString(string: StringTransform.stripCombiningMarks.rawValue) }
public var kCFStringTransformToLatin: CFString { NSString(string: StringTransform.toLatin.rawValue) }
public var kCFStringTransformFullwidthHalfwidth: CFString { NSString(string: StringTransform.fullwidthToHalfwidth.rawValue) }
public var kCFStringTransformLatinKatakana: CFString { NSString(string: StringTransform.latinToKatakana.rawValue) }
public var kCFStringTransformLatinHiragana: CFString { NSString(string: StringTransform.latinToHiragana.rawValue) }
public var kCFStringTransformHiraganaKatakana: CFString { NSString(string: StringTransform.hiraganaToKatakana.rawValue) }
public var kCFStringTransformMandarinLatin: CFString { NSString(string: StringTransform.mandarinToLatin.rawValue) }
public var kCFStringTransformLatinHangul: CFString { NSString(string: StringTransform.latinToHangul.rawValue) }
public var kCFStringTransformLatinArabic: CFString { NSString(string: StringTransform.latinToArabic.rawValue) }
public var kCFStringTransformLatinHebrew: CFString { NSString(string: StringTransform.latinToHebrew.rawValue) }
public var kCFStringTransformLatinThai: CFString { NSString(string: StringTransform.latinToThai.rawValue) }
public var kCFStringTransformLatinCyrillic: CFString { NSString(string: StringTransform.latinToCyrillic.rawValue) }
public var kCFStringTransformLatinGreek: CFString { NSString(string: "Latin-Greek") }
public var kCFStringTransformToXMLHex: CFString { NSString(string: StringTransform.toXMLHex.rawValue) }
public var kCFStringTransformToUnicodeName: CFString { NSString(string: StringTransform.toUnicodeName.rawValue) }
public var kCFStringTransformStripDiacritics: CFString { NSString(string: StringTransform.stripDiacritics.rawValue) }

/// Changes a text in its place: `transform` is one of Core Foundation's names or an ICU transform.
///
/// - Parameter range: the part that is changed, and after it the part that came of it; nil means all of the text.
/// - Returns: false, with the text as it was, where there is no such transform.
@discardableResult
public func CFStringTransform(_ string: CFMutableString?, _ range: UnsafeMutablePointer<CFRange>?, _ transform: CFString?, _ reverse: Bool) -> Bool {
    guard let string, let transform else { return false }
    let part: NSRange = range.map { NSRange(location: $0.pointee.location, length: $0.pointee.length) } ?? NSRange(location: 0, length: string.length)
    var changed = part
    guard string.applyTransform(StringTransform("\(transform)"), reverse: reverse, range: part, updatedRange: &changed) else { return false }
    range?.pointee = CFRangeMake(changed.location, changed.length)
    return true
}

extension NSMutableString {
    /// Changes a part of the text in its place; false, with the text as it was, where there is no such transform.
    @discardableResult
    public func applyTransform(_ transform: StringTransform, reverse: Bool, range: NSRange, updatedRange resultingRange: NSRangePointer?) -> Bool {
        // Foundation changes a text of its own rightly; in a mutable one it loses marks.
        guard let text = substring(with: range).applyingTransform(transform, reverse: reverse) else { return false }
        replaceCharacters(in: range, with: text)
        resultingRange?.pointee = NSRange(location: range.location, length: text.utf16.count)
        return true
    }
}

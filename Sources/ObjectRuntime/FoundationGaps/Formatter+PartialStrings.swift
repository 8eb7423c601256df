import Foundation

// Formatters of apps override these in their class or in an extension of it; whoever asks a formatter of any class reaches those.

extension NSObjectProtocol where Self: Formatter {
    /// Whether what has been typed so far may stand. True for formatters that say nothing of it.
    ///
    /// - Parameters:
    ///   - newString: Takes the text that should stand in place of one that may not; nil leaves that as it was before.
    ///   - error: Takes the reason in words.
    public func isPartialStringValid(
        _ partialString: String, newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        MessageOverride.answer("isPartialStringValid:newEditingString:errorDescription:", of: self, [partialString, newString, error]) ?? true
    }

    /// Whether what has been typed so far may stand, with the selection before and after. Asks the method that knows of no selection where the
    /// formatter's class has none of its own.
    ///
    /// - Parameters:
    ///   - partialStringPtr: The text; takes the one that should stand in its place.
    ///   - proposedSelRangePtr: The selection with that text; takes the one with the other.
    public func isPartialStringValid(
        _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>, proposedSelectedRange proposedSelRangePtr: NSRangePointer?,
        originalString origString: String, originalSelectedRange origSelRange: NSRange,
        errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
        let own: Bool? = MessageOverride.answer(
            "isPartialStringValid:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:", of: self,
            [partialStringPtr, proposedSelRangePtr, origString, origSelRange, error])
        if let own { return own }
        var replacement: NSString?
        if isPartialStringValid(partialStringPtr.pointee as String, newEditingString: &replacement, errorDescription: error) { return true }
        partialStringPtr.pointee = replacement ?? NSString(string: origString)
        if replacement == nil {
            proposedSelRangePtr?.pointee = origSelRange
        } else {
            proposedSelRangePtr?.pointee = NSRange(location: partialStringPtr.pointee.length, length: 0)
        }
        return false
    }

    /// The text for a value with attributes of its own; nil where the formatter has none, as those of the system.
    public func attributedString(for obj: Any, withDefaultAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> NSAttributedString? {
        MessageOverride.answer("attributedStringFor:withDefaultAttributes:", of: self, [obj, attrs])
    }
}

import UIKit

extension NSString {
    /// The text without blanks and ends of lines before and behind.
    public func jsq_stringByTrimingWhitespace() -> String! { trimmingCharacters(in: .whitespacesAndNewlines) }
}

extension String {
    /// The text without blanks and ends of lines before and behind.
    public func jsq_stringByTrimingWhitespace() -> String! { trimmingCharacters(in: .whitespacesAndNewlines) }
}

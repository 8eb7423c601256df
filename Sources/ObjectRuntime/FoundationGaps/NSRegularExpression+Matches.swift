import Foundation

extension NSRegularExpression {
    /// Calls `block` with each match in a part of `string` before it returns. On Linux Foundation's own takes closures alone that may outlive the call.
    @_disfavoredOverload
    public func enumerateMatches(
        in string: String, options: MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        withoutActuallyEscaping(block) { block in
            let escaping: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void = block
            enumerateMatches(in: string, options: options, range: range, using: escaping)
        }
    }
}

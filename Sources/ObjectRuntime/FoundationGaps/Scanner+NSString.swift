import Foundation

// Apple's scanner, as Swift 4 has it, writes what it found into an `NSString?`; Foundation's for Linux into a `String?`. Each takes the other's
// place where a call fits it alone.
extension Scanner {
    /// Takes the text where it comes next. Returns whether it does.
    @_disfavoredOverload @discardableResult
    public func scanString(_ searchString: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        store(scanString(searchString), in: result)
    }

    /// Takes characters of the set as far as they come next. Returns whether there is one.
    @_disfavoredOverload @discardableResult
    public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        store(scanCharacters(from: set), in: result)
    }

    /// Takes what comes before the text, or all that is left. Returns whether there is anything.
    @_disfavoredOverload @discardableResult
    public func scanUpTo(_ stopString: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        store(scanUpToString(stopString), in: result)
    }

    /// Takes what comes before the first character of the set, or all that is left. Returns whether there is anything.
    @_disfavoredOverload @discardableResult
    public func scanUpToCharacters(from stopSet: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        store(scanUpToCharacters(from: stopSet), in: result)
    }

    private func store(_ found: String?, in result: UnsafeMutablePointer<NSString?>?) -> Bool {
        guard let found else { return false }
        result?.pointee = found as NSString
        return true
    }
}

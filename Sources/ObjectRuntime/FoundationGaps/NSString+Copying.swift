import Foundation

// An extension of the protocol, so that classes below have it too.
extension NSObjectProtocol where Self: NSString {
    /// A string with the characters of another one.
    public init(string aString: NSString) { self.init(string: "\(aString)") }
}

import UIKit

// `NSErrorPointer` is the name by which blocks of transactions take the place for an error.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// The codes of a service's errors. The errors are `NSError`s, and a cast to the code's type gives the code, as with Objective-C's.
///
/// Objective-C's enumerations of errors were seen by Swift in three ways over the years: as an enumeration, as a structure with its `Code`, and as an
/// enumeration again. One type does for all three.
protocol FirebaseErrorCode: RawRepresentable, Error, _ObjectiveCBridgeable where RawValue == Int, _ObjectiveCType == NSError {
    static var domain: String { get }
    var text: String { get }
}

extension FirebaseErrorCode {
    /// The error as completion handlers get it.
    func error(_ text: String? = nil, _ more: [String: Any] = [:]) -> NSError {
        var userInfo: [String: Any] = more
        userInfo[NSLocalizedDescriptionKey] = text ?? self.text
        return NSError(domain: Self.domain, code: rawValue, userInfo: userInfo)
    }

    static func code(of error: NSError) -> Self? { error.domain == domain ? Self(rawValue: error.code) : nil }
}

extension FirebaseErrorCode {
    public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout Self?) { result = code(of: source) }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSError, result: inout Self?) -> Bool {
        result = code(of: source)
        return result != nil
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> Self { source.flatMap { code(of: $0) }! }
    public func _bridgeToObjectiveC() -> NSError { error() }

    /// The code of an error; that of an error of another domain is a programmer's error.
    public init(_nsError: NSError) { self = Self(rawValue: _nsError.code)! }
    public var code: Self { self }
    public var errorCode: Int { rawValue }
    public var localizedDescription: String { text }
}

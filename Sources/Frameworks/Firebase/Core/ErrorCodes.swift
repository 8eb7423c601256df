import UIKit

/// The codes of a service's errors. The errors are `NSError`s, and a cast to the code's type gives the code, as with Objective-C's.
///
/// Objective-C's enumerations of errors were seen by Swift in three ways over the years: as an enumeration, as a structure with its `Code`, and as an
/// enumeration again. One type does for all three. Apps have no use for the protocol, only for what it gives to the types.
public protocol _FirebaseErrorCode: RawRepresentable, LocalizedError, _ObjectiveCBridgeable where RawValue == Int, _ObjectiveCType == NSError {
    static var errorDomain: String { get }
}

extension _FirebaseErrorCode {
    /// The error as completion handlers get it.
    func error(_ text: String? = nil, _ more: [String: Any] = [:]) -> NSError {
        var userInfo: [String: Any] = more
        userInfo[NSLocalizedDescriptionKey] = text ?? errorDescription
        return NSError(domain: Self.errorDomain, code: rawValue, userInfo: userInfo)
    }

    private static func code(of error: NSError) -> Self? { error.domain == errorDomain ? Self(rawValue: error.code) : nil }

    public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout Self?) { result = code(of: source) }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSError, result: inout Self?) -> Bool {
        result = code(of: source)
        return result != nil
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> Self { source.flatMap { code(of: $0) }! }
    public func _bridgeToObjectiveC() -> NSError { error() }

    /// The code of an error, which must be of this domain.
    public init(_nsError: NSError) { self = Self(rawValue: _nsError.code)! }
    public var code: Self { self }
    public var errorCode: Int { rawValue }
}

/// Ends the app as an exception of Firebase's does, with its text, where a condition does not hold.
func require(_ condition: @autoclosure () -> Bool, _ text: @autoclosure () -> String) { if !condition() { fatalError(text()) } }

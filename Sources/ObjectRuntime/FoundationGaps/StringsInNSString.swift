import Foundation

/// A name that is a string underneath and turns into an `NSString` and back in a cast, as on Apple's systems.
public protocol StringInNSString: RawRepresentable, _ObjectiveCBridgeable where RawValue == String, _ObjectiveCType == NSString {
    init(rawValue: String)
}

extension StringInNSString {
    public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

    public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout Self?) { result = Self(rawValue: "\(source)") }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout Self?) -> Bool {
        result = Self(rawValue: "\(source)")
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Self { Self(rawValue: source.map { "\($0)" } ?? "") }
}

extension RunLoop.Mode: @retroactive _ObjectiveCBridgeable, StringInNSString {}
extension Notification.Name: @retroactive _ObjectiveCBridgeable, StringInNSString {}
extension FileAttributeKey: @retroactive _ObjectiveCBridgeable, StringInNSString {}

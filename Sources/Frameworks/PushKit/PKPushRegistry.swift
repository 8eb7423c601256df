import Foundation
import ObjectRuntime

/// The kind of a push.
public struct PKPushType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let voIP = PKPushType("PKPushTypeVoIP")
    public static let complication = PKPushType("PKPushTypeComplication")
    public static let fileProvider = PKPushType("PKPushTypeFileProvider")
}

/// The token that a server needs to push to this device.
open class PKPushCredentials: NSObject, @unchecked Sendable {
    public let type: PKPushType
    public let token: Data

    init(type: PKPushType, token: Data) { (self.type, self.token) = (type, token) }
}

/// The contents of a push.
open class PKPushPayload: NSObject, @unchecked Sendable {
    public let type: PKPushType
    public let dictionaryPayload: [AnyHashable: Any]

    init(type: PKPushType, dictionaryPayload: [AnyHashable: Any]) { (self.type, self.dictionaryPayload) = (type, dictionaryPayload) }
}

public protocol PKPushRegistryDelegate: NSObjectProtocol {
    func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
    func pushRegistry(_ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType) throws(Unimplemented)
    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType, completion: @escaping () -> Void)
        throws(Unimplemented)
    func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) throws(Unimplemented)
}

extension PKPushRegistryDelegate {
    public func pushRegistry(_ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("pushRegistry:didReceiveIncomingPushWithPayload:forType:", on: self, [registry, payload, type])
    }
    public func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType, completion: @escaping () -> Void
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional(
            "pushRegistry:didReceiveIncomingPushWithPayload:forType:withCompletionHandler:", on: self, [registry, payload, type, completion])
    }
    public func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("pushRegistry:didInvalidatePushTokenForType:", on: self, [registry, type])
    }
}

/// Asks for pushes of some types. As in Apple's Simulator no token comes, and no push.
open class PKPushRegistry: NSObject, @unchecked Sendable {
    open weak var delegate: (any PKPushRegistryDelegate)?
    open var desiredPushTypes: Set<PKPushType>?

    public init(queue: DispatchQueue?) {}

    /// Nil: no service gives this device a token.
    open func pushToken(for type: PKPushType) -> Data? { nil }
}

import UIKit

/// Tells advertisers which of their pictures led to an app. Nothing is told: there is no network.
open class SKAdNetwork: NSObject, @unchecked Sendable {
    public struct CoarseConversionValue: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let low = CoarseConversionValue(rawValue: "low")
        public static let medium = CoarseConversionValue(rawValue: "medium")
        public static let high = CoarseConversionValue(rawValue: "high")
    }

    open class func registerAppForAdNetworkAttribution() {}
    open class func updateConversionValue(_ conversionValue: Int) {}
    open class func updatePostbackConversionValue(_ conversionValue: Int, completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        ServiceReply.send { completion?(nil) }
    }
    open class func updatePostbackConversionValue(_ conversionValue: Int) async throws {}
    open class func updatePostbackConversionValue(
        _ fineValue: Int, coarseValue: CoarseConversionValue, completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        ServiceReply.send { completion?(nil) }
    }
    open class func updatePostbackConversionValue(_ fineValue: Int, coarseValue: CoarseConversionValue) async throws {}
    open class func updatePostbackConversionValue(
        _ fineValue: Int, coarseValue: CoarseConversionValue, lockWindow: Bool, completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        ServiceReply.send { completion?(nil) }
    }
    open class func updatePostbackConversionValue(_ fineValue: Int, coarseValue: CoarseConversionValue, lockWindow: Bool) async throws {}
}

import Foundation

public typealias YMMUserProfile = UserProfile
public typealias YMMMutableUserProfile = MutableUserProfile
public typealias YMMProfileAttribute = ProfileAttribute
public typealias YMMRevenueInfo = RevenueInfo
public typealias YMMMutableRevenueInfo = MutableRevenueInfo

/// A change of an attribute of a profile.
open class UserProfileUpdate: NSObject, @unchecked Sendable {
    let name: String
    let value: Any?
    init(_ name: String, _ value: Any?) {
        (self.name, self.value) = (name, value)
        super.init()
    }
}

/// Attributes of a user, which are sent nowhere.
open class UserProfile: NSObject, @unchecked Sendable {
    fileprivate var changes: [UserProfileUpdate]
    public override convenience init() { self.init(updates: []) }
    public init(updates: [UserProfileUpdate]) {
        changes = updates
        super.init()
    }
    open var updates: [UserProfileUpdate] { changes }
}

open class MutableUserProfile: UserProfile, @unchecked Sendable {
    open func apply(_ update: UserProfileUpdate) { changes.append(update) }
    open func apply(from updates: [UserProfileUpdate]) { changes += updates }
}

public enum GenderType: UInt, Sendable { case male, female, other }
public typealias YMMGenderType = GenderType

/// Makes changes of one attribute.
public struct ProfileAttributeMaker<Value>: Sendable {
    let name: String
    public func withValue(_ value: Value) -> UserProfileUpdate { UserProfileUpdate(name, value) }
    public func withValueIfUndefined(_ value: Value) -> UserProfileUpdate { UserProfileUpdate(name, value) }
    public func withValueReset() -> UserProfileUpdate { UserProfileUpdate(name, nil) }
}

extension ProfileAttributeMaker where Value == Double {
    public func withDelta(_ value: Double) -> UserProfileUpdate { UserProfileUpdate(name, value) }
}

extension ProfileAttributeMaker where Value == DateComponents {
    public func withAge(_ value: UInt) -> UserProfileUpdate { UserProfileUpdate(name, value) }
    public func withDate(year: UInt) -> UserProfileUpdate { UserProfileUpdate(name, DateComponents(year: Int(year))) }
    public func withDate(year: UInt, month: UInt) -> UserProfileUpdate { UserProfileUpdate(name, DateComponents(year: Int(year), month: Int(month))) }
    public func withDate(year: UInt, month: UInt, day: UInt) -> UserProfileUpdate {
        UserProfileUpdate(name, DateComponents(year: Int(year), month: Int(month), day: Int(day)))
    }
    public func withDate(dateComponents: DateComponents) -> UserProfileUpdate { UserProfileUpdate(name, dateComponents) }
}

/// The attributes that a profile may have.
open class ProfileAttribute: NSObject {
    open class func name() -> ProfileAttributeMaker<String?> { ProfileAttributeMaker(name: "name") }
    open class func gender() -> ProfileAttributeMaker<GenderType> { ProfileAttributeMaker(name: "gender") }
    open class func birthDate() -> ProfileAttributeMaker<DateComponents> { ProfileAttributeMaker(name: "birth_date") }
    open class func notificationsEnabled() -> ProfileAttributeMaker<Bool> { ProfileAttributeMaker(name: "notifications_enabled") }
    open class func customString(_ name: String) -> ProfileAttributeMaker<String?> { ProfileAttributeMaker(name: name) }
    open class func customNumber(_ name: String) -> ProfileAttributeMaker<Double> { ProfileAttributeMaker(name: name) }
    open class func customCounter(_ name: String) -> ProfileAttributeMaker<Double> { ProfileAttributeMaker(name: name) }
    open class func customBool(_ name: String) -> ProfileAttributeMaker<Bool> { ProfileAttributeMaker(name: name) }
}

/// A purchase.
open class RevenueInfo: NSObject, @unchecked Sendable {
    public let priceDecimal: NSDecimalNumber
    public let currency: String
    /// Default 1.
    open var quantity: UInt = 1
    open var productID: String?
    open var transactionID: String?
    open var receiptData: Data?
    open var payload: [AnyHashable: Any]?

    public init(priceDecimal: NSDecimalNumber, currency: String) {
        (self.priceDecimal, self.currency) = (priceDecimal, currency)
        super.init()
    }
    public convenience init(price: Double, currency: String) { self.init(priceDecimal: NSDecimalNumber(value: price), currency: currency) }
}

open class MutableRevenueInfo: RevenueInfo, @unchecked Sendable {}

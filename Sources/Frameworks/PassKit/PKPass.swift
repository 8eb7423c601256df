@_exported import QuinceContacts
@_exported import UIKit

// There is no wallet and no card: nothing can be paid for or added, as on a device without either.

public let PKPassKitErrorDomain = "PKPassKitErrorDomain"

public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let amex = PKPaymentNetwork(rawValue: "AmEx")
    public static let discover = PKPaymentNetwork(rawValue: "Discover")
    public static let masterCard = PKPaymentNetwork(rawValue: "MasterCard")
    public static let visa = PKPaymentNetwork(rawValue: "Visa")
    public static let chinaUnionPay = PKPaymentNetwork(rawValue: "ChinaUnionPay")
    public static let maestro = PKPaymentNetwork(rawValue: "Maestro")
}

public struct PKMerchantCapability: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let capability3DS = PKMerchantCapability(rawValue: 1)
    public static let threeDSecure = PKMerchantCapability(rawValue: 1)
    public static let capabilityEMV = PKMerchantCapability(rawValue: 2)
    public static let capabilityCredit = PKMerchantCapability(rawValue: 4)
    public static let capabilityDebit = PKMerchantCapability(rawValue: 8)
}

public enum PKPaymentSummaryItemType: UInt, Sendable { case final = 0, pending }

open class PKPaymentSummaryItem: NSObject, @unchecked Sendable {
    open var label: String
    open var amount: NSDecimalNumber
    open var type: PKPaymentSummaryItemType
    public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = .final) {
        (self.label, self.amount, self.type) = (label, amount, type)
    }
}

/// Days between which something comes.
open class PKDateComponentsRange: NSObject, NSCopying, @unchecked Sendable {
    public let startDateComponents: DateComponents
    public let endDateComponents: DateComponents
    /// Nil for an end before the start.
    public init?(start startDateComponents: DateComponents, end endDateComponents: DateComponents) {
        let calendar = Calendar(identifier: .gregorian)
        guard let start = calendar.date(from: startDateComponents), let end = calendar.date(from: endDateComponents), start <= end else { return nil }
        (self.startDateComponents, self.endDateComponents) = (startDateComponents, endDateComponents)
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class PKShippingMethod: PKPaymentSummaryItem, @unchecked Sendable {
    open var identifier: String?
    open var detail: String?
    open var dateComponentsRange: PKDateComponentsRange?
}

public enum PKShippingType: UInt, Sendable { case shipping = 0, delivery, storePickup, servicePickup }
public enum PKShippingContactEditingMode: UInt, Sendable {
    case available = 0, storePickup
    public static var enabled: PKShippingContactEditingMode { .available }
}
public let PKPaymentErrorDomain = "PKPaymentErrorDomain"
public enum PKPaymentErrorKey: String, Sendable { case contactField = "PKPaymentErrorContactField", postalAddress = "PKPaymentErrorPostalAddress" }

/// Why a payment was not taken.
public struct PKPaymentError: CustomNSError, @unchecked Sendable {
    public enum Code: Int, Sendable {
        case unknownError = -1, shippingContactInvalidError = 1, billingContactInvalidError, shippingAddressUnserviceableError, couponCodeInvalidError
        case couponCodeExpiredError
    }
    public let code: Code
    public let errorUserInfo: [String: Any]
    init(_ code: Code, _ text: String?, _ values: [String: Any] = [:]) {
        self.code = code
        errorUserInfo = values.merging(text.map { [NSLocalizedDescriptionKey: $0] } ?? [:]) { first, _ in first }
    }
    public static var errorDomain: String { PKPaymentErrorDomain }
    public var errorCode: Int { code.rawValue }
}

/// Name and address of somebody who pays or gets something.
open class PKContact: NSObject, @unchecked Sendable {
    open var name: PersonNameComponents?
    open var postalAddress: CNPostalAddress?
    open var phoneNumber: CNPhoneNumber?
    open var emailAddress: String?
    public override init() { super.init() }
}

/// How what is to be paid changed.
open class PKPaymentRequestUpdate: NSObject, @unchecked Sendable {
    open var status: PKPaymentAuthorizationStatus = .success
    open var paymentSummaryItems: [PKPaymentSummaryItem]
    open var shippingMethods: [PKShippingMethod] = []
    public init(paymentSummaryItems: [PKPaymentSummaryItem]) { self.paymentSummaryItems = paymentSummaryItems }
}
open class PKPaymentRequestCouponCodeUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
    open var errors: [any Error]! = []
    public override init(paymentSummaryItems: [PKPaymentSummaryItem]) { super.init(paymentSummaryItems: paymentSummaryItems) }
    public init(errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem], shippingMethods: [PKShippingMethod]) {
        super.init(paymentSummaryItems: paymentSummaryItems)
        self.errors = errors ?? []
        self.shippingMethods = shippingMethods
        if errors?.isEmpty == false { status = .failure }
    }
}
open class PKPaymentRequestShippingContactUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
    open var errors: [any Error]! = []
    public init(errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem], shippingMethods: [PKShippingMethod]) {
        super.init(paymentSummaryItems: paymentSummaryItems)
        self.errors = errors ?? []
        self.shippingMethods = shippingMethods
    }
}
open class PKPaymentRequestShippingMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable {}
open class PKPaymentRequestPaymentMethodUpdate: PKPaymentRequestUpdate, @unchecked Sendable {
    open var errors: [any Error]! = []
    public init(errors: [any Error], paymentSummaryItems: [PKPaymentSummaryItem]) {
        super.init(paymentSummaryItems: paymentSummaryItems)
        self.errors = errors
    }
}

public struct PKContactField: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let postalAddress = PKContactField(rawValue: "post")
    public static let emailAddress = PKContactField(rawValue: "email")
    public static let phoneNumber = PKContactField(rawValue: "phone")
    public static let name = PKContactField(rawValue: "name")
}

open class PKPaymentRequest: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open class func availableNetworks() -> [PKPaymentNetwork] { [] }
    open var merchantIdentifier = ""
    open var countryCode = ""
    open var supportedNetworks: [PKPaymentNetwork] = []
    open var merchantCapabilities: PKMerchantCapability = []
    open var paymentSummaryItems: [PKPaymentSummaryItem] = []
    open var currencyCode = ""
    open var requiredBillingContactFields: Set<PKContactField> = []
    open var requiredShippingContactFields: Set<PKContactField> = []
    open var shippingMethods: [PKShippingMethod]?
    open var applicationData: Data?
    open var shippingType: PKShippingType = .shipping
    open var shippingContactEditingMode: PKShippingContactEditingMode = .available
    open var billingContact: PKContact?
    open var shippingContact: PKContact?
    open var supportedCountries: Set<String>?
    open var supportsCouponCode = false
    open var couponCode: String?

    private static func error(_ code: PKPaymentError.Code, _ field: PKContactField?, _ key: String?, _ text: String?) -> any Error {
        var values: [String: Any] = [:]
        if let field { values[PKPaymentErrorKey.contactField.rawValue] = field }
        if let key { values[PKPaymentErrorKey.postalAddress.rawValue] = key }
        return PKPaymentError(code, text, values)
    }
    open class func paymentContactInvalidError(withContactField field: PKContactField, localizedDescription: String?) -> any Error {
        error(.shippingContactInvalidError, field, nil, localizedDescription)
    }
    /// - Parameter postalAddressKey: one of the keys of Contacts, as `CNPostalAddressCityKey`.
    open class func paymentShippingAddressInvalidError(withKey postalAddressKey: String, localizedDescription: String?) -> any Error {
        error(.shippingContactInvalidError, .postalAddress, postalAddressKey, localizedDescription)
    }
    open class func paymentBillingAddressInvalidError(withKey postalAddressKey: String, localizedDescription: String?) -> any Error {
        error(.billingContactInvalidError, .postalAddress, postalAddressKey, localizedDescription)
    }
    open class func paymentShippingAddressUnserviceableError(withLocalizedDescription localizedDescription: String?) -> any Error {
        error(.shippingAddressUnserviceableError, .postalAddress, nil, localizedDescription)
    }
    open class func paymentCouponCodeInvalidError(localizedDescription: String?) -> any Error {
        error(.couponCodeInvalidError, nil, nil, localizedDescription)
    }
    open class func paymentCouponCodeExpiredError(localizedDescription: String?) -> any Error {
        error(.couponCodeExpiredError, nil, nil, localizedDescription)
    }
}

open class PKPaymentToken: NSObject, @unchecked Sendable {
    open var paymentData: Data { Data() }
    open var transactionIdentifier: String { "" }
}
open class PKPayment: NSObject, @unchecked Sendable {
    open var token: PKPaymentToken { PKPaymentToken() }
    open var billingContact: PKContact? { nil }
    open var shippingContact: PKContact? { nil }
    open var shippingMethod: PKShippingMethod? { nil }
}
public enum PKPaymentAuthorizationStatus: Int, Sendable { case success = 0, failure }
open class PKPaymentAuthorizationResult: NSObject, @unchecked Sendable {
    open var status: PKPaymentAuthorizationStatus
    open var errors: [any Error]
    public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) { (self.status, self.errors) = (status, errors ?? []) }
}

@preconcurrency @MainActor open class PKPaymentAuthorizationViewController: UIViewController {
    open class func canMakePayments() -> Bool { false }
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability) -> Bool { false }
    open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
    /// Always nil.
    public init?(paymentRequest request: PKPaymentRequest) { return nil }
    public required init?(coder: NSCoder) { nil }
}

@preconcurrency @MainActor public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
    func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
    func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void) throws(Unimplemented)
}

extension PKPaymentAuthorizationViewControllerDelegate {
    // Nobody pays: not called.
    public func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) throws(Unimplemented) { throw Unimplemented() }
}

open class PKPaymentAuthorizationController: NSObject, @unchecked Sendable {
    open class func canMakePayments() -> Bool { false }
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
    open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability) -> Bool { false }
    public init(paymentRequest request: PKPaymentRequest) {}
    /// False: nothing is shown.
    open func present(completion: ((Bool) -> Void)? = nil) {
        if let completion { ServiceReply.send(on: .main) { completion(false) } }
    }
    open func dismiss(completion: (() -> Void)? = nil) { if let completion { ServiceReply.send(on: .main, completion) } }
}

@preconcurrency public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didSelectShippingMethod shippingMethod: PKShippingMethod,
        handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void)
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact,
        handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void)
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didChangeCouponCode couponCode: String,
        handler completion: @escaping (PKPaymentRequestCouponCodeUpdate) -> Void)
    func presentationWindow(for controller: PKPaymentAuthorizationController) -> UIWindow?
}
extension PKPaymentAuthorizationControllerDelegate {
    // Nobody pays: none of these is called.
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) {}
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didSelectShippingMethod shippingMethod: PKShippingMethod,
        handler completion: @escaping (PKPaymentRequestShippingMethodUpdate) -> Void
    ) {}
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didSelectShippingContact contact: PKContact,
        handler completion: @escaping (PKPaymentRequestShippingContactUpdate) -> Void
    ) {}
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didChangeCouponCode couponCode: String,
        handler completion: @escaping (PKPaymentRequestCouponCodeUpdate) -> Void
    ) {}
    public func presentationWindow(for controller: PKPaymentAuthorizationController) -> UIWindow? { nil }
}

open class PKPass: NSObject, @unchecked Sendable {
    /// Throws: no pass is read here.
    public init(data: Data) throws { throw NSError(domain: PKPassKitErrorDomain, code: 1, userInfo: [NSLocalizedDescriptionKey: "Passes are not read here."]) }
    open var serialNumber: String { "" }
    open var passTypeIdentifier: String { "" }
    open var localizedName: String { "" }
}

open class PKPassLibrary: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open class func isPassLibraryAvailable() -> Bool { false }
    open func passes() -> [PKPass] { [] }
    open func containsPass(_ pass: PKPass) -> Bool { false }
    open func removePass(_ pass: PKPass) {}
    /// Does nothing: there is no wallet to open.
    open func openPaymentSetup() {}
}

@preconcurrency @MainActor open class PKAddPassesViewController: UIViewController {
    open weak var delegate: (any PKAddPassesViewControllerDelegate)?
    open class func canAddPasses() -> Bool { false }
    /// Always nil.
    public convenience init?(pass: PKPass) { nil }
    public convenience init?(passes: [PKPass]) { nil }
}

@preconcurrency @MainActor public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {
    func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}
extension PKAddPassesViewControllerDelegate {
    public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {}
}

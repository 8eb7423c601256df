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

open class PKShippingMethod: PKPaymentSummaryItem, @unchecked Sendable {
    open var identifier: String?
    open var detail: String?
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
}

open class PKPaymentToken: NSObject, @unchecked Sendable {
    open var paymentData: Data { Data() }
    open var transactionIdentifier: String { "" }
}
open class PKPayment: NSObject, @unchecked Sendable { open var token: PKPaymentToken { PKPaymentToken() } }
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
    public init(paymentRequest request: PKPaymentRequest) {}
    /// False: nothing is shown.
    open func present(completion: ((Bool) -> Void)? = nil) {
        if let completion { ServiceReply.send(on: .main) { completion(false) } }
    }
    open func dismiss(completion: (() -> Void)? = nil) { if let completion { ServiceReply.send(on: .main, completion) } }
}

@preconcurrency public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
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
}

@preconcurrency @MainActor open class PKAddPassesViewController: UIViewController {
    open class func canAddPasses() -> Bool { false }
    /// Always nil.
    public convenience init?(pass: PKPass) { nil }
    public convenience init?(passes: [PKPass]) { nil }
}

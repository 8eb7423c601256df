@_exported import UIKit

public let SKErrorDomain = "SKErrorDomain"
/// Why the store did not sell.
public struct SKError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 0, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
        case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
        case privacyAcknowledgementRequired, unauthorizedRequestData, invalidOfferIdentifier, invalidSignature, missingOfferParams
        case invalidOfferPrice, overlayCancelled, overlayInvalidConfiguration, overlayTimeout, ineligibleForOffer, unsupportedPlatform
        case overlayPresentedInBackgroundScene
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { SKErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var unknown: Code { .unknown }
    public static var paymentCancelled: Code { .paymentCancelled }
    public static var paymentNotAllowed: Code { .paymentNotAllowed }
    public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
    public static var clientInvalid: Code { .clientInvalid }
    public static var paymentInvalid: Code { .paymentInvalid }
    public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
    public static var cloudServiceNetworkConnectionFailed: Code { .cloudServiceNetworkConnectionFailed }
    public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
    public static var privacyAcknowledgementRequired: Code { .privacyAcknowledgementRequired }
    public static var unauthorizedRequestData: Code { .unauthorizedRequestData }
    public static var invalidOfferIdentifier: Code { .invalidOfferIdentifier }
    public static var invalidSignature: Code { .invalidSignature }
    public static var missingOfferParams: Code { .missingOfferParams }
    public static var invalidOfferPrice: Code { .invalidOfferPrice }
    public static var overlayCancelled: Code { .overlayCancelled }
    public static var overlayInvalidConfiguration: Code { .overlayInvalidConfiguration }
    public static var overlayTimeout: Code { .overlayTimeout }
    public static var ineligibleForOffer: Code { .ineligibleForOffer }
    public static var unsupportedPlatform: Code { .unsupportedPlatform }
    public static var overlayPresentedInBackgroundScene: Code { .overlayPresentedInBackgroundScene }
}

extension SKError.Code {
    /// For `catch SKError.paymentCancelled`.
    public static func ~= (code: SKError.Code, error: any Error) -> Bool { (error as? SKError)?.code == code }
}

/// Something for sale. The store has nothing, so there is none.
open class SKProduct: NSObject, @unchecked Sendable {
    public enum PeriodUnit: UInt, Sendable { case day = 0, week, month, year }
    open var localizedDescription: String { "" }
    open var localizedTitle: String { "" }
    open var price: NSDecimalNumber { .zero }
    open var priceLocale: Locale { .current }
    open var productIdentifier: String { "" }
    open var isDownloadable: Bool { false }
    open var downloadContentLengths: [NSNumber] { [] }
    open var contentVersion: String { "" }
    open var downloadContentVersion: String { "" }
    open var isFamilyShareable: Bool { false }
    open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    open var introductoryPrice: SKProductDiscount? { nil }
    open var subscriptionGroupIdentifier: String? { nil }
    open var discounts: [SKProductDiscount] { [] }
    public override init() { super.init() }
}
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
    open var numberOfUnits: Int { 0 }
    open var unit: SKProduct.PeriodUnit { .month }
}
open class SKProductDiscount: NSObject, @unchecked Sendable {
    public enum PaymentMode: UInt, Sendable { case payAsYouGo = 0, payUpFront, freeTrial }
    open var price: NSDecimalNumber { .zero }
    open var priceLocale: Locale { .current }
    open var numberOfPeriods: Int { 0 }
    open var paymentMode: PaymentMode { .payAsYouGo }
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
    open var identifier: String? { nil }
    public enum `Type`: UInt, Sendable { case introductory = 0, subscription }
    open var type: Type { .introductory }
}

/// A discount with the signature by which the store would grant it.
open class SKPaymentDiscount: NSObject, @unchecked Sendable {
    public let identifier: String
    public let keyIdentifier: String
    public let nonce: UUID
    public let signature: String
    public let timestamp: NSNumber
    public init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber) {
        (self.identifier, self.keyIdentifier, self.nonce, self.signature, self.timestamp) = (identifier, keyIdentifier, nonce, signature, timestamp)
    }
}

open class SKRequest: NSObject, @unchecked Sendable {
    open weak var delegate: (any SKRequestDelegate)?
    var isCancelled = false
    open func cancel() { isCancelled = true }
    open func start() {
        ServiceReply.send(on: .main) { [self] in if !isCancelled { try? delegate?.requestDidFinish(self) } }
    }
}
@preconcurrency public protocol SKRequestDelegate: NSObjectProtocol {
    func requestDidFinish(_ request: SKRequest) throws(Unimplemented)
    func request(_ request: SKRequest, didFailWithError error: any Error) throws(Unimplemented)
}

extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("requestDidFinish:", on: self, [request])
    }
    public func request(_ request: SKRequest, didFailWithError error: any Error) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("request:didFailWithError:", on: self, [request, error])
    }
}

/// Asks the store for products. It knows none of them.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
    private let identifiers: Set<String>
    public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }
    public convenience override init() { self.init(productIdentifiers: []) }
    open override func start() {
        let response = SKProductsResponse(invalid: identifiers.sorted())
        ServiceReply.send(on: .main) { [self] in
            guard !isCancelled else { return }
            (delegate as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: response)
            try? delegate?.requestDidFinish(self)
        }
    }
}
@preconcurrency public protocol SKProductsRequestDelegate: SKRequestDelegate {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
open class SKProductsResponse: NSObject, @unchecked Sendable {
    open var products: [SKProduct] { [] }
    public let invalidProductIdentifiers: [String]
    init(invalid: [String]) { invalidProductIdentifiers = invalid }
}
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
    public let receiptProperties: [String: Any]?
    public init(receiptProperties properties: [String: Any]? = nil) { receiptProperties = properties }
}

open class SKPayment: NSObject, NSCopying, @unchecked Sendable {
    open internal(set) var productIdentifier: String
    open internal(set) var quantity = 1
    open internal(set) var applicationUsername: String?
    open internal(set) var simulatesAskToBuyInSandbox = false
    open internal(set) var requestData: Data?
    open internal(set) var paymentDiscount: SKPaymentDiscount?
    public init(product: SKProduct) { productIdentifier = product.productIdentifier }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
open class SKMutablePayment: SKPayment, @unchecked Sendable {
    open override var productIdentifier: String {
        get { super.productIdentifier }
        set { super.productIdentifier = newValue }
    }
    open override var quantity: Int {
        get { super.quantity }
        set { super.quantity = newValue }
    }
    open override var applicationUsername: String? {
        get { super.applicationUsername }
        set { super.applicationUsername = newValue }
    }
    open override var simulatesAskToBuyInSandbox: Bool {
        get { super.simulatesAskToBuyInSandbox }
        set { super.simulatesAskToBuyInSandbox = newValue }
    }
    open override var requestData: Data? {
        get { super.requestData }
        set { super.requestData = newValue }
    }
    open override var paymentDiscount: SKPaymentDiscount? {
        get { super.paymentDiscount }
        set { super.paymentDiscount = newValue }
    }
    public convenience init() { self.init(product: SKProduct()) }
}

public enum SKPaymentTransactionState: Int, Sendable { case purchasing = 0, purchased, failed, restored, deferred }
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    public let payment: SKPayment
    open private(set) var transactionState: SKPaymentTransactionState
    open private(set) var error: (any Error)?
    open var transactionDate: Date? { nil }
    open var transactionIdentifier: String? { nil }
    open var original: SKPaymentTransaction? { nil }
    open var downloads: [SKDownload] { [] }
    init(_ payment: SKPayment, _ state: SKPaymentTransactionState, _ error: (any Error)?) {
        (self.payment, transactionState, self.error) = (payment, state, error)
    }
}

/// The queue of an app's purchases. The store has nothing for sale: a payment fails with `storeProductNotAvailable`, and nothing can be restored.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static var shared: SKPaymentQueue { AppServices.object { SKPaymentQueue() } }
    open class func `default`() -> SKPaymentQueue { shared }
    open class func canMakePayments() -> Bool { true }
    open weak var delegate: (any SKPaymentQueueDelegate)?
    open private(set) var transactions: [SKPaymentTransaction] = []
    open var storefront: SKStorefront? { nil }
    private var observers: [any SKPaymentTransactionObserver] = []
    open var transactionObservers: [any SKPaymentTransactionObserver] { observers }

    open func add(_ observer: any SKPaymentTransactionObserver) { observers.append(observer) }
    open func remove(_ observer: any SKPaymentTransactionObserver) { observers.removeAll { $0 === observer } }
    open func add(_ payment: SKPayment) {
        let transaction = SKPaymentTransaction(payment, .failed, SKError(.storeProductNotAvailable))
        ServiceReply.send(on: .main) { [self] in
            transactions.append(transaction)
            for observer in observers { observer.paymentQueue(self, updatedTransactions: [transaction]) }
        }
    }
    open func finishTransaction(_ transaction: SKPaymentTransaction) {
        transactions.removeAll { $0 === transaction }
        ServiceReply.send(on: .main) { [self] in for observer in observers { try? observer.paymentQueue(self, removedTransactions: [transaction]) } }
    }
    open func restoreCompletedTransactions() {
        ServiceReply.send(on: .main) { [self] in for observer in observers { try? observer.paymentQueueRestoreCompletedTransactionsFinished(self) } }
    }
    open func restoreCompletedTransactions(withApplicationUsername username: String?) { restoreCompletedTransactions() }
    open func start(_ downloads: [SKDownload]) {}
    open func pause(_ downloads: [SKDownload]) {}
    open func resume(_ downloads: [SKDownload]) {}
    open func cancel(_ downloads: [SKDownload]) {}
    open func presentCodeRedemptionSheet() {}
    open func showPriceConsentIfNeeded() {}
}
@preconcurrency public protocol SKPaymentQueueDelegate: NSObjectProtocol {
    func paymentQueue(_ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in newStorefront: SKStorefront)
        throws(Unimplemented) -> Bool
    func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) throws(Unimplemented) -> Bool
}

extension SKPaymentQueueDelegate {
    public func paymentQueue(
        _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction, in newStorefront: SKStorefront
    ) throws(Unimplemented) -> Bool {
        try ObjCRuntime.invokeOptional("paymentQueue:shouldContinue:in:", on: self, [paymentQueue, transaction, newStorefront])
    }
    public func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) throws(Unimplemented) -> Bool {
        try ObjCRuntime.invokeOptional("paymentQueueShouldShowPriceConsent:", on: self, [paymentQueue])
    }
}

/// Content that comes with something that was bought. None does.
open class SKDownload: NSObject, @unchecked Sendable {
    public let transaction: SKPaymentTransaction
    public let contentIdentifier: String
    public let contentURL: URL?
    public let contentVersion: String
    public let expectedContentLength: Int64
    public let progress: Float
    public let timeRemaining: TimeInterval
    public let state: SKDownloadState
    public let error: (any Error)?
    init(_ transaction: SKPaymentTransaction, identifier: String) {
        (self.transaction, contentIdentifier, contentURL, contentVersion) = (transaction, identifier, nil, "")
        (expectedContentLength, progress, timeRemaining, state, error) = (0, 0, SKDownloadTimeRemainingUnknown, .waiting, nil)
    }
    open class func contentURL(forProductID productID: String) -> URL? { nil }
    open class func deleteContent(forProductID productID: String) {}
}
public enum SKDownloadState: Int, Sendable { case waiting = 0, active, paused, finished, failed, cancelled }
public let SKDownloadTimeRemainingUnknown: TimeInterval = -1
@preconcurrency public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) throws(Unimplemented)
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) throws(Unimplemented)
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) throws(Unimplemented)
    func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) throws(Unimplemented) -> Bool
    func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload]) throws(Unimplemented)
    func paymentQueue(_ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]) throws(Unimplemented)
    func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) throws(Unimplemented)
}

extension SKPaymentTransactionObserver {
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("paymentQueue:removedTransactions:", on: self, [queue, transactions])
    }
    public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("paymentQueue:restoreCompletedTransactionsFailedWithError:", on: self, [queue, error])
    }
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("paymentQueueRestoreCompletedTransactionsFinished:", on: self, [queue])
    }
    public func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) throws(Unimplemented) -> Bool {
        try ObjCRuntime.invokeOptional("paymentQueue:shouldAddStorePayment:for:", on: self, [queue, payment, product])
    }
    public func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload]) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("paymentQueue:updatedDownloads:", on: self, [queue, downloads])
    }
    public func paymentQueue(
        _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("paymentQueue:didRevokeEntitlementsForProductIdentifiers:", on: self, [queue, productIdentifiers])
    }
    public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("paymentQueueDidChangeStorefront:", on: self, [queue])
    }
}

open class SKStorefront: NSObject, @unchecked Sendable {
    open var countryCode: String { "USA" }
    open var identifier: String { "143441" }
}

/// Asks for a review. Whether anything is shown is the system's choice; here nothing is.
@preconcurrency @MainActor open class SKStoreReviewController: NSObject {
    open class func requestReview() {}
    open class func requestReview(in windowScene: UIWindowScene) {}
}

public let SKStoreProductParameterITunesItemIdentifier = "id"
public let SKStoreProductParameterAffiliateToken = "at"
public let SKStoreProductParameterCampaignToken = "ct"
public let SKStoreProductParameterProductIdentifier = "product"
public let SKStoreProductParameterProviderToken = "pt"
public let SKStoreProductParameterAdvertisingPartnerToken = "advp"
public let SKStoreProductParameterCustomProductPageIdentifier = "ppid"

/// The page of an app in the store: a quiet page that names its number.
@preconcurrency @MainActor open class SKStoreProductViewController: UIViewController {
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?
    private let page = ServicePageView(symbol: "bag", title: "App Store")
    private let bar = UINavigationBar()

    open func loadProduct(withParameters parameters: [String: Any], completionBlock block: (@MainActor @Sendable (Bool, (any Error)?) -> Void)? = nil) {
        page.show(title: "App Store", detail: parameters[SKStoreProductParameterITunesItemIdentifier].map { "\($0)" } ?? "")
        ServiceReply.sendInSession { block?(false, SKError(.storeProductNotAvailable)) }
    }
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let item = UINavigationItem(title: "")
        item.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                if (try? delegate?.productViewControllerDidFinish(self)) == nil { presentingViewController?.dismiss(animated: true) }
            })
        bar.items = [item]
        for part in [page, bar] as [UIView] { view.addSubview(part) }
    }
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        page.frame = view.bounds
        bar.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: bar.sizeThatFits(view.bounds.size).height)
    }
}
@preconcurrency @MainActor public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) throws(Unimplemented)
}

extension SKStoreProductViewControllerDelegate {
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("productViewControllerDidFinish:", on: self, [viewController])
    }
}

public enum SKCloudServiceAuthorizationStatus: Int, Sendable { case notDetermined = 0, denied, restricted, authorized }
open class SKCloudServiceController: NSObject, @unchecked Sendable {
    open class func authorizationStatus() -> SKCloudServiceAuthorizationStatus { .denied }
    open class func requestAuthorization(_ completionHandler: @escaping @Sendable (SKCloudServiceAuthorizationStatus) -> Void) {
        ServiceReply.send { completionHandler(.denied) }
    }
}

import UIKit

/// Something that was bought: nothing ever is.
public struct Transaction: Identifiable, Hashable, Sendable {
    /// A sequence that ends at once.
    public struct Transactions: AsyncSequence, Sendable {
        public struct AsyncIterator: AsyncIteratorProtocol {
            let endless: Bool
            public mutating func next() async -> VerificationResult<Transaction>? {
                // Updates come as long as the app runs; there are none.
                if endless { try? await Task.sleep(nanoseconds: .max) }
                return nil
            }
        }
        let endless: Bool
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(endless: endless) }
    }

    public struct OfferType: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let introductory = OfferType(rawValue: 1)
        public static let promotional = OfferType(rawValue: 2)
        public static let code = OfferType(rawValue: 3)
    }
    public struct Offer: Hashable, Sendable {
        public struct PaymentMode: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let freeTrial = PaymentMode(rawValue: "FREE_TRIAL")
            public static let payAsYouGo = PaymentMode(rawValue: "PAY_AS_YOU_GO")
            public static let payUpFront = PaymentMode(rawValue: "PAY_UP_FRONT")
        }
        public let id: String?
        public let type: OfferType
        public let paymentMode: PaymentMode?
    }
    public struct OwnershipType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let purchased = OwnershipType(rawValue: "PURCHASED")
        public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
    }
    public struct RevocationReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let other = RevocationReason(rawValue: 0)
        public static let developerIssue = RevocationReason(rawValue: 1)
    }
    public struct Reason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let purchase = Reason(rawValue: "PURCHASE")
        public static let renewal = Reason(rawValue: "RENEWAL")
    }
    public enum RefundRequestStatus: Hashable, Sendable { case userCancelled, success }
    public enum RefundRequestError: Error, Hashable, Sendable { case duplicateRequest, failed }

    public let id: UInt64
    public let originalID: UInt64
    public let webOrderLineItemID: String?
    public let productID: String
    public let subscriptionGroupID: String?
    public let appBundleID: String
    public let purchaseDate: Date
    public let originalPurchaseDate: Date
    public let expirationDate: Date?
    public let purchasedQuantity: Int
    public let isUpgraded: Bool
    public let offer: Offer?
    public let revocationDate: Date?
    public let revocationReason: RevocationReason?
    public let productType: Product.ProductType
    public let appAccountToken: UUID?
    public let environment: AppStore.Environment
    public let reason: Reason
    public let storefront: Storefront
    public let price: Decimal?
    public let currency: Locale.Currency?
    public let deviceVerification: Data
    public let deviceVerificationNonce: UUID
    public let ownershipType: OwnershipType
    public let signedDate: Date
    public let jsonRepresentation: Data
    public var offerType: OfferType? { offer?.type }
    public var offerID: String? { offer?.id }
    public var subscriptionStatus: Product.SubscriptionInfo.Status? {
        get async { nil }
    }
    public func finish() async {}

    public static var updates: Transactions { Transactions(endless: true) }
    public static var all: Transactions { Transactions(endless: false) }
    public static var currentEntitlements: Transactions { Transactions(endless: false) }
    public static var unfinished: Transactions { Transactions(endless: false) }
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }

    /// Fails: nothing was bought that could be given back.
    @MainActor public func beginRefundRequest(in scene: UIWindowScene) async throws -> RefundRequestStatus {
        try await Self.beginRefundRequest(for: id, in: scene)
    }
    @MainActor public static func beginRefundRequest(for transactionID: UInt64, in scene: UIWindowScene) async throws -> RefundRequestStatus {
        throw RefundRequestError.failed
    }
}

/// The purchase of the app itself, which the store would sign.
public struct AppTransaction: Hashable, Sendable {
    public let appID: UInt64?
    public let appVersion: String
    public let appVersionID: UInt64?
    public let bundleID: String
    public let environment: AppStore.Environment
    public let originalAppVersion: String
    public let originalPurchaseDate: Date
    public let preorderDate: Date?
    public let deviceVerification: Data
    public let deviceVerificationNonce: UUID
    public let signedDate: Date
    public let jsonRepresentation: Data

    /// Fails: there is no network in which the store would be.
    public static var shared: VerificationResult<AppTransaction> {
        get async throws { throw StoreKitError.networkError(URLError(.notConnectedToInternet)) }
    }
    public static func refresh() async throws -> VerificationResult<AppTransaction> { try await shared }
}

import UIKit

/// Something for sale, in the newer interface. The store has nothing: asking for products gives none.
public struct Product: Identifiable, Hashable, Sendable {
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let consumable = ProductType(rawValue: "Consumable")
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    }
    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled, pending
    }
    /// A wish with which a purchase is made. Nothing is sold here, so that it is kept only.
    public struct PurchaseOption: Hashable, Sendable {
        let name: String
        let value: String
        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(name: "appAccountToken", value: token.uuidString) }
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(name: "quantity", value: "\(quantity)") }
        public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
            PurchaseOption(name: "simulatesAskToBuyInSandbox", value: "\(simulateAskToBuy)")
        }
        public static func promotionalOffer(offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int) -> PurchaseOption {
            PurchaseOption(name: "promotionalOffer", value: offerID)
        }
        public static func onStorefrontChange(shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool) -> PurchaseOption {
            PurchaseOption(name: "onStorefrontChange", value: "")
        }
        public static func custom(key: String, value: String) -> PurchaseOption { PurchaseOption(name: key, value: value) }
        public static func custom(key: String, value: Double) -> PurchaseOption { PurchaseOption(name: key, value: "\(value)") }
        public static func custom(key: String, value: Bool) -> PurchaseOption { PurchaseOption(name: key, value: "\(value)") }
        public static func custom(key: String, value: Data) -> PurchaseOption { PurchaseOption(name: key, value: value.base64EncodedString()) }
    }
    public enum PurchaseError: Error, Hashable, Sendable {
        case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer
        case invalidOfferIdentifier, invalidOfferPrice, invalidOfferSignature, missingOfferParameters
    }

    public let id: String
    public let type: ProductType
    public let displayName: String
    public let description: String
    public let price: Decimal
    public let displayPrice: String
    public let isFamilyShareable: Bool
    public let subscription: SubscriptionInfo?
    public let jsonRepresentation: Data
    public let priceFormatStyle: Decimal.FormatStyle.Currency

    public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product] where Identifiers.Element == String { [] }
    public var latestTransaction: VerificationResult<Transaction>? {
        get async { await Transaction.latest(for: id) }
    }
    public var currentEntitlement: VerificationResult<Transaction>? {
        get async { await Transaction.currentEntitlement(for: id) }
    }
    @discardableResult public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { throw PurchaseError.productUnavailable }
    @discardableResult public func purchase(confirmIn scene: some UIScene, options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        throw PurchaseError.productUnavailable
    }
}

/// Whether the store signed something.
public enum VerificationResult<SignedType: Sendable>: Sendable {
    public enum VerificationError: Error, Sendable {
        case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding, invalidSignature, missingRequiredProperties
    }
    case unverified(SignedType, VerificationError)
    case verified(SignedType)
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .verified(let value): value
            case .unverified(_, let error): throw error
            }
        }
    }
    public var unsafePayloadValue: SignedType {
        switch self {
        case .verified(let value), .unverified(let value, _): value
        }
    }
}

extension VerificationResult {
    /// The words of what was signed.
    public var jwsRepresentation: String { (unsafePayloadValue as? any SignedPayload).map { String(decoding: $0.jsonRepresentation, as: UTF8.self) } ?? "" }
    public var payloadData: Data { (unsafePayloadValue as? any SignedPayload)?.jsonRepresentation ?? Data() }
}

/// Something that the store signs.
protocol SignedPayload: Sendable { var jsonRepresentation: Data { get } }
extension Transaction: SignedPayload {}
extension AppTransaction: SignedPayload {}
extension Product.SubscriptionInfo.RenewalInfo: SignedPayload {}

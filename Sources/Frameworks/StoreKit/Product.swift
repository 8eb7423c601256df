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
    public struct PurchaseOption: Hashable, Sendable {}
    public enum PurchaseError: Error, Sendable { case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer }

    public let id: String
    public let type: ProductType
    public let displayName: String
    public let description: String
    public let price: Decimal
    public let displayPrice: String
    public let isFamilyShareable: Bool

    public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product] where Identifiers.Element == String { [] }
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { throw PurchaseError.productUnavailable }
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
    public let id: UInt64
    public let productID: String
    public let productType: Product.ProductType
    public let purchaseDate: Date
    public let expirationDate: Date?
    public let revocationDate: Date?
    public let isUpgraded: Bool
    public func finish() async {}
    public static var updates: Transactions { Transactions(endless: true) }
    public static var all: Transactions { Transactions(endless: false) }
    public static var currentEntitlements: Transactions { Transactions(endless: false) }
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
}

public enum StoreKitError: Error, Sendable {
    case unknown, userCancelled, networkError(URLError), systemError(any Error), notAvailableInStorefront, notEntitled
}

/// The store on this device.
public enum AppStore {
    public static var canMakePayments: Bool { true }
    public static func sync() async throws {}
    @MainActor public static func requestReview(in scene: UIWindowScene) {}
}

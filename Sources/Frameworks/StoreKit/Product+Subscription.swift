import UIKit

extension Product {
    /// How long a subscription goes on.
    public struct SubscriptionPeriod: Hashable, Sendable {
        public enum Unit: Hashable, Sendable { case day, week, month, year }
        public let unit: Unit
        public let value: Int
        public static let everyThreeDays = SubscriptionPeriod(unit: .day, value: 3)
        public static let everyTwoWeeks = SubscriptionPeriod(unit: .week, value: 2)
        public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
        public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
        public static let everyTwoMonths = SubscriptionPeriod(unit: .month, value: 2)
        public static let everyThreeMonths = SubscriptionPeriod(unit: .month, value: 3)
        public static let everySixMonths = SubscriptionPeriod(unit: .month, value: 6)
        public static let yearly = SubscriptionPeriod(unit: .year, value: 1)
    }

    /// A lower price for some time.
    public struct SubscriptionOffer: Hashable, Sendable {
        public struct OfferType: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let introductory = OfferType(rawValue: "Introductory")
            public static let promotional = OfferType(rawValue: "Promotional")
        }
        public struct PaymentMode: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
            public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
            public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
        }
        public let id: String?
        public let type: OfferType
        public let price: Decimal
        public let displayPrice: String
        public let period: SubscriptionPeriod
        public let periodCount: Int
        public let paymentMode: PaymentMode
    }

    /// Something that is paid for again and again. Nobody has subscribed to anything here.
    public struct SubscriptionInfo: Hashable, Sendable {
        public let introductoryOffer: SubscriptionOffer?
        public let promotionalOffers: [SubscriptionOffer]
        public let subscriptionGroupID: String
        public let subscriptionPeriod: SubscriptionPeriod
        public let groupDisplayName: String
        public let groupLevel: Int

        public var isEligibleForIntroOffer: Bool {
            get async { await Self.isEligibleForIntroOffer(for: subscriptionGroupID) }
        }
        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
        public var status: [Status] {
            get async throws { try await Self.status(for: subscriptionGroupID) }
        }
        public static func status(for groupID: String) async throws -> [Status] { [] }

        public struct RenewalState: RawRepresentable, Hashable, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let subscribed = RenewalState(rawValue: 1)
            public static let expired = RenewalState(rawValue: 2)
            public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
            public static let inGracePeriod = RenewalState(rawValue: 4)
            public static let revoked = RenewalState(rawValue: 5)
        }

        public struct Status: Sendable {
            public let state: RenewalState
            public let renewalInfo: VerificationResult<RenewalInfo>
            public let transaction: VerificationResult<Transaction>
            public static var updates: Statuses { Statuses() }

            /// As long as the app runs; none comes.
            public struct Statuses: AsyncSequence, Sendable {
                public typealias Element = Status
                public struct AsyncIterator: AsyncIteratorProtocol {
                    public mutating func next() async -> Status? {
                        try? await Task.sleep(nanoseconds: .max)
                        return nil
                    }
                }
                public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
            }
        }

        public struct RenewalInfo: Hashable, Sendable {
            public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
                public let rawValue: Int
                public init(rawValue: Int) { self.rawValue = rawValue }
                public static let unknown = ExpirationReason(rawValue: 0)
                public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
                public static let billingError = ExpirationReason(rawValue: 2)
                public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
                public static let productUnavailable = ExpirationReason(rawValue: 4)
            }
            public enum PriceIncreaseStatus: Hashable, Sendable { case noIncreasePending, pending, agreed }
            public let originalTransactionID: UInt64
            public let currentProductID: String
            public let willAutoRenew: Bool
            public let autoRenewPreference: String?
            public let expirationReason: ExpirationReason?
            public let priceIncreaseStatus: PriceIncreaseStatus
            public let isInBillingRetry: Bool
            public let gracePeriodExpirationDate: Date?
            public let offerType: Transaction.OfferType?
            public let offerID: String?
            public let environment: AppStore.Environment
            public let recentSubscriptionStartDate: Date
            public let renewalDate: Date?
            public let signedDate: Date
            public let jsonRepresentation: Data
        }
    }
}

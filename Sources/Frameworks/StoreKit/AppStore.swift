import UIKit

public enum StoreKitError: Error, Sendable {
    case unknown, userCancelled, networkError(URLError), systemError(any Error), notAvailableInStorefront, notEntitled
}

/// The store on this device.
public enum AppStore {
    public struct Environment: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let production = Environment(rawValue: "Production")
        public static let sandbox = Environment(rawValue: "Sandbox")
        public static let xcode = Environment(rawValue: "Xcode")
    }

    public static var canMakePayments: Bool { true }
    public static var deviceVerificationID: UUID? { nil }
    public static func sync() async throws {}
    @MainActor public static func requestReview(in scene: UIWindowScene) {}
    /// Nothing is shown: there are no subscriptions.
    @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
    @MainActor public static func showManageSubscriptions(in scene: UIWindowScene, subscriptionGroupID: String) async throws {}
    /// Fails, as where no account is signed in.
    @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws { throw StoreKitError.unknown }
}

/// The store of a country.
public struct Storefront: Identifiable, Hashable, Sendable {
    public let countryCode: String
    public let id: String

    /// Nil: no store is reached.
    public static var current: Storefront? {
        get async { nil }
    }
    public static var updates: Storefronts { Storefronts() }

    /// As long as the app runs; none comes.
    public struct Storefronts: AsyncSequence, Sendable {
        public typealias Element = Storefront
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> Storefront? {
                try? await Task.sleep(nanoseconds: .max)
                return nil
            }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
}

/// A message of the store's for its customer. None comes.
public struct Message: Hashable, Sendable {
    public struct Reason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let generic = Reason(rawValue: 0)
        public static let priceIncreaseConsent = Reason(rawValue: 1)
        public static let billingIssue = Reason(rawValue: 2)
    }
    public let reason: Reason
    @MainActor public func display(in scene: UIWindowScene) throws {}
    public static var messages: Messages { Messages() }

    /// As long as the app runs.
    public struct Messages: AsyncSequence, Sendable {
        public typealias Element = Message
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> Message? {
                try? await Task.sleep(nanoseconds: .max)
                return nil
            }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
}

import Foundation

/// Names something that an app told the system of.
public struct IntentDonationIdentifier: Hashable, Sendable {
    let id = UUID()
}

/// Takes what apps did. Nothing learns from it here.
public final class IntentDonationManager: Sendable {
    public static let shared = IntentDonationManager()
    private init() {}
    @discardableResult public func donate<Intent: AppIntent>(intent: Intent) async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
    @discardableResult public func donate<Intent: AppIntent, Result: IntentResult>(
        intent: Intent, result: Result
    ) async throws -> IntentDonationIdentifier {
        IntentDonationIdentifier()
    }
    @discardableResult public func deleteDonations(matching predicate: IntentDonationMatchingPredicate) async throws -> [IntentDonationIdentifier] { [] }
}

/// Which of them.
public struct IntentDonationMatchingPredicate: Sendable {
    public static func intentType<Intent: AppIntent>(_ type: Intent.Type) -> IntentDonationMatchingPredicate { IntentDonationMatchingPredicate() }
}

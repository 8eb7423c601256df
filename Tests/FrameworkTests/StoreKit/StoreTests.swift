@testable import QuinceStoreKit
import Testing

@Suite(.serialized) @MainActor struct StoreTests {
    @Test("the store has nothing for sale and knows of no purchase") func nothing() async throws {
        #expect(try await Product.products(for: ["a"]).isEmpty)
        for await _ in Transaction.currentEntitlements { Issue.record("nothing was bought") }
        for await _ in Transaction.unfinished { Issue.record("nothing was bought") }
        #expect(try await Product.SubscriptionInfo.status(for: "group").isEmpty)
        let (latest, storefront) = (await Transaction.latest(for: "a"), await Storefront.current)
        #expect(latest == nil && storefront == nil)
        await #expect(throws: StoreKitError.self) { _ = try await AppTransaction.shared }
    }

    private final class Listener: NSObject, SKOverlayDelegate {
        var failures = 0
        func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) { failures += 1 }
    }

    @Test("a sheet that recommends an app does not load") func overlays() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let (overlay, listener) = (SKOverlay(configuration: SKOverlay.AppConfiguration(appIdentifier: "1", position: .bottom)), Listener())
        overlay.delegate = listener
        overlay.begin()
        try stage.play("wait 0.2")
        #expect(listener.failures == 1)
    }

    @Test("options of purchases tell each other apart, periods go by unit and count") func values() {
        #expect(Product.PurchaseOption.quantity(1) != .quantity(2) && Product.PurchaseOption.quantity(1) == .quantity(1))
        #expect(Product.SubscriptionPeriod.everySixMonths == Product.SubscriptionPeriod(unit: .month, value: 6))
        #expect(SKError.Code.overlayPresentedInBackgroundScene.rawValue == 20 && SKError(.invalidSignature).errorCode == 12)
    }
}

import QuinceAppClip
import Testing
import UIKit

/// As App Clips hear of the link that opened them.
@Suite struct AppClipTests {
    @Test("an activity that browses has its link; no place is confirmed") func payload() async throws {
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = URL(string: "https://example.com/a")
        let payload = try #require(activity.appClipActivationPayload)
        #expect(payload.url?.absoluteString == "https://example.com/a" && NSUserActivity(activityType: "other").appClipActivationPayload == nil)
        let region = CLCircularRegion(center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 100, identifier: "a")
        await #expect(throws: APActivationPayloadError(.disallowed)) { try await payload.confirmAcquired(in: region) }
    }
}

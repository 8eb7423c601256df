import QuinceGroupActivities
import Testing
import UIKit

@Suite struct ActivityTests {
    private struct Watching: GroupActivity { var title: String }

    @Test("without a call an activity is the user's own, and no session begins") func alone() async {
        let activity = Watching(title: "Film")
        #expect(await activity.prepareForActivation() == .activationDisabled)
        #expect(!activity.activate())
        let waiting = Task { () -> Bool in
            for await _ in Watching.sessions() { return true }
            return false
        }
        waiting.cancel()
        #expect(await waiting.value == false)
        #expect(!GroupStateObserver().isEligibleForGroupSession && Watching.activityIdentifier.hasSuffix("Watching"))
    }
}

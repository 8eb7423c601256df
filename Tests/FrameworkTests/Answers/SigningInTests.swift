@testable import QuinceAuthenticationServices
import Testing

@Suite(.serialized) @MainActor struct SigningInTests {
    @Test("a session is done at addresses of its scheme, or of its host and path") func callbacks() throws {
        func matches(_ callback: ASWebAuthenticationSession.Callback, _ address: String) throws -> Bool {
            callback.matchesURL(try #require(URL(string: address)))
        }
        #expect(try matches(.customScheme("shop"), "SHOP://done?code=1") && !matches(.customScheme("shop"), "https://done"))
        let page = ASWebAuthenticationSession.Callback.https(host: "example.com", path: "done")
        #expect(try matches(page, "https://example.com/done?code=1") && !matches(page, "https://example.com/other"))
        #expect(try !matches(page, "https://example.org/done"))
    }

    private final class Listener: NSObject, ASAuthorizationControllerDelegate {
        var codes: [ASAuthorizationError.Code] = []
        func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
            codes += [(error as? ASAuthorizationError)?.code].compactMap { $0 }
        }
    }

    @Test("requests fail once, also for keys that are plugged in; cancelling what was not asked tells nothing") func requests() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let provider = ASAuthorizationSecurityKeyPublicKeyCredentialProvider(relyingPartyIdentifier: "example.com")
        let request = provider.createCredentialRegistrationRequest(challenge: Data([1]), displayName: "A", name: "a", userID: Data([2]))
        #expect(request.relyingPartyIdentifier == "example.com" && request.name == "a" && request.residentKeyPreference == .discouraged)
        let (controller, listener) = (ASAuthorizationController(authorizationRequests: [request]), Listener())
        controller.delegate = listener
        controller.cancel()
        try stage.play("wait 0.2")
        #expect(listener.codes.isEmpty)
        controller.performRequests()
        try stage.play("wait 0.2")
        controller.cancel()
        try stage.play("wait 0.2")
        #expect(listener.codes == [.unknown])
    }

    @Test("an app's passwords are not taken") func identities() async {
        let identity = ASPasswordCredentialIdentity(
            serviceIdentifier: ASCredentialServiceIdentifier(identifier: "example.com", type: .domain), user: "a", recordIdentifier: nil)
        let isEnabled = await ASCredentialIdentityStore.shared.state().isEnabled
        #expect(!isEnabled)
        await #expect(throws: ASCredentialIdentityStoreError(.storeDisabled)) {
            try await ASCredentialIdentityStore.shared.saveCredentialIdentities([identity])
        }
    }
}

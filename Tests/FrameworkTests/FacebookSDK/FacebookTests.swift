import Foundation
import QuinceFacebookSDK
import Testing
@testable import UIKit

/// As apps use Facebook's SDK.
@Suite("Facebook's SDK", .serialized) @MainActor
struct FacebookTests {
    private final class Listener: NSObject, LoginButtonDelegate, SharingDelegate {
        var heard: [String] = []
        func loginButton(_ loginButton: FBLoginButton, didCompleteWith result: LoginManagerLoginResult?, error: Error?) {
            heard.append(result?.isCancelled == true && error == nil ? "cancelled" : "?")
        }
        func loginButtonDidLogOut(_ loginButton: FBLoginButton) { heard.append("logged out") }
        func sharer(_ sharer: Sharing, didCompleteWithResults results: [String: Any]) { heard.append("shared") }
        func sharer(_ sharer: Sharing, didFailWithError error: Error) { heard.append("failed \((error as NSError).code)") }
        func sharerDidCancel(_ sharer: Sharing) { heard.append("cancelled") }
    }

    private func token() -> AccessToken {
        AccessToken(
            tokenString: "token", permissions: ["public_profile", "email"], declinedPermissions: [], expiredPermissions: [], appID: "1", userID: "2",
            expirationDate: nil, refreshDate: nil, dataAccessExpirationDate: nil)
    }

    private func turns() async {
        for _ in 0..<5 { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }
    }

    @Test("logins are cancelled, in each of their forms, after the call has ended")
    func logins() async throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        #expect(!ApplicationDelegate.shared.application(.shared, didFinishLaunchingWithOptions: nil))
        var ends: [String] = []
        LoginManager().logIn(permissions: ["public_profile", "email"], from: stage.window.rootViewController) { result, error in
            ends.append(result?.isCancelled == true && error == nil ? "handler" : "?")
        }
        LoginManager().logIn(permissions: [.publicProfile, .email], viewController: nil) { result in
            if case .cancelled = result { ends.append("result") }
        }
        LoginManager().logIn(configuration: LoginConfiguration(permissions: ["email"], tracking: .limited, nonce: "a b")) { result in
            if case .failed(let error) = result { ends.append("\((error as NSError).code)") }
        }
        #expect(ends.isEmpty)
        await turns()
        #expect(ends == ["handler", "result", "\(CoreError.errorInvalidArgument.rawValue)"])
        #expect(AccessToken.current == nil && AccessToken.current() == nil && !AccessToken.isCurrentAccessTokenActive)
    }

    @Test("requests fail for want of a network, and nothing is heard of one that is cancelled")
    func requests() async throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        AccessToken.current = token()
        let request = GraphRequest(graphPath: "me", parameters: ["fields": "id, name"])
        #expect(request.tokenString == "token" && request.httpMethod == .get)
        var errors: [NSError?] = []
        request.start { _, result, error in if result == nil { errors.append(error as NSError?) } }
        request.start { _, _, _ in Issue.record("It was cancelled.") }.cancel()
        await turns()
        #expect(errors.count == 1 && errors[0]?.domain == ErrorDomain && errors[0]?.code == CoreError.errorNetwork.rawValue)
        #expect((errors[0]?.userInfo[NSUnderlyingErrorKey] as? NSError)?.code == NSURLErrorNotConnectedToInternet)
    }

    @Test("a token that an app sets is the current one, with permissions by their names, until it logs out")
    func tokens() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        var changes = 0
        let observer = NotificationCenter.default.addObserver(forName: .AccessTokenDidChange, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { changes += 1 }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        AccessToken.current = token()
        let current = try #require(AccessToken.current)
        #expect(current.permissions == [.publicProfile, .email] && current.hasGranted(.email) && !current.isExpired)
        #expect(Permission.userActionsBooks.name == "user_actions.books" && Permission(stringLiteral: "user_birthday") == .userBirthday)
        #expect(Permission(stringLiteral: "own") == .custom("own") && Permission.pagesManageCta.name == "pages_manage_cta")
        LoginManager().logOut()
        #expect(AccessToken.current == nil && changes == 2)
    }

    @Test("the button logs in, and asks before it logs out")
    func loginButton() async throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let view = try #require(stage.window.rootViewController?.view)
        let listener = Listener()
        let button = FBLoginButton(permissions: [.publicProfile])
        button.delegate = listener
        #expect(button.permissions == ["public_profile"] && button.bounds.height == 28)
        button.center = view.center
        view.addSubview(button)
        stage.session.advance(by: 0.1)
        try stage.play("tap \"Continue with Facebook\"\nwait 0.2")
        await turns()
        #expect(listener.heard == ["cancelled"])
        AccessToken.current = token()
        await turns()
        stage.session.advance(by: 0.1)
        #expect(button.isSelected)
        try stage.play("tap \"Log out\"\nwait 1\nexpect \"Logged in using Facebook\"")
        #expect(AccessToken.current != nil)
        try stage.play("tap \"Cancel\"\nwait 1")
        #expect(listener.heard == ["cancelled"] && AccessToken.current != nil)
    }

    @Test("links are shared and cancelled; photos need the app; without content there is nothing to share")
    func sharing() async throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let listener = Listener()
        let link = ShareLinkContent()
        link.contentURL = URL(string: "https://example.com")
        link.hashtag = Hashtag("#tag")
        #expect(ShareDialog(viewController: stage.window.rootViewController, content: link, delegate: listener).show())
        await turns()
        let photos = SharePhotoContent()
        photos.photos = [SharePhoto(image: UIImage(), isUserGenerated: true)]
        #expect(!ShareDialog(viewController: nil, content: photos, delegate: listener).show())
        await turns()
        #expect(!ShareDialog(viewController: nil, content: nil, delegate: listener).show())
        await turns()
        #expect(listener.heard == ["cancelled", "failed 9", "failed 2"])
        #expect(Hashtag("#a_1").isValid && !Hashtag("a").isValid)
        let button = FBShareButton()
        #expect(!button.isEnabled)
        button.shareContent = link
        #expect(button.isEnabled)
    }
}

import Foundation
import QuinceGoogleSignIn
import Testing
@testable import UIKit

/// As apps sign in with Google.
@Suite("Google Sign-In", .serialized) @MainActor
struct GoogleSignInTests {
    private final class Listener: NSObject, GIDSignInDelegate {
        var codes: [Int?] = []
        var disconnections = 0
        func sign(_ signIn: GIDSignIn!, didSignInFor user: GIDGoogleUser!, withError error: Error!) { codes.append((error as NSError?)?.code) }
        func sign(_ signIn: GIDSignIn!, didDisconnectWith user: GIDGoogleUser!, withError error: Error!) { disconnections += 1 }
    }

    private func turns() async {
        for _ in 0..<5 { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }
    }

    @Test("is cancelled, as the error's type says, after the call has ended")
    func signingIn() async throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let root = try #require(stage.window.rootViewController)
        GIDSignIn.sharedInstance.configuration = GIDConfiguration(clientID: "client")
        var answers: [String] = []
        GIDSignIn.sharedInstance.signIn(withPresenting: root) { result, error in
            guard let error = error as? GIDSignInError else { return }
            answers.append(result == nil && error.code == .canceled ? "7" : "?")
        }
        GIDSignIn.sharedInstance.signIn(with: GIDConfiguration(clientID: "client"), presenting: root) { user, error in
            answers.append(user?.authentication.idToken == nil && (error as NSError?)?.code == GIDSignInError.canceled.rawValue ? "6" : "?")
        }
        #expect(answers.isEmpty)
        await turns()
        #expect(answers == ["7", "6"])
        do {
            _ = try await GIDSignIn.sharedInstance.signIn(withPresenting: root)
            Issue.record("Nobody can sign in.")
        } catch {
            #expect((error as NSError).domain == kGIDSignInErrorDomain && error.localizedDescription == "The user canceled the sign-in flow.")
        }
    }

    /// As sources of version 5 and of version 6 write it; nobody is signed in.
    @Test("gives a user's tokens to sources that unwrap them and to those that do not")
    func tokensOfEitherVersion() {
        func older(_ user: GIDGoogleUser!) -> String? {
            guard let authentication = user?.authentication else { return nil }
            return authentication.idToken
        }
        func olderStill(_ user: GIDGoogleUser!) -> String? { user == nil ? nil : user.authentication!.idToken }
        func newer(_ user: GIDGoogleUser) -> String? {
            let authentication = user.authentication
            guard let token = authentication.idToken else { return nil }
            return token
        }
        let user: GIDGoogleUser? = GIDSignIn.sharedInstance.currentUser
        #expect(older(user) == nil && olderStill(user) == nil && user.flatMap(newer) == nil)
    }

    @Test("has no earlier session to restore, and disconnects from none")
    func earlier() async throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        #expect(!GIDSignIn.sharedInstance.hasPreviousSignIn() && GIDSignIn.sharedInstance.currentUser == nil)
        var code: GIDSignInError.Code?
        GIDSignIn.sharedInstance.restorePreviousSignIn { _, error in code = (error as? GIDSignInError)?.code }
        var ends = 0
        GIDSignIn.sharedInstance.disconnect { if $0 == nil { ends += 1 } }
        await turns()
        #expect(code == .hasNoAuthInKeychain && ends == 1)
    }

    private func signInAsBefore(_ listener: Listener, _ root: UIViewController?) {
        GIDSignIn.sharedInstance().clientID = "client"
        GIDSignIn.sharedInstance().delegate = listener
        GIDSignIn.sharedInstance()?.presentingViewController = root
        #expect(GIDSignIn.sharedInstance().handle(URL(string: "a:b")!) == false)
        GIDSignIn.sharedInstance()?.restorePreviousSignIn()
        GIDSignIn.sharedInstance().signIn()
        GIDSignIn.sharedInstance().disconnect()
    }

    @Test("tells the delegate of versions before 6")
    func delegates() async throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let listener = Listener()
        signInAsBefore(listener, stage.window.rootViewController)
        await turns()
        #expect(listener.codes == [-4, -5] && listener.disconnections == 1 && GIDSignIn.sharedInstance().clientID == "client")
    }

    @Test("has a button of its own sizes, which is touched as any other")
    func buttons() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let button = GIDSignInButton(frame: CGRect(x: 20, y: 100, width: 10, height: 10))
        #expect(button.frame.height == 48 && button.frame.width > 76)
        let standard: CGFloat = button.frame.width
        button.style = .wide
        #expect(button.frame.width > standard && button.accessibilityLabel == "Sign in with Google")
        button.style = .iconOnly
        #expect(button.frame.size == CGSize(width: 48, height: 48))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let view = try #require(stage.window.rootViewController?.view)
        view.addSubview(button)
        button.translatesAutoresizingMaskIntoConstraints = false
        button.heightAnchor.constraint(equalToConstant: 80).isActive = true
        button.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20).isActive = true
        button.topAnchor.constraint(equalTo: view.topAnchor, constant: 200).isActive = true
        stage.session.advance(by: 0.1)
        #expect(button.frame == CGRect(x: 20, y: 200, width: 48, height: 48))
        try stage.play("tap 44 224\nwait 0.2")
        #expect(taps == 1)
    }
}

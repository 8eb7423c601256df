import Foundation
import Testing
@testable import QuinceFirebase

@Suite("Firebase's accounts") @MainActor
struct AuthTests {
    private let stage = FirebaseStage()

    private func code(_ body: () async throws -> Void) async -> AuthErrorCode? {
        do { try await body() } catch { return AuthErrorCode(rawValue: (error as NSError).code) }
        return nil
    }

    @Test("An account is made, signed out of, and signed into after a relaunch")
    func accounts() async throws {
        let auth = stage.auth()
        let made = try await auth.createUser(withEmail: "Ada@example.com", password: "secret7")
        #expect(made.user.email == "ada@example.com" && made.additionalUserInfo?.isNewUser == true && made.user.uid.count == 28)
        #expect(auth.currentUser === made.user && !made.user.isEmailVerified && made.user.providerData.map(\.providerID) == ["password"])
        #expect(stage.auth().currentUser?.uid == made.user.uid)
        try auth.signOut()
        #expect(auth.currentUser == nil)
        let later = stage.auth()
        #expect(later.currentUser == nil)
        let again = try await later.signIn(withEmail: "ada@example.com", password: "secret7")
        #expect(again.user.uid == made.user.uid && again.additionalUserInfo?.isNewUser == false)
    }

    @Test("Sign-ins and sign-ups that cannot be fail with Firebase's codes")
    func failures() async throws {
        let auth = stage.auth()
        try await auth.createUser(withEmail: "a@b.c", password: "123456")
        #expect(await code { try await auth.createUser(withEmail: "a@b.c", password: "123456") } == .emailAlreadyInUse)
        #expect(await code { try await auth.createUser(withEmail: "", password: "123456") } == .missingEmail)
        #expect(await code { try await auth.createUser(withEmail: "ab.c", password: "123456") } == .invalidEmail)
        #expect(await code { try await auth.createUser(withEmail: "x@b.c", password: "12345") } == .weakPassword)
        #expect(await code { try await auth.signIn(withEmail: "a@b.c", password: "1234567") } == .wrongPassword)
        #expect(await code { try await auth.signIn(withEmail: "n@b.c", password: "123456") } == .userNotFound)
        #expect(await code { try await auth.signIn(with: GoogleAuthProvider.credential(withIDToken: "x", accessToken: "y")) } == .invalidCredential)
        #expect(await code { _ = try await PhoneAuthProvider.provider().verifyPhoneNumber("12") } == .invalidPhoneNumber)
        #expect(await code { _ = try await PhoneAuthProvider.provider().verifyPhoneNumber("+49 151 2345678") } == .webNetworkRequestFailed)
        #expect(await code { try await auth.signIn(withCustomToken: "nothing") } == .invalidCustomToken)
    }

    @Test("Errors are cast to their codes, and say their names and texts")
    func errors() async {
        let auth = stage.auth()
        do {
            try await auth.signIn(withEmail: "n@b.c", password: "123456")
        } catch {
            #expect((error as? AuthErrorCode) == .userNotFound && (error as NSError).domain == AuthErrorDomain && (error as NSError).code == 17011)
            #expect((error as NSError).userInfo[AuthErrorUserInfoNameKey] as? String == "ERROR_USER_NOT_FOUND")
            #expect(error.localizedDescription.hasPrefix("There is no user record corresponding to this identifier."))
        }
        #expect(AuthErrorCode.Code(rawValue: 17009) == .wrongPassword && AuthErrorCode(.weakPassword).code == .weakPassword)
        #expect(AuthErrorCode.invalidAPIKey.name == "ERROR_INVALID_API_KEY" && AuthErrorCode.malformedJWT.name == "ERROR_MALFORMED_JWT")
        #expect(AuthErrorCode.networkError.name == "ERROR_NETWORK_REQUEST_FAILED")
    }

    @Test("Completion handlers are called after the call has returned, listeners before them")
    func order() async {
        let auth = stage.auth()
        let reports = Reports<String>()
        let handle = auth.addStateDidChangeListener { _, user in reports.add(user == nil ? "nobody" : "somebody") }
        auth.createUser(withEmail: "a@b.c", password: "123456") { result, error in reports.add(error == nil && result != nil ? "made" : "failed") }
        reports.add("returned")
        await reports.wait(for: 4)
        #expect(reports.all == ["returned", "nobody", "somebody", "made"])
        try? auth.signOut()
        await reports.wait(for: 5)
        #expect(reports.all.last == "nobody")
        auth.removeStateDidChangeListener(handle)
        _ = try? await auth.signInAnonymously()
        await turns()
        #expect(reports.all.count == 5)
    }

    @Test("A user's name, address and password are changed and kept")
    func changes() async throws {
        let auth = stage.auth()
        let user = try await auth.createUser(withEmail: "a@b.c", password: "123456").user
        let change = user.createProfileChangeRequest()
        change.displayName = "Ada"
        change.photoURL = URL(string: "file:///ada.png")
        try await change.commitChanges()
        try await user.updateEmail(to: "ada@b.c")
        try await user.updatePassword(to: "abcdefg")
        #expect(user.displayName == "Ada" && user.email == "ada@b.c")
        let kept = stage.auth()
        #expect(kept.currentUser?.displayName == "Ada" && kept.currentUser?.photoURL?.path == "/ada.png")
        #expect(await code { try await kept.signIn(withEmail: "a@b.c", password: "abcdefg") } == .userNotFound)
        try await kept.signIn(withEmail: "ada@b.c", password: "abcdefg")
        #expect(await code { try await user.updatePassword(to: "abc") } == .weakPassword)
    }

    @Test("An anonymous user becomes one with a password; another way to sign in is added and taken away")
    func linking() async throws {
        let auth = stage.auth()
        let user = try await auth.signInAnonymously().user
        #expect(user.isAnonymous && user.providerData.isEmpty)
        try await user.link(with: EmailAuthProvider.credential(withEmail: "a@b.c", password: "123456"))
        #expect(!user.isAnonymous && user.email == "a@b.c")
        let google = GoogleAuthProvider.credential(withIDToken: #"{"sub": "g1", "email": "g@b.c", "name": "G"}"#, accessToken: "")
        try await user.link(with: google)
        #expect(user.providerData.map(\.providerID) == ["password", "google.com"])
        #expect(await code { try await user.link(with: google) } == .providerAlreadyLinked)
        #expect(try await auth.signIn(with: google).user.uid == user.uid)
        _ = try await user.unlink(fromProvider: "google.com")
        #expect(await code { _ = try await user.unlink(fromProvider: "google.com") } == .noSuchProvider)
        #expect(await code { try await user.reauthenticate(with: EmailAuthProvider.credential(withEmail: "a@b.c", password: "1")) } == .wrongPassword)
        try await user.reauthenticate(with: EmailAuthProvider.credential(withEmail: "a@b.c", password: "123456"))
        try await user.delete()
        #expect(auth.currentUser == nil)
        #expect(await code { try await auth.signIn(withEmail: "a@b.c", password: "123456") } == .userNotFound)
    }

    @Test("Codes of mails reset a password, verify an address and sign in, once each")
    func codes() async throws {
        let auth = stage.auth()
        let user = try await auth.createUser(withEmail: "a@b.c", password: "123456").user
        func link(_ operation: ActionCodeOperation) throws -> (link: String, code: String) {
            let link = try auth.server.ask { try $0.send(operation, to: "a@b.c", project: "test") }
            return (link, ActionCodeURL(link: link)?.code ?? "")
        }
        let reset = try link(.passwordReset)
        #expect(try await auth.verifyPasswordResetCode(reset.code) == "a@b.c")
        try await auth.confirmPasswordReset(withCode: reset.code, newPassword: "abcdef")
        #expect(await code { try await auth.confirmPasswordReset(withCode: reset.code, newPassword: "abcdef") } == .invalidActionCode)
        try await auth.signIn(withEmail: "a@b.c", password: "abcdef")
        try await auth.applyActionCode(try link(.verifyEmail).code)
        #expect(!user.isEmailVerified)
        try await user.reload()
        #expect(user.isEmailVerified)
        let door = try link(.emailLink)
        #expect(auth.isSignIn(withEmailLink: door.link) && !auth.isSignIn(withEmailLink: "https://example.com"))
        #expect(try await auth.signIn(withEmail: "a@b.c", link: door.link).user.uid == user.uid)
        #expect(await code { try await auth.sendPasswordReset(withEmail: "n@b.c") } == .userNotFound)
    }

    @Test("A token says who the user is, and stays the same until another is asked for")
    func tokens() async throws {
        let user = try await stage.auth().createUser(withEmail: "a@b.c", password: "123456").user
        let token = try await user.getIDToken()
        #expect(try await user.getIDToken() == token)
        let result = try await user.getIDTokenResult()
        #expect(result.claims["user_id"] as? String == user.uid && result.signInProvider == "password")
        #expect(result.expirationDate.timeIntervalSince(result.issuedAtDate) == 3600)
    }

    @Test("Passwords are kept as digests")
    func digests() throws {
        func hex(_ text: String) -> String { SHA256.digest(Array(text.utf8)).map { String(format: "%02x", $0) }.joined() }
        #expect(hex("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(hex("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq") == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
        #expect(PasswordRecord("secret").matches("secret") && !PasswordRecord("secret").matches("Secret"))
    }
}

import Foundation
import QuinceAccounts
import QuinceSocial
import Testing
import UIKit

/// As apps post to social networks.
@Suite(.serialized) @MainActor struct SocialTests {
    @Test("nobody is signed in: a post is written and cancelled, and once it is shown the app cannot change it") func composing() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        #expect(!SLComposeViewController.isAvailable(forServiceType: SLServiceTypeTwitter))
        let composer = try #require(SLComposeViewController(forServiceType: SLServiceTypeTwitter))
        var results: [SLComposeViewControllerResult] = []
        composer.completionHandler = { results.append($0) }
        #expect(composer.setInitialText("Hello") && composer.add(UIImage(systemName: "star.fill")) && composer.add(URL(string: "https://example.com/a")))
        stage.window.rootViewController?.present(composer, animated: true)
        try stage.play("wait 1\npicture composer\nexpect \"Hello\"\nexpect \"example.com\"\ntap \"Cancel\"\nwait 1")
        #expect(!composer.setInitialText("Late") && !composer.removeAllURLs())
        #expect(results == [.cancelled] && stage.window.rootViewController?.presentedViewController == nil)
    }

    @Test("there are no accounts, and access to them is refused") func accounts() async throws {
        let store = ACAccountStore()
        let type = try #require(store.accountType(withAccountTypeIdentifier: ACAccountTypeIdentifierTwitter))
        #expect(type.accountTypeDescription == "Twitter" && !type.accessGranted && store.accounts.count == 0 && store.accounts(with: type).isEmpty)
        let (granted, code) = await withCheckedContinuation { answer in
            store.requestAccessToAccounts(with: type, options: nil) { answer.resume(returning: ($0, ($1 as NSError?)?.code)) }
        }
        #expect(!granted && code == Int(ACErrorAccountNotFound.rawValue))
    }

    @Test("a request has its parameters in its address or its body") func requests() throws {
        let url = try #require(URL(string: "https://example.com/list?count=2"))
        let get = try #require(SLRequest(forServiceType: SLServiceTypeTwitter, requestMethod: .GET, url: url, parameters: ["q": "a b"]))
        #expect(get.preparedURLRequest()?.url?.absoluteString == "https://example.com/list?count=2&q=a%20b" && get.preparedURLRequest()?.httpMethod == "GET")
        let post = try #require(SLRequest(forServiceType: SLServiceTypeTwitter, requestMethod: .POST, url: url, parameters: ["status": "Hi & bye"]))
        #expect(post.preparedURLRequest()?.httpBody == Data("status=Hi%20%26%20bye".utf8))
        post.addMultipartData(Data("x".utf8), withName: "media", type: "image/png", filename: "a.png")
        let body = String(decoding: try #require(post.preparedURLRequest()?.httpBody), as: UTF8.self)
        #expect(body.contains("name=\"status\"\r\n\r\nHi & bye\r\n") && body.contains("filename=\"a.png\"\r\nContent-Type: image/png\r\n\r\nx\r\n"))
    }
}

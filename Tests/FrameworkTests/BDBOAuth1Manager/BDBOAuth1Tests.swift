import Foundation
import FoundationNetworking
import Testing
@testable import QuinceAFNetworking
@testable import QuinceBDBOAuth1Manager
@testable import UIKit

@Suite("Signatures of OAuth 1.0a")
struct OAuthSignatureTests {
    @Test("Parameters of the address and of the body are signed by their order")
    func signature() throws {
        let url = try #require(URL(string: "https://api.example/1.1/update.json?page=2"))
        let parameters: [(name: String, value: String)] = [
            ("status", "Grüße & Küsse + 1"), ("oauth_nonce", "n0nce"), ("oauth_consumer_key", "key"), ("oauth_timestamp", "1700000000"),
            ("oauth_version", "1.0"), ("oauth_signature_method", "HMAC-SHA1"), ("oauth_token", "tok"),
        ]
        let base: String = OAuthSignature.base(method: "post", url: url, parameters: parameters)
        #expect(base.hasPrefix("POST&https%3A%2F%2Fapi.example%2F1.1%2Fupdate.json&oauth_consumer_key%3Dkey%26oauth_nonce%3Dn0nce%26"))
        #expect(base.hasSuffix("%26page%3D2%26status%3DGr%25C3%25BC%25C3%259Fe%2520%2526%2520K%25C3%25BCsse%2520%252B%25201"))
        #expect(OAuthSignature.signature(of: base, consumerSecret: "con&sumer", tokenSecret: "sec ret") == "O4CYfWuo/fnV9eSDqw+lbIXgEMk=")
        #expect(OAuthSignature.header(["b": "x y", "a": "1"]) == #"OAuth a="1", b="x%20y""#)
    }

    @Test("Credentials are read from queries, with what else they tell") func credentials() throws {
        let credential = try #require(
            BDBOAuth1Credential(queryString: "oauth_token=a%2Fb&oauth_token_secret=c&oauth_verifier=d&oauth_token_duration=-1&screen_name=me"))
        #expect(credential.token == "a/b" && credential.secret == "c" && credential.verifier == "d" && credential.isExpired)
        #expect(credential.userInfo as? [String: String] == ["screen_name": "me"])
        #expect(BDBOAuth1Credential(queryString: "") == nil && BDBOAuth1Credential(queryString: nil) == nil)
        let kept = try #require(credential.kept.flatMap(BDBOAuth1Credential.credential(kept:)))
        #expect(kept.token == "a/b" && kept.isExpired && kept.userInfo as? [String: String] == ["screen_name": "me"])
    }
}

@Suite("BDBOAuth1Manager", .serialized) @MainActor
struct BDBOAuth1Tests {
    @Test("signs requests in their header, and sends what is not OAuth's as it is") func requests() throws {
        let manager = try #require(BDBOAuth1SessionManager(baseURL: URL(string: "https://api.example/1/"), consumerKey: "key", consumerSecret: "secret"))
        defer { manager.deauthorize() }
        #expect(!manager.isAuthorized)
        #expect(manager.requestSerializer.saveAccessToken(BDBOAuth1Credential(token: "tok", secret: "s", expiration: nil)))
        #expect(manager.isAuthorized && manager.requestSerializer.accessToken.secret == "s")
        let request = try #require(
            manager.requestSerializer.request(
                withMethod: "GET", urlString: "https://api.example/1/list.json", parameters: ["count": 3, "oauth_callback": "x://y"], error: nil))
        #expect(request.url?.absoluteString == "https://api.example/1/list.json?count=3" && !request.httpShouldHandleCookies)
        let header: String = try #require(request.value(forHTTPHeaderField: "Authorization"))
        #expect(header.hasPrefix("OAuth oauth_callback=\"x%3A%2F%2Fy\", oauth_consumer_key=\"key\", oauth_nonce="))
        #expect(header.contains("oauth_token=\"tok\"") && header.contains("oauth_signature=\""))
        #expect(manager.deauthorize() && !manager.isAuthorized)
    }

    @Test("fails as AFNetworking does where nothing answers, and at once without a verifier") func failures() async throws {
        let manager = try #require(BDBOAuth1RequestOperationManager(baseURL: URL(string: "http://127.0.0.1:1/"), consumerKey: "k", consumerSecret: "s"))
        var heard: [String] = []
        manager.fetchAccessToken(
            withPath: "access", method: "POST", requestToken: BDBOAuth1Credential(token: "a", secret: "b", expiration: nil), success: nil
        ) { heard.append(($0 as NSError?)?.domain ?? "") }
        #expect(heard == [BDBOAuth1ErrorDomain])
        manager.fetchRequestToken(withPath: "request", method: "POST", callbackURL: URL(string: "a://b"), scope: nil, success: nil) { error in
            heard.append((error as NSError?)?.domain ?? "")
        }
        for _ in 0..<500 where heard.count < 2 { try await Task.sleep(nanoseconds: 10_000_000) }
        #expect(heard == [BDBOAuth1ErrorDomain, NSURLErrorDomain] && manager.responseSerializer is AFJSONResponseSerializer)
    }
}

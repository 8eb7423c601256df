import Foundation
import QuinceCommonCrypto

/// A request's signature by HMAC-SHA1 (RFC 5849, 3.4).
enum OAuthSignature {
    private static let unreserved = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

    /// All but unreserved characters escaped (RFC 5849, 3.6).
    static func escaped(_ text: String) -> String { text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? text }

    /// Names and values of a query, or of a form, in their order and without escapes.
    static func pairs(of query: String) -> [(name: String, value: String)] {
        query.split(separator: "&").map { field in
            let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { part in
                part.replacingOccurrences(of: "+", with: " ").removingPercentEncoding ?? String(part)
            }
            return (parts[0], parts.count == 2 ? parts[1] : "")
        }
    }

    static func fields(of query: String) -> [String: String] { Dictionary(pairs(of: query).map { ($0.name, $0.value) }) { _, last in last } }

    /// The text that is signed: method, address without its query, and all parameters by their order.
    static func base(method: String, url: URL, parameters: [(name: String, value: String)]) -> String {
        let all = (parameters + pairs(of: url.query ?? "")).map { (escaped($0.name), escaped($0.value)) }.sorted { $0 < $1 }
        let address: String = String(url.absoluteString.prefix { $0 != "?" && $0 != "#" })
        return [method.uppercased(), address, all.map { "\($0.0)=\($0.1)" }.joined(separator: "&")].map(escaped).joined(separator: "&")
    }

    /// In base 64.
    static func signature(of base: String, consumerSecret: String, tokenSecret: String) -> String {
        let key = Array("\(escaped(consumerSecret))&\(escaped(tokenSecret))".utf8)
        let text = Array(base.utf8)
        var digest = [UInt8](repeating: 0, count: 20)
        CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA1), key, key.count, text, text.count, &digest)
        return Data(digest).base64EncodedString()
    }

    /// The value of the field `Authorization`.
    static func header(_ parameters: [String: String]) -> String {
        "OAuth " + parameters.sorted { $0.key < $1.key }.map { "\(escaped($0.key))=\"\(escaped($0.value))\"" }.joined(separator: ", ")
    }
}

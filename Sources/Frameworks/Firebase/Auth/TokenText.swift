import UIKit

/// Tokens as the emulator of Firebase's accounts makes them: JSON web tokens that nobody signed.
enum TokenText {
    /// The claims of a token; a plain JSON object is taken for one, too.
    static func claims(of token: String) -> [String: Any]? {
        let parts = token.split(separator: ".", omittingEmptySubsequences: false)
        let data: Data? = parts.count == 3 ? decoded(String(parts[1])) : Data(token.utf8)
        return data.flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Any] }
    }

    static func make(_ claims: [String: Any]) -> String {
        let header = encoded(Data(#"{"alg":"none","typ":"JWT"}"#.utf8))
        let body: Data = (try? JSONSerialization.data(withJSONObject: claims, options: [.sortedKeys])) ?? Data()
        return header + "." + encoded(body) + "."
    }

    private static func encoded(_ data: Data) -> String {
        data.base64EncodedString().replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
    }

    private static func decoded(_ text: String) -> Data? {
        let plain: String = text.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        return Data(base64Encoded: plain + String(repeating: "=", count: (4 - plain.count % 4) % 4))
    }

    /// The identity that a provider's token tells, as far as it can be read without asking the provider.
    static func identity(_ providerID: String, tokens: [String?]) -> ProviderRecord? {
        for token in tokens {
            guard let token, let claims = claims(of: token), let subject = claims["sub"] as? String ?? claims["id"] as? String, !subject.isEmpty else {
                continue
            }
            return ProviderRecord(
                providerID: providerID, uid: subject, email: claims["email"] as? String, displayName: claims["name"] as? String,
                photoURL: (claims["picture"] as? String).flatMap { URL(string: $0) })
        }
        return nil
    }
}

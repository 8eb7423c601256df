import Foundation
import ObjectRuntime

// Passwords that an app shares with a website and with Safari. An app here is not signed, so that no domain is associated with it: the system's answer is
// that it lacks the entitlement.

/// Keeps a password for an account of a website, or removes it where `password` is nil. The handler is called on a queue of its own.
public func SecAddSharedWebCredential(
    _ fqdn: CFString, _ account: CFString, _ password: CFString?, _ completionHandler: @escaping (CFError?) -> Void
) {
    let error = SharedCredentials.refusal(ofDomain: fqdn as String, account: account as String)
    ServiceReply.send { completionHandler(error) }
}

/// Asks for the passwords of a website, or of those that are associated with the app.
public func SecRequestSharedWebCredential(_ fqdn: CFString?, _ account: CFString?, _ completionHandler: @escaping (CFArray?, CFError?) -> Void) {
    let error = SharedCredentials.refusal(ofDomain: fqdn.map { $0 as String }, account: account.map { $0 as String } ?? "any")
    ServiceReply.send { completionHandler(error.code == Int(errSecParam) ? nil : NSArray(), error) }
}

/// A password that nobody can foresee: four groups of three characters, `aaa-aaa-aaa-aaa`, with a small letter, a capital and a digit at least.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
    var generator = SystemRandomNumberGenerator()
    return SharedCredentials.password(&generator) as NSString
}

enum SharedCredentials {
    /// Why the system does not give passwords of a domain. A domain that nobody names is one of those that are associated with the app.
    static func refusal(ofDomain domain: String?, account: String) -> NSError {
        guard let domain else { return error(errSecParam, "fqdn was NULL, and no associated domains found") }
        guard !domain.isEmpty, !account.isEmpty else { return error(errSecParam, "fqdn or account was empty") }
        return error(errSecMissingEntitlement, "\(domain) not found in com.apple.developer.associated-domains entitlement")
    }

    private static func error(_ status: OSStatus, _ text: String) -> NSError {
        NSError(domain: NSOSStatusErrorDomain, code: Int(status), userInfo: [kCFErrorDescriptionKey as String: text])
    }

    /// Letters and digits that are not taken for one another.
    private static let required = ["abcdefghkmnopqrstuvwxyz", "ABCDEFGHJKLMNPQRSTUVWXYZ", "3456789"].map(Array.init)
    private static let allowed = Array("abcdefghkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789")

    static func password(_ generator: inout some RandomNumberGenerator) -> String {
        while true {
            let characters = (0..<12).map { _ in allowed[Int.random(in: 0..<allowed.count, using: &generator)] }
            guard required.allSatisfy({ set in characters.contains { set.contains($0) } }) else { continue }
            return stride(from: 0, to: 12, by: 3).map { String(characters[$0..<$0 + 3]) }.joined(separator: "-")
        }
    }
}

import Foundation
import ObjectRuntime

/// The groups whose items an app may have, from what it is signed with: the groups of its entitlements, and the app's own identifier.
enum KeychainGroups {
    /// The group of items that name none: the first.
    static var main: String { all(entitlements: entitlements, bundleIdentifier: Bundle.main.bundleIdentifier)[0] }

    static func all(entitlements: [String: Any], bundleIdentifier: String?) -> [String] {
        let shared = entitlements["keychain-access-groups"] as? [String] ?? []
        // Xcode's identifier for an app without a team.
        return shared + [entitlements["application-identifier"] as? String ?? "FAKETEAMID.\(bundleIdentifier ?? "")"]
    }

    private static var entitlements: [String: Any] {
        let file = Bundle.main.url(forResource: "archived-expanded-entitlements", withExtension: "xcent")
        let data = file.flatMap { try? Data(contentsOf: $0) }
        return data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any] } ?? [:]
    }
}

import Foundation
import InputLimits

/// The rights that an app is signed with, as Xcode does it for the simulator: the file that `CODE_SIGN_ENTITLEMENTS` names with references to build settings
/// expanded, and the app's identifier with its team's before it.
struct Entitlements {
    let settings: BuildSettings
    let sourceRoot: URL
    var checkout: Checkout?
    var names: LooseNames?

    /// The team's identifier with a dot, which begins the names of an app's groups; what Xcode puts there for an app without a team.
    private var prefix: String { settings["DEVELOPMENT_TEAM"].flatMap { $0.isEmpty ? nil : "\($0)." } ?? "FAKETEAMID." }

    /// Empty where the app names neither a team nor a file: it has its own identifier alone then. A file that is not there or holds no dictionary
    /// takes nothing but itself away.
    func process() throws -> [String: PropertyListValue] {
        let named = try file()
        guard named != nil || settings["DEVELOPMENT_TEAM"]?.isEmpty == false else { return [:] }
        var result = try (named ?? [:]).mapValues(expand(_:))
        if result["application-identifier"] == nil, let bundle = settings["PRODUCT_BUNDLE_IDENTIFIER"] {
            result["application-identifier"] = .string(prefix + bundle)
        }
        return result
    }

    private func file() throws -> [String: PropertyListValue]? {
        guard let path = settings["CODE_SIGN_ENTITLEMENTS"], !path.isEmpty else { return nil }
        let named = sourceRoot.appending(relativePath: path)
        let url = names?.existing(named) ?? named
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        try checkout?.check(url, "The target \(settings["TARGET_NAME"] ?? "") reads its entitlements")
        do {
            return try PropertyListValue(contentsOf: url).dictionary
        } catch let limit as ReadingLimitError {
            throw limit
        } catch {
            return nil
        }
    }

    private func expand(_ value: PropertyListValue) throws -> PropertyListValue {
        switch value {
        case .string(let text):
            .string(
                try settings.expand(
                    text, of: "the entry \(text.prefix(80)) of the entitlements",
                    extra: ["AppIdentifierPrefix": prefix, "TeamIdentifierPrefix": prefix, "CFBundleIdentifier": settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? ""]))
        case .array(let values): .array(try values.map(expand(_:)))
        case .dictionary(let values): .dictionary(try values.mapValues(expand(_:)))
        default: value
        }
    }
}

import Foundation

/// The sentences in an app's Info.plist that say why it asks for what is private.
package enum UsageDescription {
    /// Stops the program where the running app does not say why it asks, as iOS does. What is no app (a test bundle) may ask.
    package static func require(_ key: String, in bundle: Bundle = .main) {
        guard let message = refusal(key, isApplication: bundle.bundleURL.pathExtension == "app", info: bundle.infoDictionary ?? [:]) else { return }
        fatalError(message)
    }

    /// Why the program stops, or nil where it may go on.
    package static func refusal(_ key: String, isApplication: Bool, info: [String: Any]) -> String? {
        guard isApplication, info[key] as? String == nil else { return nil }
        return "This app has crashed because it attempted to access privacy-sensitive data without a usage description. "
            + "The app's Info.plist must contain an \(key) key with a string value explaining to the user how the app uses this data."
    }
}

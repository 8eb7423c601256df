import Foundation

/// The bundle of UIKit itself, which apps ask for the system's words: `Cancel` in the language that the app runs in. It has no files.
enum SystemBundle {
    private static let identifiers: Set<String> = ["com.apple.UIKit", "com.apple.UIKitCore"]

    /// Foundation's bundles cannot be inherited from: this one is known by being itself.
    private static let bundle: Bundle? = Bundle(path: "/")

    static func bundle(identifier: String) -> Bundle? { identifiers.contains(identifier) ? bundle : nil }

    static func contains(_ other: Bundle) -> Bool { other === bundle }

    /// The system's word for `key`; nil where it has none.
    static func text(forKey key: String) -> String? { SystemText.rows[key].map { _ in SystemText.localized(key) } }
}

extension Bundle {
    /// `Bundle(identifier:)`, which here knows UIKit's own bundle as well. Lowered sources ask by this name.
    public static func __bundle(identifier: String) -> Bundle? { SystemBundle.bundle(identifier: identifier) ?? Bundle(identifier: identifier) }
}

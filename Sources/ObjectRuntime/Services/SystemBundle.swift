import Foundation

/// The bundle of UIKit itself, which apps ask for the system's words: `Cancel` in the language that the app runs in.
final class SystemBundle: Bundle, @unchecked Sendable {
    private let identifier: String

    static let identifiers: Set<String> = ["com.apple.UIKit", "com.apple.UIKitCore"]

    init?(identifier: String) {
        guard Self.identifiers.contains(identifier) else { return nil }
        self.identifier = identifier
        // It has no files.
        super.init(path: "/")
    }

    override var bundleIdentifier: String? { identifier }

    /// The system's word for `key`; `value`, or the key where that is empty, where the system has none.
    override func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        Self.text(forKey: key) ?? (value.flatMap { $0.isEmpty ? nil : $0 } ?? key)
    }

    static func text(forKey key: String) -> String? { SystemText.rows[key].map { _ in SystemText.localized(key) } }
}

extension Bundle {
    /// `Bundle(identifier:)`, which here knows UIKit's own bundle as well. Lowered sources ask by this name.
    public static func __bundle(identifier: String) -> Bundle? { SystemBundle(identifier: identifier) ?? Bundle(identifier: identifier) }
}

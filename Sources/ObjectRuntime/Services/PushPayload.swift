import Foundation

/// The content of a push, as a JSON object or as its text alone.
package enum PushPayload {
    package static func userInfo(_ text: String) -> [AnyHashable: Any] {
        object(text) ?? ["aps": ["alert": ["body": text]] as [String: Any]]
    }

    /// The object that a text is; nil for another text.
    package static func object(_ text: String) -> [String: Any]? {
        (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any]
    }

    /// Title, subtitle and body of its alert.
    package static func alert(of userInfo: [AnyHashable: Any]) -> (title: String, subtitle: String, body: String) {
        let aps: [String: Any] = userInfo["aps"] as? [String: Any] ?? [:]
        if let body = aps["alert"] as? String { return ("", "", body) }
        let alert: [String: Any] = aps["alert"] as? [String: Any] ?? [:]
        func text(_ key: String) -> String { alert[key] as? String ?? "" }
        return (text("title"), text("subtitle"), text("body"))
    }

    package static func isForDelegate(_ userInfo: [AnyHashable: Any]) -> Bool {
        ((userInfo["aps"] as? [String: Any])?["content-available"] as? NSNumber)?.intValue == 1
    }
}

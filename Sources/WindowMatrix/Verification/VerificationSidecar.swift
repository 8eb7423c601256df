import Foundation

/// The subject of a picture, as a JSON file beside it: the form that services for reviewing pictures upload, Sentry's Snapshots among them.
struct VerificationSidecar: Encodable {
    var displayName: String
    var group: String
    var tags: [String: String]
    var context: [String: [String]]

    private enum CodingKeys: String, CodingKey { case displayName = "display_name", group, tags, context }

    init(_ picture: Verification.Picture, app: String) {
        displayName = picture.name
        group = picture.window?.family ?? app
        tags = ["app": app, "verdict": picture.verdict.rawValue]
        if let window = picture.window {
            tags["device"] = window.device
            tags["orientation"] = window.orientation
            tags["arrangement"] = window.arrangement
            tags["appearance"] = window.isDark ? "dark" : "light"
        }
        if let script = picture.script { tags["script"] = script }
        context = ["changes": picture.changes]
    }

    static func fileName(of picture: String) -> String { String(picture.dropLast(".png".count)) + ".json" }

    var data: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data: Data = try? encoder.encode(self) else { preconditionFailure("A sidecar of texts can be encoded.") }
        return data
    }
}

import Foundation
import UIKit

/// Data that a test leaves with its results: a picture, a text, a file.
///
/// Kept where `quince test --attachments` says. One that lives `deleteOnSuccess`, which is the default, is kept of a test that fails.
open class XCTAttachment: NSObject {
    public enum Lifetime: Int, Sendable {
        case keepAlways = 0, deleteOnSuccess = 1
    }

    public enum ImageQuality: Int, Sendable {
        /// PNG, as UIKit draws it.
        case original = 0
        /// JPEG of that quality.
        case medium = 1, low = 2
    }

    /// Part of its file's name. Default nil: its type.
    open var name: String?
    open var lifetime: Lifetime = .deleteOnSuccess
    open var userInfo: [AnyHashable: Any]?
    public let uniformTypeIdentifier: String
    let payload: Data?

    public required init(uniformTypeIdentifier identifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil) {
        uniformTypeIdentifier = identifier ?? "public.data"
        self.name = name
        self.payload = payload
        self.userInfo = userInfo
        super.init()
    }

    public convenience init(data payload: Data) { self.init(data: payload, uniformTypeIdentifier: "public.data") }

    public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
        self.init(uniformTypeIdentifier: identifier, name: nil, payload: payload)
    }

    public convenience init(string: String) {
        self.init(uniformTypeIdentifier: "public.plain-text", name: nil, payload: Data(string.utf8))
    }

    public convenience init(image: UIImage) { self.init(image: image, quality: .original) }

    public convenience init(image: UIImage, quality: ImageQuality) {
        switch quality {
        case .original: self.init(uniformTypeIdentifier: "public.png", name: nil, payload: image.pngData())
        case .medium: self.init(uniformTypeIdentifier: "public.jpeg", name: nil, payload: image.jpegData(compressionQuality: 0.7))
        case .low: self.init(uniformTypeIdentifier: "public.jpeg", name: nil, payload: image.jpegData(compressionQuality: 0.3))
        }
    }

    public convenience init(plistObject object: Any) {
        let data = try? PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
        self.init(uniformTypeIdentifier: "com.apple.property-list", name: nil, payload: data)
    }

    public convenience init(contentsOfFile url: URL) {
        self.init(contentsOfFile: url, uniformTypeIdentifier: Self.identifiers[url.pathExtension.lowercased()] ?? "public.data")
    }

    public convenience init(contentsOfFile url: URL, uniformTypeIdentifier identifier: String) {
        self.init(uniformTypeIdentifier: identifier, name: url.lastPathComponent, payload: try? Data(contentsOf: url))
    }

    private static let identifiers = [
        "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg", "txt": "public.plain-text", "json": "public.json",
        "plist": "com.apple.property-list", "html": "public.html", "xml": "public.xml",
    ]

    /// The name of the file; it may have an extension of its own.
    var fileName: String {
        let base = (name ?? "attachment").map { $0 == "/" || $0 == "\0" || $0.isNewline ? "-" : $0 }.reduce(into: "") { $0.append($1) }
        let known = Self.identifiers.filter { $0.value == uniformTypeIdentifier }.keys.sorted().last
        guard (base as NSString).pathExtension.isEmpty, let known else { return base }
        return "\(base).\(known)"
    }
}

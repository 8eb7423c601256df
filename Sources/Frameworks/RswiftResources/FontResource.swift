import ObjectRuntime
import UIKit

/// The interface that fonts by name have in versions before 7.
public protocol FontResourceType {
    var fontName: String { get }
}

/// A font among the app's resources, by its PostScript name: `R.font.latoBold`.
public struct FontResource: FontResourceType, Sendable {
    public let name: String
    public let bundle: Bundle
    public let filename: String

    public init(name: String, bundle: Bundle, filename: String) { (self.name, self.bundle, self.filename) = (name, bundle, filename) }

    public init(fontName: String) { self.init(name: fontName, bundle: .main, filename: "") }

    public var fontName: String { name }

    /// The font; nil where the app's Info.plist does not name its file.
    public func callAsFunction(size: CGFloat) -> UIFont? { UIFont(name: name, size: size) }

    public func canBeLoaded() -> Bool { UIFont(name: name, size: 42) != nil }
}

extension UIFont {
    /// The font that `R.font` names; nil where there is none.
    public convenience init?(resource: some FontResourceType, size: CGFloat) { self.init(name: resource.fontName, size: size) }
}

@_exported import UIKit

/// Something that happens when a link or an item of an outline is touched. An abstract class.
open class PDFAction: NSObject, NSCopying, @unchecked Sendable {
    /// PDF's name for the kind: `URI`, `GoTo` and the like.
    open var type: String { "" }

    override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

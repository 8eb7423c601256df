import UIKit

/// The settings that a map begins with.
@preconcurrency @MainActor open class GMSMapViewOptions: NSObject {
    open var frame = CGRect.zero
    open var camera: GMSCameraPosition?
    open var mapID: GMSMapID?
    open var backgroundColor: UIColor?

    nonisolated public override init() { super.init() }
}

/// The name of a map that was set up in Google's console.
open class GMSMapID: NSObject, @unchecked Sendable {
    public let mapID: String

    public init(identifier: String) {
        mapID = identifier
        super.init()
    }
}

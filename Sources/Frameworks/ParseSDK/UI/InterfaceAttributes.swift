import UIKit

/// The attributes that Interface Builder shows for query controllers, as interface files set them.
enum InterfaceAttributes {
    static let ofTables: Void = {
        let keys = ObjCRuntime.registration(of: PFQueryTableViewController.self, named: "PFQueryTableViewController")
        keys.key("parseClassName", get: { $0.parseClassName }, set: { $0.parseClassName = $1[0] })
        keys.key("textKey", get: { $0.textKey }, set: { $0.textKey = $1[0] })
        keys.key("imageKey", get: { $0.imageKey }, set: { $0.imageKey = $1[0] })
        keys.key("placeholderImage", get: { $0.placeholderImage }, set: { $0.placeholderImage = $1[0] })
        keys.key("loadingViewEnabled", get: { $0.loadingViewEnabled }, set: { $0.loadingViewEnabled = $1[0] })
        keys.key("pullToRefreshEnabled", get: { $0.pullToRefreshEnabled }, set: { $0.pullToRefreshEnabled = $1[0] })
        keys.key("paginationEnabled", get: { $0.paginationEnabled }, set: { $0.paginationEnabled = $1[0] })
        keys.key("objectsPerPage", get: { $0.objectsPerPage }, set: { $0.objectsPerPage = $1[0] })
    }()

    static let ofCollections: Void = {
        let keys = ObjCRuntime.registration(of: PFQueryCollectionViewController.self, named: "PFQueryCollectionViewController")
        keys.key("parseClassName", get: { $0.parseClassName }, set: { $0.parseClassName = $1[0] })
        keys.key("loadingViewEnabled", get: { $0.loadingViewEnabled }, set: { $0.loadingViewEnabled = $1[0] })
        keys.key("pullToRefreshEnabled", get: { $0.pullToRefreshEnabled }, set: { $0.pullToRefreshEnabled = $1[0] })
        keys.key("paginationEnabled", get: { $0.paginationEnabled }, set: { $0.paginationEnabled = $1[0] })
        keys.key("objectsPerPage", get: { $0.objectsPerPage }, set: { $0.objectsPerPage = $1[0] })
    }()
}

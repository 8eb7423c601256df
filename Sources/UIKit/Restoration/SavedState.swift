/// The state of an app's controllers and views that is kept from one start to the next: values in a property list.
struct SavedState: Codable {
    /// A controller, named by the restoration identifiers from the root's to its own.
    struct Controller: Codable {
        var path: [String]
        /// The class that makes it again, as Swift's runtime names it.
        var restorationClass: String?
        var storyboard: String?
        /// The controllers in it that are kept, in order.
        var children: [[String]] = []
        /// Which of its tabs is selected.
        var selectedChild: [String]?
        var presented: [String]?
        var data = Data()
        /// The state that views in its view kept, by their restoration identifiers.
        var views: [String: Data] = [:]
    }

    /// The data that the app's delegate encoded.
    var application = Data()
    /// Those around others before those in them.
    var controllers: [Controller] = []
}

/// What is kept of an app's controllers and views from one start to the next: values in a property list.
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
        /// What views in its view kept, by their restoration identifiers.
        var views: [String: Data] = [:]
    }

    /// What the app's delegate encoded.
    var application = Data()
    /// Those around others before those in them.
    var controllers: [Controller] = []
}

/// The contents of a context menu: a preview and a menu, made when they are needed.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    public typealias PreviewProvider = () -> UIViewController?
    public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

    public let identifier: any NSCopying
    let previewProvider: PreviewProvider?
    let actionProvider: ActionProvider?

    /// - Parameters:
    ///   - identifier: nil makes one that no other configuration has.
    ///   - previewProvider: nil previews the view itself.
    ///   - actionProvider: gets the actions the system suggests, none here.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.identifier = identifier ?? UUID().uuidString as NSString
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }

    func makeMenu() -> UIMenu? { actionProvider?([]) }
}

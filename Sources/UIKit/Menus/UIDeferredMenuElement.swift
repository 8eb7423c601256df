/// Stands in a menu for elements that are made when the menu is shown. Meanwhile the menu says that it loads them.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
    public typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    private let isCached: Bool
    /// The elements that the provider gave.
    private(set) var elements: [UIMenuElement]?
    private var isAsking = false

    /// Asks `elementProvider` the first time the menu is shown, and keeps the answer.
    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        provider = elementProvider
        isCached = true
        super.init(title: "", subtitle: nil, image: nil)
    }

    private init(uncached elementProvider: @escaping Provider) {
        provider = elementProvider
        isCached = false
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// Nil: an archive holds no closure.
    public required init?(coder: NSCoder) { nil }

    /// An element whose provider is asked each time the menu is shown.
    open class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> Self {
        guard let made = UIDeferredMenuElement(uncached: elementProvider) as? Self else {
            preconditionFailure("subclasses of UIDeferredMenuElement are made by their own initialisers")
        }
        return made
    }

    override func duplicate() -> UIMenuElement {
        isCached ? UIDeferredMenuElement(provider) : UIDeferredMenuElement(uncached: provider)
    }

    /// A menu that shows the element appears.
    func menuWillAppear() {
        if !isCached { elements = nil }
    }

    /// Asks for the elements unless they are there; `completion` runs when they have come.
    func load(_ completion: @escaping () -> Void) {
        guard elements == nil, !isAsking else { return }
        isAsking = true
        provider { [weak self] elements in
            guard let self, self.isAsking else { return }
            self.isAsking = false
            self.elements = elements
            completion()
        }
    }
}

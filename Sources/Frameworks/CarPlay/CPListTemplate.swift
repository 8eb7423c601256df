public enum CPListItemAccessoryType: Int, Sendable { case none = 0, disclosureIndicator, cloud }
public enum CPListItemPlayingIndicatorLocation: Int, Sendable { case leading = 0, trailing }

/// A row of a list.
@preconcurrency @MainActor public protocol CPListTemplateItem: NSObjectProtocol {
    var text: String? { get }
    var userInfo: Any? { get set }
    var isEnabled: Bool { get set }
}
/// A row that can be chosen.
@preconcurrency @MainActor public protocol CPSelectableListItem: CPListTemplateItem {
    var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)? { get set }
}

@preconcurrency @MainActor open class CPListItem: NSObject, CPSelectableListItem {
    open class var maximumImageSize: CGSize { CGSize(width: 44, height: 44) }
    open private(set) var text: String?
    open private(set) var detailText: String?
    open private(set) var image: UIImage?
    open private(set) var accessoryImage: UIImage?
    open var accessoryType: CPListItemAccessoryType
    open var userInfo: Any?
    open var isEnabled = true
    open var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)?
    open var isExplicitContent = false
    open var isPlaying = false
    /// From 0 to 1.
    open var playbackProgress: CGFloat = 0
    open var playingIndicatorLocation: CPListItemPlayingIndicatorLocation = .trailing
    open var showsDisclosureIndicator: Bool { accessoryType == .disclosureIndicator }

    public init(
        text: String?, detailText: String?, image: UIImage? = nil, accessoryImage: UIImage? = nil, accessoryType: CPListItemAccessoryType = .none
    ) {
        (self.text, self.detailText, self.image) = (text, detailText, image)
        (self.accessoryImage, self.accessoryType) = (accessoryImage, accessoryType)
    }
    public convenience init(text: String?, detailText: String?, image: UIImage?, showsDisclosureIndicator: Bool) {
        self.init(text: text, detailText: detailText, image: image, accessoryType: showsDisclosureIndicator ? .disclosureIndicator : .none)
    }
    open func setText(_ text: String) { self.text = text }
    open func setDetailText(_ detailText: String?) { self.detailText = detailText }
    open func setImage(_ image: UIImage?) { self.image = image }
    open func setAccessoryImage(_ accessoryImage: UIImage?) { self.accessoryImage = accessoryImage }
}

@preconcurrency @MainActor open class CPListImageRowItem: NSObject, CPSelectableListItem {
    open class var maximumImageSize: CGSize { CGSize(width: 80, height: 80) }
    open var text: String?
    open private(set) var gridImages: [UIImage]
    open var imageTitles: [String]
    open var userInfo: Any?
    open var isEnabled = true
    open var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)?
    open var listImageRowHandler: ((CPListImageRowItem, Int, @escaping () -> Void) -> Void)?
    public init(text: String?, images: [UIImage], imageTitles: [String] = []) { (self.text, gridImages, self.imageTitles) = (text, images, imageTitles) }
    open func update(_ gridImages: [UIImage]) { self.gridImages = gridImages }
}

/// Rows under a title.
@preconcurrency @MainActor open class CPListSection: NSObject {
    public let items: [any CPListTemplateItem]
    public let header: String?
    public let sectionIndexTitle: String?
    open var headerSubtitle: String?
    open var headerImage: UIImage?
    public init(items: [any CPListTemplateItem], header: String?, sectionIndexTitle: String?) {
        (self.items, self.header, self.sectionIndexTitle) = (items, header, sectionIndexTitle)
    }
    public convenience init(items: [any CPListTemplateItem]) { self.init(items: items, header: nil, sectionIndexTitle: nil) }
    open func item(at index: Int) -> any CPListTemplateItem { items[index] }
    open func index(of item: any CPListTemplateItem) -> Int { items.firstIndex { $0 === item } ?? NSNotFound }
}

@preconcurrency @MainActor open class CPListTemplate: CPTemplate, CPBarButtonProviding {
    open class var maximumItemCount: Int { 500 }
    open class var maximumSectionCount: Int { 100 }
    open private(set) var sections: [CPListSection]
    public let title: String?
    open weak var delegate: (any CPListTemplateDelegate)?
    open var emptyViewTitleVariants: [String] = []
    open var emptyViewSubtitleVariants: [String] = []
    open var leadingNavigationBarButtons: [CPBarButton] = []
    open var trailingNavigationBarButtons: [CPBarButton] = []
    open var backButton: CPBarButton?
    public init(title: String?, sections: [CPListSection]) { (self.title, self.sections) = (title, sections) }
    open var sectionCount: Int { sections.count }
    open var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }
    open func updateSections(_ sections: [CPListSection]) { self.sections = sections }
    open func indexPath(for item: any CPListTemplateItem) -> IndexPath? {
        for (index, section) in sections.enumerated() where section.index(of: item) != NSNotFound {
            return IndexPath(row: section.index(of: item), section: index)
        }
        return nil
    }
}
@preconcurrency @MainActor public protocol CPListTemplateDelegate: NSObjectProtocol {
    func listTemplate(_ listTemplate: CPListTemplate, didSelect item: CPListItem, completionHandler: @escaping () -> Void)
}

/// A button beside what plays.
@preconcurrency @MainActor open class CPNowPlayingButton: NSObject {
    open var isEnabled = true
    open var isSelected = false
    private let handler: ((CPNowPlayingButton) -> Void)?
    public init(handler: ((CPNowPlayingButton) -> Void)? = nil) { self.handler = handler }
}
@preconcurrency @MainActor open class CPNowPlayingShuffleButton: CPNowPlayingButton {}
@preconcurrency @MainActor open class CPNowPlayingRepeatButton: CPNowPlayingButton {}
@preconcurrency @MainActor open class CPNowPlayingAddToLibraryButton: CPNowPlayingButton {}
@preconcurrency @MainActor open class CPNowPlayingMoreButton: CPNowPlayingButton {}
@preconcurrency @MainActor open class CPNowPlayingPlaybackRateButton: CPNowPlayingButton {}
@preconcurrency @MainActor open class CPNowPlayingImageButton: CPNowPlayingButton {
    public let image: UIImage?
    public init(image: UIImage, handler: ((CPNowPlayingButton) -> Void)? = nil) {
        self.image = image
        super.init(handler: handler)
    }
}

/// The page of the song that plays.
@preconcurrency @MainActor open class CPNowPlayingTemplate: CPTemplate {
    open class var shared: CPNowPlayingTemplate { AppServices.object { CPNowPlayingTemplate() } }
    override init() {}
    open private(set) var nowPlayingButtons: [CPNowPlayingButton] = []
    open var isUpNextButtonEnabled = false
    open var upNextTitle = ""
    open var isAlbumArtistButtonEnabled = false
    private let observers = NSHashTable<AnyObject>.weakObjects()
    open func add(_ observer: any CPNowPlayingTemplateObserver) { observers.add(observer) }
    open func remove(_ observer: any CPNowPlayingTemplateObserver) { observers.remove(observer) }
    open func updateNowPlayingButtons(_ nowPlayingButtons: [CPNowPlayingButton]) { self.nowPlayingButtons = nowPlayingButtons }
}
@preconcurrency @MainActor public protocol CPNowPlayingTemplateObserver: NSObjectProtocol {
    func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate)
    func nowPlayingTemplateAlbumArtistButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate)
}
extension CPNowPlayingTemplateObserver {
    // Nobody taps: not called.
    public func nowPlayingTemplateUpNextButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate) {}
    public func nowPlayingTemplateAlbumArtistButtonTapped(_ nowPlayingTemplate: CPNowPlayingTemplate) {}
}

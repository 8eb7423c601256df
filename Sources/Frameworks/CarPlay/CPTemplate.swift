@_exported import QuinceMapKit
@_exported import UIKit

// Templates are kept as the app makes them. No car connects, so that none is shown.

/// A page on a car's screen.
@preconcurrency @MainActor open class CPTemplate: NSObject {
    open var userInfo: Any?
    open var tabTitle: String?
    open var tabImage: UIImage?
    open var tabSystemItem: UITabBarItem.SystemItem = .more
    open var showsTabBadge = false
}

/// A template whose bar has buttons.
@preconcurrency @MainActor public protocol CPBarButtonProviding: AnyObject {
    var leadingNavigationBarButtons: [CPBarButton] { get set }
    var trailingNavigationBarButtons: [CPBarButton] { get set }
    var backButton: CPBarButton? { get set }
}

public enum CPBarButtonStyle: Int, Sendable { case none = 0, rounded }
public enum CPBarButtonType: UInt, Sendable { case text = 0, image }
public typealias CPBarButtonHandler = (CPBarButton) -> Void

/// A button of a bar.
@preconcurrency @MainActor open class CPBarButton: NSObject {
    open var isEnabled = true
    open var title: String?
    open var image: UIImage?
    open var buttonStyle: CPBarButtonStyle = .none
    public let buttonType: CPBarButtonType
    private let handler: CPBarButtonHandler?
    public init(title: String, handler: CPBarButtonHandler? = nil) { (self.title, buttonType, self.handler) = (title, .text, handler) }
    public init(image: UIImage, handler: CPBarButtonHandler? = nil) { (self.image, buttonType, self.handler) = (image, .image, handler) }
    public init(type: CPBarButtonType, handler: CPBarButtonHandler? = nil) { (buttonType, self.handler) = (type, handler) }
}

public enum CPAlertActionStyle: UInt, Sendable { case `default` = 0, cancel, destructive }

/// A choice of an alert.
@preconcurrency @MainActor open class CPAlertAction: NSObject {
    public typealias Style = CPAlertActionStyle
    public let title: String
    public let style: CPAlertActionStyle
    public let handler: (CPAlertAction) -> Void
    public init(title: String, style: CPAlertActionStyle, handler: @escaping (CPAlertAction) -> Void) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }
}

@preconcurrency @MainActor open class CPAlertTemplate: CPTemplate {
    open class var maximumActionCount: Int { 2 }
    public let titleVariants: [String]
    public let actions: [CPAlertAction]
    public init(titleVariants: [String], actions: [CPAlertAction]) { (self.titleVariants, self.actions) = (titleVariants, actions) }
}

@preconcurrency @MainActor open class CPActionSheetTemplate: CPTemplate {
    public let title: String?
    public let message: String?
    public let actions: [CPAlertAction]
    public init(title: String?, message: String?, actions: [CPAlertAction]) { (self.title, self.message, self.actions) = (title, message, actions) }
}

/// A button of a grid.
@preconcurrency @MainActor open class CPGridButton: NSObject {
    open var isEnabled = true
    public let titleVariants: [String]
    public let image: UIImage
    private let handler: ((CPGridButton) -> Void)?
    public init(titleVariants: [String], image: UIImage, handler: ((CPGridButton) -> Void)? = nil) {
        (self.titleVariants, self.image, self.handler) = (titleVariants, image, handler)
    }
}

@preconcurrency @MainActor open class CPGridTemplate: CPTemplate, CPBarButtonProviding {
    public private(set) var title: String?
    open private(set) var gridButtons: [CPGridButton]
    open var leadingNavigationBarButtons: [CPBarButton] = []
    open var trailingNavigationBarButtons: [CPBarButton] = []
    open var backButton: CPBarButton?
    public init(title: String?, gridButtons: [CPGridButton]) { (self.title, self.gridButtons) = (title, gridButtons) }
    open func updateGridButtons(_ gridButtons: [CPGridButton]) { self.gridButtons = gridButtons }
    open func updateTitle(_ title: String) { self.title = title }
}

@preconcurrency @MainActor open class CPTabBarTemplate: CPTemplate {
    open class var maximumTabCount: Int { 5 }
    open weak var delegate: (any CPTabBarTemplateDelegate)?
    open private(set) var templates: [CPTemplate]
    open private(set) var selectedTemplate: CPTemplate?
    public init(templates: [CPTemplate]) { (self.templates, selectedTemplate) = (templates, templates.first) }
    open func updateTemplates(_ newTemplates: [CPTemplate]) {
        templates = newTemplates
        if !templates.contains(where: { $0 === selectedTemplate }) { selectedTemplate = templates.first }
    }
    open func select(_ newTemplate: CPTemplate) { if templates.contains(where: { $0 === newTemplate }) { selectedTemplate = newTemplate } }
    open func selectTemplate(at index: Int) { selectedTemplate = templates[index] }
}
@preconcurrency @MainActor public protocol CPTabBarTemplateDelegate: NSObjectProtocol {
    func tabBarTemplate(_ tabBarTemplate: CPTabBarTemplate, didSelect selectedTemplate: CPTemplate)
}

/// A line of information.
@preconcurrency @MainActor open class CPInformationItem: NSObject {
    public let title: String?
    public let detail: String?
    public init(title: String?, detail: String?) { (self.title, self.detail) = (title, detail) }
}
public enum CPTextButtonStyle: Int, Sendable { case normal = 0, cancel, confirm }
@preconcurrency @MainActor open class CPTextButton: NSObject {
    open var title: String
    open var textStyle: CPTextButtonStyle
    private let handler: ((CPTextButton) -> Void)?
    public init(title: String, textStyle: CPTextButtonStyle, handler: ((CPTextButton) -> Void)? = nil) {
        (self.title, self.textStyle, self.handler) = (title, textStyle, handler)
    }
}
public enum CPInformationTemplateLayout: Int, Sendable { case leading = 0, twoColumn }
@preconcurrency @MainActor open class CPInformationTemplate: CPTemplate, CPBarButtonProviding {
    open var title: String
    public let layout: CPInformationTemplateLayout
    open var items: [CPInformationItem]
    open var actions: [CPTextButton]
    open var leadingNavigationBarButtons: [CPBarButton] = []
    open var trailingNavigationBarButtons: [CPBarButton] = []
    open var backButton: CPBarButton?
    public init(title: String, layout: CPInformationTemplateLayout, items: [CPInformationItem], actions: [CPTextButton]) {
        (self.title, self.layout, self.items, self.actions) = (title, layout, items, actions)
    }
}

@preconcurrency @MainActor open class CPSearchTemplate: CPTemplate {
    open weak var delegate: (any CPSearchTemplateDelegate)?
}
@preconcurrency @MainActor public protocol CPSearchTemplateDelegate: NSObjectProtocol {
    func searchTemplate(
        _ searchTemplate: CPSearchTemplate, updatedSearchText searchText: String, completionHandler: @escaping ([CPListItem]) -> Void)
    func searchTemplate(_ searchTemplate: CPSearchTemplate, selectedResult item: CPListItem, completionHandler: @escaping () -> Void)
    func searchTemplateSearchButtonPressed(_ searchTemplate: CPSearchTemplate)
}
extension CPSearchTemplateDelegate {
    // Nobody searches: not called.
    public func searchTemplateSearchButtonPressed(_ searchTemplate: CPSearchTemplate) {}
}

/// A place of a template of places.
@preconcurrency @MainActor open class CPPointOfInterest: NSObject {
    open var location: MKMapItem
    open var title: String
    open var subtitle: String?
    open var summary: String?
    open var detailTitle: String?
    open var detailSubtitle: String?
    open var detailSummary: String?
    open var pinImage: UIImage?
    open var primaryButton: CPTextButton?
    open var secondaryButton: CPTextButton?
    open var userInfo: Any?
    public init(
        location: MKMapItem, title: String, subtitle: String?, summary: String?, detailTitle: String?, detailSubtitle: String?, detailSummary: String?,
        pinImage: UIImage?
    ) {
        (self.location, self.title, self.subtitle, self.summary) = (location, title, subtitle, summary)
        (self.detailTitle, self.detailSubtitle, self.detailSummary, self.pinImage) = (detailTitle, detailSubtitle, detailSummary, pinImage)
    }
}
@preconcurrency @MainActor open class CPPointOfInterestTemplate: CPTemplate {
    open var title: String
    open private(set) var pointsOfInterest: [CPPointOfInterest]
    open var selectedIndex: Int
    open weak var pointOfInterestDelegate: (any CPPointOfInterestTemplateDelegate)?
    public init(title: String, pointsOfInterest: [CPPointOfInterest], selectedIndex: Int) {
        (self.title, self.pointsOfInterest, self.selectedIndex) = (title, pointsOfInterest, selectedIndex)
    }
    open func setPointsOfInterest(_ pointsOfInterest: [CPPointOfInterest], selectedIndex: Int) {
        (self.pointsOfInterest, self.selectedIndex) = (pointsOfInterest, selectedIndex)
    }
}
@preconcurrency @MainActor public protocol CPPointOfInterestTemplateDelegate: NSObjectProtocol {
    func pointOfInterestTemplate(_ pointOfInterestTemplate: CPPointOfInterestTemplate, didChangeMapRegion region: MKCoordinateRegion)
    func pointOfInterestTemplate(_ pointOfInterestTemplate: CPPointOfInterestTemplate, didSelectPointOfInterest pointOfInterest: CPPointOfInterest)
}
extension CPPointOfInterestTemplateDelegate {
    // Nobody selects: not called.
    public func pointOfInterestTemplate(_ pointOfInterestTemplate: CPPointOfInterestTemplate, didSelectPointOfInterest pointOfInterest: CPPointOfInterest) {}
}

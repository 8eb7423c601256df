import Foundation
import UIKit

/// Something that a user sees or hears of an app: what an accessibility audit's issue is about.
@preconcurrency @MainActor open class XCUIElement: NSObject {
    /// The kinds of elements; UIKit has no others than those of its own views and traits.
    public enum ElementType: UInt, Sendable {
        case any = 0, other = 1, application = 2, group = 3, window = 4, sheet = 5, drawer = 6, alert = 7, dialog = 8, button = 9, radioButton = 10
        case radioGroup = 11, checkBox = 12, disclosureTriangle = 13, popUpButton = 14, comboBox = 15, menuButton = 16, toolbarButton = 17, popover = 18
        case keyboard = 19, key = 20, navigationBar = 21, tabBar = 22, tabGroup = 23, toolbar = 24, statusBar = 25, table = 26, tableRow = 27
        case tableColumn = 28, outline = 29, outlineRow = 30, browser = 31, collectionView = 32, slider = 33, pageIndicator = 34, progressIndicator = 35
        case activityIndicator = 36, segmentedControl = 37, picker = 38, pickerWheel = 39, `switch` = 40, toggle = 41, link = 42, image = 43, icon = 44
        case searchField = 45, scrollView = 46, scrollBar = 47, staticText = 48, textField = 49, secureTextField = 50, datePicker = 51, textView = 52
        case menu = 53, menuItem = 54, menuBar = 55, menuBarItem = 56, map = 57, webView = 58, incrementArrow = 59, decrementArrow = 60, timeline = 61
        case ratingIndicator = 62, valueIndicator = 63, splitGroup = 64, splitter = 65, relevanceIndicator = 66, colorWell = 67, helpTag = 68, matte = 69
        case dockItem = 70, ruler = 71, rulerMarker = 72, grid = 73, levelIndicator = 74, cell = 75, layoutArea = 76, layoutItem = 77, handle = 78
        case stepper = 79, tab = 80, touchBar = 81, statusItem = 82
    }

    private let view: UIView?

    init(view: UIView?) {
        self.view = view
        super.init()
    }

    /// Whether it is still on screen.
    open var exists: Bool { view?.window != nil }
    open var identifier: String { view?.accessibilityIdentifier ?? "" }
    /// The place on the screen.
    open var frame: CGRect { view?.accessibilityFrame ?? .zero }
    open var label: String { view?.accessibilityLabel ?? (view as? UILabel)?.text ?? "" }
    open var value: Any? { view?.accessibilityValue }
    open var placeholderValue: String? { (view as? UITextField)?.placeholder }
    open var isEnabled: Bool { (view as? UIControl)?.isEnabled ?? !(view?.accessibilityTraits.contains(.notEnabled) ?? false) }
    open var isSelected: Bool { view?.accessibilityTraits.contains(.selected) ?? false }
    open var elementType: ElementType { view.map(Self.type) ?? .other }

    open override var debugDescription: String {
        MainActor.assumeIsolated {
            let name: String = identifier.isEmpty ? "" : ", identifier: '\(identifier)'"
            return "\(elementType), {{\(frame.minX), \(frame.minY)}, {\(frame.width), \(frame.height)}}\(name), label: '\(label)'"
        }
    }

    private static func type(of view: UIView) -> ElementType {
        switch view {
        case is UIWindow: return .window
        case let field as UITextField: return field.isSecureTextEntry ? .secureTextField : field is UISearchTextField ? .searchField : .textField
        case is UITextView: return .textView
        case is UISwitch: return .switch
        case is UISlider: return .slider
        case is UIStepper: return .stepper
        case is UISegmentedControl: return .segmentedControl
        case is UIDatePicker: return .datePicker
        case is UIPickerView: return .picker
        case is UIPageControl: return .pageIndicator
        case is UIProgressView: return .progressIndicator
        case is UIActivityIndicatorView: return .activityIndicator
        case is UITableViewCell, is UICollectionViewCell: return .cell
        case is UITableView: return .table
        case is UICollectionView: return .collectionView
        case is UIScrollView: return .scrollView
        case is UINavigationBar: return .navigationBar
        case is UITabBar: return .tabBar
        case is UIToolbar: return .toolbar
        case is UIButton: return .button
        case is UIImageView: return .image
        default: break
        }
        let traits: UIAccessibilityTraits = view.accessibilityTraits
        if traits.contains(.button) { return .button }
        if traits.contains(.link) { return .link }
        if traits.contains(.image) { return .image }
        if view is UILabel || traits.contains(.staticText) { return .staticText }
        return .other
    }
}

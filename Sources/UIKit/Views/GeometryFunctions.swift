// Comparisons by the names that they have in Objective-C.

public func UIEdgeInsetsEqualToEdgeInsets(_ insets1: UIEdgeInsets, _ insets2: UIEdgeInsets) -> Bool { insets1 == insets2 }
public func UIOffsetEqualToOffset(_ offset1: UIOffset, _ offset2: UIOffset) -> Bool { offset1 == offset2 }
public func UIFloatRangeIsEqualToRange(_ range: UIFloatRange, _ otherRange: UIFloatRange) -> Bool { range == otherRange }

/// The keys of the dictionaries that a text input styles its text with, by their names of before iOS 8.
public let UITextInputTextBackgroundColorKey: String = NSAttributedString.Key.backgroundColor.rawValue
public let UITextInputTextColorKey: String = NSAttributedString.Key.foregroundColor.rawValue
public let UITextInputTextFontKey: String = NSAttributedString.Key.font.rawValue

/// The domain of errors of printing.
public let UIPrintErrorDomain: String = "UIPrintErrorDomain"
/// The domain of errors of scenes.
public let UISceneErrorDomain: String = "UISceneErrorDomain"
/// The name of the pasteboard for what is looked for.
public let UIPasteboardNameFind: String = "com.apple.UIKit.pboard.find"
/// The least seconds between two calls of a handler that keeps a connection alive.
public let UIMinimumKeepAliveTimeout: TimeInterval = 600
/// The property list of a command that shares.
public let UICommandTagShare: String = "com.apple.menu.share"

extension CTTextAlignment {
    /// The same alignment.
    public init(_ nsTextAlignment: NSTextAlignment) {
        self =
            switch nsTextAlignment {
            case .left: .left
            case .center: .center
            case .right: .right
            case .justified: .justified
            default: .natural
            }
    }
}

extension UIWindowScene {
    /// The system that moves focus by keys; nil, as on an iPad without a keyboard.
    public var focusSystem: UIFocusSystem? { nil }
}

extension NSDiffableDataSourceSectionSnapshot {
    /// The same items.
    public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { self = snapshot }
}

import UIKit

public enum PDFDisplayMode: Int, Sendable {
    /// One page at a time.
    case singlePage = 0
    /// All pages behind one another.
    case singlePageContinuous
    /// Two pages at a time.
    case twoUp
    /// All pages, two beside one another.
    case twoUpContinuous

    var isContinuous: Bool { self == .singlePageContinuous || self == .twoUpContinuous }
    var isTwoUp: Bool { self == .twoUp || self == .twoUpContinuous }
}

public enum PDFDisplayDirection: Int, Sendable { case vertical = 0, horizontal }

public enum PDFInterpolationQuality: Int, Sendable { case none = 0, low, high }

/// The things that may lie at a point of a view.
public struct PDFAreaOfInterest: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let pageArea = PDFAreaOfInterest(rawValue: 1 << 0)
    public static let textArea = PDFAreaOfInterest(rawValue: 1 << 1)
    public static let annotationArea = PDFAreaOfInterest(rawValue: 1 << 2)
    public static let linkArea = PDFAreaOfInterest(rawValue: 1 << 3)
    public static let controlArea = PDFAreaOfInterest(rawValue: 1 << 4)
    public static let textFieldArea = PDFAreaOfInterest(rawValue: 1 << 5)
    public static let iconArea = PDFAreaOfInterest(rawValue: 1 << 6)
    public static let popupArea = PDFAreaOfInterest(rawValue: 1 << 7)
    public static let imageArea = PDFAreaOfInterest(rawValue: 1 << 8)
    public static let anyArea = PDFAreaOfInterest(rawValue: .max)
}

extension NSNotification.Name {
    public static let PDFViewDocumentChanged = NSNotification.Name("PDFViewChangedDocument")
    public static let PDFViewChangedHistory = NSNotification.Name("PDFViewChangedHistory")
    public static let PDFViewPageChanged = NSNotification.Name("PDFViewChangedPage")
    public static let PDFViewScaleChanged = NSNotification.Name("PDFViewChangedScale")
    /// Has the annotation under `PDFAnnotationHit`.
    public static let PDFViewAnnotationHit = NSNotification.Name("PDFViewAnnotationHit")
    public static let PDFViewCopyPermission = NSNotification.Name("PDFViewCopyPermission")
    public static let PDFViewPrintPermission = NSNotification.Name("PDFViewPrintPermission")
    public static let PDFViewAnnotationWillHit = NSNotification.Name("PDFViewAnnotationWillHit")
    public static let PDFViewSelectionChanged = NSNotification.Name("PDFViewSelectionChanged")
    public static let PDFViewDisplayModeChanged = NSNotification.Name("PDFViewDisplayModeChanged")
    public static let PDFViewDisplayBoxChanged = NSNotification.Name("PDFViewDisplayBoxChanged")
    public static let PDFViewVisiblePagesChanged = NSNotification.Name("PDFViewVisiblePagesChanged")
}

extension UIView {
    /// Which margins and sides stretch when the superview's size changes.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    public enum ContentMode: Int, Sendable {
        case scaleToFill = 0, scaleAspectFit = 1, scaleAspectFill = 2, redraw = 3, center = 4, top = 5, bottom = 6, left = 7
        case right = 8, topLeft = 9, topRight = 10, bottomLeft = 11, bottomRight = 12
    }

    public enum TintAdjustmentMode: Int, Sendable {
        case automatic = 0, normal = 1, dimmed = 2
    }

    /// A side of `intrinsicContentSize` about which the content says nothing.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1

    /// As small as the constraints allow.
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero
    /// As large as the constraints allow.
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// The direction for a view of the given semantics in an interface of the given direction.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    public class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
    }
}

/// The meaning of a view for the direction that it is laid out in.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified = 0, playback = 1, spatial = 2, forceLeftToRight = 3, forceRightToLeft = 4
}

extension UIView {
    /// The limits of text sizes that count for this view, its superviews' among them, in words for a debugger.
    public var appliedContentSizeCategoryLimitsDescription: String {
        var lines: [String] = []
        var view: UIView? = self
        while let current = view {
            let limits: [String] = [
                current.minimumContentSizeCategory.map { "minimum \($0.rawValue)" }, current.maximumContentSizeCategory.map { "maximum \($0.rawValue)" },
            ].compactMap { $0 }
            if !limits.isEmpty { lines.append("\(type(of: current)): \(limits.joined(separator: ", "))") }
            view = current.superview
        }
        return lines.isEmpty ? "no limits" : lines.joined(separator: "\n")
    }
}

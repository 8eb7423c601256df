import UIKit

/// A scroll view's header and footer.
@MainActor private final class RefreshParts {
    var header: MJRefreshHeader?
    var footer: MJRefreshFooter?

    static func of(_ view: UIScrollView) -> RefreshParts {
        if let known = objc_getAssociatedObject(view, key) as? RefreshParts { return known }
        let made = RefreshParts()
        objc_setAssociatedObject(view, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return made
    }

    // An address that nothing else has: the type's own.
    private static var key: UnsafeRawPointer { UnsafeRawPointer(bitPattern: Int(bitPattern: ObjectIdentifier(RefreshParts.self)))! }
}

extension UIScrollView {
    /// Above the content, and pulled out to refresh.
    public var mj_header: MJRefreshHeader! {
        get { RefreshParts.of(self).header }
        set {
            let parts = RefreshParts.of(self)
            guard parts.header !== newValue else { return }
            parts.header?.removeFromSuperview()
            parts.header = newValue
            if let newValue { insertSubview(newValue, at: 0) }
        }
    }

    /// Below the content, and seen or pulled out to load more.
    public var mj_footer: MJRefreshFooter! {
        get { RefreshParts.of(self).footer }
        set {
            let parts = RefreshParts.of(self)
            guard parts.footer !== newValue else { return }
            parts.footer?.removeFromSuperview()
            parts.footer = newValue
            if let newValue { insertSubview(newValue, at: 0) }
        }
    }

    /// The rows or items of a table or a collection; 0 for others.
    public func mj_totalDataCount() -> Int {
        if let table = self as? UITableView {
            return (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
        }
        if let list = self as? UICollectionView {
            return (0..<list.numberOfSections).reduce(0) { $0 + list.numberOfItems(inSection: $1) }
        }
        return 0
    }

    // MARK: - Insets and places

    /// The insets with those of the safe area.
    public var mj_inset: UIEdgeInsets { adjustedContentInset }
    public var mj_insetT: CGFloat {
        get { mj_inset.top }
        set { contentInset.top = newValue - (adjustedContentInset.top - contentInset.top) }
    }
    public var mj_insetB: CGFloat {
        get { mj_inset.bottom }
        set { contentInset.bottom = newValue - (adjustedContentInset.bottom - contentInset.bottom) }
    }
    public var mj_insetL: CGFloat {
        get { mj_inset.left }
        set { contentInset.left = newValue - (adjustedContentInset.left - contentInset.left) }
    }
    public var mj_insetR: CGFloat {
        get { mj_inset.right }
        set { contentInset.right = newValue - (adjustedContentInset.right - contentInset.right) }
    }
    public var mj_offsetX: CGFloat {
        get { contentOffset.x }
        set { contentOffset.x = newValue }
    }
    public var mj_offsetY: CGFloat {
        get { contentOffset.y }
        set { contentOffset.y = newValue }
    }
    public var mj_contentW: CGFloat {
        get { contentSize.width }
        set { contentSize.width = newValue }
    }
    public var mj_contentH: CGFloat {
        get { contentSize.height }
        set { contentSize.height = newValue }
    }

    var refreshGeometry: RefreshGeometry {
        RefreshGeometry(offset: contentOffset.y, top: mj_insetT, bottom: mj_insetB, content: contentSize.height, height: bounds.height)
    }
}

extension UIView {
    public var mj_x: CGFloat {
        get { frame.origin.x }
        set { frame.origin.x = newValue }
    }
    public var mj_y: CGFloat {
        get { frame.origin.y }
        set { frame.origin.y = newValue }
    }
    public var mj_w: CGFloat {
        get { frame.size.width }
        set { frame.size.width = newValue }
    }
    public var mj_h: CGFloat {
        get { frame.size.height }
        set { frame.size.height = newValue }
    }
    public var mj_size: CGSize {
        get { frame.size }
        set { frame.size = newValue }
    }
    public var mj_origin: CGPoint {
        get { frame.origin }
        set { frame.origin = newValue }
    }
}

extension UILabel {
    /// A label as headers and footers have them: bold, grey, in the middle.
    public class func mj_label() -> UILabel {
        let label = UILabel()
        label.font = .boldSystemFont(ofSize: 14)
        label.textColor = UIColor(red: 90 / 255, green: 90 / 255, blue: 90 / 255, alpha: 1)
        label.autoresizingMask = .flexibleWidth
        label.textAlignment = .center
        label.backgroundColor = .clear
        return label
    }

    /// The width of the text in one line, in points.
    public func mj_textWidth() -> CGFloat {
        guard let text, !text.isEmpty else { return 0 }
        return sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)).width
    }
}

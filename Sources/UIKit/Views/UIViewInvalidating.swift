/// Something that a view does anew after a property of it has changed, for `UIView.Invalidating`.
public protocol UIViewInvalidating {
    @MainActor func invalidate(view: UIView)
}

extension UIView {
    public enum Invalidations {
        /// Layout of the subviews.
        public struct Layout: UIViewInvalidating {
            public init() {}
            public func invalidate(view: UIView) { view.setNeedsLayout() }
        }

        /// Drawing.
        public struct Display: UIViewInvalidating {
            public init() {}
            public func invalidate(view: UIView) { view.setNeedsDisplay() }
        }

        /// Constraints.
        public struct Constraints: UIViewInvalidating {
            public init() {}
            public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
        }

        public struct IntrinsicContentSize: UIViewInvalidating {
            public init() {}
            public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
        }

        /// The configuration of views that have one: cells, headers and footers, and buttons.
        public struct Configuration: UIViewInvalidating {
            public init() {}
            public func invalidate(view: UIView) {
                switch view {
                case let cell as UITableViewCell: cell.setNeedsUpdateConfiguration()
                case let cell as UICollectionViewCell: cell.setNeedsUpdateConfiguration()
                case let header as UITableViewHeaderFooterView: header.setNeedsUpdateConfiguration()
                case let button as UIButton: button.setNeedsUpdateConfiguration()
                default: break
                }
            }
        }

        /// Both of two.
        public struct Tuple<Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating>: UIViewInvalidating {
            private let first: Invalidation1
            private let second: Invalidation2

            public init(_ invalidation1: Invalidation1, _ invalidation2: Invalidation2) {
                first = invalidation1
                second = invalidation2
            }

            public func invalidate(view: UIView) {
                first.invalidate(view: view)
                second.invalidate(view: view)
            }
        }
    }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
    public static var layout: UIView.Invalidations.Layout { UIView.Invalidations.Layout() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
    public static var display: UIView.Invalidations.Display { UIView.Invalidations.Display() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
    public static var constraints: UIView.Invalidations.Constraints { UIView.Invalidations.Constraints() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
    public static var intrinsicContentSize: UIView.Invalidations.IntrinsicContentSize { UIView.Invalidations.IntrinsicContentSize() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
    public static var configuration: UIView.Invalidations.Configuration { UIView.Invalidations.Configuration() }
}

import UIKit

/// Shown in place of rows and items where there are none. Every method is optional.
///
/// Versions of the library differ in whether the scroll view and what is given may be nil, and Swift tells methods apart by that: each is there in all
/// forms, and that of an app is the one that counts.
@preconcurrency @MainActor public protocol DZNEmptyDataSetSource: DZNEmptyDataSetUnwrappedSource, DZNEmptyDataSetOptionalSource {
    /// A title. Default none.
    func title(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString?
    /// Words below the title. Default none.
    func description(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString?
    /// A picture above the title. Default none.
    func image(forEmptyDataSet scrollView: UIScrollView) -> UIImage?
    /// The colour of the picture, which is a template then. Default nil: the picture's own.
    func imageTintColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor?
    /// How the picture moves where the delegate has it move. Default nil.
    func imageAnimation(forEmptyDataSet scrollView: UIScrollView) -> CAAnimation?
    /// A button's title in a state. Default none.
    func buttonTitle(forEmptyDataSet scrollView: UIScrollView, for state: UIControl.State) -> NSAttributedString?
    /// A button's picture in a state, in place of a title. Default none.
    func buttonImage(forEmptyDataSet scrollView: UIScrollView, for state: UIControl.State) -> UIImage?
    /// The picture behind a button's title in a state. Default none.
    func buttonBackgroundImage(forEmptyDataSet scrollView: UIScrollView, for state: UIControl.State) -> UIImage?
    /// Default clear.
    func backgroundColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor?
    /// A view in place of everything else. Default none.
    func customView(forEmptyDataSet scrollView: UIScrollView) -> UIView?
    /// Points that everything is below the middle. Default 0.
    func verticalOffset(forEmptyDataSet scrollView: UIScrollView) -> CGFloat
    func verticalOffset(forEmptyDataSet scrollView: UIScrollView!) -> CGFloat
    /// Points between the parts. Default 0, which stands for 11.
    func spaceHeight(forEmptyDataSet scrollView: UIScrollView) -> CGFloat
    func spaceHeight(forEmptyDataSet scrollView: UIScrollView!) -> CGFloat
}

extension DZNEmptyDataSetSource {
    public func title(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
        (self as any DZNEmptyDataSetOptionalSource).title(forEmptyDataSet: scrollView)
    }
    public func description(forEmptyDataSet scrollView: UIScrollView) -> NSAttributedString? {
        (self as any DZNEmptyDataSetOptionalSource).description(forEmptyDataSet: scrollView)
    }
    public func image(forEmptyDataSet scrollView: UIScrollView) -> UIImage? {
        (self as any DZNEmptyDataSetOptionalSource).image(forEmptyDataSet: scrollView)
    }
    public func imageTintColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor? {
        (self as any DZNEmptyDataSetOptionalSource).imageTintColor(forEmptyDataSet: scrollView)
    }
    public func imageAnimation(forEmptyDataSet scrollView: UIScrollView) -> CAAnimation? {
        (self as any DZNEmptyDataSetOptionalSource).imageAnimation(forEmptyDataSet: scrollView)
    }
    public func buttonTitle(forEmptyDataSet scrollView: UIScrollView, for state: UIControl.State) -> NSAttributedString? {
        (self as any DZNEmptyDataSetOptionalSource).buttonTitle(forEmptyDataSet: scrollView, for: state)
    }
    public func buttonImage(forEmptyDataSet scrollView: UIScrollView, for state: UIControl.State) -> UIImage? {
        (self as any DZNEmptyDataSetOptionalSource).buttonImage(forEmptyDataSet: scrollView, for: state)
    }
    public func buttonBackgroundImage(forEmptyDataSet scrollView: UIScrollView, for state: UIControl.State) -> UIImage? {
        (self as any DZNEmptyDataSetOptionalSource).buttonBackgroundImage(forEmptyDataSet: scrollView, for: state)
    }
    public func backgroundColor(forEmptyDataSet scrollView: UIScrollView) -> UIColor? {
        (self as any DZNEmptyDataSetOptionalSource).backgroundColor(forEmptyDataSet: scrollView)
    }
    public func customView(forEmptyDataSet scrollView: UIScrollView) -> UIView? {
        (self as any DZNEmptyDataSetOptionalSource).customView(forEmptyDataSet: scrollView)
    }
    public func verticalOffset(forEmptyDataSet scrollView: UIScrollView) -> CGFloat { verticalOffset(forEmptyDataSet: Optional(scrollView)) }
    public func verticalOffset(forEmptyDataSet scrollView: UIScrollView!) -> CGFloat { 0 }
    public func spaceHeight(forEmptyDataSet scrollView: UIScrollView) -> CGFloat { spaceHeight(forEmptyDataSet: Optional(scrollView)) }
    public func spaceHeight(forEmptyDataSet scrollView: UIScrollView!) -> CGFloat { 0 }
}

import UIKit

/// A source's methods with a scroll view that is unwrapped as it is used, and results that may be nil.
@preconcurrency @MainActor public protocol DZNEmptyDataSetOptionalSource: NSObjectProtocol {
    func title(forEmptyDataSet scrollView: UIScrollView!) -> NSAttributedString?
    func description(forEmptyDataSet scrollView: UIScrollView!) -> NSAttributedString?
    func image(forEmptyDataSet scrollView: UIScrollView!) -> UIImage?
    func imageTintColor(forEmptyDataSet scrollView: UIScrollView!) -> UIColor?
    func imageAnimation(forEmptyDataSet scrollView: UIScrollView!) -> CAAnimation?
    func buttonTitle(forEmptyDataSet scrollView: UIScrollView!, for state: UIControl.State) -> NSAttributedString?
    func buttonImage(forEmptyDataSet scrollView: UIScrollView!, for state: UIControl.State) -> UIImage?
    func buttonBackgroundImage(forEmptyDataSet scrollView: UIScrollView!, for state: UIControl.State) -> UIImage?
    func backgroundColor(forEmptyDataSet scrollView: UIScrollView!) -> UIColor?
    func customView(forEmptyDataSet scrollView: UIScrollView!) -> UIView?
}

extension DZNEmptyDataSetOptionalSource {
    public func title(forEmptyDataSet scrollView: UIScrollView!) -> NSAttributedString? {
        (self as? any DZNEmptyDataSetUnwrappedSource).flatMap { $0.title(forEmptyDataSet: scrollView) }
    }
    public func description(forEmptyDataSet scrollView: UIScrollView!) -> NSAttributedString? {
        (self as? any DZNEmptyDataSetUnwrappedSource).flatMap { $0.description(forEmptyDataSet: scrollView) }
    }
    public func image(forEmptyDataSet scrollView: UIScrollView!) -> UIImage? {
        (self as? any DZNEmptyDataSetUnwrappedSource).flatMap { $0.image(forEmptyDataSet: scrollView) }
    }
    public func imageTintColor(forEmptyDataSet scrollView: UIScrollView!) -> UIColor? {
        (self as? any DZNEmptyDataSetUnwrappedSource).flatMap { $0.imageTintColor(forEmptyDataSet: scrollView) }
    }
    public func imageAnimation(forEmptyDataSet scrollView: UIScrollView!) -> CAAnimation? {
        (self as? any DZNEmptyDataSetUnwrappedSource).flatMap { $0.imageAnimation(forEmptyDataSet: scrollView) }
    }
    public func buttonTitle(forEmptyDataSet scrollView: UIScrollView!, for state: UIControl.State) -> NSAttributedString? {
        (self as? any DZNEmptyDataSetUnwrappedSource).flatMap { $0.buttonTitle(forEmptyDataSet: scrollView, for: state) }
    }
    public func buttonImage(forEmptyDataSet scrollView: UIScrollView!, for state: UIControl.State) -> UIImage? {
        (self as? any DZNEmptyDataSetUnwrappedSource).flatMap { $0.buttonImage(forEmptyDataSet: scrollView, for: state) }
    }
    public func buttonBackgroundImage(forEmptyDataSet scrollView: UIScrollView!, for state: UIControl.State) -> UIImage? {
        (self as? any DZNEmptyDataSetUnwrappedSource).flatMap { $0.buttonBackgroundImage(forEmptyDataSet: scrollView, for: state) }
    }
    public func backgroundColor(forEmptyDataSet scrollView: UIScrollView!) -> UIColor? {
        (self as? any DZNEmptyDataSetUnwrappedSource).flatMap { $0.backgroundColor(forEmptyDataSet: scrollView) }
    }
    public func customView(forEmptyDataSet scrollView: UIScrollView!) -> UIView? {
        (self as? any DZNEmptyDataSetUnwrappedSource).flatMap { $0.customView(forEmptyDataSet: scrollView) }
    }
}

/// A source's methods whose results are unwrapped as they are used too.
@preconcurrency @MainActor public protocol DZNEmptyDataSetUnwrappedSource: NSObjectProtocol {
    func title(forEmptyDataSet scrollView: UIScrollView!) -> NSAttributedString!
    func description(forEmptyDataSet scrollView: UIScrollView!) -> NSAttributedString!
    func image(forEmptyDataSet scrollView: UIScrollView!) -> UIImage!
    func imageTintColor(forEmptyDataSet scrollView: UIScrollView!) -> UIColor!
    func imageAnimation(forEmptyDataSet scrollView: UIScrollView!) -> CAAnimation!
    func buttonTitle(forEmptyDataSet scrollView: UIScrollView!, for state: UIControl.State) -> NSAttributedString!
    func buttonImage(forEmptyDataSet scrollView: UIScrollView!, for state: UIControl.State) -> UIImage!
    func buttonBackgroundImage(forEmptyDataSet scrollView: UIScrollView!, for state: UIControl.State) -> UIImage!
    func backgroundColor(forEmptyDataSet scrollView: UIScrollView!) -> UIColor!
    func customView(forEmptyDataSet scrollView: UIScrollView!) -> UIView!
}

extension DZNEmptyDataSetUnwrappedSource {
    public func title(forEmptyDataSet scrollView: UIScrollView!) -> NSAttributedString! { nil }
    public func description(forEmptyDataSet scrollView: UIScrollView!) -> NSAttributedString! { nil }
    public func image(forEmptyDataSet scrollView: UIScrollView!) -> UIImage! { nil }
    public func imageTintColor(forEmptyDataSet scrollView: UIScrollView!) -> UIColor! { nil }
    public func imageAnimation(forEmptyDataSet scrollView: UIScrollView!) -> CAAnimation! { nil }
    public func buttonTitle(forEmptyDataSet scrollView: UIScrollView!, for state: UIControl.State) -> NSAttributedString! { nil }
    public func buttonImage(forEmptyDataSet scrollView: UIScrollView!, for state: UIControl.State) -> UIImage! { nil }
    public func buttonBackgroundImage(forEmptyDataSet scrollView: UIScrollView!, for state: UIControl.State) -> UIImage! { nil }
    public func backgroundColor(forEmptyDataSet scrollView: UIScrollView!) -> UIColor! { .clear }
    public func customView(forEmptyDataSet scrollView: UIScrollView!) -> UIView! { nil }
}

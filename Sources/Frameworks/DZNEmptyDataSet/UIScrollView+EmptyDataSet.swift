import ObjectRuntime
import UIKit

extension UIScrollView {
    /// Says what is shown where there are no rows or items. Held weakly.
    public weak var emptyDataSetSource: (any DZNEmptyDataSetSource)? {
        get { EmptyDataSet.of(self).source }
        set { EmptyDataSet.of(self).setSource(newValue) }
    }

    /// Decides whether and how it is shown. Held weakly.
    public weak var emptyDataSetDelegate: (any DZNEmptyDataSetDelegate)? {
        get { EmptyDataSet.of(self).delegate }
        set { EmptyDataSet.of(self).setDelegate(newValue) }
    }

    public var isEmptyDataSetVisible: Bool { EmptyDataSet.of(self).isVisible }

    /// Asks anew what is to be shown. Tables and collection views do so themselves when they are reloaded.
    public func reloadEmptyDataSet() { EmptyDataSet.of(self).reload() }
}

/// The view that a scroll view has in place of its rows.
@MainActor final class EmptyDataSet: NSObject {
    private weak var scrollView: UIScrollView?
    private(set) weak var source: (any DZNEmptyDataSetSource)?
    private(set) weak var delegate: (any DZNEmptyDataSetDelegate)?
    private var view: EmptyDataSetView?

    private init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init()
    }

    static func of(_ scrollView: UIScrollView) -> EmptyDataSet {
        if let known = objc_getAssociatedObject(scrollView, key) as? EmptyDataSet { return known }
        let made = EmptyDataSet(scrollView)
        objc_setAssociatedObject(scrollView, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return made
    }

    // An address that nothing else has: the type's own.
    private static var key: UnsafeRawPointer { UnsafeRawPointer(bitPattern: Int(bitPattern: ObjectIdentifier(EmptyDataSet.self)))! }

    var isVisible: Bool { view.map { !$0.isHidden } ?? false }

    func setSource(_ new: (any DZNEmptyDataSetSource)?) {
        if new == nil { hide() }
        source = new
        let reload: () -> Void = { [weak self] in self?.reload() }
        scrollView?.observeReloads(reload)
    }

    func setDelegate(_ new: (any DZNEmptyDataSetDelegate)?) {
        if new == nil { hide() }
        delegate = new
    }

    /// Rows or items, as the data source says now. A scroll view without any is empty.
    private var count: Int {
        if let table = scrollView as? UITableView, let data = table.dataSource {
            return (0..<max(data.numberOfSections(in: table), 0)).reduce(0) { $0 + data.tableView(table, numberOfRowsInSection: $1) }
        }
        if let list = scrollView as? UICollectionView, let data = list.dataSource {
            return (0..<max(data.numberOfSections(in: list), 0)).reduce(0) { $0 + data.collectionView(list, numberOfItemsInSection: $1) }
        }
        return 0
    }

    func reload() {
        guard let scrollView, let source else { return }
        let isWished: Bool =
            delegate?.emptyDataSetShouldDisplay(scrollView) ?? true && count == 0 || delegate?.emptyDataSetShouldBeForced(toDisplay: scrollView) ?? false
        if isWished { show(source, in: scrollView) } else if isVisible { hide() }
    }

    private func show(_ source: any DZNEmptyDataSetSource, in scrollView: UIScrollView) {
        delegate?.emptyDataSetWillAppear(scrollView)
        let view: EmptyDataSetView = view ?? makeView()
        self.view = view
        view.fadesIn = delegate?.emptyDataSetShouldFade(in: scrollView) ?? true
        if view.superview == nil {
            // Behind headers, footers and what else is there.
            if scrollView is UITableView || scrollView is UICollectionView { scrollView.insertSubview(view, at: 0) } else { scrollView.addSubview(view) }
        }
        view.show(EmptyDataSetContent(source, of: scrollView))
        view.backgroundColor = source.backgroundColor(forEmptyDataSet: scrollView)
        view.isHidden = false
        view.isUserInteractionEnabled = delegate?.emptyDataSetShouldAllowTouch(scrollView) ?? true
        UIView.performWithoutAnimation { view.layoutIfNeeded() }
        scrollView.isScrollEnabled = delegate?.emptyDataSetShouldAllowScroll(scrollView) ?? false
        let moves: Bool = delegate?.emptyDataSetShouldAnimateImageView(scrollView) ?? false
        view.setImageAnimation(moves ? source.imageAnimation(forEmptyDataSet: scrollView) : nil)
        delegate?.emptyDataSetDidAppear(scrollView)
    }

    private func makeView() -> EmptyDataSetView {
        let made = EmptyDataSetView()
        made.onTap = { [weak self, weak made] in
            guard let self, let scrollView, let made else { return }
            delegate?.emptyDataSet(scrollView, didTap: made as UIView)
        }
        made.onButton = { [weak self] button in
            guard let self, let scrollView else { return }
            delegate?.emptyDataSet(scrollView, didTap: button)
        }
        return made
    }

    private func hide() {
        guard let scrollView else { return }
        delegate?.emptyDataSetWillDisappear(scrollView)
        view?.removeFromSuperview()
        view = nil
        scrollView.isScrollEnabled = true
        delegate?.emptyDataSetDidDisappear(scrollView)
    }
}

/// Interface files connect both outlets.
@section(".init_array") @used private let announceOutlets: @convention(c) () -> Void = {
    ObjCRuntime.addModule {
        let scrollView = ObjCRuntime.registration(of: UIScrollView.self, named: "UIScrollView")
        scrollView.key("emptyDataSetSource", get: { $0.emptyDataSetSource }, set: { $0.emptyDataSetSource = $1[0] as (any DZNEmptyDataSetSource)? })
        scrollView.key("emptyDataSetDelegate", get: { $0.emptyDataSetDelegate }, set: { $0.emptyDataSetDelegate = $1[0] as (any DZNEmptyDataSetDelegate)? })
    }
}

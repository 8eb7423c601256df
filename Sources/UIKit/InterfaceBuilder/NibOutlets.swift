/// Sets outlets and actions. Those of UIKit's own classes are set as what they are, an app's by key-value coding.
@MainActor enum NibOutlets {
    /// - Parameter place: where the connection stands and what to do where the class has no such outlet.
    static func connect(_ source: AnyObject, _ property: String, _ target: AnyObject, place: @autoclosure () -> String) {
        if connectOwn(source, property, target) || LeftOutArea.stands(for: source) { return }
        (source as? NSObject)?.setValue(target, forKey: property, place: place())
    }

    static func connect(_ source: AnyObject, _ property: String, collection: [AnyObject], place: @autoclosure () -> String) {
        if property == "gestureRecognizers", let view = source as? UIView {
            for recognizer in collection.compactMap({ $0 as? UIGestureRecognizer }) { view.addGestureRecognizer(recognizer) }
            return
        }
        if LeftOutArea.stands(for: source) { return }
        (source as? NSObject)?.setValue(collection, forKey: property, place: place())
    }

    /// Whether UIKit itself has that outlet.
    private static func connectOwn(_ source: AnyObject, _ property: String, _ target: AnyObject) -> Bool {
        switch property {
        case "delegate": return connectDelegate(source, target)
        case "dataSource": return connectDataSource(source, target)
        case "dragDelegate":
            if let table = source as? UITableView { table.dragDelegate = target as? any UITableViewDragDelegate; return true }
            if let list = source as? UICollectionView { list.dragDelegate = target as? any UICollectionViewDragDelegate; return true }
        case "dropDelegate":
            if let table = source as? UITableView { table.dropDelegate = target as? any UITableViewDropDelegate; return true }
            if let list = source as? UICollectionView { list.dropDelegate = target as? any UICollectionViewDropDelegate; return true }
        case "prefetchDataSource":
            if let table = source as? UITableView { table.prefetchDataSource = target as? any UITableViewDataSourcePrefetching; return true }
            if let list = source as? UICollectionView { list.prefetchDataSource = target as? any UICollectionViewDataSourcePrefetching; return true }
        case "view":
            if let controller = source as? UIViewController { controller.view = target as? UIView; return true }
        case "tableView":
            // A table view controller's own; an app's controller may have an outlet of that name.
            if let controller = source as? UITableViewController, target is UITableView { controller.tableView = target as? UITableView; return true }
        case "collectionView":
            if let controller = source as? UICollectionViewController { controller.collectionView = target as? UICollectionView; return true }
        case "refreshControl":
            if let controller = source as? UITableViewController { controller.refreshControl = target as? UIRefreshControl; return true }
            if let scroll = source as? UIScrollView { scroll.refreshControl = target as? UIRefreshControl; return true }
        case "accessoryView":
            if let cell = source as? UITableViewCell { cell.accessoryView = target as? UIView; return true }
        case "editingAccessoryView":
            if let cell = source as? UITableViewCell { cell.editingAccessoryView = target as? UIView; return true }
        case "backgroundView":
            if let cell = source as? UITableViewCell { cell.backgroundView = target as? UIView; return true }
            if let cell = source as? UICollectionViewCell { cell.backgroundView = target as? UIView; return true }
            if let table = source as? UITableView { table.backgroundView = target as? UIView; return true }
            if let list = source as? UICollectionView { list.backgroundView = target as? UIView; return true }
        case "selectedBackgroundView":
            if let cell = source as? UITableViewCell { cell.selectedBackgroundView = target as? UIView; return true }
            if let cell = source as? UICollectionViewCell { cell.selectedBackgroundView = target as? UIView; return true }
        case "rootViewController":
            if let window = source as? UIWindow { window.rootViewController = target as? UIViewController; return true }
        case "leftView":
            if let field = source as? UITextField { field.leftView = target as? UIView; return true }
        case "rightView":
            if let field = source as? UITextField { field.rightView = target as? UIView; return true }
        default: break
        }
        return false
    }

    private static func connectDelegate(_ source: AnyObject, _ target: AnyObject) -> Bool {
        switch source {
        case let app as UIApplication: app.delegate = target as? any UIApplicationDelegate
        case let view as UITableView: view.delegate = target as? any UITableViewDelegate
        case let view as UICollectionView: view.delegate = target as? any UICollectionViewDelegate
        case let view as UITextView: view.delegate = target as? any UITextViewDelegate
        case let view as UIScrollView: view.delegate = target as? any UIScrollViewDelegate
        case let view as UITextField: view.delegate = target as? any UITextFieldDelegate
        case let view as UISearchBar: view.delegate = target as? any UISearchBarDelegate
        case let view as UITabBar: view.delegate = target as? any UITabBarDelegate
        case let view as UIPickerView: view.delegate = target as? any UIPickerViewDelegate
        case let controller as UINavigationController: controller.delegate = target as? any UINavigationControllerDelegate
        case let controller as UITabBarController: controller.delegate = target as? any UITabBarControllerDelegate
        case let controller as UISplitViewController: controller.delegate = target as? any UISplitViewControllerDelegate
        case let controller as UIPageViewController: controller.delegate = target as? any UIPageViewControllerDelegate
        case let recognizer as UIGestureRecognizer: recognizer.delegate = target as? any UIGestureRecognizerDelegate
        // Bars that a controller manages have no delegate of the app's.
        case is UINavigationBar where target is UINavigationController: break
        case let bar as UINavigationBar: bar.delegate = target as? any UINavigationBarDelegate
        case let bar as UIToolbar: bar.delegate = target as? any UIToolbarDelegate
        default: return false
        }
        return true
    }

    private static func connectDataSource(_ source: AnyObject, _ target: AnyObject) -> Bool {
        switch source {
        case let view as UITableView: view.dataSource = target as? any UITableViewDataSource
        case let view as UICollectionView: view.dataSource = target as? any UICollectionViewDataSource
        case let view as UIPickerView: view.dataSource = target as? any UIPickerViewDataSource
        case let controller as UIPageViewController: controller.dataSource = target as? any UIPageViewControllerDataSource
        default: return false
        }
        return true
    }

    // MARK: Actions

    /// `target` nil is the first responder.
    static func connectAction(_ source: AnyObject, _ action: Selector, to target: AnyObject?, event: String?) {
        switch source {
        case let control as UIControl: control.addTarget(target, action: action, for: self.event(event, of: control))
        case let item as UIBarButtonItem:
            item.target = target
            item.action = action
        case let recognizer as UIGestureRecognizer:
            if let target { recognizer.addTarget(target, action: action) }
        default: break
        }
    }

    static func event(_ name: String?, of control: UIControl) -> UIControl.Event {
        switch name {
        case "touchDown": .touchDown
        case "touchDownRepeat": .touchDownRepeat
        case "touchDragInside": .touchDragInside
        case "touchDragOutside": .touchDragOutside
        case "touchDragEnter": .touchDragEnter
        case "touchDragExit": .touchDragExit
        case "touchUpInside": .touchUpInside
        case "touchUpOutside": .touchUpOutside
        case "touchCancel": .touchCancel
        case "valueChanged": .valueChanged
        case "primaryActionTriggered": .primaryActionTriggered
        case "editingDidBegin": .editingDidBegin
        case "editingChanged": .editingChanged
        case "editingDidEnd": .editingDidEnd
        case "editingDidEndOnExit": .editingDidEndOnExit
        case "menuActionTriggered": .menuActionTriggered
        default: control is UIButton ? .touchUpInside : .valueChanged
        }
    }
}

/// Initialisers of UIKit's classes by their Objective-C names, for code that makes an instance of a class that it knows at run time only: `T()` of a generic
/// `T`, which may be `UILabel`. An app's own classes register theirs themselves.
@MainActor enum DynamicInitializers {
    nonisolated static func register() {
        views()
        controls()
        lists()
        controllers()
        recognizers()
        others()
    }

    private nonisolated static func view<View: UIView>(_ type: View.Type, _ make: @escaping @MainActor @Sendable (CGRect) -> View) {
        let registration = ObjCRuntime.registration(of: type, named: "\(type)")
        registration.initializer("init") { _ in make(.zero) }
        registration.initializer("initWithFrame:") { make($0[0]) }
    }

    private nonisolated static func object<Object: AnyObject>(_ type: Object.Type, _ make: @escaping @MainActor @Sendable () -> Object) {
        ObjCRuntime.registration(of: type, named: "\(type)").initializer("init") { _ in make() }
    }

    private nonisolated static func views() {
        view(UIView.self) { UIView(frame: $0) }
        view(UILabel.self) { UILabel(frame: $0) }
        view(UIImageView.self) { UIImageView(frame: $0) }
        view(UIStackView.self) { UIStackView(frame: $0) }
        view(UIScrollView.self) { UIScrollView(frame: $0) }
        view(UITextView.self) { UITextView(frame: $0) }
        view(UIVisualEffectView.self) { UIVisualEffectView(frame: $0) }
        view(UIActivityIndicatorView.self) { UIActivityIndicatorView(frame: $0) }
        view(UIProgressView.self) { UIProgressView(frame: $0) }
        view(UIPickerView.self) { UIPickerView(frame: $0) }
        view(UINavigationBar.self) { UINavigationBar(frame: $0) }
        view(UIToolbar.self) { UIToolbar(frame: $0) }
        view(UITabBar.self) { UITabBar(frame: $0) }
        view(UISearchBar.self) { UISearchBar(frame: $0) }
        view(UIWindow.self) { UIWindow(frame: $0) }
    }

    private nonisolated static func controls() {
        view(UIControl.self) { UIControl(frame: $0) }
        view(UITextField.self) { UITextField(frame: $0) }
        view(UISwitch.self) { UISwitch(frame: $0) }
        view(UISlider.self) { UISlider(frame: $0) }
        view(UIStepper.self) { UIStepper(frame: $0) }
        view(UISegmentedControl.self) { UISegmentedControl(frame: $0) }
        view(UIPageControl.self) { UIPageControl(frame: $0) }
        view(UIDatePicker.self) { UIDatePicker(frame: $0) }
        view(UIColorWell.self) { UIColorWell(frame: $0) }
        view(UIButton.self) { UIButton(frame: $0) }
        ObjCRuntime.registration(of: UIButton.self, named: "UIButton").initializer("buttonWithType:") { UIButton(type: $0[0]) }
        object(UIRefreshControl.self) { UIRefreshControl() }
    }

    private nonisolated static func lists() {
        view(UITableView.self) { UITableView(frame: $0) }
        let cell = ObjCRuntime.registration(of: UITableViewCell.self, named: "UITableViewCell")
        cell.initializer("init") { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
        cell.initializer("initWithStyle:reuseIdentifier:") { UITableViewCell(style: $0[0], reuseIdentifier: $0[1]) }
        let header = ObjCRuntime.registration(of: UITableViewHeaderFooterView.self, named: "UITableViewHeaderFooterView")
        header.initializer("init") { _ in UITableViewHeaderFooterView(reuseIdentifier: nil) }
        header.initializer("initWithReuseIdentifier:") { UITableViewHeaderFooterView(reuseIdentifier: $0[0]) }
        view(UICollectionReusableView.self) { UICollectionReusableView(frame: $0) }
        view(UICollectionViewCell.self) { UICollectionViewCell(frame: $0) }
        view(UICollectionViewListCell.self) { UICollectionViewListCell(frame: $0) }
        object(UICollectionViewLayout.self) { UICollectionViewLayout() }
        object(UICollectionViewFlowLayout.self) { UICollectionViewFlowLayout() }
        object(UICollectionViewLayoutInvalidationContext.self) { UICollectionViewLayoutInvalidationContext() }
        object(UICollectionViewFlowLayoutInvalidationContext.self) { UICollectionViewFlowLayoutInvalidationContext() }
    }

    private nonisolated static func controller<Controller: UIViewController>(
        _ type: Controller.Type, _ make: @escaping @MainActor @Sendable (String?, Bundle?) -> Controller
    ) {
        let registration = ObjCRuntime.registration(of: type, named: "\(type)")
        registration.initializer("init") { _ in make(nil, nil) }
        registration.initializer("initWithNibName:bundle:") { make($0[0], $0[1]) }
    }

    private nonisolated static func controllers() {
        controller(UIViewController.self) { UIViewController(nibName: $0, bundle: $1) }
        controller(UITableViewController.self) { UITableViewController(nibName: $0, bundle: $1) }
        controller(UINavigationController.self) { UINavigationController(nibName: $0, bundle: $1) }
        controller(UITabBarController.self) { UITabBarController(nibName: $0, bundle: $1) }
        controller(UISplitViewController.self) { UISplitViewController(nibName: $0, bundle: $1) }
        controller(UIPageViewController.self) { UIPageViewController(nibName: $0, bundle: $1) }
        ObjCRuntime.registration(of: UINavigationController.self, named: "UINavigationController").initializer("initWithRootViewController:") {
            UINavigationController(rootViewController: $0[0])
        }
        ObjCRuntime.registration(of: UITableViewController.self, named: "UITableViewController").initializer("initWithStyle:") {
            UITableViewController(style: $0[0])
        }
        ObjCRuntime.registration(of: UICollectionViewController.self, named: "UICollectionViewController").initializer("initWithCollectionViewLayout:") {
            UICollectionViewController(collectionViewLayout: $0[0])
        }
    }

    private nonisolated static func recognizers() {
        object(UITapGestureRecognizer.self) { UITapGestureRecognizer(target: nil, action: nil) }
        object(UIPanGestureRecognizer.self) { UIPanGestureRecognizer(target: nil, action: nil) }
        object(UIPinchGestureRecognizer.self) { UIPinchGestureRecognizer(target: nil, action: nil) }
        object(UIRotationGestureRecognizer.self) { UIRotationGestureRecognizer(target: nil, action: nil) }
        object(UISwipeGestureRecognizer.self) { UISwipeGestureRecognizer(target: nil, action: nil) }
        object(UILongPressGestureRecognizer.self) { UILongPressGestureRecognizer(target: nil, action: nil) }
        object(UIScreenEdgePanGestureRecognizer.self) { UIScreenEdgePanGestureRecognizer(target: nil, action: nil) }
    }

    private nonisolated static func others() {
        object(UIBarButtonItem.self) { UIBarButtonItem() }
        object(UITabBarItem.self) { UITabBarItem() }
        object(UINavigationItem.self) { UINavigationItem(title: "") }
        object(UIBezierPath.self) { UIBezierPath() }
        object(UIImage.self) { UIImage() }
        object(UILayoutGuide.self) { UILayoutGuide() }
    }
}

@section(".init_array") @used private let announceDynamicInitializers: @convention(c) () -> Void = { ObjCRuntime.addModule { DynamicInitializers.register() } }

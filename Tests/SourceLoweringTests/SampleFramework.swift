/// A framework as small as can be, of the shape that lowered code expects of UIKit.
let sampleFramework = """
    @_exported import ObjectRuntime

    @preconcurrency @MainActor open class UIResponder: NSObject {
        public override init() { super.init() }
    }
    @preconcurrency @MainActor open class UIView: UIResponder {
        open var tag = 0
        public init(frame: CGRect) { super.init() }
        public convenience override init() { self.init(frame: .zero) }
        public required init?(coder: NSCoder) { super.init() }
        open func layoutSubviews() { print("UIView.layoutSubviews") }
        open dynamic func refresh(_ depth: Int) -> String { "UIView.refresh \\(depth)" }
    }
    @preconcurrency @MainActor open class UIControl: UIView {
        private var targets: [(AnyObject, Selector)] = []
        open func addTarget(_ target: Any?, action: Selector) { targets.append((target as AnyObject, action)) }
        open func sendActions() { for (target, action) in targets { _ = (target as! NSObject).perform(action, with: self, with: "event") } }
    }
    @preconcurrency @MainActor open class UIButton: UIControl {}
    @preconcurrency @MainActor open class UIViewController: UIResponder {
        open var title: String?
        public init(nibName: String?, bundle: Bundle?) { super.init() }
        public convenience override init() { self.init(nibName: nil, bundle: nil) }
        public required init?(coder: NSCoder) { super.init() }
        open func viewDidLoad() { print("UIViewController.viewDidLoad") }
        open var prefersStatusBarHidden: Bool { false }
    }
    @preconcurrency @MainActor public protocol UITableViewDelegate: NSObjectProtocol {
        func tableView(_ tableView: UITableView, didSelectRowAt row: Int) throws(Unimplemented)
        func tableView(_ tableView: UITableView, heightForRowAt row: Int) throws(Unimplemented) -> CGFloat
    }
    extension UITableViewDelegate {
        public func tableView(_ tableView: UITableView, didSelectRowAt row: Int) throws(Unimplemented) {
            try ObjCRuntime.invokeOptional("tableView:didSelectRowAt:", on: self, [tableView, row])
        }
        public func tableView(_ tableView: UITableView, heightForRowAt row: Int) throws(Unimplemented) -> CGFloat {
            try ObjCRuntime.invokeOptional("tableView:heightForRowAt:", on: self, [tableView, row])
        }
    }
    @preconcurrency @MainActor open class UITableView: UIView {
        open weak var delegate: UITableViewDelegate?
        public func pick(_ row: Int) {
            let height = try? delegate?.tableView(self, heightForRowAt: row)
            print("height", height ?? -1)
            if (try? delegate?.tableView(self, didSelectRowAt: row)) == nil { print("nobody selects") }
        }
    }
    """

import ObjectRuntime
import UIKit

/// A stand-in for a view whose class is not there: a hatched area with the class's name.
@preconcurrency @MainActor open class LeftOutView: UIView {
    /// The name shown, where it is of no class that is missing.
    private var ownName: String?

    /// One that stands for a view which code was to give that was left out.
    convenience init(named name: String) {
        self.init(frame: .zero)
        ownName = name
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        announce()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        announce()
    }

    private func announce() {
        contentMode = .redraw
        isOpaque = false
        // What stands for a value has said so itself.
        if type(of: self) != LeftOutView.self { ObjCRuntime.leftOut("\(type(of: self))", file: "", line: 0) }
    }

    open override func draw(_ rect: CGRect) {
        LeftOutHatch(name: ownName ?? "\(type(of: self))").draw(in: bounds)
    }
}

/// A stand-in for a view controller whose class is not there.
@preconcurrency @MainActor open class LeftOutViewController: UIViewController {
    /// The name shown, where it is of no class that is missing.
    private var ownName: String?

    /// One that stands for a controller which code was to give that was left out.
    convenience init(named name: String) {
        self.init(nibName: nil, bundle: nil)
        ownName = name
    }

    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        if type(of: self) != LeftOutViewController.self { ObjCRuntime.leftOut("\(type(of: self))", file: "", line: 0) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        ObjCRuntime.leftOut("\(type(of: self))", file: "", line: 0)
    }

    open override func loadView() {
        super.loadView()
        let hatch = LeftOutArea(name: ownName ?? "\(type(of: self))", frame: view.bounds)
        hatch.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(hatch, at: 0)
    }
}

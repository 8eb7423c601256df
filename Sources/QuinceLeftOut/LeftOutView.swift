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
        let hatch = LeftOutControllerView(frame: view.bounds)
        hatch.name = ownName ?? "\(type(of: self))"
        hatch.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(hatch, at: 0)
    }
}

/// The hatched area in a controller that stands for another.
private final class LeftOutControllerView: UIView {
    var name = ""

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) { LeftOutHatch(name: name).draw(in: bounds) }
}

/// Draws the hatching and the name.
private struct LeftOutHatch {
    var name: String

    func draw(in bounds: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return }
        context.saveGState()
        context.clip(to: bounds)
        UIColor.secondarySystemBackground.setFill()
        context.fill(bounds)
        UIColor.separator.setStroke()
        context.setLineWidth(1)
        var start: CGFloat = bounds.minX - bounds.height
        while start < bounds.maxX {
            context.move(to: CGPoint(x: start, y: bounds.maxY))
            context.addLine(to: CGPoint(x: start + bounds.height, y: bounds.minY))
            start += 12
        }
        context.strokePath()
        context.stroke(bounds.insetBy(dx: 0.5, dy: 0.5))
        drawName(in: bounds, context)
        context.restoreGState()
    }

    private func drawName(in bounds: CGRect, _ context: CGContext) {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 13, weight: .medium), .foregroundColor: UIColor.secondaryLabel]
        let text = NSAttributedString(string: name, attributes: attributes)
        let size: CGSize = text.size()
        guard size.height <= bounds.height else { return }
        let width: CGFloat = min(size.width, max(0, bounds.width - 12))
        let frame = CGRect(x: bounds.midX - width / 2, y: bounds.midY - size.height / 2, width: width, height: size.height)
        UIColor.secondarySystemBackground.setFill()
        context.fill(frame.insetBy(dx: -6, dy: -4))
        text.draw(with: frame, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
    }
}

/// Draws the hatching and the name.
package struct LeftOutHatch {
    /// The name in the middle, on as many lines as it has.
    var name: String

    package init(name: String) { self.name = name }

    /// Draws into the current context.
    package func draw(in bounds: CGRect) {
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
        let width: CGFloat = min(size.width.rounded(.up), max(0, bounds.width - 12))
        let frame = CGRect(x: bounds.midX - width / 2, y: bounds.midY - size.height / 2, width: width, height: size.height)
        UIColor.secondarySystemBackground.setFill()
        context.fill(frame.insetBy(dx: -6, dy: -4))
        text.draw(with: frame, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
    }
}

/// A hatched area with a name, which takes no touches.
package final class LeftOutArea: UIView {
    private let name: String

    package init(name: String, frame: CGRect) {
        self.name = name
        super.init(frame: frame)
        contentMode = .redraw
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// Hatches a view that stands for one of a class that is not there.
    static func stand(for name: String, in view: UIView) {
        let area = LeftOutArea(name: name, frame: view.bounds)
        area.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(area)
    }

    /// Whether the object is such a view, or a controller that stands for one: it has none of the properties that its class would have.
    static func stands(for object: AnyObject) -> Bool {
        if let controller = object as? UIViewController { return controller.standsForAbsentClass }
        return (object as? UIView)?.subviews.contains { $0 is LeftOutArea } == true
    }

    package override func draw(_ rect: CGRect) { LeftOutHatch(name: name).draw(in: bounds) }
}

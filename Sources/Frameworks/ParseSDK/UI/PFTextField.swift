import UIKit

/// The sides of a text field that have a line.
public struct PFTextFieldSeparatorStyle: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let top = PFTextFieldSeparatorStyle(rawValue: 1)
    public static let bottom = PFTextFieldSeparatorStyle(rawValue: 2)
}

/// A white text field, 44 points high, with thin lines above and below.
@preconcurrency @MainActor open class PFTextField: UITextField {
    /// Default none.
    open var separatorStyle: PFTextFieldSeparatorStyle = [] {
        didSet { setNeedsDisplay() }
    }
    /// Nil for a light grey.
    open var separatorColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    public init(frame: CGRect, separatorStyle: PFTextFieldSeparatorStyle) {
        self.separatorStyle = separatorStyle
        super.init(frame: frame)
        prepare()
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, separatorStyle: []) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        backgroundColor = .white
        textColor = UIColor(white: 84 / 255, alpha: 1)
        font = .systemFont(ofSize: 17)
        contentVerticalAlignment = .center
        contentMode = .redraw
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
    open override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 4) }
    open override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    open override func draw(_ rect: CGRect) {
        super.draw(rect)
        (separatorColor ?? UIColor(white: 227 / 255, alpha: 1)).setFill()
        let line: CGFloat = 1 / max(traitCollection.displayScale, 1)
        if separatorStyle.contains(.top) { UIRectFill(CGRect(x: 0, y: 0, width: bounds.width, height: line)) }
        if separatorStyle.contains(.bottom) { UIRectFill(CGRect(x: 0, y: bounds.height - line, width: bounds.width, height: line)) }
    }
}

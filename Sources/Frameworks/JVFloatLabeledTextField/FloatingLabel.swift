@_exported import UIKit

/// The places of a label over a field, and of the field's text below it.
enum FloatingLabelLayout {
    /// The points that the text goes down for the label, not so far that it leaves the field.
    static func inset(labelHeight: CGFloat, padding: CGFloat, textHeight: CGFloat, fieldHeight: CGFloat) -> CGFloat {
        let wanted: CGFloat = (labelHeight + padding).rounded(.up)
        let most: CGFloat = (fieldHeight - textHeight - 4).rounded(.down)
        return max(0, min(wanted, most))
    }

    /// The x of a label of a width over text.
    static func x(labelWidth: CGFloat, text: CGRect, alignment: NSTextAlignment, isRightToLeft: Bool) -> CGFloat {
        switch alignment {
        case .center: text.midX - labelWidth / 2
        case .right: text.maxX - labelWidth
        case .left, .justified: text.minX
        default: isRightToLeft ? text.maxX - labelWidth : text.minX
        }
    }
}

/// A label that comes up over a field's text in place of its placeholder.
@MainActor final class FloatingLabel {
    let label = UILabel()
    private(set) var isShown = false

    init() {
        label.alpha = 0
        label.font = .boldSystemFont(ofSize: 12)
        label.textColor = .gray
    }

    /// Moves the label up or away, in some time or at once.
    func show(_ isShown: Bool, x: CGFloat, y: CGFloat, hiddenY: CGFloat, duration: TimeInterval?) {
        let size: CGSize = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude))
        let frame: (CGFloat) -> CGRect = { CGRect(x: x, y: $0, width: size.width, height: size.height) }
        guard isShown != self.isShown else {
            // An animation under way goes on.
            if label.layer.animationKeys()?.isEmpty ?? true { label.frame = frame(isShown ? y : hiddenY) }
            return
        }
        self.isShown = isShown
        let change = { [label] in
            label.alpha = isShown ? 1 : 0
            label.frame = frame(isShown ? y : hiddenY)
        }
        guard let duration, duration > 0 else {
            change()
            return
        }
        if isShown { label.frame = frame(hiddenY) }
        UIView.animate(withDuration: duration, delay: 0, options: [.beginFromCurrentState, isShown ? .curveEaseOut : .curveEaseIn], animations: change)
    }
}

import UIKit

/// The text in a bubble, which cannot be edited. Links can be tapped, nothing is selected.
@preconcurrency @MainActor open class JSQMessagesCellTextView: UITextView {
    public override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        configure()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        configure()
    }

    private func configure() {
        textColor = .white
        isEditable = false
        isSelectable = true
        isUserInteractionEnabled = true
        dataDetectorTypes = []
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        isScrollEnabled = false
        backgroundColor = .clear
        contentInset = .zero
        // A bubble that scrolls under a bar keeps its text in place.
        contentInsetAdjustmentBehavior = .never
        scrollIndicatorInsets = .zero
        textContainerInset = .zero
        textContainer.lineFragmentPadding = 0
        linkTextAttributes = [.foregroundColor: UIColor.white, .underlineStyle: NSUnderlineStyle.single.rawValue]
    }

    /// Taps and presses are the message's where there is no link: nothing is selected here.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if let tap = gestureRecognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired == 2 { return false }
        if gestureRecognizer is UITapGestureRecognizer || gestureRecognizer is UILongPressGestureRecognizer {
            return hasLink(at: gestureRecognizer.location(in: self))
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    private func hasLink(at point: CGPoint) -> Bool {
        guard isSelectable, let place = closestPosition(to: point), let text, let attributed = attributedText, attributed.length > 0 else { return false }
        let index: Int = min(offset(from: beginningOfDocument, to: place), attributed.length - 1)
        if attributed.attribute(.link, at: index, effectiveRange: nil) != nil { return true }
        // The numbers that the kinds have for a detector, which Foundation's own names are deprecated for here.
        let kinds: [(shown: UIDataDetectorTypes, number: NSTextCheckingTypes)] = [
            (.link, 1 << 5), (.phoneNumber, 1 << 11), (.address, 1 << 4), (.calendarEvent, 1 << 3),
        ]
        let wanted: NSTextCheckingTypes = kinds.filter { dataDetectorTypes.contains($0.shown) }.reduce(0) { $0 | $1.number }
        guard wanted != 0, let detector = try? NSDataDetector(types: wanted) else { return false }
        return detector.matches(in: text, options: [], range: NSRange(location: 0, length: attributed.length)).contains { $0.range.contains(index) }
    }
}

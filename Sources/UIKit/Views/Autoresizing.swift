/// The autoresizing rule: where a subview goes when its superview's size changes.
package enum Autoresizing {
    /// The new frame of a subview that was at `frame` when its superview had size `old`.
    package static func frame(_ frame: CGRect, mask: UIView.AutoresizingMask, from old: CGSize, to new: CGSize) -> CGRect {
        let (x, width) = axis(
            start: frame.origin.x, length: frame.size.width, old: old.width, new: new.width,
            flexibleStart: mask.contains(.flexibleLeftMargin), flexibleLength: mask.contains(.flexibleWidth),
            flexibleEnd: mask.contains(.flexibleRightMargin))
        let (y, height) = axis(
            start: frame.origin.y, length: frame.size.height, old: old.height, new: new.height,
            flexibleStart: mask.contains(.flexibleTopMargin), flexibleLength: mask.contains(.flexibleHeight),
            flexibleEnd: mask.contains(.flexibleBottomMargin))
        return CGRect(x: x, y: y, width: width, height: height)
    }

    /// The flexible parts of one axis share the change in proportion to their sizes; equally where all are empty.
    private static func axis(
        start: CGFloat, length: CGFloat, old: CGFloat, new: CGFloat, flexibleStart: Bool, flexibleLength: Bool, flexibleEnd: Bool
    ) -> (start: CGFloat, length: CGFloat) {
        let delta: CGFloat = new - old
        let end: CGFloat = old - start - length
        let total: CGFloat = (flexibleStart ? start : 0) + (flexibleLength ? length : 0) + (flexibleEnd ? end : 0)
        let count: CGFloat = (flexibleStart ? 1 : 0) + (flexibleLength ? 1 : 0) + (flexibleEnd ? 1 : 0)
        guard delta != 0, count > 0 else { return (start, length) }
        func share(_ size: CGFloat, _ flexible: Bool) -> CGFloat {
            guard flexible else { return 0 }
            return total == 0 ? delta / count : delta * size / total
        }
        return (start + share(start, flexibleStart), max(0, length + share(length, flexibleLength)))
    }
}

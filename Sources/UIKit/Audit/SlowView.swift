import ObjectRuntime

/// A view that takes long over each of its layouts while its window has one of certain widths.
final class SlowView: UIView {
    var widths: ClosedRange<Int> = 0...0

    /// The work of a layout: three frames of a fast screen, in processor time.
    var work: () -> Void = {
        let end: Double = SessionTime.processor + 0.025
        while SessionTime.processor < end {}
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let window, widths.contains(Int(window.bounds.width)) { work() }
    }
}

extension TextLayoutRequest {
    /// The same text with all fonts at a fraction of their size.
    package func scaled(by factor: Double) -> TextLayoutRequest {
        func scaled(_ style: TextStyle) -> TextStyle {
            var descriptor = style.font.descriptor
            descriptor.size *= factor
            var result = style
            result.font = FontLibrary.font(descriptor)
            result.kern *= factor
            result.baselineOffset *= factor
            return result
        }
        var copy = self
        copy.content.style = scaled(content.style)
        copy.content.runs = content.runs.map { TextContent.Run(length: $0.length, style: scaled($0.style)) }
        return copy
    }

    /// The largest factor between `minimum` and 1, in steps of a hundredth, at which the text shows whole within the
    /// request's width, height and number of lines; `minimum` where none does. What `UILabel.adjustsFontSizeToFitWidth` does.
    package func fittingScale(minimum: Double) -> Double {
        func fits(_ factor: Double) -> Bool {
            var request = factor == 1 ? self : scaled(by: factor)
            let lines = max(1, maximumLines)
            // One line more than allowed tells whether they suffice.
            request.maximumLines = lines == 1 ? 0 : lines + 1
            request.maximumHeight = .infinity
            if lines == 1 { request.maximumWidth = .infinity }
            let layout = TextLayout.layout(request)
            return layout.lines.count <= lines && Double(layout.size.width) <= maximumWidth + Typesetter.tolerance
                && Double(layout.size.height) <= maximumHeight + Typesetter.tolerance
        }
        guard !fits(1) else { return 1 }
        let lowest = max(0.01, min(1, minimum))
        var low = 0, high = Int(((1 - lowest) * 100).rounded(.up))
        // Steps down from 1: the first that fits.
        while low < high {
            let middle = (low + high) / 2
            if fits(max(lowest, 1 - Double(middle) / 100)) { high = middle } else { low = middle + 1 }
        }
        return max(lowest, 1 - Double(low) / 100)
    }
}

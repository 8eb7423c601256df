/// The natural sizes of a cell's labels.
struct CellContent {
    var titleWidth, textWidth, titleHeight, textHeight: Double
}

/// A view as far as a frame goes.
final class FrameBox {
    var left = 0.0, top = 0.0, width = 0.0, height = 0.0

    @inline(__always)
    func setFrame(_ left: Double, _ top: Double, _ width: Double, _ height: Double) {
        self.left = left
        self.top = top
        self.width = width
        self.height = height
    }
}

/// The cell of system `d` as one would write it by hand, frame by frame.
final class HandwrittenCell {
    let cell = FrameBox(), guide = FrameBox(), avatar = FrameBox(), title = FrameBox(), text = FrameBox()
    let content: CellContent
    let top: Double

    init(_ content: CellContent, top: Double) {
        self.content = content
        self.top = top
    }

    func layout(width: Double) {
        cell.setFrame(0, top, width, 88)
        let guideWidth = min(672, width - 32), guideLeft = (width - guideWidth) / 2
        guide.setFrame(guideLeft, 8, guideWidth, 72)
        avatar.setFrame(guideLeft, (88 - 44) / 2, 44, 44)
        let labelLeft = guideLeft + 44 + 12, available = max(0, guideLeft + guideWidth - labelLeft)
        // When the text is too high, the title gives way first, as the engine's tie rule has it.
        let titleHeight = max(0, min(content.titleHeight, 72 - 4 - content.textHeight))
        title.setFrame(labelLeft, 8, min(content.titleWidth, available), titleHeight)
        let textTop = 8 + titleHeight + 4
        text.setFrame(labelLeft, textTop, min(content.textWidth, available), min(content.textHeight, 80 - textTop))
    }

    /// The values in the order of the generated system's variables.
    var values: [Double] {
        [cell, guide, avatar, title, text].flatMap { [$0.left, $0.top, $0.width, $0.height] }
    }
}

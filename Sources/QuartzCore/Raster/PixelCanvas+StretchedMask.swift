import CoreGraphics

extension PixelCanvas.Mask.Stretch {
    /// The bitmap's index for an index of the stretched mask.
    func source(_ index: Int) -> Int { index <= at ? index : max(at, index - count) }
}

extension PixelCanvas.Mask {
    /// The part of a stretched mask in `area` of device space, which must lie within it.
    func part(_ area: PixelRect) -> PixelCanvas.Mask? {
        guard let result = Bitmap(width: area.width, height: area.height, format: .coverage) else { return nil }
        let first: Int = area.x0 - x, end: Int = area.x1 - x
        // What comes before the stretched column, the column again and again, and what comes after it.
        let evenStart: Int = min(max(columns.at, first), end), evenEnd: Int = min(max(columns.at + columns.count, first), end)
        for line in 0..<area.height {
            let input = bitmap.pixels + rows.source(area.y0 - y + line) * bitmap.bytesPerRow
            let output = result.pixels + line * result.bytesPerRow
            output.copyMemory(from: input + first, byteCount: evenStart - first)
            (output + (evenStart - first)).initializeMemory(
                as: UInt8.self, repeating: input.load(fromByteOffset: columns.at, as: UInt8.self), count: evenEnd - evenStart)
            (output + (evenEnd - first)).copyMemory(from: input + (evenEnd - columns.count), byteCount: end - evenEnd)
        }
        result.markChanged()
        return PixelCanvas.Mask(bitmap: result, x: area.x0, y: area.y0)
    }
}

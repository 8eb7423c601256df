import Foundation
internal import CCairo

/// The blurred coverage of a compact shape.
final class SoftMask: Sendable {
    let bitmap: Bitmap
    /// Pixels of blur before the shape's origin on both axes.
    let margin: Int

    init?(_ elements: PathElements, rule: CGPathFillRule, deviation: Double) {
        margin = GaussianBlur.reach(deviation: deviation) + 1
        let box = elements.controlBounds
        let bitmap = Bitmap(
            width: Int(box.maxX.rounded(.up)) + margin * 2, height: Int(box.maxY.rounded(.up)) + margin * 2,
            format: .coverage)
        guard let bitmap else { return nil }
        self.bitmap = bitmap
        let cairo = cairo_create(bitmap.surface)!
        cairo_set_fill_rule(cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
        cairo_set_source_rgba(cairo, 0, 0, 0, 1)
        elements.emit(to: cairo, transform: CGAffineTransform(translationX: CGFloat(margin), y: CGFloat(margin)))
        cairo_fill(cairo)
        cairo_destroy(cairo)
        cairo_surface_flush(bitmap.surface)
        GaussianBlur.blur(bitmap, deviation: deviation)
    }

    /// The mask at full size: what the cuts took out is filled in from the pixels that stand for it.
    func expanded(horizontal: ShadowShape.Cut, vertical: ShadowShape.Cut) -> Bitmap? {
        if horizontal.removed == 0, vertical.removed == 0 { return bitmap }
        let full = Bitmap(
            width: bitmap.width + horizontal.removed, height: bitmap.height + vertical.removed, format: .coverage)
        guard let full else { return nil }
        let column = margin + horizontal.position
        let middle = margin + vertical.position
        for row in 0..<bitmap.height {
            let input = bitmap.pixels + row * bitmap.bytesPerRow
            let output = full.pixels + (row > middle ? row + vertical.removed : row) * full.bytesPerRow
            memcpy(output, input, column)
            memset(output + column, Int32(input.load(fromByteOffset: column, as: UInt8.self)), horizontal.removed)
            memcpy(output + column + horizontal.removed, input + column, bitmap.width - column)
        }
        let pattern = full.pixels + middle * full.bytesPerRow
        for extra in 0..<vertical.removed {
            memcpy(pattern + (extra + 1) * full.bytesPerRow, pattern, full.width)
        }
        full.markChanged()
        return full
    }
}

/// Blurred shapes of the recent past.
final class SoftMaskCache: @unchecked Sendable {
    static let shared = SoftMaskCache()

    private struct Key: Hashable {
        var elements: PathElements
        var rule: CGPathFillRule
        var deviation: Double
    }

    /// Bytes kept at most.
    private let capacity = 8 << 20
    private let lock = NSLock()
    private var masks: [Key: (mask: SoftMask, lastUse: Int)] = [:]
    private var size = 0
    private var clock = 0

    func mask(_ elements: PathElements, rule: CGPathFillRule, deviation: Double) -> SoftMask? {
        let key = Key(elements: elements, rule: rule, deviation: (deviation * 64).rounded() / 64)
        lock.lock()
        defer { lock.unlock() }
        clock += 1
        if let found = masks[key]?.mask {
            masks[key]?.lastUse = clock
            return found
        }
        guard let fresh = SoftMask(elements, rule: rule, deviation: key.deviation) else { return nil }
        masks[key] = (fresh, clock)
        size += fresh.bitmap.bytesPerRow * fresh.bitmap.height
        while size > capacity, masks.count > 1, let oldest = masks.min(by: { $0.value.lastUse < $1.value.lastUse }) {
            size -= oldest.value.mask.bitmap.bytesPerRow * oldest.value.mask.bitmap.height
            masks[oldest.key] = nil
        }
        return fresh
    }
}

import AppSession
import CoreGraphics
import CoreText

/// The app beside the shown one, as the device draws it: notes under a title, at home in every width.
struct OtherApp {
    let isDark: Bool
    let statusBarHeight: Double

    private struct Palette {
        var ground: KeyboardColors.Shade
        var card: KeyboardColors.Shade
        var text: KeyboardColors.Shade
        var faint: KeyboardColors.Shade
        var accent: KeyboardColors.Shade
    }

    private var palette: Palette {
        isDark
            ? Palette(
                ground: .init(0x000000), card: .init(0x1C1C1E), text: .init(0xFFFFFF), faint: .init(0x8E8E93), accent: .init(0xFFD60A))
            : Palette(
                ground: .init(0xF2F2F7), card: .init(0xFFFFFF), text: .init(0x000000), faint: .init(0x8A8A8E), accent: .init(0xE0A400))
    }

    private static let notes: [(String, String)] = [
        ("Packing list", "Tent, stove, maps, the good rope"), ("Soup for Sunday", "Leeks, two potatoes, a glass of cream"),
        ("Questions for Ada", "Which train? Who brings the projector?"), ("Books to return", "Three from the city library"),
        ("Garden", "Beans by the wall, mint in a pot"), ("Ideas", "A clock that shows only the weather"),
        ("Measures of the desk", "160 by 80, legs 72 high"), ("Birthdays", "Lena in May, Tom in June"),
    ]

    func draw(in frame: CGRect, _ context: CGContext) {
        let palette: Palette = palette
        context.saveGState()
        context.clip(to: frame)
        context.setFill(palette.ground)
        context.fill(frame)
        let margin: CGFloat = frame.width < 400 ? 16 : 20
        let top: CGFloat = frame.minY + CGFloat(statusBarHeight) + 44
        text("Notes", size: 34, .bold, at: CGPoint(x: frame.minX + margin, y: top + 26), palette.text, width: frame.width, context)
        let rowHeight: CGFloat = 62
        let count: Int = min(Self.notes.count, Int((frame.maxY - top - 80) / rowHeight))
        let card = CGRect(
            x: frame.minX + margin, y: top + 56, width: frame.width - 2 * margin, height: rowHeight * CGFloat(max(count, 0)))
        context.setFill(palette.card)
        context.addPath(CGPath(roundedRect: card, radius: 10, style: .continuous))
        context.fillPath()
        for index in 0..<max(count, 0) {
            let y: CGFloat = card.minY + CGFloat(index) * rowHeight
            let place = CGPoint(x: card.minX + 16, y: y + 22)
            let room: CGFloat = card.width - 32
            text(Self.notes[index].0, size: 17, .semibold, at: place, palette.text, width: room, context)
            text(Self.notes[index].1, size: 15, .regular, at: CGPoint(x: place.x, y: y + 43), palette.faint, width: room, context)
            guard index > 0 else { continue }
            context.setFillColor(red: palette.faint.red, green: palette.faint.green, blue: palette.faint.blue, alpha: 0.3)
            context.fill(CGRect(x: card.minX + 16, y: y, width: card.width - 16, height: 0.5))
        }
        context.setFill(palette.accent)
        let dot = CGRect(x: frame.maxX - margin - 22, y: top + 12, width: 22, height: 22)
        context.addEllipse(in: dot)
        context.fillPath()
        context.restoreGState()
    }

    /// One line, its capitals around the point's height, cut off where the room ends.
    private func text(
        _ string: String, size: Double, _ weight: FontWeight, at place: CGPoint, _ shade: KeyboardColors.Shade, width: CGFloat,
        _ context: CGContext
    ) {
        let room: CGFloat = KeyText.width(string, size: size, weight: weight)
        context.saveGState()
        context.clip(to: CGRect(x: place.x, y: place.y - 40, width: width, height: 80))
        KeyText.draw(string, size: size, weight: weight, at: CGPoint(x: place.x + room / 2, y: place.y), shade, in: context)
        context.restoreGState()
    }
}

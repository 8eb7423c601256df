import UIKit

/// Draws annotations for which a file has no drawing, in a context with the page's coordinates.
struct PDFAnnotationPainter {
    let annotation: PDFAnnotation
    let context: CGContext
    /// Whether a button is on; nil: as it is.
    var isOn: Bool?

    private var bounds: CGRect { annotation.bounds }
    private var lineWidth: CGFloat { annotation.border?.lineWidth ?? 1 }

    func draw() {
        context.saveGState()
        defer { context.restoreGState() }
        switch annotation.type {
        case "Highlight": mark { fill($0) }
        case "Underline": mark { rule($0, at: 0.12) }
        case "StrikeOut": mark { rule($0, at: 0.45) }
        case "Square": shape { $0.addRect($1) }
        case "Circle": shape { $0.addEllipse(in: $1) }
        case "Line": line()
        case "Ink": ink()
        case "FreeText": freeText()
        case "Stamp": stamp()
        case "Text": note()
        case "Link": link()
        case "Widget": widget()
        default: break
        }
    }

    // MARK: Marks

    /// The marked pieces of text, in the page's coordinates, each by its upper left, upper right, lower left and lower right corner.
    private var pieces: [[CGPoint]] {
        let points: [CGPoint] = annotation.quadrilateralPoints?.map { CGPoint(x: $0.cgPointValue.x + bounds.minX, y: $0.cgPointValue.y + bounds.minY) } ?? []
        let found: [[CGPoint]] = stride(from: 0, to: points.count - 3, by: 4).map { Array(points[$0..<$0 + 4]) }
        if !found.isEmpty { return found }
        return [
            [
                CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.minY),
                CGPoint(x: bounds.maxX, y: bounds.minY),
            ]
        ]
    }

    private func mark(_ draw: ([CGPoint]) -> Void) {
        for piece in pieces { draw(piece) }
    }

    private func fill(_ corners: [CGPoint]) {
        context.setBlendMode(.multiply)
        context.setFillColor(annotation.color.cgColor)
        context.addLines(between: [corners[0], corners[1], corners[3], corners[2]])
        context.fillPath()
    }

    /// A line across the text, at a part of its height.
    private func rule(_ corners: [CGPoint], at part: CGFloat) {
        func point(_ top: CGPoint, _ bottom: CGPoint) -> CGPoint {
            CGPoint(x: bottom.x + (top.x - bottom.x) * part, y: bottom.y + (top.y - bottom.y) * part)
        }
        let height: CGFloat = hypot(corners[0].x - corners[2].x, corners[0].y - corners[2].y)
        context.setStrokeColor(annotation.color.cgColor)
        context.setLineWidth(max(0.5, height / 16))
        context.move(to: point(corners[0], corners[2]))
        context.addLine(to: point(corners[1], corners[3]))
        context.strokePath()
    }

    // MARK: Shapes

    private func pen() {
        context.setStrokeColor(annotation.color.cgColor)
        context.setLineWidth(lineWidth)
        context.setLineDash(phase: 0, lengths: annotation.border?.dashes ?? [])
    }

    private func shape(_ add: (CGContext, CGRect) -> Void) {
        let inner: CGRect = bounds.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)
        guard inner.width > 0, inner.height > 0 else { return }
        if let color = annotation.interiorColor {
            context.setFillColor(color.cgColor)
            add(context, inner)
            context.fillPath()
        }
        guard lineWidth > 0 else { return }
        pen()
        add(context, inner)
        context.strokePath()
    }

    private func line() {
        let start = CGPoint(x: annotation.startPoint.x + bounds.minX, y: annotation.startPoint.y + bounds.minY)
        let end = CGPoint(x: annotation.endPoint.x + bounds.minX, y: annotation.endPoint.y + bounds.minY)
        pen()
        context.move(to: start)
        context.addLine(to: end)
        context.strokePath()
        context.setLineDash(phase: 0, lengths: [])
        ending(annotation.startLineStyle, at: start, from: end)
        ending(annotation.endLineStyle, at: end, from: start)
    }

    private func ending(_ style: PDFLineStyle, at tip: CGPoint, from tail: CGPoint) {
        let length: CGFloat = hypot(tip.x - tail.x, tip.y - tail.y)
        guard style != .none, length > 0 else { return }
        let size: CGFloat = max(6, lineWidth * 4)
        context.saveGState()
        defer { context.restoreGState() }
        context.translateBy(x: tip.x, y: tip.y)
        context.rotate(by: atan2(tip.y - tail.y, tip.x - tail.x))
        context.setFillColor((annotation.interiorColor ?? annotation.color).cgColor)
        let box = CGRect(x: -size / 2, y: -size / 2, width: size, height: size)
        switch style {
        case .square: context.addRect(box)
        case .circle: context.addEllipse(in: box)
        case .diamond:
            context.addLines(between: [CGPoint(x: size / 2, y: 0), CGPoint(x: 0, y: size / 2), CGPoint(x: -size / 2, y: 0), CGPoint(x: 0, y: -size / 2)])
            context.closePath()
        case .openArrow, .closedArrow:
            context.addLines(between: [CGPoint(x: -size, y: size / 2), .zero, CGPoint(x: -size, y: -size / 2)])
            if style == .openArrow { return context.strokePath() }
            context.closePath()
        case .none: return
        }
        context.drawPath(using: .fillStroke)
    }

    private func ink() {
        context.translateBy(x: bounds.minX, y: bounds.minY)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        pen()
        for path in annotation.paths ?? [] {
            // A path may say how wide it is where the annotation does not.
            if annotation.border == nil { context.setLineWidth(path.lineWidth) }
            context.addPath(path.cgPath)
            context.strokePath()
        }
    }

    // MARK: Texts

    /// Draws a text in a rectangle of the page's coordinates.
    private func draw(_ text: String, in rect: CGRect, font: UIFont, color: UIColor, alignment: NSTextAlignment = .left, centersLine: Bool = false) {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        let words = NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: color, .paragraphStyle: style])
        context.saveGState()
        context.clip(to: rect)
        context.translateBy(x: rect.minX, y: rect.maxY)
        context.scaleBy(x: 1, y: -1)
        UIGraphicsPushContext(context)
        let top: CGFloat = centersLine ? (rect.height - font.lineHeight) / 2 : 0
        let area = CGRect(x: 0, y: top, width: rect.width, height: max(rect.height - top, font.lineHeight))
        words.draw(with: area, options: .usesLineFragmentOrigin, context: nil)
        UIGraphicsPopContext()
        context.restoreGState()
    }

    private func freeText() {
        context.setFillColor(annotation.color.cgColor)
        context.fill(bounds)
        if let border = annotation.border, border.lineWidth > 0 {
            context.setStrokeColor((annotation.fontColor ?? .black).cgColor)
            UIGraphicsPushContext(context)
            border.draw(in: bounds)
            UIGraphicsPopContext()
        }
        guard let text = annotation.contents else { return }
        let font: UIFont = annotation.font ?? .systemFont(ofSize: 12)
        draw(text, in: bounds.insetBy(dx: 2, dy: 2), font: font, color: annotation.fontColor ?? .black, alignment: annotation.alignment)
    }

    private func stamp() {
        guard let text = annotation.contents ?? PDFAnnotationValues.text(annotation.value(forAnnotationKey: .iconName)), !text.isEmpty else { return }
        context.setStrokeColor(annotation.color.cgColor)
        context.setLineWidth(2)
        context.stroke(bounds.insetBy(dx: 1, dy: 1))
        draw(
            text, in: bounds.insetBy(dx: 4, dy: 2), font: .boldSystemFont(ofSize: max(6, min(bounds.height * 0.5, 24))), color: annotation.color,
            alignment: .center, centersLine: true)
    }

    /// A sheet with lines, whatever picture the note names.
    private func note() {
        let sheet: CGRect = bounds.insetBy(dx: 1, dy: 1)
        guard sheet.width > 4, sheet.height > 4 else { return }
        context.setFillColor(annotation.color.cgColor)
        context.setStrokeColor(UIColor.darkGray.cgColor)
        context.setLineWidth(0.5)
        context.addPath(CGPath(roundedRect: sheet, cornerWidth: 2, cornerHeight: 2, transform: nil))
        context.drawPath(using: .fillStroke)
        for part in [0.3, 0.5, 0.7] as [CGFloat] {
            context.move(to: CGPoint(x: sheet.minX + sheet.width * 0.2, y: sheet.minY + sheet.height * part))
            context.addLine(to: CGPoint(x: sheet.maxX - sheet.width * 0.2, y: sheet.minY + sheet.height * part))
        }
        context.strokePath()
    }

    private func link() {
        guard let border = annotation.border, border.lineWidth > 0 else { return }
        context.setStrokeColor(annotation.color.cgColor)
        UIGraphicsPushContext(context)
        border.draw(in: bounds)
        UIGraphicsPopContext()
    }

    // MARK: Fields

    private func widget() {
        if let color = annotation.backgroundColor {
            context.setFillColor(color.cgColor)
            if annotation.widgetControlType == .radioButtonControl { context.fillEllipse(in: bounds) } else { context.fill(bounds) }
        }
        if let color = annotation.characteristics?.borderColor {
            context.setStrokeColor(color.cgColor)
            if annotation.widgetControlType == .radioButtonControl {
                context.setLineWidth(lineWidth)
                context.strokeEllipse(in: bounds.insetBy(dx: lineWidth / 2, dy: lineWidth / 2))
            } else {
                UIGraphicsPushContext(context)
                (annotation.border ?? PDFBorder()).draw(in: bounds)
                UIGraphicsPopContext()
            }
        }
        switch annotation.widgetFieldType {
        case .text:
            let value: String? = annotation.widgetStringValue
            field(annotation.isPasswordField ? value.map { String(repeating: "•", count: $0.count) } : value)
        case .choice: field(choice)
        case .button: button()
        default: break
        }
    }

    /// The choice, as it is shown.
    private var choice: String? {
        guard let value = annotation.widgetStringValue else { return nil }
        guard let index = annotation.values?.firstIndex(of: value), let choices = annotation.choices, index < choices.count else { return value }
        return choices[index]
    }

    private func field(_ text: String?) {
        guard let text, !text.isEmpty else { return }
        let color: UIColor = annotation.fontColor ?? .black
        let font: UIFont = annotation.font ?? .systemFont(ofSize: max(4, min(12, bounds.height * 0.7)))
        if annotation.hasComb, annotation.maximumLength > 0 {
            let width: CGFloat = bounds.width / CGFloat(annotation.maximumLength)
            for (index, character) in text.prefix(annotation.maximumLength).enumerated() {
                let place = CGRect(x: bounds.minX + CGFloat(index) * width, y: bounds.minY, width: width, height: bounds.height)
                draw(String(character), in: place, font: font, color: color, alignment: .center, centersLine: true)
            }
            return
        }
        let inner: CGRect = bounds.insetBy(dx: 2, dy: annotation.isMultiline ? 2 : 0)
        draw(text, in: inner, font: font, color: color, alignment: annotation.alignment, centersLine: !annotation.isMultiline)
    }

    private func button() {
        let color: UIColor = annotation.fontColor ?? .black
        let isOn: Bool = isOn ?? (annotation.buttonWidgetState == .onState)
        switch annotation.widgetControlType {
        case .pushButtonControl:
            guard let caption = annotation.caption else { return }
            draw(
                caption, in: bounds, font: annotation.font ?? .systemFont(ofSize: max(4, min(12, bounds.height * 0.6))), color: color, alignment: .center,
                centersLine: true)
        case .radioButtonControl where isOn:
            context.setFillColor(color.cgColor)
            context.fillEllipse(in: bounds.insetBy(dx: bounds.width * 0.28, dy: bounds.height * 0.28))
        case .checkBoxControl where isOn:
            context.setStrokeColor(color.cgColor)
            context.setLineWidth(max(1, bounds.height / 9))
            context.setLineCap(.round)
            context.setLineJoin(.round)
            let parts: [(CGFloat, CGFloat)] = [(0.22, 0.5), (0.42, 0.28), (0.78, 0.74)]
            context.addLines(between: parts.map { CGPoint(x: bounds.minX + bounds.width * $0.0, y: bounds.minY + bounds.height * $0.1) })
            context.strokePath()
        default: break
        }
    }
}

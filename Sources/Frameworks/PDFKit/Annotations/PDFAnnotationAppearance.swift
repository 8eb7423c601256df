import UIKit

/// The drawing that a file has for an annotation, which poppler draws, and the one that is written into a file.
final class PDFAnnotationAppearance {
    private unowned let annotation: PDFAnnotation
    private var drawn: (state: String?, page: CGPDFPage?)?

    init(_ annotation: PDFAnnotation) { self.annotation = annotation }

    func forget() { drawn = nil }

    /// Whether the file has a drawing.
    func draw(in context: CGContext) -> Bool {
        guard annotation.hasAppearanceStream else { return false }
        let state: String? = annotation.value(forAnnotationKey: .appearanceState) as? String
        if drawn?.state != state || drawn == nil { drawn = (state, page(state)) }
        guard let page = drawn?.page else { return false }
        let own: CGRect = page.getBoxRect(.mediaBox), bounds: CGRect = annotation.bounds
        guard own.width > 0, own.height > 0 else { return false }
        context.saveGState()
        context.translateBy(x: bounds.minX, y: bounds.minY)
        context.scaleBy(x: bounds.width / own.width, y: bounds.height / own.height)
        if ["Highlight"].contains(annotation.type) { context.setBlendMode(.multiply) }
        context.drawPDFPage(page)
        context.restoreGState()
        return true
    }

    /// The drawing for a state as a document of its own, as large as the annotation was when it was read.
    private func page(_ state: String?) -> CGPDFPage? {
        guard let (file, dictionary) = annotation.origin, let looks = file.dictionary(dictionary["AP"]), let rect = file.rect(dictionary["Rect"]) else {
            return nil
        }
        var look: PDFValue = file.resolve(looks["N"])
        var reference: PDFValue = looks["N"] ?? .null
        if case .dictionary(let states) = look {
            guard let state, let found = states[String(state.dropFirst())] else { return nil }
            reference = found
            look = file.resolve(found)
        }
        guard case .stream(let form, _) = look, let box = file.rect(form["BBox"]) else { return nil }
        let parts: [CGFloat] = file.numbers(form["Matrix"])?.map { CGFloat($0) } ?? []
        let matrix: CGAffineTransform =
            parts.count == 6 ? CGAffineTransform(a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5]) : .identity
        let covered: CGRect = box.applying(matrix)
        guard covered.width > 0, covered.height > 0, rect.width > 0, rect.height > 0 else { return nil }
        let (x, y) = (rect.width / covered.width, rect.height / covered.height)
        let numbers: [CGFloat] = [x, 0, 0, y, -covered.minX * x, -covered.minY * y]
        let content: String = "q " + numbers.map { PDFObjectWriter.number(Double($0)) }.joined(separator: " ") + " cm /Look Do Q"
        let writer = PDFObjectWriter()
        let page: [String: PDFValue] = [
            "Type": .name("Page"), "MediaBox": .rect(CGRect(origin: .zero, size: rect.size)),
            "Resources": .dictionary(["XObject": .dictionary(["Look": writer.copy(reference, from: file)])]),
            "Contents": writer.add(.stream([:], Data(content.utf8))),
        ]
        return PDFPageSource.document(of: page, with: writer)
    }

    /// The name of the state of a button in which it is on, by its drawings.
    static func onState(of annotation: PDFAnnotation) -> String? {
        guard let (file, dictionary) = annotation.origin, let looks = file.dictionary(dictionary["AP"]),
            case .dictionary(let states) = file.resolve(looks["N"])
        else { return nil }
        return states.keys.filter { $0 != "Off" }.sorted().first
    }

    // MARK: Writing

    /// An annotation's drawing for a file; nil where readers draw it themselves.
    static func stream(of annotation: PDFAnnotation, for writer: PDFObjectWriter) -> PDFValue? {
        let bounds: CGRect = annotation.bounds
        guard !["Link", "Popup", "Text"].contains(annotation.type), bounds.width > 0, bounds.height > 0 else { return nil }
        guard annotation.type == "Widget", annotation.widgetFieldType == .button, annotation.widgetControlType != .pushButtonControl else {
            return drawing(of: bounds, for: writer) { annotation.draw(with: .mediaBox, in: $0) }
        }
        // Buttons have a drawing for each of their states.
        let states: [(String, Bool)] = [("Off", false), (annotation.buttonWidgetStateString, true)]
        var made: [String: PDFValue] = [:]
        for (name, isOn) in states {
            made[name] = drawing(of: bounds, for: writer) { PDFAnnotationPainter(annotation: annotation, context: $0, isOn: isOn).draw() }
        }
        return .dictionary(made)
    }

    private static func drawing(of bounds: CGRect, for writer: PDFObjectWriter, _ draw: (CGContext) -> Void) -> PDFValue? {
        let document = PDFDocumentWriter(bounds: bounds, information: [:] as [AnyHashable: Any])
        guard let context = CGContext(document: document, isForViews: false) else { return nil }
        context.beginPDFPage(bounds: bounds, isForViews: false)
        draw(context)
        guard let file = PDFObjectFile(document.finish()), let page = file.pages.first,
            case .stream(var form, let bytes) = file.resolve(page.dictionary["Contents"])
        else { return nil }
        let filter: PDFValue? = form["Filter"]
        form = ["Type": .name("XObject"), "Subtype": .name("Form"), "BBox": .rect(CGRect(origin: .zero, size: bounds.size))]
        form["Filter"] = filter
        if let group = page.dictionary["Group"] { form["Group"] = writer.copy(group, from: file) }
        form["Resources"] = writer.copy(page.dictionary["Resources"] ?? .dictionary([:]), from: file)
        return writer.add(.stream(form, bytes))
    }
}

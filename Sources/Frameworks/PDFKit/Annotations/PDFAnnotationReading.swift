import UIKit

/// Makes the annotations of a page that a file has.
struct PDFAnnotationReading {
    let page: PDFPage

    func annotations() -> [PDFAnnotation] {
        let document: PDFDocument? = page.document
        guard let source = page.source else { return (page.pageRef?.links ?? []).compactMap { link($0, document) } }
        return source.annotations.compactMap { annotation($0, source.file, document) }
    }

    /// Of a document of which poppler alone knows the links.
    private func link(_ link: PDFLink, _ document: PDFDocument?) -> PDFAnnotation? {
        guard let action = PDFTargetActions(document: document).action(of: link.target) else { return nil }
        let made: PDFAnnotation = make(link.area, "Link", document)
        made.take(["/A": action], origin: nil)
        return made
    }

    private func make(_ bounds: CGRect, _ type: String, _ document: PDFDocument?) -> PDFAnnotation {
        let own: AnyClass? = try? document?.delegate?.class(forAnnotationType: type)
        return PDFAnnotation.make(own ?? PDFAnnotation.self, bounds, PDFAnnotationSubtype(rawValue: "/" + type))
    }

    private func annotation(_ dictionary: [String: PDFValue], _ file: PDFObjectFile, _ document: PDFDocument?) -> PDFAnnotation? {
        guard let type = file.resolve(dictionary["Subtype"]).name, let bounds = file.rect(dictionary["Rect"]) else { return nil }
        let made: PDFAnnotation = make(bounds, type, document)
        let full: [String: PDFValue] = type == "Widget" ? field(dictionary, file) : dictionary
        var values: [String: Any] = ["/F": 0]
        for (key, value) in full {
            if let read = read(file.resolve(value), key, bounds, file, document) { values["/" + key] = read }
        }
        // Poppler's and PDFKit's border without a word of it is a line of one point; links by most writers say none.
        if let action = values["/A"] as? PDFAction, !(action is PDFActionGoTo) { values["/Dest"] = nil }
        made.take(values, origin: (file, dictionary))
        return made
    }

    private static let inherited = ["FT", "V", "DV", "Ff", "DA", "Q", "MaxLen", "Opt"]

    /// A field with what those above it say, and its full name.
    private func field(_ dictionary: [String: PDFValue], _ file: PDFObjectFile) -> [String: PDFValue] {
        var made: [String: PDFValue] = dictionary
        var names: [String] = [file.resolve(dictionary["T"]).text].compactMap { $0 }
        var above: [String: PDFValue]? = file.dictionary(dictionary["Parent"])
        for _ in 0..<16 {
            guard let parent = above else { break }
            for key in Self.inherited where made[key] == nil { made[key] = parent[key] }
            if let name = file.resolve(parent["T"]).text { names.insert(name, at: 0) }
            above = file.dictionary(parent["Parent"])
        }
        if !names.isEmpty { made["T"] = .text(names.joined(separator: ".")) }
        if made["DA"] == nil { made["DA"] = file.dictionary(file.catalog["AcroForm"])?["DA"] }
        return made
    }

    private func read(_ value: PDFValue, _ key: String, _ bounds: CGRect, _ file: PDFObjectFile, _ document: PDFDocument?) -> Any? {
        func numbers() -> [CGFloat]? { file.numbers(value)?.map { CGFloat($0) } }
        switch key {
        case "Subtype", "AS", "FT", "Name", "H": return value.name.map { "/" + $0 }
        case "C", "IC": return numbers().flatMap(PDFAnnotationValues.color)
        case "Contents", "NM", "T", "TU": return value.text
        case "F", "Ff", "Q", "MaxLen": return value.integer
        case "M": return value.text.flatMap(PDFText.date)
        case "Open": return value.boolean
        case "L", "QuadPoints": return numbers()
        case "LE": return file.array(value)?.compactMap { file.resolve($0).name.map { "/" + $0 } }
        case "BS", "Border": return border(value, file)
        case "A": return PDFTargetActions(document: document).action(of: value, in: file)
        case "Dest": return PDFTargetActions(document: document).destination(of: value, in: file)
        case "DA": return value.text.map(PDFAnnotationValues.textAppearance)
        case "MK": return look(value, file)
        case "V", "DV":
            if let array = value.array { return array.first.flatMap { file.resolve($0).text } }
            return value.name.map { "/" + $0 } ?? value.text
        case "InkList":
            // Kept from the annotation's own corner.
            return file.array(value)?.compactMap { file.numbers($0) }.map { path -> UIBezierPath in
                let made: UIBezierPath = PDFAnnotationValues.path(path.map { CGFloat($0) })
                made.apply(CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))
                return made
            }
        case "Opt":
            return file.array(value)?.compactMap { item -> PDFFieldOption? in
                if let text = file.resolve(item).text { return PDFFieldOption(shown: text, exported: text) }
                guard let pair = file.array(item)?.compactMap({ file.resolve($0).text }), pair.count == 2 else { return nil }
                return PDFFieldOption(shown: pair[1], exported: pair[0])
            }
        default: return nil
        }
    }

    private func border(_ value: PDFValue, _ file: PDFObjectFile) -> PDFBorder? {
        let made = PDFBorder()
        if let parts = value.array {
            guard parts.count >= 3, let width = file.resolve(parts[2]).number else { return nil }
            made.lineWidth = CGFloat(width)
            if parts.count > 3, let dashes = file.numbers(parts[3]), !dashes.isEmpty {
                made.style = .dashed
                made.dashPattern = dashes.map { NSNumber(value: $0) }
            }
            return made
        }
        guard let dictionary = value.dictionary else { return nil }
        made.lineWidth = CGFloat(file.resolve(dictionary["W"]).number ?? 1)
        made.style = PDFBorderStyle(letter: file.resolve(dictionary["S"]).name ?? "S")
        made.dashPattern = file.numbers(dictionary["D"])?.map { NSNumber(value: $0) }
        return made
    }

    private func look(_ value: PDFValue, _ file: PDFObjectFile) -> PDFAppearanceCharacteristics? {
        guard let dictionary = value.dictionary else { return nil }
        let made = PDFAppearanceCharacteristics()
        func color(_ key: String) -> UIColor? {
            file.numbers(dictionary[key]).flatMap { $0.isEmpty ? nil : PDFAnnotationValues.color($0.map { CGFloat($0) }) }
        }
        made.backgroundColor = color("BG")
        made.borderColor = color("BC")
        made.rotation = file.resolve(dictionary["R"]).integer ?? 0
        made.caption = file.resolve(dictionary["CA"]).text
        made.rolloverCaption = file.resolve(dictionary["RC"]).text
        made.downCaption = file.resolve(dictionary["AC"]).text
        return made
    }
}

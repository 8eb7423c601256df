import UIKit

/// Writes a document anew: its pages as they are in the files that they come from, or as they draw themselves, with annotations, outline and attributes.
final class PDFDocumentAssembly {
    private let document: PDFDocument
    private let options: [AnyHashable: Any]
    private let writer = PDFObjectWriter()
    private var numbers: [ObjectIdentifier: Int] = [:]
    private var fields: [PDFValue] = []

    init(_ document: PDFDocument, _ options: [AnyHashable: Any]) {
        self.document = document
        self.options = options
    }

    /// Whether the document is to be locked with a password, which cannot be done.
    var isLocking: Bool {
        [PDFDocumentWriteOption.ownerPasswordOption, .userPasswordOption].contains { (options[AnyHashable($0)] as? String)?.isEmpty == false }
    }

    var burnsAnnotations: Bool { (options[AnyHashable(PDFDocumentWriteOption.burnInAnnotationsOption)] as? NSNumber)?.boolValue ?? false }

    func data() -> Data {
        let pages: [PDFPage] = (0..<document.pageCount).compactMap { document.page(at: $0) }
        return data(of: pages, outline: document.outlineRoot, attributes: document.documentAttributes ?? [:])
    }

    func data(of pages: [PDFPage], outline: PDFOutline?, attributes: [AnyHashable: Any]) -> Data {
        let tree: Int = writer.reserve()
        let made: [Int] = pages.map { _ in writer.reserve() }
        var sources: [PDFPageSource] = []
        for (page, number) in zip(pages, made) {
            numbers[ObjectIdentifier(page)] = number
            let source: PDFPageSource = source(of: page)
            sources.append(source)
            writer.map(source.number, of: source.file, to: number)
        }
        for (index, page) in pages.enumerated() {
            document.post(.PDFDocumentDidBeginPageWrite, [PDFDocumentPageIndexKey: NSNumber(value: index)])
            write(page, from: sources[index], as: made[index], under: tree)
            document.post(.PDFDocumentDidEndPageWrite, [PDFDocumentPageIndexKey: NSNumber(value: index)])
        }
        writer.set(tree, .dictionary(["Type": .name("Pages"), "Kids": .array(made.map { .reference($0) }), "Count": .integer(made.count)]))
        var catalog: [String: PDFValue] = ["Type": .name("Catalog"), "Pages": .reference(tree)]
        if let outline, outline.numberOfChildren > 0 {
            catalog["Outlines"] = PDFDocumentInformation.write(outline, to: writer) { [self] in value(of: $0) }
        }
        if !fields.isEmpty { catalog["AcroForm"] = form() }
        let root: PDFValue = writer.add(.dictionary(catalog))
        return writer.finish(root: root, information: writer.add(PDFDocumentInformation.value(of: attributes)))
    }

    // MARK: Pages

    /// The page's own file, or a new one with what the page draws.
    private func source(of page: PDFPage) -> PDFPageSource {
        if let source = page.source, type(of: page) == PDFPage.self, !burnsAnnotations { return source }
        let box: CGRect = page.bounds(for: .mediaBox)
        let drawing = PDFDocumentWriter(bounds: box, information: [:] as [AnyHashable: Any])
        if let context = CGContext(document: drawing, isForViews: false) {
            context.beginPDFPage(bounds: box, isForViews: false)
            // The page turns and shifts what it draws, which a file has for itself.
            context.concatenate(page.transform(for: .mediaBox).inverted())
            let shown: Bool = page.displaysAnnotations
            page.displaysAnnotations = burnsAnnotations && shown
            page.draw(with: .mediaBox, to: context)
            page.displaysAnnotations = shown
        }
        let drawn: PDFObjectFile? = PDFObjectFile(drawing.finish())
        guard let drawn, var first = drawn.pages.first else { return PDFPageSource.blank }
        // Drawing begins at the page's corner.
        if box.origin != .zero { first.dictionary["Contents"] = shifted(first.dictionary["Contents"], in: drawn, by: box.origin) }
        return PDFPageSource(file: drawn, page: first)
    }

    private func shifted(_ contents: PDFValue?, in file: PDFObjectFile, by origin: CGPoint) -> PDFValue {
        let before = "q 1 0 0 1 \(PDFObjectWriter.number(Double(origin.x))) \(PDFObjectWriter.number(Double(origin.y))) cm\n"
        let own: [PDFValue] = file.array(contents) ?? [contents ?? .null]
        return .array([.stream([:], Data(before.utf8))] + own + [.stream([:], Data("\nQ".utf8))])
    }

    private static let dropped = ["Parent", "Annots", "StructParents", "B", "Thumb", "PieceInfo", "LastModified", "Tabs", "AA", "Dur", "Trans"]

    private func write(_ page: PDFPage, from source: PDFPageSource, as number: Int, under tree: Int) {
        var dictionary: [String: PDFValue] = source.dictionary
        for key in Self.dropped { dictionary[key] = nil }
        // Streams are objects of their own.
        if let parts = dictionary["Contents"]?.array {
            dictionary["Contents"] = .array(parts.map { part in if case .stream = part { writer.add(part) } else { writer.copy(part, from: source.file) } })
        } else if let contents = dictionary["Contents"] {
            dictionary["Contents"] = writer.copy(contents, from: source.file)
        }
        let contents: PDFValue? = dictionary.removeValue(forKey: "Contents")
        guard case .dictionary(var result) = writer.copy(.dictionary(dictionary), from: source.file) else { return }
        result["Contents"] = contents
        result["Type"] = .name("Page")
        result["Parent"] = .reference(tree)
        for (box, key) in PDFDisplayBox.keys { result[key] = page.ownBox(box).map(PDFValue.rect) }
        result["Rotate"] = page.rotation == 0 ? nil : .integer(page.rotation)
        let annotations: [PDFAnnotation] = burnsAnnotations ? page.annotations.filter { $0.type == "Link" } : page.annotations
        let written: [PDFValue] = annotations.map { write($0, on: number) }
        if !written.isEmpty { result["Annots"] = .array(written) }
        writer.set(number, .dictionary(result))
    }

    // MARK: Annotations

    private func write(_ annotation: PDFAnnotation, on page: Int) -> PDFValue {
        var dictionary: [String: PDFValue] = annotation.written(for: writer) { [self] in value(of: $0) }
        dictionary["P"] = .reference(page)
        if dictionary["AP"] == nil, let appearance = PDFAnnotationAppearance.stream(of: annotation, for: writer) {
            dictionary["AP"] = .dictionary(["N": appearance])
        }
        let made: PDFValue = writer.add(.dictionary(dictionary))
        if annotation.type == "Widget" { fields.append(made) }
        return made
    }

    /// The document's form: every field is its own.
    private func form() -> PDFValue {
        var form: [String: PDFValue] = ["Fields": .array(fields), "DA": .text("/Helv 0 Tf 0 g")]
        if let file = document.file, let own = file.dictionary(file.catalog["AcroForm"]), let resources = own["DR"] {
            form["DR"] = writer.copy(resources, from: file)
        } else {
            let font: PDFValue = writer.add(.dictionary(["Type": .name("Font"), "Subtype": .name("Type1"), "BaseFont": .name("Helvetica")]))
            form["DR"] = .dictionary(["Font": .dictionary(["Helv": font])])
        }
        return writer.add(.dictionary(form))
    }

    /// An action as a file has it; nil for places that are not in the document.
    private func value(of action: PDFAction) -> PDFValue? {
        var made: [String: PDFValue] = ["S": .name(action.type)]
        switch action {
        case let action as PDFActionURL:
            guard let url = action.url else { return nil }
            made["URI"] = .string(Data(url.absoluteString.utf8))
        case let action as PDFActionGoTo:
            guard let page = action.destination.page, let number = numbers[ObjectIdentifier(page)] else { return nil }
            made["D"] = PDFPlace.value(of: action.destination, page: .reference(number))
        case let action as PDFActionRemoteGoTo:
            made["F"] = .text(action.url.relativePath)
            made["D"] = .array([.integer(action.pageIndex), .name("Fit")])
        case let action as PDFActionNamed: made["N"] = .name(action.name.word)
        case let action as PDFActionResetForm:
            if let fields = action.fields { made["Fields"] = .array(fields.map(PDFValue.text)) }
            made["Flags"] = .integer(action.fieldsIncludedAreCleared ? 0 : 1)
        default: return nil
        }
        return .dictionary(made)
    }
}

/// The input of a print interaction, as the pages of a document.
@MainActor struct PrintJob {
    var info: UIPrintInfo
    var renderer: UIPrintPageRenderer?
    var formatter: UIPrintFormatter?
    var items: [Any]
    /// The paper that the app chose of those there are.
    var chosen: PrintPaper?

    /// The paper of the app's choice, or that of the locale.
    var upright: PrintPaper { chosen ?? PrintPaper(locale: .current) }

    /// The paper of the job, on its side where the info says so.
    var paper: PrintPaper {
        return info.orientation == .landscape ? upright.turned : upright
    }

    /// The document; nil where there is nothing to print. Data that is a PDF document already stays as it is.
    func document() -> Data? {
        if renderer == nil, formatter == nil, items.count == 1, let data = Self.data(items[0]), data.starts(with: Array("%PDF".utf8)) { return data }
        let pages: UIPrintPageRenderer = prepared()
        let images: [UIImage] = items.compactMap { ($0 as? UIImage) ?? Self.data($0).flatMap { UIImage(data: $0) } }
        let count: Int = pages.numberOfPages
        guard count + (renderer == nil && formatter == nil ? images.count : 0) > 0 else { return nil }
        let bounds: CGRect = paper.rect
        return UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
            pages.prepare(forDrawingPages: NSRange(location: 0, length: count))
            for page in 0..<count {
                context.beginPage()
                pages.drawPage(at: page, in: pages.printableRect)
            }
            guard count == 0 else { return }
            for image in images {
                context.beginPage()
                image.draw(in: Self.fit(image.size, in: paper.printable))
            }
        }
    }

    private func prepared() -> UIPrintPageRenderer {
        let pages: UIPrintPageRenderer = renderer ?? UIPrintPageRenderer()
        pages.paperRect = paper.rect
        pages.printableRect = paper.printable
        if renderer == nil, let formatter { pages.addPrintFormatter(formatter, startingAtPageAt: 0) }
        return pages
    }

    private static func data(_ item: Any) -> Data? { (item as? Data) ?? (item as? URL).flatMap { try? Data(contentsOf: $0) } }

    /// A picture as large as fits, in the middle.
    static func fit(_ size: CGSize, in room: CGRect) -> CGRect {
        let scale: CGFloat = min(room.width / max(size.width, 1), room.height / max(size.height, 1))
        let fitted = CGSize(width: size.width * scale, height: size.height * scale)
        return CGRect(x: room.midX - fitted.width / 2, y: room.midY - fitted.height / 2, width: fitted.width, height: fitted.height)
    }

    /// The file that the document goes to: in a folder of the device's container, by the job's name.
    static func file(named name: String, in folder: URL) -> URL {
        let kept: String = name.map { $0.isLetter || $0.isNumber || " -_".contains($0) ? String($0) : "-" }.joined()
        let base: String = String(kept.prefix(80)).trimmingCharacters(in: .whitespaces)
        var number = 1
        while true {
            let title: String = (base.isEmpty ? "Document" : base) + (number > 1 ? " \(number)" : "")
            let url: URL = folder.appendingPathComponent(title + ".pdf")
            if !FileManager.default.fileExists(atPath: url.path) { return url }
            number += 1
        }
    }
}

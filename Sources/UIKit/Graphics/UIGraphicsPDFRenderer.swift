/// How a PDF renderer draws: the document's title, author and the like.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// Texts by `kCGPDFContextTitle`, `kCGPDFContextAuthor` and the like. Default empty.
    open var documentInfo: [String: Any] = [:]

    override func duplicate() -> UIGraphicsRendererFormat {
        let copy: UIGraphicsRendererFormat = super.duplicate()
        (copy as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
        return copy
    }
}

/// The drawing context of a PDF renderer. Drawing begins with `beginPage()`.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    /// The area of the current page, in points.
    open var pdfContextBounds: CGRect { cgContext.document?.bounds ?? .zero }

    /// Begins a page of the renderer's size.
    open func beginPage() { cgContext.beginPDFPage(isForViews: true) }

    /// Begins a page as large as `bounds`, whose coordinates drawing uses.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { cgContext.beginPDFPage(bounds: bounds, isForViews: true) }

    /// Makes a rectangle of the page lead to an address.
    open func setURL(_ url: URL, for rect: CGRect) { cgContext.addPDFLink(to: .address(url.absoluteString), in: rect) }

    /// Names a place on the page.
    open func addDestination(withName name: String, at point: CGPoint) { cgContext.addPDFDestination(name, at: point) }

    /// Makes a rectangle of the page lead to a named place.
    open func setDestinationWithName(_ name: String, for rect: CGRect) { cgContext.addPDFLink(to: .destination(name), in: rect) }
}

/// Draws PDF documents.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

    /// A renderer of pages as large as `bounds`, in points; drawing uses the coordinates of `bounds`.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        super.init(bounds: bounds, format: format as UIGraphicsRendererFormat)
    }

    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

    open override class func rendererContextClass() -> AnyClass { UIGraphicsPDFRendererContext.self }

    /// A context that writes a document with pages of the format's bounds.
    open override class func context(with format: UIGraphicsRendererFormat) -> CGContext? {
        let information: [String: Any] = (format as? UIGraphicsPDFRendererFormat)?.documentInfo ?? [:]
        return CGContext(document: PDFDocumentWriter(bounds: format.bounds, information: information), isForViews: true)
    }

    override class func rendererContext(of context: CGContext, _ format: UIGraphicsRendererFormat) -> UIGraphicsRendererContext {
        UIGraphicsPDFRendererContext(context: context, format: format)
    }

    /// The document that `actions` draw; empty when they begin no page.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        var data = Data()
        try? runDrawingActions { renderer in
            guard let renderer = renderer as? UIGraphicsPDFRendererContext else { return }
            actions(renderer)
            data = renderer.cgContext.document?.finish() ?? Data()
        }
        return data
    }

    /// Writes the document that `actions` draw to a file.
    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        try pdfData(actions: actions).write(to: url)
    }
}

// PDF documents drawn with functions, as before renderers. The origin of a page is at its upper left, y grows downwards.

/// Begins a document in `data`, its pages as large as `bounds`: empty means US Letter. `documentInfo` may hold `kCGPDFContextTitle` and the like.
public func UIGraphicsBeginPDFContextToData(_ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) {
    ContextStack.beginDocument(bounds, documentInfo ?? [:]) { data.append($0) }
}

/// Begins a document that is written to a file when it ends. False when the file cannot be written.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(_ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) -> Bool {
    guard FileManager.default.createFile(atPath: path, contents: nil) else { return false }
    ContextStack.beginDocument(bounds, documentInfo ?? [:]) { try? $0.write(to: URL(fileURLWithPath: path)) }
    return true
}

/// Ends the page and the document, which is written.
public func UIGraphicsEndPDFContext() {
    guard let end = ContextStack.state.contexts.last?.endDocument, let document = UIGraphicsGetCurrentContext()?.document else { return }
    ContextStack.state.contexts.removeLast()
    end(document.finish())
}

/// Begins a page of the document's own size.
public func UIGraphicsBeginPDFPage() { UIGraphicsBeginPDFPageWithInfo(.zero, nil) }

/// Begins a page as large as `bounds`; empty: of the document's own size.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    UIGraphicsGetCurrentContext()?.beginPDFPage(bounds: bounds.isEmpty ? nil : bounds, isForViews: true)
}

/// The area of the current page; empty outside of a document.
public func UIGraphicsGetPDFContextBounds() -> CGRect { UIGraphicsGetCurrentContext()?.document?.bounds ?? .zero }

/// Makes a rectangle of the page lead to an address.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.addPDFLink(to: .address(url.absoluteString), in: rect)
}

/// Names a place on the page.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
    UIGraphicsGetCurrentContext()?.addPDFDestination(name, at: point)
}

/// Makes a rectangle of the page lead to a named place.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.addPDFLink(to: .destination(name), in: rect)
}

extension ContextStack {
    fileprivate static func beginDocument(_ bounds: CGRect, _ information: [AnyHashable: Any], end: @escaping (Data) -> Void) {
        let context = CGContext(document: PDFDocumentWriter(bounds: bounds, information: information), isForViews: true)
        state.contexts.append(Entry(context: context, imageScale: nil, endDocument: end))
    }
}

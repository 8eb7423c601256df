import UIKit

/// Does what links ask of a view. Every method is optional.
@preconcurrency @MainActor public protocol PDFViewDelegate: NSObjectProtocol {
    /// A link to an address was touched. Without this method the address is opened.
    func pdfViewWillClick(onLink sender: PDFView, with url: URL) throws(Unimplemented)
    /// The controller in which the view is.
    func pdfViewParentViewController() throws(Unimplemented) -> UIViewController
    func pdfViewPerformFind(_ sender: PDFView) throws(Unimplemented)
    func pdfViewPerformGo(toPage sender: PDFView) throws(Unimplemented)
    func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: PDFActionRemoteGoTo) throws(Unimplemented)
}

extension PDFViewDelegate {
    public func pdfViewWillClick(onLink sender: PDFView, with url: URL) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("pdfViewWillClickOnLink:with:", on: self, [sender, url])
    }
    public func pdfViewParentViewController() throws(Unimplemented) -> UIViewController {
        try ObjCRuntime.invokeOptional("pdfViewParentViewController", on: self)
    }
    public func pdfViewPerformFind(_ sender: PDFView) throws(Unimplemented) { try ObjCRuntime.invokeOptional("pdfViewPerformFind:", on: self, [sender]) }
    public func pdfViewPerformGo(toPage sender: PDFView) throws(Unimplemented) { try ObjCRuntime.invokeOptional("pdfViewPerformGoToPage:", on: self, [sender]) }
    public func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: PDFActionRemoteGoTo) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("pdfViewOpenPDF:forRemoteGoToAction:", on: self, [sender, action])
    }
}

/// Puts views over the pages that are shown.
@preconcurrency @MainActor public protocol PDFPageOverlayViewProvider: NSObjectProtocol {
    /// A view as large as the page; nil for none.
    func pdfView(_ view: PDFView, overlayViewFor page: PDFPage) -> UIView?
    func pdfView(_ pdfView: PDFView, willDisplayOverlayView overlayView: UIView, for page: PDFPage) throws(Unimplemented)
    func pdfView(_ pdfView: PDFView, willEndDisplayingOverlayView overlayView: UIView, for page: PDFPage) throws(Unimplemented)
}

extension PDFPageOverlayViewProvider {
    public func pdfView(_ pdfView: PDFView, willDisplayOverlayView overlayView: UIView, for page: PDFPage) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("pdfView:willDisplayOverlayView:for:", on: self, [pdfView, overlayView, page])
    }
    public func pdfView(_ pdfView: PDFView, willEndDisplayingOverlayView overlayView: UIView, for page: PDFPage) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("pdfView:willEndDisplayingOverlayView:for:", on: self, [pdfView, overlayView, page])
    }
}

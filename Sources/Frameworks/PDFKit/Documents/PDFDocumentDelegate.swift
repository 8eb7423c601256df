import UIKit

/// Hears of a document's searches and says which classes its pages and annotations have. Every method is optional.
@preconcurrency public protocol PDFDocumentDelegate: NSObjectProtocol {
    func documentDidUnlock(_ notification: Notification) throws(Unimplemented)
    func documentDidBeginDocumentFind(_ notification: Notification) throws(Unimplemented)
    func documentDidEndDocumentFind(_ notification: Notification) throws(Unimplemented)
    func documentDidBeginPageFind(_ notification: Notification) throws(Unimplemented)
    func documentDidEndPageFind(_ notification: Notification) throws(Unimplemented)
    func documentDidFindMatch(_ notification: Notification) throws(Unimplemented)
    func didMatchString(_ instance: PDFSelection) throws(Unimplemented)
    /// A subclass of `PDFPage`, made by its `init()`.
    func classForPage() throws(Unimplemented) -> AnyClass
    /// A subclass of `PDFAnnotation` for annotations of that type, such as `Link`.
    func `class`(forAnnotationType annotationType: String) throws(Unimplemented) -> AnyClass
}

extension PDFDocumentDelegate {
    public func documentDidUnlock(_ notification: Notification) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("documentDidUnlock:", on: self, [notification])
    }
    public func documentDidBeginDocumentFind(_ notification: Notification) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("documentDidBeginDocumentFind:", on: self, [notification])
    }
    public func documentDidEndDocumentFind(_ notification: Notification) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("documentDidEndDocumentFind:", on: self, [notification])
    }
    public func documentDidBeginPageFind(_ notification: Notification) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("documentDidBeginPageFind:", on: self, [notification])
    }
    public func documentDidEndPageFind(_ notification: Notification) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("documentDidEndPageFind:", on: self, [notification])
    }
    public func documentDidFindMatch(_ notification: Notification) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("documentDidFindMatch:", on: self, [notification])
    }
    public func didMatchString(_ instance: PDFSelection) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("didMatchString:", on: self, [instance])
    }
    public func classForPage() throws(Unimplemented) -> AnyClass { try ObjCRuntime.invokeOptional("classForPage", on: self) }
    public func `class`(forAnnotationType annotationType: String) throws(Unimplemented) -> AnyClass {
        try ObjCRuntime.invokeOptional("classForAnnotationType:", on: self, [annotationType])
    }
}

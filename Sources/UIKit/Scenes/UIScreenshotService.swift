/// Gives the whole of a scene's content, as a document, to somebody who takes a picture of the screen. Nobody takes one here: it is not asked.
@preconcurrency @MainActor open class UIScreenshotService: NSObject {
    open weak var delegate: (any UIScreenshotServiceDelegate)?
    open internal(set) weak var windowScene: UIWindowScene?
}

@preconcurrency @MainActor public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
    func screenshotService(
        _ screenshotService: UIScreenshotService, generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void
    ) throws(Unimplemented)
    /// The same, asynchronously: the document, the page that is seen, and the part of it.
    func screenshotServiceGeneratePDFRepresentation(_ screenshotService: UIScreenshotService) async -> (Data?, Int, CGRect)
}

extension UIScreenshotServiceDelegate {
    public func screenshotServiceGeneratePDFRepresentation(_ screenshotService: UIScreenshotService) async -> (Data?, Int, CGRect) {
        (nil, 0, .zero)
    }
    public func screenshotService(
        _ screenshotService: UIScreenshotService, generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional(
            "screenshotService:generatePDFRepresentationWithCompletion:", on: self, [screenshotService, completionHandler])
    }
}

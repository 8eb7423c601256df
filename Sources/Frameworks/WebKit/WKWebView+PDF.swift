import UIKit

/// The part of a page that becomes a document.
@preconcurrency @MainActor open class WKPDFConfiguration: NSObject, NSCopying {
    /// In the view's coordinates. Nil, the default, for all of it.
    open var rect: CGRect?
    /// Whether the page's background is left out. Default false.
    open var allowTransparentBackground = false
    nonisolated public override init() { super.init() }
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension WKWebView {
    /// Makes a document of one page, as large as the rectangle, of what the view shows.
    public func createPDF(
        configuration: WKPDFConfiguration = .init(), completionHandler: @escaping @MainActor @Sendable (Result<Data, any Error>) -> Void
    ) {
        let data = document(configuration)
        ServiceReply.sendInSession { completionHandler(.success(data)) }
    }
    public func pdf(configuration: WKPDFConfiguration = .init()) async throws -> Data { document(configuration) }

    private func document(_ configuration: WKPDFConfiguration) -> Data {
        let rect = configuration.rect ?? bounds
        return UIGraphicsPDFRenderer(bounds: CGRect(origin: .zero, size: rect.size)).pdfData { context in
            context.beginPage()
            context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
            layer.render(in: context.cgContext)
        }
    }
}

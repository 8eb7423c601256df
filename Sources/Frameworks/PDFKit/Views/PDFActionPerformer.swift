import UIKit

/// Does what actions say, in a view.
@MainActor struct PDFActionPerformer {
    let view: PDFView

    func perform(_ action: PDFAction) {
        switch action {
        case let action as PDFActionGoTo: view.go(to: action.destination)
        case let action as PDFActionURL: if let url = action.url { open(url) }
        case let action as PDFActionRemoteGoTo: try? view.delegate?.pdfViewOpenPDF(view, forRemoteGoToAction: action)
        case let action as PDFActionNamed: perform(action.name)
        case let action as PDFActionResetForm: reset(action)
        default: break
        }
    }

    /// The delegate is asked first.
    func open(_ url: URL) {
        if let delegate = view.delegate, (try? delegate.pdfViewWillClick(onLink: view, with: url)) != nil { return }
        UIApplication.shared.open(url)
    }

    private func perform(_ name: PDFActionNamedName) {
        switch name {
        case .nextPage: view.goToNextPage(nil)
        case .previousPage: view.goToPreviousPage(nil)
        case .firstPage: view.goToFirstPage(nil)
        case .lastPage: view.goToLastPage(nil)
        case .goBack: view.goBack(nil)
        case .goForward: view.goForward(nil)
        case .goToPage: try? view.delegate?.pdfViewPerformGo(toPage: view)
        case .find: try? view.delegate?.pdfViewPerformFind(view)
        case .zoomIn: view.zoomIn(nil)
        case .zoomOut: view.zoomOut(nil)
        case .none, .print: break
        }
    }

    private func reset(_ action: PDFActionResetForm) {
        guard let document = view.document else { return }
        for page in (0..<document.pageCount).compactMap({ document.page(at: $0) }) {
            for field in page.annotations where field.type == "Widget" && action.resets(field.fieldName) {
                if field.widgetFieldType == .button {
                    let isOn: Bool = field.widgetDefaultStringValue == field.buttonWidgetStateString
                    if field.widgetControlType != .pushButtonControl { field.buttonWidgetState = isOn ? .onState : .offState }
                } else {
                    field.widgetStringValue = field.widgetDefaultStringValue ?? ""
                }
            }
        }
    }
}

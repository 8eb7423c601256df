import UIKit

/// Follows fingers on pages: links and fields are touched, texts are held.
@MainActor final class PDFTouches: NSObject, UITextFieldDelegate, UIGestureRecognizerDelegate {
    private unowned let view: PDFView
    private let sheet: UIView
    private let tap = UITapGestureRecognizer()
    private let hold = UILongPressGestureRecognizer()
    private lazy var menu = UIEditMenuInteraction(delegate: nil)
    /// The beginning of a selection.
    private var start: (page: PDFPage, word: PDFSelection)?
    private var editor: (field: UITextField, annotation: PDFAnnotation)?

    init(_ view: PDFView, _ sheet: UIView) {
        self.view = view
        self.sheet = sheet
        super.init()
    }

    func prepare() {
        tap.onAction = { [weak self] in self?.touch() }
        hold.onAction = { [weak self] in self?.select() }
        tap.delegate = self
        view.addGestureRecognizer(tap)
        view.addGestureRecognizer(hold)
        view.addInteraction(menu)
    }

    /// Apps have recognisers of their own for taps on pages.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer === tap && otherGestureRecognizer is UITapGestureRecognizer
    }

    // MARK: Touching

    private func touch() {
        let place: CGPoint = tap.location(in: view)
        endEditing()
        guard let page = view.page(for: place, nearest: false) else { return view.clearSelection() }
        let point: CGPoint = view.convert(place, to: page)
        if let annotation = page.annotation(at: point), annotation.shouldDisplay { return touch(annotation) }
        if view.enableDataDetectors, let url = address(at: point, on: page) { return PDFActionPerformer(view: view).open(url) }
        if view.currentSelection != nil { view.clearSelection() }
    }

    private func touch(_ annotation: PDFAnnotation) {
        let information: [AnyHashable: Any] = ["PDFAnnotationHit": annotation]
        view.post(.PDFViewAnnotationWillHit, information)
        view.post(.PDFViewAnnotationHit, information)
        if annotation.type == "Widget", !annotation.isReadOnly {
            switch (annotation.widgetFieldType, annotation.widgetControlType) {
            case (.text, _): return edit(annotation)
            case (.button, .checkBoxControl): annotation.buttonWidgetState = annotation.buttonWidgetState == .onState ? .offState : .onState
            case (.button, .radioButtonControl): choose(annotation)
            default: break
            }
        }
        if let action = annotation.action { view.perform(action) }
    }

    /// Turns a radio button on, and the others of its name off.
    private func choose(_ button: PDFAnnotation) {
        guard button.buttonWidgetState != .onState else {
            if button.allowsToggleToOff { button.buttonWidgetState = .offState }
            return
        }
        let group: [PDFAnnotation] = button.page?.annotations.filter { $0.widgetControlType == .radioButtonControl && $0.fieldName == button.fieldName } ?? []
        for other in group where other !== button {
            let isSame: Bool = button.radiosInUnison && other.buttonWidgetStateString == button.buttonWidgetStateString
            other.buttonWidgetState = isSame ? .onState : .offState
        }
        button.buttonWidgetState = .onState
    }

    /// The address in the text at a point.
    private func address(at point: CGPoint, on page: PDFPage) -> URL? {
        guard let index = page.text.index(at: point), let detector = try? NSDataDetector(types: CheckingKind.link) else { return nil }
        let text: String = page.text.string as String
        return detector.matches(in: text, range: page.text.line(at: index)).first { NSLocationInRange(index, $0.range) }?.url
    }

    // MARK: Writing into fields

    private func edit(_ annotation: PDFAnnotation) {
        guard let page = annotation.page else { return }
        let place: CGRect = view.convert(view.convert(annotation.bounds, from: page), to: sheet)
        let field = UITextField(frame: place)
        field.text = annotation.widgetStringValue
        field.font = annotation.font ?? .systemFont(ofSize: max(4, min(12, annotation.bounds.height * 0.7)))
        field.textColor = annotation.fontColor ?? .black
        field.textAlignment = annotation.alignment
        field.isSecureTextEntry = annotation.isPasswordField
        field.backgroundColor = annotation.backgroundColor ?? .white
        field.delegate = self
        sheet.addSubview(field)
        editor = (field, annotation)
        field.becomeFirstResponder()
    }

    func endEditing() { editor?.field.resignFirstResponder() }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        guard let most = editor?.annotation.maximumLength, most > 0 else { return true }
        return (textField.text?.utf16.count ?? 0) - range.length + string.utf16.count <= most
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        guard let editor, editor.field === textField else { return }
        self.editor = nil
        if editor.annotation.widgetStringValue != textField.text { editor.annotation.widgetStringValue = textField.text }
        textField.removeFromSuperview()
    }

    // MARK: Selecting

    private func select() {
        let place: CGPoint = hold.location(in: view)
        switch hold.state {
        case .began:
            guard let page = view.page(for: place, nearest: false), let word = page.selectionForWord(at: view.convert(place, to: page)) else { return }
            start = (page, word)
            view.becomeFirstResponder()
            view.currentSelection = word
        case .changed:
            guard let start, let document = view.document, let page = view.page(for: place, nearest: true),
                let index = page.text.index(nearest: view.convert(place, to: page)), let word = start.word.parts.first?.range
            else { return }
            let isSame: Bool = page === start.page
            if isSame, NSLocationInRange(index, word) { return view.currentSelection = start.word }
            let goesBack: Bool = isSame ? index < word.location : document.index(for: page) < document.index(for: start.page)
            let edge: Int = goesBack ? word.location + word.length - 1 : word.location
            view.currentSelection = document.selection(from: start.page, atCharacterIndex: edge, to: page, atCharacterIndex: index)
        case .ended:
            guard start != nil, let page = view.currentSelection?.pages.first, let bounds = view.currentSelection?.bounds(for: page) else { return }
            start = nil
            let area: CGRect = view.convert(bounds, from: page)
            menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: area.midX, y: area.minY)))
        default: start = nil
        }
    }
}

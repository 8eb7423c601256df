/// A paste into a text with a delegate: it waits until each item has its result, and puts them into the text as one.
@MainActor final class TextPaste {
    private let editor: TextEditor
    private let target: any UITextPasteConfigurationSupporting
    private let delegate: any UITextPasteDelegate
    private var results: [NSAttributedString?]
    private var missing: Int

    /// Begins a paste of what a pasteboard has.
    static func begin(
        _ pasteboard: UIPasteboard, into editor: TextEditor, _ target: any UITextPasteConfigurationSupporting, _ delegate: any UITextPasteDelegate
    ) {
        let providers: [NSItemProvider] = pasteboard.itemProviders
        let paste = TextPaste(editor, target, delegate, count: providers.count)
        for (index, item) in pasteboard.items.enumerated() {
            let field: UISearchTextField? = target as? UISearchTextField
            let type: TextPasteItem.Type = field == nil ? TextPasteItem.self : SearchTextPasteItem.self
            let pasted: TextPasteItem = type.init(providers[index], text: Self.text(of: item), attributes: editor.typingAttributes)
            (pasted as? SearchTextPasteItem)?.field = field
            pasted.onResult = { paste.take($0, of: index) }
            delegate.textPasteConfigurationSupporting(target, transform: pasted)
        }
    }

    private init(_ editor: TextEditor, _ target: any UITextPasteConfigurationSupporting, _ delegate: any UITextPasteDelegate, count: Int) {
        self.editor = editor
        self.target = target
        self.delegate = delegate
        results = Array(repeating: nil, count: count)
        missing = count
    }

    /// The text of an item in a pasteboard; nil for pictures and the like.
    static func text(of item: [String: Any]) -> String? {
        let values: [Any] = item.sorted { $0.key < $1.key }.map(\.value)
        if let text = values.lazy.compactMap({ $0 as? String ?? ($0 as? NSAttributedString)?.string }).first { return text }
        if let url = values.lazy.compactMap({ $0 as? URL }).first { return url.absoluteString }
        let data: Data? = item.first { ["public.utf8-plain-text", "public.plain-text", "public.text"].contains($0.key) }?.value as? Data
        return data.flatMap { String(data: $0, encoding: .utf8) }
    }

    private func take(_ result: NSAttributedString?, of index: Int) {
        results[index] = result
        missing -= 1
        if missing == 0 { finish() }
    }

    private func finish() {
        let strings: [NSAttributedString] = results.compactMap { $0 }
        guard !strings.isEmpty, let host = editor.host, host.isTextEditable, let range = host.selectedTextRange else { return }
        let text: NSAttributedString =
            (try? delegate.textPasteConfigurationSupporting(target, combineItemAttributedStrings: strings, for: range)) ?? Self.joined(strings)
        if (try? delegate.textPasteConfigurationSupporting(target, performPasteOf: text, to: range)) != nil { return }
        guard host.mayReplace(editor.selection, with: text.string) else { return }
        editor.replace(editor.selection, with: text, isTyping: true)
    }

    static func joined(_ strings: [NSAttributedString]) -> NSAttributedString {
        let all = NSMutableAttributedString(string: "")
        for string in strings { all.append(string) }
        return all
    }
}

/// An item that is pasted, until it has its result.
@MainActor class TextPasteItem: NSObject, UITextPasteItem {
    let itemProvider: NSItemProvider
    let defaultAttributes: [NSAttributedString.Key: Any]
    private let text: String?
    /// Called with the first result; nil for none.
    var onResult: ((NSAttributedString?) -> Void)?

    required init(_ provider: NSItemProvider, text: String?, attributes: [NSAttributedString.Key: Any]) {
        itemProvider = provider
        self.text = text
        defaultAttributes = attributes
        super.init()
    }

    var localObject: Any? { nil }

    private func end(_ result: NSAttributedString?) {
        let told: ((NSAttributedString?) -> Void)? = onResult
        onResult = nil
        told?(result)
    }

    func setResult(string: String) { end(NSAttributedString(string: string, attributes: defaultAttributes)) }
    func setResult(attributedString: NSAttributedString) { end(attributedString) }
    func setNoResult() { end(nil) }
    func setDefaultResult() { end(text.map { NSAttributedString(string: $0, attributes: defaultAttributes) }) }

    func setResult(attachment textAttachment: NSTextAttachment) {
        let string = NSMutableAttributedString(attachment: textAttachment)
        string.addAttributes(defaultAttributes, range: NSRange(location: 0, length: string.length))
        end(string)
    }
}

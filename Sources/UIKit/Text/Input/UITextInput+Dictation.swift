// Dictation and a caret that a finger moves: optional parts of text inputs.
extension UITextInput {
    /// The direction in which a caret at a line's end belongs: on that line, or on the next. Default forward.
    public var selectionAffinity: UITextStorageDirection {
        get { ObjCRuntime.optionalProperty("selectionAffinity", of: self) ?? .forward }
        set {}
    }

    /// Inserts a text that may mean another. The alternatives are not offered here.
    public func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle) {
        do throws(Unimplemented) {
            try ObjCRuntime.invokeOptional("insertText:alternatives:style:", on: self, [text, alternatives, style])
        } catch {
            insertText(text)
        }
    }

    /// Inserts what was dictated. Default: the phrases one after the other.
    public func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
        do throws(Unimplemented) {
            try ObjCRuntime.invokeOptional("insertDictationResult:", on: self, [dictationResult])
        } catch {
            insertText(dictationResult.map(\.text).joined())
        }
    }

    public func dictationRecordingDidEnd() { try? ObjCRuntime.invokeOptional("dictationRecordingDidEnd", on: self) }
    public func dictationRecognitionFailed() { try? ObjCRuntime.invokeOptional("dictationRecognitionFailed", on: self) }

    /// Stands for words that are still being recognised.
    public var insertDictationResultPlaceholder: Any { ObjCRuntime.optionalProperty("insertDictationResultPlaceholder", of: self) ?? NSObject() }

    public func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect {
        (try? ObjCRuntime.invokeOptional("frameForDictationResultPlaceholder:", on: self, [placeholder]))
            ?? selectedTextRange.map { caretRect(for: $0.end) } ?? .zero
    }

    public func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool) {
        try? ObjCRuntime.invokeOptional("removeDictationResultPlaceholder:willInsertResult:", on: self, [placeholder, willInsertResult])
    }

    /// A finger on the keyboard begins to move the caret, moves it to a point of the input's coordinates, and lets it go. Editors of
    /// UIKit's own put the caret to the nearest place.
    public func beginFloatingCursor(at point: CGPoint) { float("beginFloatingCursorAt:", to: point) }
    public func updateFloatingCursor(at point: CGPoint) { float("updateFloatingCursorAt:", to: point) }
    public func endFloatingCursor() { try? ObjCRuntime.invokeOptional("endFloatingCursor", on: self) }

    private func float(_ selector: String, to point: CGPoint) {
        do throws(Unimplemented) {
            try ObjCRuntime.invokeOptional(selector, on: self, [point])
        } catch {
            guard self is any TextEditorHost, let place = closestPosition(to: point) else { return }
            selectedTextRange = textRange(from: place, to: place)
        }
    }
}

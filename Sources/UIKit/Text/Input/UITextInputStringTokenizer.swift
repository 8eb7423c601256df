/// Finds units by the characters of the text alone. Lines count as paragraphs.
@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UITextInput)?

    public init(textInput: UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let (units, offset) = units(granularity, at: position) else { return nil }
        let found: NSRange? =
            direction.isForward
            ? units.first { offset >= $0.location && offset < NSMaxRange($0) }
            : units.last { offset > $0.location && offset <= NSMaxRange($0) }
        return found.flatMap(range)
    }

    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        guard let (units, offset) = units(granularity, at: position) else { return false }
        return units.contains { offset == (direction.isForward ? NSMaxRange($0) : $0.location) }
    }

    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition? {
        guard let (units, offset) = units(granularity, at: position), let input else { return nil }
        let target: Int? =
            direction.isForward ? units.map(NSMaxRange).first { $0 > offset } : units.map(\.location).last { $0 < offset }
        return target.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
    }

    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
    }

    private func units(_ granularity: UITextGranularity, at position: UITextPosition) -> (units: [NSRange], offset: Int)? {
        guard let input, let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
            let text = input.text(in: whole)
        else { return nil }
        return (
            TextNavigation(text).units(granularity), input.offset(from: input.beginningOfDocument, to: position)
        )
    }

    private func range(_ range: NSRange) -> UITextRange? {
        guard let input, let start = input.position(from: input.beginningOfDocument, offset: range.location),
            let end = input.position(from: start, offset: range.length)
        else { return nil }
        return input.textRange(from: start, to: end)
    }
}

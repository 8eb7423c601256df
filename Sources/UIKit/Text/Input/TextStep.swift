/// A move of the caret by a key.
enum TextStep: Equatable {
    case character(forward: Bool)
    case word(forward: Bool)
    case line(down: Bool)
    case lineEnd(forward: Bool)
    case paragraph(forward: Bool)
    case document(forward: Bool)

    var isForward: Bool {
        switch self {
        case .character(let forward), .word(let forward), .lineEnd(let forward), .paragraph(let forward), .document(let forward):
            forward
        case .line(let down): down
        }
    }

    /// The step that an arrow key asks for. Option goes by words and paragraphs, Command to the end of the line or text.
    init?(_ key: KeyPress, isRightToLeft: Bool) {
        let fine: Bool = key.modifiers.isDisjoint(with: [.alternate, .command])
        let toEnd: Bool = key.modifiers.contains(.command)
        switch key.characters {
        case UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow:
            let forward: Bool = (key.characters == UIKeyCommand.inputRightArrow) != isRightToLeft
            self = fine ? .character(forward: forward) : toEnd ? .lineEnd(forward: forward) : .word(forward: forward)
        case UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow:
            let down: Bool = key.characters == UIKeyCommand.inputDownArrow
            self = fine ? .line(down: down) : toEnd ? .document(forward: down) : .paragraph(forward: down)
        case UIKeyCommand.inputHome: self = .document(forward: false)
        case UIKeyCommand.inputEnd: self = .document(forward: true)
        default: return nil
        }
    }

    /// The offset that the step leads to. `x` is the place that steps between lines keep to.
    func target(from offset: Int, navigation: TextNavigation, placement: TextPlacement, x: CGFloat) -> Int {
        switch self {
        case .character(let forward):
            return forward ? navigation.characterEnd(after: offset) : navigation.characterStart(before: offset)
        case .word(let forward):
            return forward ? navigation.wordEnd(after: offset) : navigation.wordStart(before: offset)
        case .line(let down):
            return placement.offset(from: offset, lines: down ? 1 : -1, x: x) ?? (down ? navigation.length : 0)
        case .lineEnd(let forward):
            let line: NSRange = placement.line(around: offset)
            return forward ? NSMaxRange(line) : line.location
        case .paragraph(let forward):
            if forward {
                let end: Int = NSMaxRange(navigation.paragraph(at: offset))
                let isLast: Bool = end == navigation.length
                let beforeMark: Int = isLast ? end : navigation.characterStart(before: end)
                return beforeMark > offset || isLast
                    ? beforeMark
                    : TextStep.paragraph(forward: true)
                        .target(from: end, navigation: navigation, placement: placement, x: x)
            }
            let start: Int = navigation.paragraph(at: offset).location
            return start < offset || start == 0 ? start : navigation.paragraph(at: start - 1).location
        case .document(let forward): return forward ? navigation.length : 0
        }
    }
}

/// The beginnings and ends of a text's characters, words and paragraphs. Offsets count UTF-16 units.
struct TextNavigation {
    let text: String
    let length: Int

    init(_ text: String) {
        self.text = text
        length = text.utf16.count
    }

    // MARK: Characters

    func characterStart(before offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        return self.offset(of: text.index(before: index(min(offset, length))))
    }

    func characterEnd(after offset: Int) -> Int {
        guard offset < length else { return length }
        return self.offset(of: text.index(after: index(max(0, offset))))
    }

    /// The range widened so that it cuts no character.
    func wholeCharacters(_ range: NSRange) -> NSRange {
        let start: Int = min(max(0, range.location), length)
        let end: Int = min(max(start, NSMaxRange(range)), length)
        let low: Int = start == 0 || start == length ? start : characterStart(before: characterEnd(after: start))
        let high: Int = end == low ? low : end == length ? end : characterEnd(after: end - 1)
        return NSRange(location: low, length: high - low)
    }

    // MARK: Words

    /// The word that the character after `offset`, or else the one before, is part of.
    func word(at offset: Int) -> NSRange? {
        let words: [NSRange] = self.words(around: offset)
        return words.first { offset >= $0.location && offset < NSMaxRange($0) } ?? words.first { offset == NSMaxRange($0) }
    }

    /// The start of the word before `offset`, or of the one that it is in.
    func wordStart(before offset: Int) -> Int {
        var place: Int = offset
        while place > 0 {
            if let found = words(around: place).last(where: { $0.location < offset }) { return found.location }
            place = max(0, paragraph(at: place).location - 1)
            if place == 0 { break }
        }
        return 0
    }

    func wordEnd(after offset: Int) -> Int {
        var place: Int = offset
        while place < length {
            if let found = words(around: place).first(where: { NSMaxRange($0) > offset }) { return NSMaxRange(found) }
            place = max(place + 1, NSMaxRange(paragraph(at: place)))
        }
        return length
    }

    /// The place of the caret after a tap between the letters of a word: the nearer end of the word.
    func wordBoundary(nearest offset: Int) -> Int {
        guard let word = word(at: offset), offset > word.location, offset < NSMaxRange(word) else { return offset }
        return offset - word.location < NSMaxRange(word) - offset ? word.location : NSMaxRange(word)
    }

    private func words(around offset: Int) -> [NSRange] {
        words(in: paragraph(at: offset))
    }

    private func words(in range: NSRange) -> [NSRange] {
        var words: [NSRange] = []
        var start: Int?
        var place: Int = range.location
        let characters: [Character] = Array(text[index(range.location)..<index(NSMaxRange(range))])
        for (number, character) in characters.enumerated() {
            let isApostrophe: Bool = character == "'" || character == "\u{2019}"
            let joins: Bool = isApostrophe && start != nil && number + 1 < characters.count && Self.isWord(characters[number + 1])
            if Self.isWord(character) || joins {
                start = start ?? place
            } else if let begun = start {
                words.append(NSRange(location: begun, length: place - begun))
                start = nil
            }
            place += character.utf16.count
        }
        if let begun = start { words.append(NSRange(location: begun, length: place - begun)) }
        return words
    }

    private static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    // MARK: Paragraphs

    /// The paragraph around an offset, its end mark included.
    func paragraph(at offset: Int) -> NSRange {
        let place: String.Index = index(min(max(0, offset), length))
        let start: String.Index = text[..<place].lastIndex(where: \.isNewline).map { text.index(after: $0) } ?? text.startIndex
        let end: String.Index = text[place...].firstIndex(where: \.isNewline).map { text.index(after: $0) } ?? text.endIndex
        let low: Int = self.offset(of: start)
        return NSRange(location: low, length: self.offset(of: end) - low)
    }

    // MARK: Units

    /// All units of a kind, in order. Paragraphs leave their end marks out.
    func units(_ granularity: UITextGranularity) -> [NSRange] {
        let whole = NSRange(location: 0, length: length)
        switch granularity {
        case .document: return [whole]
        case .word: return words(in: whole)
        case .character: return pieces { _ in true }
        case .paragraph, .line: return pieces(\.isNewline).map { trimmed($0, \.isNewline) }
        case .sentence: return sentences
        }
    }

    /// The text cut after each character that `ends` a piece.
    private func pieces(_ ends: (Character) -> Bool) -> [NSRange] {
        var result: [NSRange] = []
        var start = 0
        var place = 0
        for character in text {
            place += character.utf16.count
            guard ends(character) else { continue }
            result.append(NSRange(location: start, length: place - start))
            start = place
        }
        if place > start { result.append(NSRange(location: start, length: place - start)) }
        return result
    }

    private func trimmed(_ range: NSRange, _ isOutside: (Character) -> Bool) -> NSRange {
        let part: Substring = text[index(range.location)..<index(NSMaxRange(range))]
        let tail: Int = part.reversed().prefix(while: isOutside).reduce(0) { $0 + $1.utf16.count }
        return NSRange(location: range.location, length: range.length - tail)
    }

    /// A sentence ends with its mark and the blanks after it.
    private var sentences: [NSRange] {
        var result: [NSRange] = []
        var start = 0
        var place = 0
        var sawMark = false
        var sawBlank = false
        for character in text {
            if sawMark, sawBlank, !character.isWhitespace {
                result.append(NSRange(location: start, length: place - start))
                (start, sawMark, sawBlank) = (place, false, false)
            }
            if character.isNewline { sawMark = true }
            if character.isWhitespace { sawBlank = true } else { sawMark = ".!?\u{2026}".contains(character); sawBlank = false }
            place += character.utf16.count
        }
        if place > start { result.append(NSRange(location: start, length: place - start)) }
        return result
    }

    // MARK: Offsets

    func index(_ offset: Int) -> String.Index {
        text.utf16.index(text.startIndex, offsetBy: offset)
    }

    private func offset(of index: String.Index) -> Int {
        text.utf16.distance(from: text.startIndex, to: index)
    }

    func substring(_ range: NSRange) -> String {
        let start: Int = min(max(0, range.location), length)
        let end: Int = min(max(start, NSMaxRange(range)), length)
        return String(text.utf16[index(start)..<index(end)]) ?? ""
    }
}

/// The tokens of a text, as Unicode's rules divide it.
enum TextTokens {
    /// From the first to the last of the ranges that overlap `range`; `range` itself where none does.
    static func range(covering range: Range<String.Index>, _ tokens: [Range<String.Index>]) -> Range<String.Index> {
        let found: [Range<String.Index>] = tokens.filter { $0.overlaps(range) }
        guard let first = found.first, let last = found.last else { return range }
        return min(first.lowerBound, range.lowerBound)..<max(last.upperBound, range.upperBound)
    }

    /// The words with what is between them: stretches of white space, and each other character by itself.
    static func all(of string: String, in range: Range<String.Index>) -> [Range<String.Index>] {
        var result: [Range<String.Index>] = [], start = range.lowerBound
        func fill(to end: String.Index) {
            var index = start
            while index < end {
                var next = string.index(after: index)
                if string[index].isWhitespace { while next < end, string[next].isWhitespace { next = string.index(after: next) } }
                result.append(index..<next)
                index = next
            }
        }
        for word in tokens(of: string, in: range, .word).map(\.0) {
            fill(to: word.lowerBound)
            result.append(word)
            start = word.upperBound
        }
        fill(to: range.upperBound)
        return result
    }

    static func tokens(of string: String, in range: Range<String.Index>, _ unit: NLTokenUnit) -> [(Range<String.Index>, NLTokenizer.Attributes)] {
        switch unit {
        case .document: return [(range, [])]
        case .paragraph: return pieces(of: string, range) { $0.isNewline }.map { ($0, []) }
        case .sentence: return sentences(of: string, range).map { ($0, []) }
        case .word: return words(of: string, range)
        }
    }

    private static func pieces(of string: String, _ range: Range<String.Index>, _ ends: (Character) -> Bool) -> [Range<String.Index>] {
        var result: [Range<String.Index>] = [], start = range.lowerBound, index = range.lowerBound
        while index < range.upperBound {
            let next = string.index(after: index)
            if ends(string[index]) {
                result.append(start..<next)
                start = next
            }
            index = next
        }
        if start < range.upperBound { result.append(start..<range.upperBound) }
        return result
    }

    /// A sentence ends after a full stop, question or exclamation mark that is followed by a space, the space included.
    private static func sentences(of string: String, _ range: Range<String.Index>) -> [Range<String.Index>] {
        var result: [Range<String.Index>] = [], start = range.lowerBound, index = range.lowerBound, isOver = false
        while index < range.upperBound {
            let letter = string[index]
            if isOver, !letter.isWhitespace {
                result.append(start..<index)
                (start, isOver) = (index, false)
            }
            let next = string.index(after: index)
            if "\u{3002}\u{FF01}\u{FF1F}".contains(letter) || letter.isNewline { isOver = true }
            if ".!?".contains(letter), next < range.upperBound, string[next].isWhitespace { isOver = true }
            index = next
        }
        if start < range.upperBound { result.append(start..<range.upperBound) }
        return result
    }

    private static func words(of string: String, _ range: Range<String.Index>) -> [(Range<String.Index>, NLTokenizer.Attributes)] {
        var result: [(Range<String.Index>, NLTokenizer.Attributes)] = [], start: String.Index?
        func end(at index: String.Index) {
            guard let first = start else { return }
            result.append((first..<index, string[first..<index].allSatisfy { $0.isNumber || $0 == "." || $0 == "," } ? .numeric : []))
            start = nil
        }
        var index = range.lowerBound
        while index < range.upperBound {
            let letter = string[index], next = string.index(after: index)
            let isJoint =
                "'\u{2019}.,".contains(letter) && start != nil && next < range.upperBound
                && (letter == "." || letter == "," ? string[next].isNumber && string[string.index(before: index)].isNumber : string[next].isLetter)
            if letter.isLetter || letter.isNumber || isJoint {
                if start == nil { start = index }
            } else {
                end(at: index)
            }
            index = next
        }
        end(at: range.upperBound)
        return result
    }
}

/// Finds whether a controller that is a popover on an iPad is told what it comes from.
enum PopoverSource {
    /// How many lines behind it a source is looked for: where the controller's variable is known, and where it is not.
    private static let reach = (named: 60, any: 25)
    /// Over how many lines a call is written.
    private static let height = 6
    private static let calls = ["UIAlertController", "UIActivityViewController", "UIImagePickerController"]

    /// Whether the controller that a line makes, or gives its style, has a popover's source in the lines behind it.
    static func isGiven(to index: Int, in lines: [String]) -> Bool {
        guard let (name, first) = variable(of: index, in: lines) else {
            return lines[max(0, index - 3)..<min(lines.count, index + reach.any)].contains { $0.contains("popoverPresentationController") }
        }
        let behind: ArraySlice<String> = lines[min(lines.count, first + 1)..<min(lines.count, first + reach.named)]
        // The next variable of that name is another controller's.
        let own = behind.prefix { line in !["let \(name) =", "var \(name) =", "* \(name) =", "*\(name) ="].contains(where: line.contains) }
        let words = ["\(name).popoverPresentationController", "\(name)?.popoverPresentationController", "\(name)!.popoverPresentationController"]
        return ([lines[first]] + own).contains { line in words.contains(where: line.contains) || line.contains("[\(name) popoverPresentationController]") }
    }

    /// The variable that a controller is put into, and the line where: that line, or one of those above where the call is written over several.
    static func variable(of index: Int, in lines: [String]) -> (name: String, line: Int)? {
        for line in (max(0, index - height)...index).reversed() {
            guard let call = calls.lazy.compactMap({ lines[line].firstRange(of: $0) }).first else { continue }
            let before: Substring = lines[line][..<call.lowerBound]
            guard let sign = before.lastIndex(of: "="), sign > before.startIndex, before[before.index(before: sign)] != "=" else {
                return objectiveCVariable(in: lines[line]).map { ($0, line) }
            }
            return name(in: before[..<sign]).map { ($0, line) }
        }
        return nil
    }

    /// `UIAlertController *sheet = [UIAlertController ...`: the first class name stands before the sign.
    private static func objectiveCVariable(in line: String) -> String? {
        guard let sign = line.firstIndex(of: "="), line[..<sign].contains("*") else { return nil }
        return name(in: line[..<sign])
    }

    /// The name of a variable before the sign of equality, whatever type it is given.
    private static func name(in text: Substring) -> String? {
        let bare: Substring = text.firstIndex(of: ":").map { text[..<$0] } ?? text
        let word = bare.split { !($0.isLetter || $0.isNumber || $0 == "_") }.last.map(String.init)
        return word.flatMap { ["let", "var", "return"].contains($0) ? nil : $0 }
    }
}

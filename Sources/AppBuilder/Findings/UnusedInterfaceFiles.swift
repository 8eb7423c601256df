import Foundation
import InputLimits
import XcodeProject

/// Storyboards and nibs of an app that nothing names: neither its Info.plist, nor another interface file, nor a word of its sources.
///
/// A nib is also named by the class of its controller. What only looks like a name, as a word of other meaning, counts as one.
struct UnusedInterfaceFiles {
    /// Names of interface files, without device and ending, that were not met yet.
    var names: Set<String>

    init(names: some Sequence<String>) { self.names = Set(names) }

    /// Takes the names that stand in Swift code, outside of comments that take whole ends of lines.
    mutating func meet(code: String) {
        for line in code.split(whereSeparator: \.isNewline) where !names.isEmpty {
            meet(text: line.range(of: "//").map { line[..<$0.lowerBound] } ?? line)
        }
    }

    /// Takes the names that stand in a text as words, or in quotes.
    mutating func meet(text: some StringProtocol) {
        let words = Set(text.utf8.split { !Self.isWord($0) }.map { String(decoding: $0, as: UTF8.self) })
        names.subtract(words)
        for name in names where !name.utf8.allSatisfy(Self.isWord) && text.contains(name) { names.remove(name) }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }

    /// The name by which an interface file is loaded: `Main` of `Main~ipad.storyboard`.
    static func name(of file: URL) -> String {
        let stem = file.deletingPathExtension().lastPathComponent
        return ["~ipad", "~iphone"].first { stem.hasSuffix($0) }.map { String(stem.dropLast($0.count)) } ?? stem
    }

    /// The interface files of an app that nothing names.
    static func findings(for target: Target, with others: [Target], in folder: URL) -> [BuildFinding] {
        let targets = others + [target]
        let files = targets.flatMap(\.resources).map(\.source).filter(InterfaceCompiler.compiles)
        guard !files.isEmpty else { return [] }
        var unused = UnusedInterfaceFiles(names: files.map(name))
        for text in strings(in: .dictionary(target.infoPropertyList)) { unused.meet(text: text) }
        for file in files {
            // A file does not name itself.
            let own = name(of: file)
            let isUnused = unused.names.contains(own)
            (try? InputFile.textIfReadable(at: file)).flatMap { $0 }.map { unused.meet(text: $0) }
            if isUnused { unused.names.insert(own) }
        }
        let sources = targets.flatMap { $0.sources + $0.unsupportedFiles.map(\.url) }
        for source in sources where !unused.names.isEmpty { (try? InputFile.textIfReadable(at: source)).flatMap { $0 }.map { unused.meet(code: $0) } }
        var told: Set<String> = []
        return files.filter { unused.names.contains(name(of: $0)) && told.insert(name(of: $0)).inserted }.map { file in
            let isStoryboard = file.pathExtension.lowercased() == "storyboard"
            let advice = isStoryboard ? "Name it in Info.plist (UISceneStoryboardFile or UIMainStoryboardFile)" : "Load it by its name"
            return BuildFinding(
                place: BuildFinding.relative(file.standardizedFileURL.path, to: folder),
                message:
                    "this \(isStoryboard ? "storyboard" : "nib") is not used: no source, interface file or Info.plist names it. \(advice), or take it out of the target."
            )
        }
    }

    private static func strings(in value: PropertyListValue) -> [String] {
        var open = [value]
        var result: [String] = []
        while let next = open.popLast() {
            switch next {
            case .string(let text): result.append(text)
            case .array(let list): open += list
            case .dictionary(let entries): open += entries.values
            default: break
            }
        }
        return result
    }
}

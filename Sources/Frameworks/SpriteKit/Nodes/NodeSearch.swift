/// A name, or a path of names, by which nodes are found.
struct NodeSearch {
    enum Step: Equatable {
        /// The topmost node.
        case root
        case parent
        /// Children, or with `isDeep` everything below, whose name matches.
        case named(String, isDeep: Bool)
    }

    let steps: [Step]

    init(_ path: String) {
        var steps: [Step] = []
        var rest = Substring(path)
        var isDeep = false
        if rest.hasPrefix("/") { steps.append(.root) }
        while !rest.isEmpty {
            if rest.hasPrefix("//") {
                isDeep = true
                rest = rest.dropFirst(2)
                continue
            }
            if rest.hasPrefix("/") {
                rest = rest.dropFirst()
                continue
            }
            let name = rest.prefix { $0 != "/" }
            rest = rest.dropFirst(name.count)
            switch name {
            case ".": break
            case "..": steps.append(.parent)
            default: steps.append(.named(String(name), isDeep: isDeep))
            }
            isDeep = false
        }
        self.steps = steps
    }

    @MainActor func first(from node: SKNode) -> SKNode? { all(from: node).first }

    @MainActor func all(from node: SKNode) -> [SKNode] {
        var found = [node]
        for step in steps {
            switch step {
            case .root:
                var top = node
                while let above = top.parent { top = above }
                found = [top]
            case .parent: found = found.compactMap(\.parent)
            case .named(let name, let isDeep): found = found.flatMap { Self.matches(name, in: $0, isDeep: isDeep) }
            }
        }
        return steps.isEmpty ? [] : found
    }

    @MainActor private static func matches(_ pattern: String, in node: SKNode, isDeep: Bool) -> [SKNode] {
        var result: [SKNode] = []
        for child in node.children {
            if matches(pattern, child.name) { result.append(child) }
            if isDeep { result += matches(pattern, in: child, isDeep: true) }
        }
        return result
    }

    /// Whether a name fits a pattern: `*` is any letters, `[a-c1]` one of these.
    static func matches(_ pattern: String, _ name: String?) -> Bool {
        if pattern == "*" { return true }
        guard let name else { return false }
        return pattern == name || fits(Array(pattern)[...], Array(name)[...])
    }

    private static func fits(_ pattern: ArraySlice<Character>, _ name: ArraySlice<Character>) -> Bool {
        guard let first = pattern.first else { return name.isEmpty }
        if first == "*" {
            return fits(pattern.dropFirst(), name) || !name.isEmpty && fits(pattern, name.dropFirst())
        }
        guard let letter = name.first else { return false }
        if first == "[", let end = pattern.firstIndex(of: "]") {
            return isIn(letter, pattern[pattern.startIndex + 1..<end]) && fits(pattern[(end + 1)...], name.dropFirst())
        }
        return first == letter && fits(pattern.dropFirst(), name.dropFirst())
    }

    private static func isIn(_ letter: Character, _ set: ArraySlice<Character>) -> Bool {
        var index = set.startIndex
        while index < set.endIndex {
            if index + 2 < set.endIndex, set[index + 1] == "-" {
                if (set[index]...max(set[index], set[index + 2])).contains(letter) { return true }
                index += 3
            } else {
                if set[index] == letter { return true }
                index += 1
            }
        }
        return false
    }
}

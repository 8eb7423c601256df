/// The types that the app's classes are written to inherit from first: the superclass, or a protocol where there is none.
struct Superclasses {
    private let byClass: [String: String]

    init(of sources: some Sequence<LeavingOut.Source>) {
        let pattern = /\bclass\s+(\w+)\s*(?:<[^>{]*>)?\s*:\s*([\w.]+)/
        byClass = sources.reduce(into: [:]) { found, source in
            for match in source.text.matches(of: pattern) { found[String(match.output.1)] = CompilerFault.plainType(String(match.output.2)) }
        }
    }

    /// The nearest class above that `isWanted` takes.
    func first(above name: String, where isWanted: (String) -> Bool) -> String? {
        var seen: Set<String> = [name]
        var current = name
        while let next = byClass[current], seen.insert(next).inserted {
            if isWanted(next) { return next }
            current = next
        }
        return nil
    }
}

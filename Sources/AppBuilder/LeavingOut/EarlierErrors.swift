/// The compiler's errors in each module in the turns of one build so far.
///
/// It reads all files of a module in each turn. An error that it comes to in a later turn, at a place of which it said nothing in the turns
/// before, is there because of what was left out in between.
struct EarlierErrors {
    private struct Place: Hashable {
        var file: String
        var line: Int
    }

    private var places: [String: Set<Place>] = [:]

    /// Takes over a turn's errors.
    mutating func add(_ errors: [Diagnostic], module: (String) -> String?) {
        for error in errors {
            guard let module = module(error.file) else { continue }
            places[module, default: []].insert(Place(file: error.file, line: error.line))
        }
    }

    /// Whether the error is new in a module that earlier turns had errors of. What only a module without any is checked for (that values are
    /// set on all ways) is never new.
    func isConsequence(_ error: Diagnostic, in module: String) -> Bool {
        guard let places = places[module], CompilerFault(error.message) != .initialization else { return false }
        return !places.contains(Place(file: error.file, line: error.line))
    }
}

import Device
import ObjectRuntime

extension RuntimeWarning {
    /// The warning with the names in its message that may have been meant, instead of all there are.
    package var withSuggestion: RuntimeWarning {
        guard let candidates else { return self }
        var result: RuntimeWarning = self
        result.candidates = nil
        let near: [String] = NearestNames.to(subject, among: candidates, limit: 2)
        if !near.isEmpty { result.message += " Near it: " + near.map { "\"\($0)\"" }.joined(separator: ", ") + "." }
        return result
    }
}

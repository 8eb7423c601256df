/// Why an app could not be built, run or tested: what, where, and what to do about it.
package struct BuildError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The sort of problem; a tool gives each its own exit status.
    package enum Kind: String, Hashable, Sendable {
        /// Quince's own runtime is not there.
        case runtimeMissing
        /// The app's sources do not compile.
        case compilation
        /// Something is left out, and the caller wants the whole app or none.
        case leftOut
        /// A pack, or Quince itself, is of another build than what it is used with.
        case otherBuild
        case cannotWrite
    }

    package var kind: Kind
    package var message: String
    package var advice: String?
    /// The sources that do not compile.
    package var files: Set<String> = []

    package init(_ kind: Kind, _ message: String, advice: String? = nil) {
        self.kind = kind
        self.message = message
        self.advice = advice
    }

    package var description: String {
        guard let advice else { return message }
        return "\(message)\n\(advice)"
    }
}

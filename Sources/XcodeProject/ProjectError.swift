/// A mistake in a project: what, where, and what to do about it.
package struct ProjectError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The sort of problem; a tool gives each its own exit status.
    package enum Kind: String, Hashable, Sendable {
        case notAProject
        case noApplicationTarget
        case ambiguousTarget
        case unknownTarget
        case malformedProject
        case missingFile
        case unsupportedFile
        case unreachablePackage
        case noTests
        /// A name that cannot be the name of a file, or a place in a bundle that leads out of it.
        case unsafeName
        /// Files to read lie outside of the project's checkout.
        case outsideCheckout
    }

    package var kind: Kind
    package var message: String
    package var advice: String?

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

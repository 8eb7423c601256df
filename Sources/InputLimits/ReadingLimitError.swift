/// Says that an input goes beyond what a reader takes on: what of it, and which limit.
package struct ReadingLimitError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Limit: Hashable, Sendable, CustomStringConvertible {
        case bytes(Int)
        case depth(Int)
        case steps(Int)
    }

    /// The file, and the setting, group or line in it that is meant.
    package var subject: String
    package var limit: Limit

    package init(subject: String, limit: Limit) {
        self.subject = subject
        self.limit = limit
    }

    /// The sentence that says which input goes beyond which limit.
    package var message: String { "\(subject) \(limit)" }
    /// The advice on it.
    package var advice: String { limit.advice }
    package var description: String { "\(message)\n\(advice)" }
}

extension ReadingLimitError.Limit {
    /// The predicate of that sentence: the subject stands before it.
    package var description: String {
        switch self {
        case .bytes(let limit): "is larger than \(Self.size(limit)), the most that is read."
        case .depth(let limit): "is nested more than \(limit) levels deep."
        case .steps(let limit): "takes more than \(limit) steps to work out."
        }
    }

    var advice: String {
        switch self {
        case .bytes: "Make it smaller, or take it out of the project."
        case .depth: "Look for something that holds or refers to itself."
        case .steps: "Look for references that multiply or lead in circles, and for lists or folders that were made by mistake."
        }
    }

    private static func size(_ bytes: Int) -> String {
        bytes >= 1 << 20 && bytes % (1 << 20) == 0 ? "\(bytes >> 20) MB" : "\(bytes) bytes"
    }
}

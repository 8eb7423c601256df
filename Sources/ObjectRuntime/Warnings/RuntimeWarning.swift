/// Something that is wrong with an app although it runs: what UIKit says in the console, or says nothing about.
package struct RuntimeWarning: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, CaseIterable, Hashable, Sendable {
        /// Constraints that cannot all hold.
        case constraints
        /// A layout that never ends.
        case layout
        /// A controller that could not be presented.
        case presentation
        /// A picture, a colour or a symbol that was asked for by a name that is not there.
        case image, color, symbol
        /// A text that the app shows untranslated.
        case translation
        /// An interface file that is not there, or names a class that is not there.
        case interface
        /// Something of the main thread's on another thread.
        case thread
        /// A symbol that exists and is drawn as a neutral glyph: nothing that the app could mend.
        case standIn
    }

    package var kind: Kind
    /// The name or key that was asked for; empty where there is none.
    package var subject: String
    /// The defect and the advice on it, on one line.
    package var message: String
    /// The whole report where there is one of many lines.
    package var details: String?
    /// Names that are there, for suggesting the one that was meant.
    package var candidates: [String]?
    /// The code of the app that it comes from, where no name tells it.
    package var code: CodeAddress?

    package init(_ kind: Kind, subject: String = "", message: String, details: String? = nil, candidates: [String]? = nil, code: CodeAddress? = nil) {
        self.kind = kind
        self.subject = subject
        self.message = message
        self.details = details
        self.candidates = candidates
        self.code = code
    }
}

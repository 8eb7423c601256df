import Foundation

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        public enum InterpretedSyntax: Int, Hashable, Sendable {
            /// Blocks, and marks within them.
            case full = 0
            /// Marks alone; paragraphs follow each other without a line's end.
            case inlineOnly
            /// Marks alone, with all spaces and lines' ends.
            case inlineOnlyPreservingWhitespace
        }

        public enum FailurePolicy: Int, Hashable, Sendable { case throwError = 0, returnPartiallyParsedIfPossible }

        /// Whether `^[text](...)` is read as text with attributes. Those that are not known here are passed over.
        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        /// The language of the text, which becomes an attribute of it.
        public var languageCode: String?

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full, failurePolicy: FailurePolicy = .throwError,
            languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }
}

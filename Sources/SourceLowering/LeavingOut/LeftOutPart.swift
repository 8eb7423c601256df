/// A part of a source file that is not compiled, because it needs something that is not there on Linux.
package struct LeftOutPart: Codable, Hashable, Sendable {
    /// The sort of unit it is, the smallest that makes sense first.
    package enum Kind: String, Codable, Hashable, Sendable {
        case importDeclaration = "import"
        case attribute
        /// A protocol, or a superclass that nothing can stand in for, in the list of what a type inherits.
        case conformance
        /// The word `override` of a member whose superclass has no such member.
        case override
        /// An argument of a call that makes a placeholder.
        case argument
        /// The name of a method that sets up the object it is called on: its closure stays.
        case call
        /// One of several elements of a list in brackets.
        case element
        case statement
        case switchCase = "case"
        /// The body of a function, initialiser or accessor.
        case body
        /// A test, which is skipped.
        case test
        /// The value that a property begins with.
        case value
        case member
        case type
        case file
    }

    package var kind: Kind
    /// The bytes of the author's file that are left out.
    package var range: Range<Int>
    /// The position at which they begin: its line and column count from 1, the column in bytes.
    package var position: SourcePosition
    /// The declaration it is or stands in, such as `MapController.viewDidLoad()`.
    package var declaration: String
    /// The name of what is missing, as the compiler has it.
    package var needs: String
    /// The text in its place.
    package var replacement: String
    /// Text that something else in the file gets because of it: the `throws` of a test that is skipped.
    package var insertion: Insertion?
    /// Names that nothing declares any more.
    package var names: [String]

    package struct Insertion: Codable, Hashable, Sendable {
        package var offset: Int
        package var text: String
    }

    package init(
        kind: Kind, range: Range<Int>, position: SourcePosition, declaration: String, needs: String, replacement: String = "",
        insertion: Insertion? = nil, names: [String] = []
    ) {
        self.kind = kind
        self.range = range
        self.position = position
        self.declaration = declaration
        self.needs = needs
        self.replacement = replacement
        self.insertion = insertion
        self.names = names
    }

    /// Whether everything that `other` leaves out is left out by this too.
    package func covers(_ other: LeftOutPart) -> Bool {
        range.lowerBound <= other.range.lowerBound && other.range.upperBound <= range.upperBound
    }

    /// Whether the app can tell that it came to the place: only code that runs can.
    package var isNoticed: Bool {
        ["ObjCRuntime.", "LeftOutValue.", "LeftOutError("].contains { replacement.contains($0) || insertion?.text.contains($0) == true }
    }
}

/// Characters of a Markdown text that have the same marks.
struct MarkdownSpan: Equatable {
    var text: String
    var intent: InlinePresentationIntent = []
    /// The addresses of a link and of an image, as written.
    var link: String?
    var image: String?
}

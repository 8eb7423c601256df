/// A block of a Markdown text.
indirect enum MarkdownBlock: Equatable {
    case paragraph(String)
    case header(level: Int, String)
    case code(String, hint: String?)
    case quote([MarkdownBlock])
    /// Ordered where it has a number to begin with.
    case list(start: Int?, items: [[MarkdownBlock]])
    case thematicBreak
    case html(String)
    case table(columns: [PresentationIntent.TableColumn.Alignment], rows: [[String]])
}

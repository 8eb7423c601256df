/// One step that scripts can take: its keyword, how it is written, what it does, and how a line of it is read.
///
/// The steps of `ScriptGrammar` are the one list of them: the parser, `quince help snapshot`, docs/scripts.md and suggestions for
/// misspelt words read it.
package struct ScriptStep: Sendable {
    /// A way to write the step.
    package struct Form: Hashable, Sendable {
        /// Keyword, literal words, placeholders in capitals, options in brackets: `rotate portrait|landscape [over SECONDS]`.
        package var usage: String
        /// The effect, as a sentence part in Markdown.
        package var summary: String

        package init(_ usage: String, _ summary: String) {
            self.usage = usage
            self.summary = summary
        }
    }

    /// The first word of a line.
    package let keyword: String
    package let forms: [Form]
    /// Reads the words after the keyword. Throws `DeviceScriptError` with what would be right.
    let parse: @Sendable (inout ScriptLine) throws -> any ScriptAction

    init(_ keyword: String, _ forms: [Form], parse: @escaping @Sendable (inout ScriptLine) throws -> any ScriptAction) {
        self.keyword = keyword
        self.forms = forms
        self.parse = parse
    }
}

/// The action of one line of a script, with its arguments.
package protocol ScriptAction: Hashable, Sendable {
    /// Does it to the player's session.
    ///
    /// Throws `ImpossibleStep`, `WindowConfigurationError` or what a picture's taker throws.
    @MainActor func perform(by player: ScriptPlayer) throws
}

/// Why a step cannot be done in a window: one sentence, with what to do.
struct ImpossibleStep: Error {
    var problem: String
}

/// Words that were dictated. There is no dictation: nobody makes one.
@preconcurrency @MainActor open class UIDictationPhrase: NSObject {
    public let text: String
    /// Words that it may have been instead.
    public let alternativeInterpretations: [String]?

    init(text: String, alternativeInterpretations: [String]?) {
        self.text = text
        self.alternativeInterpretations = alternativeInterpretations
        super.init()
    }
}

/// Something whose fonts can follow the text size a person chose.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether fonts of text styles and scaled fonts follow the text size.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

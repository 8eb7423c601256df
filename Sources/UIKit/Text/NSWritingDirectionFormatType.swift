/// How a writing direction stands in text: as a passage of its own, or over the directions of its characters.
public enum NSWritingDirectionFormatType: Int, Sendable {
    case embedding = 0, override = 2
}

/// The name of before iOS 9.
public enum NSTextWritingDirection: Int, Sendable {
    case embedding = 0, override = 2
}

/// A direction in the order of the characters.
public enum UITextStorageDirection: Int, Sendable {
    case forward = 0, backward = 1
}

/// A direction on screen.
public enum UITextLayoutDirection: Int, Sendable {
    case right = 2, left = 3, up = 4, down = 5
}

/// A storage or a layout direction, by raw value.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection { UITextDirection(direction.rawValue) }
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection { UITextDirection(direction.rawValue) }

    /// Whether it leads towards the end of the text, where text runs from left to right.
    var isForward: Bool {
        rawValue == UITextStorageDirection.forward.rawValue || rawValue == UITextLayoutDirection.right.rawValue
            || rawValue == UITextLayoutDirection.down.rawValue
    }
}

/// A unit of text.
public enum UITextGranularity: Int, Sendable {
    case character = 0, word = 1, sentence = 2, paragraph = 3, line = 4, document = 5
}

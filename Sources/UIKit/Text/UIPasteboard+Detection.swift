extension UIPasteboard {
    /// A kind of content that an app can ask for before it reads what the user copied.
    public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The text is an address of the web; its value is a string.
        public static let probableWebURL = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
        /// The text is something to search the web for; its value is a string.
        public static let probableWebSearch = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
        /// The text is a number; its value is an `NSNumber`.
        public static let number = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
    }

    /// Finds which of the patterns the first item has, without reading it for the app.
    public func detectPatterns(
        for patterns: Set<DetectionPattern>, completionHandler: @escaping (Result<Set<DetectionPattern>, any Error>) -> Void
    ) {
        detectValues(for: patterns) { completionHandler($0.map { Set($0.keys) }) }
    }

    /// The same for items; nil for all of them.
    public func detectPatterns(
        for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?, completionHandler: @escaping (Result<[Set<DetectionPattern>], any Error>) -> Void
    ) {
        detectValues(for: patterns, inItemSet: itemSet) { completionHandler($0.map { $0.map { Set($0.keys) } }) }
    }

    /// Finds the values of the patterns that the first item has.
    public func detectValues(
        for patterns: Set<DetectionPattern>, completionHandler: @escaping (Result<[DetectionPattern: Any], any Error>) -> Void
    ) {
        detectValues(for: patterns, inItemSet: IndexSet(integer: 0)) { completionHandler($0.map { $0.first ?? [:] }) }
    }

    public func detectValues(
        for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?, completionHandler: @escaping (Result<[[DetectionPattern: Any]], any Error>) -> Void
    ) {
        let asked: [[String: Any]] = items.enumerated().filter { itemSet?.contains($0.offset) ?? true }.map(\.element)
        let found: [[DetectionPattern: Any]] = asked.map { item in
            TextPaste.text(of: item).map { DetectedPatterns.values(in: $0).filter { patterns.contains($0.key) } } ?? [:]
        }
        DeferredWork.shared.schedule(after: 0) { completionHandler(.success(found)) }
    }
}

extension UIPasteboard {
    /// The contents that were found in an item.
    public struct DetectedValues: @unchecked Sendable {
        /// Those that were asked for and found.
        public let patterns: Set<PartialKeyPath<DetectedValues>>
        /// Empty where the text is no address of the web.
        public let probableWebURL: String
        public let probableWebSearch: String
        public let number: Double?

        init(_ values: [DetectionPattern: Any], of asked: Set<PartialKeyPath<DetectedValues>>) {
            probableWebURL = values[.probableWebURL] as? String ?? ""
            probableWebSearch = values[.probableWebSearch] as? String ?? ""
            number = (values[.number] as? NSNumber)?.doubleValue
            patterns = asked.filter { Self.pattern(of: $0).map { values[$0] != nil } ?? false }
        }

        static func pattern(of path: PartialKeyPath<DetectedValues>) -> DetectionPattern? {
            switch path {
            case \DetectedValues.probableWebURL: .probableWebURL
            case \DetectedValues.probableWebSearch: .probableWebSearch
            case \DetectedValues.number: .number
            default: nil
            }
        }
    }

    // The same by the names of the values, since iOS 15.
    public func detectPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>,
        completionHandler: @escaping (Result<Set<PartialKeyPath<DetectedValues>>, any Error>) -> Void
    ) {
        detectValues(for: keyPaths) { completionHandler($0.map(\.patterns)) }
    }

    public func detectPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[Set<PartialKeyPath<DetectedValues>>], any Error>) -> Void
    ) {
        detectValues(for: keyPaths, inItemSet: itemSet) { completionHandler($0.map { $0.map(\.patterns) }) }
    }

    public func detectValues(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>, completionHandler: @escaping (Result<DetectedValues, any Error>) -> Void
    ) {
        detectValues(for: keyPaths, inItemSet: IndexSet(integer: 0)) { result in
            completionHandler(result.map { $0.first ?? DetectedValues([:], of: keyPaths) })
        }
    }

    public func detectValues(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?,
        completionHandler: @escaping (Result<[DetectedValues], any Error>) -> Void
    ) {
        let patterns: Set<DetectionPattern> = Set(keyPaths.compactMap { DetectedValues.pattern(of: $0) })
        detectValues(for: patterns, inItemSet: itemSet) { (result: Result<[[DetectionPattern: Any]], any Error>) in
            completionHandler(result.map { $0.map { DetectedValues($0, of: keyPaths) } })
        }
    }

    public func detectedPatterns(for keyPaths: Set<PartialKeyPath<DetectedValues>>) async throws -> Set<PartialKeyPath<DetectedValues>> {
        try await detectedValues(for: keyPaths).patterns
    }

    public func detectedPatterns(
        for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?
    ) async throws -> [Set<PartialKeyPath<DetectedValues>>] {
        try await detectedValues(for: keyPaths, inItemSet: itemSet).map(\.patterns)
    }

    public func detectedValues(for keyPaths: Set<PartialKeyPath<DetectedValues>>) async throws -> DetectedValues {
        try await withCheckedThrowingContinuation { done in detectValues(for: keyPaths) { done.resume(with: $0) } }
    }

    public func detectedValues(for keyPaths: Set<PartialKeyPath<DetectedValues>>, inItemSet itemSet: IndexSet?) async throws -> [DetectedValues] {
        try await withCheckedThrowingContinuation { done in detectValues(for: keyPaths, inItemSet: itemSet) { done.resume(with: $0) } }
    }
}

/// Which patterns a copied text has: a text in, values out.
enum DetectedPatterns {
    static func values(in text: String) -> [UIPasteboard.DetectionPattern: Any] {
        let trimmed: String = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !trimmed.isEmpty else { return [:] }
        if isWebAddress(trimmed) { return [.probableWebURL: trimmed] }
        if let number = number(trimmed) { return [.number: NSNumber(value: number), .probableWebSearch: trimmed] }
        // A page of text is nothing to search for.
        return trimmed.contains(where: \.isNewline) || trimmed.count > 200 ? [:] : [.probableWebSearch: trimmed]
    }

    /// An address with or without its scheme: words with dots between them, the last one of letters, and perhaps a path.
    static func isWebAddress(_ text: String) -> Bool {
        guard !text.contains(where: \.isWhitespace) else { return false }
        let scheme: Substring? = text.range(of: "://").map { text[..<$0.lowerBound] }
        guard scheme == nil || ["http", "https"].contains(scheme?.lowercased()) else { return false }
        let rest: Substring = text.range(of: "://").map { text[$0.upperBound...] } ?? text[...]
        let host: Substring = rest.prefix { !"/?#:".contains($0) }
        let labels: [Substring] = host.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count > 1, let last = labels.last, last.count > 1, last.allSatisfy(\.isLetter) else { return false }
        return labels.allSatisfy { label in !label.isEmpty && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" } }
    }

    private static func number(_ text: String) -> Double? {
        guard text.first.map({ $0.isNumber || "+-.".contains($0) }) ?? false else { return nil }
        return Double(text) ?? Double(text.replacingOccurrences(of: ",", with: ""))
    }
}

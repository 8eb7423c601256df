import AppSession

/// Lays the keys of one row side by side.
struct KeyRow {
    private(set) var keys: [KeyboardKey] = []
    private var x: Double
    private let y: Double
    private let height: Double
    private let gap: Double

    init(x: Double, y: Double, height: Double, gap: Double) {
        self.x = x
        self.y = y
        self.height = height
        self.gap = gap
    }

    mutating func add(_ kind: KeyboardKey.Kind, _ look: KeyboardKey.Look, _ width: Double, label: String? = nil) {
        keys.append(KeyboardKey(kind: kind, look: look, frame: Rect(x: x, y: y, width: width, height: height), label: label))
        x += width + gap
    }

    mutating func addTexts(_ texts: [String], capitals: Bool, above: [String] = [], width: Double) {
        for (index, text) in texts.enumerated() {
            let shown: String = capitals ? text.uppercased() : text
            add(.text(shown, above: index < above.count ? above[index] : nil), .letter, width, label: shown)
        }
    }

    mutating func skip(_ width: Double) { x += width }

    /// The width that is left up to `right`.
    func room(to right: Double) -> Double { right - x }
}

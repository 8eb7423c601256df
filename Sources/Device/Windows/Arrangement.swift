/// How apps share a device's screen, seen from the app whose window is shown.
package enum Arrangement: Hashable, Sendable {
    case full
    /// Floating over another app at the right edge.
    case slideOver
    /// The narrow side of Split View, on the right.
    case splitThird
    /// One of two equal sides of Split View, on the left.
    case splitHalf
    /// The wide side of Split View, on the left.
    case splitTwoThirds
    /// A free window of this size in points, in the middle of the screen.
    case window(width: Int, height: Int)

    /// The arrangements that need no number.
    package static let named: [Arrangement] = [.full, .slideOver, .splitThird, .splitHalf, .splitTwoThirds]

    /// As window configurations write it.
    package var name: String {
        switch self {
        case .full: "full"
        case .slideOver: "slide-over"
        case .splitThird: "split-third"
        case .splitHalf: "split-half"
        case .splitTwoThirds: "split-two-thirds"
        case .window(let width, let height): "window-\(width)x\(height)"
        }
    }

    /// Reads what `name` writes; nil for anything else.
    package init?(name: String) {
        if let known: Arrangement = Arrangement.named.first(where: { $0.name == name }) {
            self = known
            return
        }
        guard name.hasPrefix("window-") else { return nil }
        let sides: [Substring] = name.dropFirst("window-".count).split(separator: "x", omittingEmptySubsequences: false)
        guard sides.count == 2, let width = Arrangement.length(sides[0]), let height = Arrangement.length(sides[1]) else {
            return nil
        }
        self = .window(width: width, height: height)
    }

    /// A whole number without sign or leading zeros, so that every size has one spelling.
    private static func length(_ text: Substring) -> Int? {
        guard !text.isEmpty, text.first != "0", text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        return Int(text)
    }
}

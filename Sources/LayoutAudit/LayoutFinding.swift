import AppSession

/// A defect of a layout: what is wrong, with which views, at which sizes.
package struct LayoutFinding: Codable, Hashable, Sendable {
    package enum Weight: String, Codable, Hashable, Sendable {
        case defect
        /// Nobody sees it: nothing is drawn where it happens.
        case unseen
        /// May well be meant so.
        case note

        /// Those that matter most first.
        package var rank: Int {
            switch self {
            case .defect: 0
            case .note: 1
            case .unseen: 2
            }
        }
    }

    package enum Axis: String, Codable, Hashable, Sendable { case width, height }

    /// Sizes in points, both ends included.
    package struct Range: Codable, Hashable, Sendable {
        package var from: Int
        package var to: Int
        package init(_ from: Int, _ to: Int) {
            self.from = from
            self.to = to
        }
        package var text: String { from == to ? "at \(from)" : "from \(from) to \(to)" }
    }

    /// A size at which it can be looked at, and where in the window.
    package struct Shot: Codable, Hashable, Sendable {
        package var size: Int
        package var marks: [Mark]
        /// The whole window.
        package var window: Mark?
        /// The picture's file, once there is one.
        package var picture: String?
    }

    /// A rectangle in points of the window.
    package struct Mark: Codable, Hashable, Sendable {
        package var x: Double
        package var y: Double
        package var width: Double
        package var height: Double
    }

    package var kind: FindingKind
    package var weight: Weight
    package var axis: Axis
    /// The views, as `UILabel "Inbox" in MailboxViewController`.
    package var views: [String]
    package var detail: String
    /// In ascending order; empty where it is about the way between sizes.
    package var ranges: [Range]
    /// The size at which it is worst, and how bad it is there, in points.
    package var worst: Int
    package var amount: Double
    /// How many places it was found at: rows of a list that look alike are one finding.
    package var count: Int
    /// Whether it was seen in what was drawn at its worst size; nil where drawing could not tell.
    package var isDrawn: Bool?
    /// The drawing that shows it. Not in reports.
    package var check: VisibilityCheck?
    /// The worst size first, then the end of its range that is farther away.
    package var shots: [Shot] = []

    enum CodingKeys: String, CodingKey { case kind, weight, axis, views, detail, ranges, worst, amount, count, isDrawn, shots }

    package init(
        kind: FindingKind, weight: Weight = .defect, axis: Axis = .width, views: [String], detail: String, ranges: [Range], worst: Int, amount: Double,
        count: Int = 1
    ) {
        self.kind = kind
        self.weight = weight
        self.axis = axis
        self.views = views
        self.detail = detail
        self.ranges = ranges
        self.worst = worst
        self.amount = amount
        self.count = count
    }

    /// Ranges that a line names.
    private static let mostRanges = 5

    /// `from 320 to 499`, or several of them.
    package var rangeText: String {
        let shown: [String] = ranges.prefix(Self.mostRanges).map(\.text)
        return (ranges.count > Self.mostRanges ? shown + ["\(ranges.count - Self.mostRanges) more"] : shown).joined(separator: ", ")
    }

    /// The finding without its sizes: `UILabel "A" in Home reaches 12 points over the right edge of the window`.
    package var sentence: String {
        let times: String = count > 1 ? " (\(count) places)" : ""
        return views.joined(separator: " and ") + " " + detail + times
    }

    /// One line: `width from 320 to 499: protrusion-from-window: UILabel "A" in Home reaches ...`.
    package var line: String {
        if kind.isOfScreen { return kind.rawValue + ": " + sentence }
        let place: String = ranges.isEmpty ? "" : "\(axis.rawValue) \(rangeText): "
        let worstText: String = ranges.count > 1 || ranges.first.map { $0.from != $0.to } == true ? ", worst at \(worst)" : ""
        return place + kind.rawValue + ": " + sentence + worstText
    }
}

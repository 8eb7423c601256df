/// A visible view in a `LayoutPicture`.
package struct LayoutElement: Hashable, Sendable {
    /// The kinds of content that a user sees in it.
    package enum Kind: String, Hashable, Sendable {
        /// Nothing of its own: it holds other views.
        case container
        /// Holds other views on a background or within a border that is seen.
        case card
        /// A background or a line, and nothing in it.
        case shape
        case text
        case image
        /// A control that receives touches as a whole: a button, a field, a switch.
        case control
        /// A row or an item of a list.
        case cell
        case scroll
        /// A navigation, tab, tool or search bar.
        case bar
    }

    package struct Traits: OptionSet, Hashable, Sendable {
        package let rawValue: UInt16
        package init(rawValue: UInt16) { self.rawValue = rawValue }

        /// Text is left out and an ellipsis shows it.
        package static let truncated = Traits(rawValue: 1)
        /// Text is higher than its view, so that lines are cut.
        package static let textCut = Traits(rawValue: 1 << 1)
        /// A line ends inside a word.
        package static let wordBroken = Traits(rawValue: 1 << 2)
        /// The text may take a limited number of lines above one: it is meant to be cut short.
        package static let linesLimited = Traits(rawValue: 1 << 3)
        /// Enabled, and takes touches.
        package static let interactive = Traits(rawValue: 1 << 4)
        /// A touch in its middle reaches something else.
        package static let covered = Traits(rawValue: 1 << 5)
        package static let selected = Traits(rawValue: 1 << 6)
        /// Made by UIKit with a size that Apple chose.
        package static let systemSized = Traits(rawValue: 1 << 7)
        /// Hides all that lies behind it.
        package static let opaque = Traits(rawValue: 1 << 8)
        /// The view that covers it scrolls with it.
        package static let coveredInScroll = Traits(rawValue: 1 << 9)
    }

    /// Which view it is: the same number at every size, given by its place in the tree (in lists, by its row).
    package var place: Int
    /// Indices among the picture's elements; nil where there is none.
    package var parent: Int?
    /// The nearest one around it that scrolls.
    package var scroll: Int?
    /// The control that it is a part of.
    package var control: Int?
    /// The list's row or item that it is in.
    package var cell: Int?
    /// The bar that it is in.
    package var bar: Int?
    package var kind: Kind
    package var className: String
    /// The words by which a person would know it: its text, title, label or identifier; empty where there is none.
    package var words: String
    /// The class of the view controller that it belongs to.
    package var owner: String
    package var frame: Rect
    /// The part of the frame that its content takes: lines of text, an image where it is drawn.
    package var ink: Rect
    /// The rectangle that clipping ancestors leave, up to the nearest one that scrolls; nil where none clips.
    package var clip: Rect?
    /// The part of its controller's view that no bar and no cutout covers; nil for what is no controller's.
    package var safe: Rect?
    /// The distances that it scrolls: how far content can still go up, left, down and right, in points.
    package var range: ScrollRange?
    package var traits: Traits
    package var lineCount: Int
    /// The width and height in which a touch reaches it; 0 for what takes none.
    package var touchWidth: Double
    package var touchHeight: Double

    package struct ScrollRange: Hashable, Sendable {
        package var up: Double
        package var left: Double
        package var down: Double
        package var right: Double
        package init(up: Double = 0, left: Double = 0, down: Double = 0, right: Double = 0) {
            self.up = up
            self.left = left
            self.down = down
            self.right = right
        }
    }

    package init(
        place: Int, parent: Int? = nil, kind: Kind, className: String, words: String = "", owner: String = "", frame: Rect, ink: Rect? = nil,
        traits: Traits = []
    ) {
        self.place = place
        self.parent = parent
        self.kind = kind
        self.className = className
        self.words = words
        self.owner = owner
        self.frame = frame
        self.ink = ink ?? frame
        self.traits = traits
        lineCount = 0
        touchWidth = 0
        touchHeight = 0
    }

    /// As reports name it: `UILabel "Inbox" in MailboxViewController`.
    package var name: String {
        let line: String = String(words.prefix(40).map { $0.isNewline ? " " : $0 })
        let quoted: String = words.isEmpty ? "" : " \"\(words.count > 40 ? line.dropLast() + "…" : line[...])\""
        return className + quoted + (owner.isEmpty ? "" : " in \(owner)")
    }
}

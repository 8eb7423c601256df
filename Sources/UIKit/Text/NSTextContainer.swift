/// The room in which a text view's text stands.
open class NSTextContainer: NSObject, @unchecked Sendable {
    /// Points; 0 or less sets no limit.
    open var size: CGSize {
        didSet { if size != oldValue { onChange?() } }
    }

    /// The room that each line keeps free at both ends, in points. Default 5.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { onChange?() } }
    }

    /// 0: as many as fit.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { onChange?() } }
    }

    /// The treatment of text that does not fit. Default word wrapping.
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
        didSet { if lineBreakMode != oldValue { onChange?() } }
    }

    /// Whether the container is as wide as its text view leaves it room. A text view's own container does; others do not.
    open var widthTracksTextView = false {
        didSet { if widthTracksTextView != oldValue { onChange?() } }
    }

    open var heightTracksTextView = false {
        didSet { if heightTracksTextView != oldValue { onChange?() } }
    }

    /// Areas that text flows around, in the container's coordinates. Default none.
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet { onChange?() }
    }

    /// Whether lines are as wide as the container throughout: no area is kept free.
    open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

    /// The areas as the text engine has them: its coordinates begin behind the padding.
    var exclusions: TextExclusions? {
        guard !exclusionPaths.isEmpty else { return nil }
        let paths: [CGPath] = exclusionPaths.map { path in
            var shift = CGAffineTransform(translationX: -lineFragmentPadding, y: 0)
            return path.cgPath.copy(using: &shift) ?? path.cgPath
        }
        return TextExclusions(paths)
    }

    /// The room for a line in a rectangle: the first of what exclusion paths leave of it.
    ///
    /// - Parameter remainingRect: gets what is left behind it.
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        remainingRect?.pointee = .zero
        var rect: CGRect = proposedRect
        if size.width > 0 { rect = rect.intersection(CGRect(x: 0, y: rect.minY, width: size.width, height: rect.height)) }
        guard !rect.isNull, let exclusions = TextExclusions(exclusionPaths.map(\.cgPath)) else { return rect.isNull ? .zero : rect }
        let gaps: [CGRect] = exclusions.gaps(top: Double(rect.minY), bottom: Double(rect.maxY), width: Double(rect.maxX)).compactMap { gap in
            let part = CGRect(x: gap.lowerBound, y: Double(rect.minY), width: gap.upperBound - gap.lowerBound, height: Double(rect.height))
            let inside: CGRect = part.intersection(rect)
            return inside.isNull || inside.isEmpty ? nil : inside
        }
        let ordered: [CGRect] = baseWritingDirection == .rightToLeft ? gaps.reversed() : gaps
        if ordered.count > 1 { remainingRect?.pointee = ordered.dropFirst().reduce(CGRect.null) { $0.union($1) } }
        return ordered.first ?? .zero
    }

    /// Puts another manager in the place of the container's, with all its containers and the text.
    open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        guard let old = manager, old !== newLayoutManager else { return }
        let storage: NSTextStorage? = old.textStorage
        let containers: [NSTextContainer] = old.textContainers
        for index in containers.indices.reversed() { old.removeTextContainer(at: index) }
        storage?.removeLayoutManager(old)
        for container in containers { newLayoutManager.addTextContainer(container) }
        storage?.addLayoutManager(newLayoutManager)
        onChange?()
    }

    var onChange: (() -> Void)?
    weak var manager: NSLayoutManager?
    /// The manager that lays text out in it.
    open var layoutManager: NSLayoutManager? { manager }

    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    public convenience override init() {
        self.init(size: .zero)
    }

    /// A container without a size: an archive holds none of a container's values here.
    public required init(coder: NSCoder) {
        size = .zero
        super.init()
    }
}

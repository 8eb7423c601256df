import UIKit

/// A page of a document. Its coordinates are points with y upwards, as its file has them; rotation turns what is shown.
open class PDFPage: NSObject, NSCopying, @unchecked Sendable {
    /// The keys of `init(image:options:)`.
    public struct ImageInitializationOption: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A `CGRect`. Default as large as the image, in points.
        public static let mediaBox = ImageInitializationOption(rawValue: "PDFPageImageInitializationOptionMediaBox")
        /// Degrees, a multiple of 90. Default 0.
        public static let rotation = ImageInitializationOption(rawValue: "PDFPageImageInitializationOptionRotation")
        /// Whether a small image fills the page. Default false.
        public static let upscaleIfSmaller = ImageInitializationOption(rawValue: "PDFPageImageInitializationOptionUpscaleIfSmaller")
        /// From 0 to 1. Images are kept as they are here.
        public static let compressionQuality = ImageInitializationOption(rawValue: "PDFPageImageInitializationOptionCompressionQuality")
    }

    open internal(set) weak var document: PDFDocument?
    /// The page as Core Graphics has it; nil for one that no file has.
    open private(set) var pageRef: CGPDFPage?
    private(set) var source: PDFPageSource?
    private var image: UIImage?
    private var fillsPage = false
    private var boxes: [PDFDisplayBox: CGRect] = [.mediaBox: CGRect(x: 0, y: 0, width: 612, height: 792)]
    private var turn = 0
    private var list: [PDFAnnotation]?

    /// An empty page of US Letter.
    public override init() { super.init() }

    /// A page that an image fills, as large as it is in points.
    public convenience init?(image: UIImage) { self.init(image: image, options: [:]) }

    public init?(image: UIImage, options: [ImageInitializationOption: Any] = [:]) {
        guard image.size.width > 0, image.size.height > 0 else { return nil }
        super.init()
        self.image = image
        let box: CGRect? = options[.mediaBox] as? CGRect ?? (options[.mediaBox] as? NSValue)?.cgRectValue
        boxes[.mediaBox] = box ?? CGRect(origin: .zero, size: image.size)
        fillsPage = (options[.upscaleIfSmaller] as? NSNumber)?.boolValue ?? false
        turn = Self.normalized((options[.rotation] as? NSNumber)?.intValue ?? 0)
    }

    /// Becomes a page of a file.
    func take(_ page: CGPDFPage, source: PDFPageSource?, document: PDFDocument) {
        pageRef = page
        self.source = source
        self.document = document
        boxes = source?.boxes ?? [.mediaBox: page.getBoxRect(.mediaBox)]
        if boxes[.mediaBox] == nil { boxes[.mediaBox] = page.getBoxRect(.mediaBox) }
        turn = Self.normalized(source?.rotation ?? 0)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy: PDFPage = type(of: self) == PDFPage.self ? PDFPage() : ObjCRuntime.instantiate(type(of: self)) as? PDFPage ?? PDFPage()
        copy.pageRef = pageRef
        copy.source = source
        copy.image = image
        copy.fillsPage = fillsPage
        copy.boxes = boxes
        copy.turn = turn
        copy.displaysAnnotations = displaysAnnotations
        copy.list = []
        for annotation in annotations { if let own = annotation.copy() as? PDFAnnotation { copy.addAnnotation(own) } }
        return copy
    }

    /// The page's name in its document: its number, where the file says no other.
    open var label: String? {
        guard let document else { return nil }
        if let name = pageRef?.label, !document.isChanged { return name }
        let index: Int = document.index(for: self)
        return index == NSNotFound ? nil : "\(index + 1)"
    }

    // MARK: Geometry

    /// A box as the page itself has it; nil where it says none.
    func ownBox(_ box: PDFDisplayBox) -> CGRect? { boxes[box] }

    /// In the page's coordinates. Boxes that the page does not have are its crop box, and that is the media box; none goes beyond the media box.
    open func bounds(for box: PDFDisplayBox) -> CGRect {
        let media: CGRect = boxes[.mediaBox] ?? .zero
        func part(_ box: PDFDisplayBox) -> CGRect? { boxes[box].map { $0.intersection(media) }.flatMap { $0.isNull || $0.isEmpty ? nil : $0 } }
        return part(box) ?? part(.cropBox) ?? media
    }

    /// An empty rectangle takes a box away, but for the media box.
    open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) {
        if bounds.isEmpty, box == .mediaBox { return }
        boxes[box] = bounds.isEmpty ? nil : bounds
        document?.pagesDidChange()
    }

    /// Degrees clockwise: 0, 90, 180 or 270.
    open var rotation: Int {
        get { turn }
        set {
            turn = Self.normalized(newValue)
            document?.pagesDidChange()
        }
    }

    static func normalized(_ degrees: Int) -> Int { ((degrees % 360 + 360) % 360) / 90 * 90 }

    /// From the page's coordinates to those of what is shown: the box's lower left corner, as the page is turned, becomes the origin.
    open func transform(for box: PDFDisplayBox) -> CGAffineTransform {
        let bounds: CGRect = bounds(for: box)
        let shift = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
        return switch turn {
        case 90: shift.concatenating(CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: bounds.width))
        case 180: shift.concatenating(CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: bounds.width, ty: bounds.height))
        case 270: shift.concatenating(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: bounds.height, ty: 0))
        default: shift
        }
    }

    /// How large the page is shown.
    func shownSize(_ box: PDFDisplayBox) -> CGSize {
        let size: CGSize = bounds(for: box).size
        return turn % 180 == 0 ? size : CGSize(width: size.height, height: size.width)
    }

    // MARK: Annotations

    open var annotations: [PDFAnnotation] {
        if let list { return list }
        let made: [PDFAnnotation] = PDFAnnotationReading(page: self).annotations()
        list = made
        for annotation in made { annotation.page = self }
        return made
    }

    /// Whether annotations are drawn with the page. Default true.
    open var displaysAnnotations = true { didSet { if displaysAnnotations != oldValue { annotationsDidChange(isChange: false) } } }

    open func addAnnotation(_ annotation: PDFAnnotation) {
        guard !annotations.contains(where: { $0 === annotation }) else { return }
        list = annotations + [annotation]
        annotation.page = self
        annotationsDidChange()
    }

    open func removeAnnotation(_ annotation: PDFAnnotation) {
        guard annotations.contains(where: { $0 === annotation }) else { return }
        list?.removeAll { $0 === annotation }
        annotation.page = nil
        annotationsDidChange()
    }

    /// The upmost annotation at a point of the page's coordinates.
    open func annotation(at point: CGPoint) -> PDFAnnotation? { annotations.last { $0.type != "Popup" && $0.bounds.contains(point) } }

    func annotationsDidChange(isChange: Bool = true) {
        if isChange { document?.isChanged = true }
        NotificationCenter.default.post(name: .pdfPageAnnotationsChanged, object: self)
    }

    // MARK: Drawing

    /// The page's content as poppler draws it, in the page's own coordinates.
    private lazy var content: CGPDFPage? = {
        guard let source, !source.isPlain else { return pageRef }
        return source.content(in: source.boxes.values.reduce(.null) { $0.union($1) }) ?? pageRef
    }()

    /// Draws the page with the lower left corner of the box, as it is turned, at the origin. The background is left as it is.
    open func draw(with box: PDFDisplayBox, to context: CGContext) {
        context.saveGState()
        transform(context, for: box)
        context.clip(to: bounds(for: box))
        if let content { context.drawPDFPage(content) }
        if let image { draw(image, in: context) }
        context.restoreGState()
        guard displaysAnnotations else { return }
        for annotation in annotations where annotation.isShown {
            context.saveGState()
            transform(context, for: box)
            annotation.draw(with: box, in: context)
            context.restoreGState()
        }
    }

    private func draw(_ image: UIImage, in context: CGContext) {
        let page: CGRect = bounds(for: .mediaBox)
        let fit: CGFloat = min(page.width / image.size.width, page.height / image.size.height)
        let scale: CGFloat = fillsPage ? fit : min(1, fit)
        let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
        context.saveGState()
        context.translateBy(x: page.midX - size.width / 2, y: page.midY + size.height / 2)
        context.scaleBy(x: 1, y: -1)
        UIGraphicsPushContext(context)
        image.draw(in: CGRect(origin: .zero, size: size))
        UIGraphicsPopContext()
        context.restoreGState()
    }

    /// Gives a context the page's coordinates.
    open func transform(_ context: CGContext, for box: PDFDisplayBox) { context.concatenate(transform(for: box)) }

    /// A picture of the page on white, as large as fits into `size` without another shape.
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
        let own: CGSize = shownSize(box)
        guard own.width > 0, own.height > 0, size.width > 0, size.height > 0 else { return UIImage() }
        let scale: CGFloat = min(size.width / own.width, size.height / own.height)
        let fitted = CGSize(width: max(1, (own.width * scale).rounded()), height: max(1, (own.height * scale).rounded()))
        return UIGraphicsImageRenderer(size: fitted).image { renderer in
            UIColor.white.setFill()
            renderer.fill(CGRect(origin: .zero, size: fitted))
            renderer.cgContext.translateBy(x: 0, y: fitted.height)
            renderer.cgContext.scaleBy(x: fitted.width / own.width, y: -fitted.height / own.height)
            draw(with: box, to: renderer.cgContext)
        }
    }

    // MARK: Text

    private(set) lazy var text = PDFPageText(content)

    /// The page's text, line by line.
    open var string: String? { text.string as String }
    open var attributedString: NSAttributedString? {
        // Sizes as the lines are high, which is all that is told of fonts.
        let made = NSMutableAttributedString(string: text.string as String, attributes: [.font: UIFont.systemFont(ofSize: 12)])
        for line in text.lines(in: text.all) {
            let height: CGFloat = text.bounds(of: line).height
            if height > 0, height < 1000 { made.addAttribute(.font, value: UIFont.systemFont(ofSize: (height / 1.2).rounded()), range: line) }
        }
        return made
    }
    /// In UTF-16, with the ends of lines.
    open var numberOfCharacters: Int { text.string.length }

    /// In the page's coordinates; an empty rectangle for the ends of lines and where there is no character.
    open func characterBounds(at index: Int) -> CGRect {
        let bounds: CGRect = text.bounds(of: NSRange(location: index, length: 1))
        return bounds.isNull ? .zero : bounds
    }

    /// `NSNotFound` where there is none.
    open func characterIndex(at point: CGPoint) -> Int { text.index(at: point) ?? NSNotFound }

    // MARK: Selections

    var selectionForAll: PDFSelection? { text.all.length > 0 ? PDFSelection(range: text.all, on: self) : nil }

    /// The text whose characters have their middles in a rectangle; nil where there is none.
    open func selection(for rect: CGRect) -> PDFSelection? {
        let ranges: [NSRange] = text.ranges(in: rect)
        guard !ranges.isEmpty else { return nil }
        let selection = PDFSelection(document: document)
        for range in ranges { selection.add(range, on: self) }
        return selection
    }

    open func selectionForWord(at point: CGPoint) -> PDFSelection? {
        text.index(at: point).flatMap { text.word(at: $0) }.map { PDFSelection(range: $0, on: self) }
    }

    open func selectionForLine(at point: CGPoint) -> PDFSelection? { text.index(at: point).map { PDFSelection(range: text.line(at: $0), on: self) } }

    /// The text from the character nearest to one point to that nearest to the other.
    open func selection(from startPoint: CGPoint, to endPoint: CGPoint) -> PDFSelection? {
        guard let first = text.index(nearest: startPoint), let last = text.index(nearest: endPoint) else { return nil }
        return PDFSelection(range: NSRange(location: min(first, last), length: abs(last - first) + 1), on: self)
    }

    /// Nil where the page has no such range.
    open func selection(for range: NSRange) -> PDFSelection? {
        guard range.location >= 0, range.length > 0, range.location <= numberOfCharacters - range.length else { return nil }
        return PDFSelection(range: range, on: self)
    }

    // MARK: Writing

    /// A document of this page alone.
    open var dataRepresentation: Data? {
        let owner: PDFDocument = document ?? PDFDocument()
        return PDFDocumentAssembly(owner, [:]).data(of: [self], outline: nil, attributes: [:])
    }
}

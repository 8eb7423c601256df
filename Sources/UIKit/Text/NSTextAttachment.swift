/// The picture and the place of something that stands in text.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
    func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage?
    func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect
}

/// A picture that stands in text in place of the character U+FFFC.
open class NSTextAttachment: NSObject, NSSecureCoding, NSTextAttachmentContainer, @unchecked Sendable {
    public static let character: Int = 0xFFFC

    open var image: UIImage? {
        didSet { box = nil }
    }

    /// The place relative to the baseline, y upwards; an empty rectangle takes the image's size on the baseline.
    open var bounds: CGRect = .zero {
        didSet { box = nil }
    }

    open var contents: Data?
    open var fileType: String?

    /// The contents as a file; a new one gives its contents, which are shown when they are a picture.
    open var fileWrapper: FileWrapper? {
        get {
            if let wrapper { return wrapper }
            return contents.map { FileWrapper(regularFileWithContents: $0) }
        }
        set {
            wrapper = newValue
            contents = newValue?.regularFileContents
            if let picture = contents.flatMap({ UIImage(data: $0) }) { image = picture }
        }
    }
    private var wrapper: FileWrapper?

    /// Whether a view may stand for the attachment. Default true.
    open var allowsTextAttachmentView = true
    /// Whether a view does; pictures always do here.
    open var usesTextAttachmentView: Bool { false }

    private var box: (traits: UITraitCollection, tint: UIColor?, asked: CGRect?, attachment: TextAttachment)?

    public override init() {
        super.init()
    }

    /// An attachment as an archive has it: its picture, its bounds, and contents.
    public required init?(coder: NSCoder) {
        super.init()
        guard coder.allowsKeyedCoding, coder.containsValue(forKey: "NSAttachmentBounds") else { return }
        bounds = coder.decodeCGRect(forKey: "NSAttachmentBounds")
        image = coder.decodeObject(of: UIImage.self, forKey: "NSAttachmentImage")
        contents = coder.decodeObject(of: NSData.self, forKey: "NSAttachmentContents").map { $0 as Data }
        fileType = coder.decodeObject(of: NSString.self, forKey: "NSAttachmentFileType").map { "\($0)" }
    }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        coder.encode(bounds, forKey: "NSAttachmentBounds")
        if let image { coder.encode(image, forKey: "NSAttachmentImage") }
        if let contents { coder.encode(contents as NSData, forKey: "NSAttachmentContents") }
        if let fileType { coder.encode(NSString(string: fileType), forKey: "NSAttachmentFileType") }
    }

    /// An attachment of file contents, shown when they are a picture.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
        image = contentData.flatMap { UIImage(data: $0) }
    }

    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    /// The room between the attachment and the text around it, in points. Default 0.
    open var lineLayoutPadding: CGFloat = 0 {
        didSet { box = nil }
    }

    /// The picture that is shown in a rectangle: the image. A subclass may have another.
    open func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage? { image }

    /// The place relative to the baseline in points: `bounds`, or the image's size where they are empty.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect {
        bounds.isEmpty ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
    }

    /// The box for the text engine. Symbols take the colour of the text.
    func textAttachment(font: UIFont, color: UIColor?, traits: UITraitCollection, lineWidth: CGFloat) -> TextAttachment? {
        let isOwn: Bool = type(of: self) != NSTextAttachment.self
        // A subclass may say otherwise for each line; it is asked about one of the font's height.
        let asked: CGRect? =
            isOwn
            ? attachmentBounds(
                for: nil, proposedLineFragment: CGRect(x: 0, y: 0, width: lineWidth, height: font.lineHeight), glyphPosition: .zero, characterIndex: 0) : nil
        if let box, box.traits == traits, box.tint == color, asked == nil || asked == box.asked { return box.attachment }
        guard let image = image ?? (isOwn ? image(forBounds: asked ?? bounds, textContainer: nil, characterIndex: 0) : nil) else { return nil }
        let natural: CGRect = bounds.isEmpty ? NSTextAttachment.standardBounds(of: image, font: font) : bounds
        let isStandard: Bool = asked == CGRect(origin: .zero, size: image.size) && bounds.isEmpty
        var place: CGRect = isStandard || asked?.isEmpty != false ? natural : asked ?? natural
        place.size.width += 2 * lineLayoutPadding
        let padding: CGFloat = lineLayoutPadding
        let tint: UIColor? = image.isTemplate() ? (color ?? .black).resolvedColor(with: traits) : nil
        let attachment = TextAttachment(bounds: place) { context, rect in
            image.paint(in: rect.insetBy(dx: padding, dy: 0), context: context, tint: tint)
        }
        box = (traits, color, asked, attachment)
        return attachment
    }

    /// A symbol stands on its own baseline, other pictures with their lower edge on the text's.
    private static func standardBounds(of image: UIImage, font: UIFont) -> CGRect {
        CGRect(origin: CGPoint(x: 0, y: -(image.baselineOffsetFromBottom ?? 0)), size: image.size)
    }
}

extension NSAttributedString {
    /// A string of one attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}

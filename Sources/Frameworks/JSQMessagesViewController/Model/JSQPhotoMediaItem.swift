import UIKit

/// A picture, which fills its bubble.
@preconcurrency @MainActor open class JSQPhotoMediaItem: JSQMediaItem {
    /// Nil shows the placeholder until it is set, and the messages are loaded anew.
    open var image: UIImage! {
        didSet { dropViews() }
    }
    private var shown: UIImageView?

    public override init() { super.init() }
    public override init!(maskAsOutgoing: Bool) { super.init(maskAsOutgoing: maskAsOutgoing) }

    public init!(image: UIImage!) {
        super.init()
        self.image = image
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        image = (coder.decodeObject(forKey: "image") as? Data).flatMap { UIImage(data: $0) }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(image?.pngData(), forKey: "image")
    }

    override func dropViews() {
        super.dropViews()
        shown = nil
    }

    open override func mediaView() -> UIView! {
        guard let image else { return nil }
        if let shown { return shown }
        let view: UIImageView = bubble(of: image)
        shown = view
        return view
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = JSQPhotoMediaItem(image: image)
        copy?.appliesMediaViewMaskAsOutgoing = appliesMediaViewMaskAsOutgoing
        return copy as Any
    }
}

import UIKit

/// A film: a black bubble with the sign for playing. The app plays it when it is tapped.
@preconcurrency @MainActor open class JSQVideoMediaItem: JSQMediaItem {
    open var fileURL: URL! {
        didSet { dropViews() }
    }
    /// The placeholder is shown until it is. Default false.
    open var isReadyToPlay = false {
        didSet { dropViews() }
    }
    private var shown: UIImageView?

    public override init() { super.init() }
    public override init!(maskAsOutgoing: Bool) { super.init(maskAsOutgoing: maskAsOutgoing) }

    public init!(fileURL: URL!, isReadyToPlay: Bool) {
        super.init()
        self.fileURL = fileURL
        self.isReadyToPlay = isReadyToPlay
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        fileURL = (coder.decodeObject(forKey: "fileURL") as? String).flatMap { URL(string: $0) }
        isReadyToPlay = coder.decodeBool(forKey: "isReadyToPlay")
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(fileURL?.absoluteString, forKey: "fileURL")
        coder.encode(isReadyToPlay, forKey: "isReadyToPlay")
    }

    override func dropViews() {
        super.dropViews()
        shown = nil
    }

    open override func mediaView() -> UIView! {
        guard fileURL != nil, isReadyToPlay else { return nil }
        if let shown { return shown }
        let view: UIImageView = bubble(of: UIImage.jsq_defaultPlay().jsq_imageMasked(with: .lightGray))
        view.backgroundColor = .black
        view.contentMode = .center
        shown = view
        return view
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = JSQVideoMediaItem(fileURL: fileURL, isReadyToPlay: isReadyToPlay)
        copy?.appliesMediaViewMaskAsOutgoing = appliesMediaViewMaskAsOutgoing
        return copy as Any
    }
}

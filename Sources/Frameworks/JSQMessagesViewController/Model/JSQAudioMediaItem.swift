import QuinceAVFoundation
import UIKit

/// A sound: a bubble with a button, the progress and the time.
@preconcurrency @MainActor open class JSQAudioMediaItem: JSQMediaItem, @preconcurrency AVAudioPlayerDelegate {
    open weak var delegate: (any JSQAudioMediaItemDelegate)?
    public let audioViewAttributes: JSQAudioMediaViewAttributes
    /// Nil shows the placeholder.
    open var audioData: Data? {
        didSet { clearCachedMediaViews() }
    }

    private var shown: UIView?
    private var player: AVAudioPlayer?
    private let button = UIButton(type: .custom)
    private let label = UILabel()
    private let progress = UIProgressView(progressViewStyle: .default)
    private var timer: Timer?

    public init(data audioData: Data?, audioViewAttributes: JSQAudioMediaViewAttributes) {
        self.audioViewAttributes = audioViewAttributes
        super.init()
        self.audioData = audioData
        button.addTarget(self, action: "jsq_playPressed:", for: .touchUpInside)
    }

    public convenience init(data audioData: Data?) { self.init(data: audioData, audioViewAttributes: JSQAudioMediaViewAttributes()) }
    public convenience init(audioViewAttributes: JSQAudioMediaViewAttributes) { self.init(data: nil, audioViewAttributes: audioViewAttributes) }
    public convenience override init() { self.init(data: nil, audioViewAttributes: JSQAudioMediaViewAttributes()) }
    public convenience override init!(maskAsOutgoing: Bool) {
        self.init(data: nil, audioViewAttributes: JSQAudioMediaViewAttributes())
        appliesMediaViewMaskAsOutgoing = maskAsOutgoing
    }

    public required convenience init?(coder: NSCoder) { self.init(data: coder.decodeObject(forKey: "audioData") as? Data) }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(audioData, forKey: "audioData")
    }

    /// Takes the sound of a file.
    open func setAudioData(with audioURL: URL) { audioData = try? Data(contentsOf: audioURL) }
    public final func setAudioData(withUrl audioURL: URL) { setAudioData(with: audioURL) }

    override func dropViews() {
        super.dropViews()
        shown = nil
    }

    open override func clearCachedMediaViews() {
        super.clearCachedMediaViews()
        timer?.invalidate()
        timer = nil
        player?.stop()
        player = nil
    }

    /// 160 points wide, and as high as the button between its insets.
    open override func mediaViewDisplaySize() -> CGSize {
        let insets: UIEdgeInsets = audioViewAttributes.controlInsets
        return CGSize(width: 160, height: insets.top + insets.bottom + audioViewAttributes.playButtonImage.size.height)
    }

    open override func mediaView() -> UIView! {
        guard let audioData else { return nil }
        if let shown { return shown }
        if player == nil {
            player = try? AVAudioPlayer(data: audioData)
            player?.delegate = self
        }
        let size: CGSize = mediaViewDisplaySize()
        let view = UIView(frame: CGRect(origin: .zero, size: size))
        view.backgroundColor = audioViewAttributes.backgroundColor
        view.clipsToBounds = true
        fill(view, size)
        JSQMessagesMediaViewBubbleImageMasker.applyBubbleImageMask(toMediaView: view, isOutgoing: appliesMediaViewMaskAsOutgoing)
        shown = view
        return view
    }

    private func fill(_ view: UIView, _ size: CGSize) {
        let looks: JSQAudioMediaViewAttributes = audioViewAttributes
        let insets: UIEdgeInsets = looks.controlInsets
        // The side of the tail has the larger inset.
        let (left, right): (CGFloat, CGFloat) = appliesMediaViewMaskAsOutgoing ? (insets.left, insets.right) : (insets.right, insets.left)
        button.frame = CGRect(origin: CGPoint(x: left, y: insets.top), size: looks.playButtonImage.size)
        button.setImage(looks.playButtonImage, for: .normal)
        button.setImage(looks.pauseButtonImage, for: .selected)
        let duration: TimeInterval = player?.duration ?? 0
        label.font = looks.labelFont
        label.textColor = looks.tintColor
        label.text = time(duration, of: duration)
        label.sizeToFit()
        label.frame.origin = CGPoint(x: size.width - right - label.frame.width, y: (size.height - label.frame.height) / 2)
        progress.sizeToFit()
        progress.tintColor = looks.tintColor
        let start: CGFloat = button.frame.maxX + looks.controlPadding
        progress.frame = CGRect(
            x: start, y: (size.height - progress.frame.height) / 2, width: max(0, label.frame.minX - looks.controlPadding - start),
            height: progress.frame.height)
        [button, label, progress].forEach(view.addSubview)
    }

    func jsq_playPressed(_ sender: UIButton) {
        changeCategory()
        guard let player else { return }
        if player.isPlaying {
            button.isSelected = false
            timer?.invalidate()
            timer = nil
            player.stop()
        } else {
            button.isSelected = true
            timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in MainActor.assumeIsolated { self?.showProgress() } }
            player.play()
        }
    }

    private func changeCategory() {
        let session: AVAudioSession = .sharedInstance()
        let (category, options) = (session.category, session.categoryOptions)
        let wished = AVAudioSession.Category(rawValue: audioViewAttributes.audioCategory)
        guard category != wished || options != audioViewAttributes.audioCategoryOptions else { return }
        var failure: (any Error)?
        do { try session.setCategory(wished, options: audioViewAttributes.audioCategoryOptions) } catch { failure = error }
        delegate?.audioMediaItem(self, didChangeAudioCategory: category.rawValue, options: options, error: failure)
    }

    private func showProgress() {
        guard let player, player.isPlaying, player.duration > 0 else { return }
        progress.progress = Float(player.currentTime / player.duration)
        label.text = time(player.currentTime, of: player.duration)
    }

    /// Minutes and seconds, or hours too where the sound is as long; tenths of seconds, if they are wished for, of less than a minute.
    private func time(_ time: TimeInterval, of duration: TimeInterval) -> String {
        if duration < 60 {
            if audioViewAttributes.showFractionalSeconds { return String(format: "%.1f", time) }
            return String(format: "0:%02d", Int(time < duration ? time.rounded() : time.rounded(.up)))
        }
        let (minutes, seconds) = Int(time).quotientAndRemainder(dividingBy: 60)
        if duration < 3600 { return String(format: "%d:%02d", minutes, seconds) }
        return String(format: "%d:%02d:%02d", minutes / 60, minutes % 60, seconds)
    }

    open func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
        timer?.invalidate()
        timer = nil
        progress.progress = 0
        button.isSelected = false
        label.text = time(player.duration, of: player.duration)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = JSQAudioMediaItem(data: audioData, audioViewAttributes: audioViewAttributes)
        copy.appliesMediaViewMaskAsOutgoing = appliesMediaViewMaskAsOutgoing
        return copy
    }
}

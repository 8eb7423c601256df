import QuinceAVFoundation
import UIKit

/// The looks of a sound's bubble.
@preconcurrency @MainActor open class JSQAudioMediaViewAttributes: NSObject {
    open var playButtonImage: UIImage
    open var pauseButtonImage: UIImage
    /// Default the system's of 12 points.
    open var labelFont: UIFont
    /// Whether tenths of seconds are shown of sounds below a minute. Default false.
    open var showFractionalSeconds: Bool
    /// Default the light grey of bubbles.
    open var backgroundColor: UIColor
    /// Default the blue of bubbles.
    open var tintColor: UIColor
    /// Of an outgoing bubble; left and right change places for an incoming one. Default 6 points, 18 on the right.
    open var controlInsets: UIEdgeInsets
    /// Points between the controls. Default 6.
    open var controlPadding: CGFloat
    /// The session's category while it plays. Default playback.
    open var audioCategory: String
    open var audioCategoryOptions: AVAudioSession.CategoryOptions

    public init(
        playButton playButtonImage: UIImage, pauseButtonImage: UIImage, labelFont: UIFont, showFractionalSecodns showFractionalSeconds: Bool,
        backgroundColor: UIColor, tintColor: UIColor, controlInsets: UIEdgeInsets, controlPadding: CGFloat, audioCategory: String,
        audioCategoryOptions: AVAudioSession.CategoryOptions
    ) {
        self.playButtonImage = playButtonImage
        self.pauseButtonImage = pauseButtonImage
        self.labelFont = labelFont
        self.showFractionalSeconds = showFractionalSeconds
        self.backgroundColor = backgroundColor
        self.tintColor = tintColor
        self.controlInsets = controlInsets
        self.controlPadding = controlPadding
        self.audioCategory = audioCategory
        self.audioCategoryOptions = audioCategoryOptions
        super.init()
    }

    public convenience override init() {
        let tint: UIColor = .jsq_messageBubbleBlue()
        self.init(
            playButton: UIImage.jsq_defaultPlay().jsq_imageMasked(with: tint), pauseButtonImage: UIImage.jsq_defaultPause().jsq_imageMasked(with: tint),
            labelFont: .systemFont(ofSize: 12), showFractionalSecodns: false, backgroundColor: .jsq_messageBubbleLightGray(), tintColor: tint,
            controlInsets: UIEdgeInsets(top: 6, left: 6, bottom: 6, right: 18), controlPadding: 6,
            audioCategory: AVAudioSession.Category.playback.rawValue, audioCategoryOptions: [.duckOthers, .defaultToSpeaker, .allowBluetooth])
    }
}

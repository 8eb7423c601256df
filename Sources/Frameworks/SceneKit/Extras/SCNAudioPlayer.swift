/// Plays a sound at a node; nothing is heard.
open class SCNAudioPlayer: NSObject, @unchecked Sendable {
    public let audioSource: SCNAudioSource?
    open var willStartPlayback: (() -> Void)?
    open var didFinishPlayback: (() -> Void)?
    public init(source: SCNAudioSource) {
        audioSource = source
        super.init()
    }
}

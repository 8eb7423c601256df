/// A sound for a scene. It is kept and not heard.
open class SCNAudioSource: NSObject, NSCopying, @unchecked Sendable {
    private let url: URL
    open var isPositional = true
    /// Default 1.
    open var volume: Float = 1
    open var rate: Float = 1
    open var reverbBlend: Float = 0
    open var loops = false
    open var shouldStream = false

    /// Nil if the app's bundle has no such file.
    public convenience init?(named fileName: String) {
        let name = fileName as NSString
        guard let url = Bundle.main.url(forResource: name.deletingPathExtension, withExtension: name.pathExtension.isEmpty ? nil : name.pathExtension) else {
            return nil
        }
        self.init(url: url)
    }
    /// Nil without such a file.
    public convenience init?(fileNamed name: String) { self.init(named: name) }
    public init?(url: URL) {
        guard url.isFileURL, FileManager.default.isReadableFile(atPath: url.path) else { return nil }
        self.url = url
        super.init()
    }
    private init(copying other: SCNAudioSource) {
        url = other.url
        super.init()
        (isPositional, volume, rate, reverbBlend) = (other.isPositional, other.volume, other.rate, other.reverbBlend)
        (loops, shouldStream) = (other.loops, other.shouldStream)
    }
    open func load() {}
    open func copy(with zone: NSZone? = nil) -> Any { SCNAudioSource(copying: self) }
}

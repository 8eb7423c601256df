import Foundation

/// Reads and writes a file while nobody else does. Within an app here nobody else does: what is coordinated is done at once, and the app's
/// presenters of the file hear of it.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
    public struct ReadingOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let withoutChanges = ReadingOptions(rawValue: 1)
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
        public static let forUploading = ReadingOptions(rawValue: 8)
    }

    public struct WritingOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let forDeleting = WritingOptions(rawValue: 1)
        public static let forMoving = WritingOptions(rawValue: 2)
        public static let forMerging = WritingOptions(rawValue: 4)
        public static let forReplacing = WritingOptions(rawValue: 8)
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
    }

    /// Who acts, and hears of nothing that it does.
    private let presenter: (any NSFilePresenter)?

    public override convenience init() { self.init(filePresenter: nil) }

    public init(filePresenter filePresenterOrNil: (any NSFilePresenter)?) {
        presenter = filePresenterOrNil
        super.init()
    }

    open class func addFilePresenter(_ filePresenter: any NSFilePresenter) { FilePresenters.current.add(filePresenter) }
    open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) { FilePresenters.current.remove(filePresenter) }
    /// The app's presenters.
    open class var filePresenters: [any NSFilePresenter] { FilePresenters.current.all }

    open var purposeIdentifier = UUID().uuidString

    open func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error outError: UnsafeMutablePointer<NSError?>?, byAccessor reader: (URL) -> Void
    ) { reader(url) }

    open func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL) -> Void
    ) {
        writer(url)
        didWrite(url, options)
    }

    open func coordinate(
        readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
        options writingOptions: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?, byAccessor readerWriter: (URL, URL) -> Void
    ) {
        readerWriter(readingURL, writingURL)
        didWrite(writingURL, writingOptions)
    }

    /// Writes at two addresses, as a move does.
    open func coordinate(
        writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL, options options2: WritingOptions = [],
        error outError: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL, URL) -> Void
    ) {
        writer(url1, url2)
        if !options1.contains(.forMoving) { didWrite(url1, options1) }
        didWrite(url2, options2)
    }

    /// Tells presenters that a file has moved.
    open func item(at oldURL: URL, didMoveTo newURL: URL) {
        FilePresenters.current.tell(oldURL, but: presenter) { listener, isItem in
            if isItem { try? listener.presentedItemDidMove(to: newURL) }
        }
    }

    private func didWrite(_ url: URL, _ options: WritingOptions) {
        let isGone: Bool = options.contains(.forDeleting) && !FileManager.default.fileExists(atPath: url.path)
        FilePresenters.current.tell(url, but: presenter) { listener, isItem in
            switch (isItem, isGone) {
            case (true, true): try? listener.accommodatePresentedItemDeletion { _ in }
            case (true, false): try? listener.presentedItemDidChange()
            case (false, _): try? listener.presentedSubitemDidChange(at: url)
            }
        }
    }

    open func cancel() {}
}

@_exported import UIKit

public typealias PFImageViewImageResultBlock = (UIImage?, (any Error)?) -> Void

/// A view that shows the picture of a file.
@preconcurrency @MainActor open class PFImageView: UIImageView {
    /// Its picture is shown when it is loaded. Another file takes the place of what is under way.
    open var file: PFFileObject? {
        didSet { if file !== oldValue { round += 1 } }
    }
    private var round = 0

    /// Shows the file's picture, over the one that is shown until then.
    @discardableResult
    open func loadInBackground() -> BFTask<UIImage> {
        let source = BFTaskCompletionSource<UIImage>()
        load { image, error in if let error { source.trySet(error: error) } else { source.trySet(result: image) } }
        return source.task
    }

    /// - Parameter completion: called on the main thread. Without a file it is called with neither picture nor error.
    open func load(inBackground completion: PFImageViewImageResultBlock?) { load(inBackground: completion, progressBlock: nil) }

    open func load(inBackground completion: PFImageViewImageResultBlock?, progressBlock: ((Int32) -> Void)?) {
        guard let file else {
            completion?(nil, nil)
            return
        }
        let asked: Int = round
        file.getDataInBackground(
            block: { [weak self] data, error in
                MainActor.assumeIsolated {
                    guard let self, self.round == asked else { return }
                    let image: UIImage? = data.flatMap { UIImage(data: $0) }
                    if let image { self.image = image }
                    completion?(image, error ?? (image == nil ? ParseErrors.error(.errorInvalidImageData, "The file is no picture.") : nil))
                }
            }, progressBlock: progressBlock)
    }
}

import UIKit

/// The objects of a list, a page of them after the other.
@MainActor final class QueryPages {
    private(set) var objects: [PFObject] = []
    private var page = 0
    /// The number of objects that came last; nil after an error and before the first.
    private var lastCount: Int?
    var isLoading = false

    /// Whether there may be more.
    func mayHaveMore(_ objectsPerPage: Int) -> Bool { !objects.isEmpty && (lastCount ?? objectsPerPage) >= objectsPerPage }
    var next: Int { page + 1 }

    /// Loads a page. What the cache lacks is not heard of where the server is asked as well.
    func load(_ page: Int, clear: Bool, _ query: PFQuery<PFObject>, size: Int?, done: @escaping @MainActor ([PFObject]?, (any Error)?) -> Void) {
        if let size { (query.limit, query.skip) = (size, page * size) }
        isLoading = true
        query.findObjectsInBackground { [weak self] found, error in
            MainActor.assumeIsolated {
                if (error as NSError?)?.code == PFErrorCode.errorCacheMiss.rawValue, query.cachePolicy != .cacheOnly { return }
                guard let self else { return }
                self.take(found, page, clear)
                done(found, error)
            }
        }
    }

    private func take(_ found: [PFObject]?, _ page: Int, _ clear: Bool) {
        isLoading = false
        lastCount = found?.count
        guard let found else { return }
        self.page = page
        objects = clear ? found : objects + found
    }

    func clear() {
        objects = []
        page = 0
    }

    func remove(at indexes: [Int]) { for index in Set(indexes).sorted(by: >) where objects.indices.contains(index) { objects.remove(at: index) } }
}

/// The turning wheel over a list whose first objects are loaded.
@MainActor final class LoadingCover {
    private let wheel = UIActivityIndicatorView(style: .medium)

    func show(over view: UIView) {
        wheel.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        wheel.autoresizingMask = [.flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin]
        view.addSubview(wheel)
        wheel.startAnimating()
    }
    func hide() {
        wheel.stopAnimating()
        wheel.removeFromSuperview()
    }
}

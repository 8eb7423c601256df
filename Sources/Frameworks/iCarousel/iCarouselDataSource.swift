import UIKit

/// The views of a carousel. Versions of the library differ in whether the carousel may be nil: each method is there in both forms, and that of an app
/// is the one that counts.
@preconcurrency @MainActor public protocol iCarouselDataSource: iCarouselUnwrappedDataSource {
    func numberOfItems(in carousel: iCarousel) -> Int
    func numberOfItems(in carousel: iCarousel!) -> Int
    /// - Parameter view: one that is no longer seen, to be filled anew.
    func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?) -> UIView
    /// Views beyond both ends of a carousel that does not go round. Default none.
    func numberOfPlaceholders(in carousel: iCarousel) -> Int
    func numberOfPlaceholders(in carousel: iCarousel!) -> Int
    func carousel(_ carousel: iCarousel, placeholderViewAt index: Int, reusing view: UIView?) -> UIView
}

/// A data source's methods whose values are unwrapped as they are used.
@preconcurrency @MainActor public protocol iCarouselUnwrappedDataSource: NSObjectProtocol {
    func carousel(_ carousel: iCarousel!, viewForItemAt index: Int, reusing view: UIView!) -> UIView!
    func carousel(_ carousel: iCarousel!, placeholderViewAt index: Int, reusing view: UIView!) -> UIView!
}

extension iCarouselUnwrappedDataSource {
    public func carousel(_ carousel: iCarousel!, viewForItemAt index: Int, reusing view: UIView!) -> UIView! { nil }
    public func carousel(_ carousel: iCarousel!, placeholderViewAt index: Int, reusing view: UIView!) -> UIView! { nil }
}

extension iCarouselDataSource {
    public func numberOfItems(in carousel: iCarousel) -> Int { numberOfItems(in: Optional(carousel)) }
    public func numberOfItems(in carousel: iCarousel!) -> Int { 0 }
    public func carousel(_ carousel: iCarousel, viewForItemAt index: Int, reusing view: UIView?) -> UIView {
        (self as any iCarouselUnwrappedDataSource).carousel(carousel, viewForItemAt: index, reusing: view) ?? UIView()
    }
    public func numberOfPlaceholders(in carousel: iCarousel) -> Int { numberOfPlaceholders(in: Optional(carousel)) }
    public func numberOfPlaceholders(in carousel: iCarousel!) -> Int { 0 }
    public func carousel(_ carousel: iCarousel, placeholderViewAt index: Int, reusing view: UIView?) -> UIView {
        (self as any iCarouselUnwrappedDataSource).carousel(carousel, placeholderViewAt: index, reusing: view) ?? UIView()
    }
}

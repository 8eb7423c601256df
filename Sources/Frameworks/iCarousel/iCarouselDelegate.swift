import UIKit

/// Hears of a carousel's movements and decides on its looks. Every method is optional, and there with a carousel that may be nil and without.
@preconcurrency @MainActor public protocol iCarouselDelegate: NSObjectProtocol {
    func carouselWillBeginScrollingAnimation(_ carousel: iCarousel)
    func carouselWillBeginScrollingAnimation(_ carousel: iCarousel!)
    func carouselDidEndScrollingAnimation(_ carousel: iCarousel)
    func carouselDidEndScrollingAnimation(_ carousel: iCarousel!)
    func carouselDidScroll(_ carousel: iCarousel)
    func carouselDidScroll(_ carousel: iCarousel!)
    func carouselCurrentItemIndexDidChange(_ carousel: iCarousel)
    func carouselCurrentItemIndexDidChange(_ carousel: iCarousel!)
    func carouselWillBeginDragging(_ carousel: iCarousel)
    func carouselWillBeginDragging(_ carousel: iCarousel!)
    func carouselDidEndDragging(_ carousel: iCarousel, willDecelerate decelerate: Bool)
    func carouselDidEndDragging(_ carousel: iCarousel!, willDecelerate decelerate: Bool)
    func carouselWillBeginDecelerating(_ carousel: iCarousel)
    func carouselWillBeginDecelerating(_ carousel: iCarousel!)
    func carouselDidEndDecelerating(_ carousel: iCarousel)
    func carouselDidEndDecelerating(_ carousel: iCarousel!)
    /// Asked when a view is touched. Default true.
    func carousel(_ carousel: iCarousel, shouldSelectItemAt index: Int) -> Bool
    func carousel(_ carousel: iCarousel!, shouldSelectItemAt index: Int) -> Bool
    /// A view was touched.
    func carousel(_ carousel: iCarousel, didSelectItemAt index: Int)
    func carousel(_ carousel: iCarousel!, didSelectItemAt index: Int)
    /// The width of items, in points; their height where the carousel is vertical. Default 0: that of the first view.
    func carouselItemWidth(_ carousel: iCarousel) -> CGFloat
    func carouselItemWidth(_ carousel: iCarousel!) -> CGFloat
    /// The place of an item of a carousel of the type `custom`.
    /// - Parameter offset: items from the middle.
    func carousel(_ carousel: iCarousel, itemTransformForOffset offset: CGFloat, baseTransform transform: CATransform3D) -> CATransform3D
    func carousel(_ carousel: iCarousel!, itemTransformForOffset offset: CGFloat, baseTransform transform: CATransform3D) -> CATransform3D
    /// The value of an option. Default `value`.
    func carousel(_ carousel: iCarousel, valueFor option: iCarouselOption, withDefault value: CGFloat) -> CGFloat
    func carousel(_ carousel: iCarousel!, valueFor option: iCarouselOption, withDefault value: CGFloat) -> CGFloat
}

extension iCarouselDelegate {
    public func carouselWillBeginScrollingAnimation(_ carousel: iCarousel) { carouselWillBeginScrollingAnimation(Optional(carousel)) }
    public func carouselWillBeginScrollingAnimation(_ carousel: iCarousel!) {}
    public func carouselDidEndScrollingAnimation(_ carousel: iCarousel) { carouselDidEndScrollingAnimation(Optional(carousel)) }
    public func carouselDidEndScrollingAnimation(_ carousel: iCarousel!) {}
    public func carouselDidScroll(_ carousel: iCarousel) { carouselDidScroll(Optional(carousel)) }
    public func carouselDidScroll(_ carousel: iCarousel!) {}
    public func carouselCurrentItemIndexDidChange(_ carousel: iCarousel) { carouselCurrentItemIndexDidChange(Optional(carousel)) }
    public func carouselCurrentItemIndexDidChange(_ carousel: iCarousel!) {}
    public func carouselWillBeginDragging(_ carousel: iCarousel) { carouselWillBeginDragging(Optional(carousel)) }
    public func carouselWillBeginDragging(_ carousel: iCarousel!) {}
    public func carouselDidEndDragging(_ carousel: iCarousel, willDecelerate decelerate: Bool) {
        carouselDidEndDragging(Optional(carousel), willDecelerate: decelerate)
    }
    public func carouselDidEndDragging(_ carousel: iCarousel!, willDecelerate decelerate: Bool) {}
    public func carouselWillBeginDecelerating(_ carousel: iCarousel) { carouselWillBeginDecelerating(Optional(carousel)) }
    public func carouselWillBeginDecelerating(_ carousel: iCarousel!) {}
    public func carouselDidEndDecelerating(_ carousel: iCarousel) { carouselDidEndDecelerating(Optional(carousel)) }
    public func carouselDidEndDecelerating(_ carousel: iCarousel!) {}
    public func carousel(_ carousel: iCarousel, shouldSelectItemAt index: Int) -> Bool { self.carousel(Optional(carousel), shouldSelectItemAt: index) }
    public func carousel(_ carousel: iCarousel!, shouldSelectItemAt index: Int) -> Bool { true }
    public func carousel(_ carousel: iCarousel, didSelectItemAt index: Int) { self.carousel(Optional(carousel), didSelectItemAt: index) }
    public func carousel(_ carousel: iCarousel!, didSelectItemAt index: Int) {}
    public func carouselItemWidth(_ carousel: iCarousel) -> CGFloat { carouselItemWidth(Optional(carousel)) }
    public func carouselItemWidth(_ carousel: iCarousel!) -> CGFloat { 0 }
    public func carousel(_ carousel: iCarousel, itemTransformForOffset offset: CGFloat, baseTransform transform: CATransform3D) -> CATransform3D {
        self.carousel(Optional(carousel), itemTransformForOffset: offset, baseTransform: transform)
    }
    public func carousel(_ carousel: iCarousel!, itemTransformForOffset offset: CGFloat, baseTransform transform: CATransform3D) -> CATransform3D { transform }
    public func carousel(_ carousel: iCarousel, valueFor option: iCarouselOption, withDefault value: CGFloat) -> CGFloat {
        self.carousel(Optional(carousel), valueFor: option, withDefault: value)
    }
    public func carousel(_ carousel: iCarousel!, valueFor option: iCarouselOption, withDefault value: CGFloat) -> CGFloat { value }
}

import UIKit

/// A screen that stands in the secondary column of a wide window and on a tab of a narrow one. A controller cannot be in both, so
/// when the window changes the screen makes another one of its kind that shows the same.
protocol Detail: UIViewController {
    var place: Place { get }
    /// The first item in sight, so that the other one can scroll to it.
    var firstVisibleItem: IndexPath? { get set }
}

extension Detail {
    /// Another screen of the same place, scrolled to where this one is.
    func recreated() -> any Detail {
        let other = place.makeDetail()
        other.firstVisibleItem = firstVisibleItem
        return other
    }
}

extension Place {
    func makeDetail() -> any Detail {
        switch self {
        case .gallery: return GalleryViewController()
        case .automation: return AutomationViewController()
        case .allShortcuts, .folder: return ShortcutsViewController(place: self)
        }
    }
}

internal import ListEngine

/// A table or a collection view as its `ListController` sees it: where elements are, how their views are made, and what its
/// delegates say. Points are in the content's coordinates; paths are those of what is shown.
@MainActor protocol ListHost: FocusableList, ListDragHost, ReorderHost {
    associatedtype Element: ListElement
    associatedtype ElementView: UIView
    /// The place and the look of a view.
    associatedtype Placement
    associatedtype Placeholder: ListPlaceholder

    typealias Departure = VisibleElements<Element, ElementView, Placement>.Departure

    // MARK: Data

    /// For messages.
    static var noun: String { get }
    /// Items in each section, as the data source says now; nil without one.
    func dataCounts() -> [Int]?
    func reloadData()
    /// The same for what a list does by itself: apps override `reloadData()`, and do not hear of that.
    func loadAnew()
    /// Has the data source fill the view of an item, given by its place in the data.
    func fill(_ path: IndexPath) -> ElementView?

    // MARK: Elements

    /// Brings the places and the content's size up to date.
    func prepareElements()
    /// Whether a batch makes views of what will be seen before the list was laid out, or has a size: a table does.
    var fillsWithoutSize: Bool { get }
    /// Everything that touches the part that is seen.
    func wantedElements() -> [(element: Element, placement: Placement)]
    func makeView(for element: Element, at placement: Placement) -> ElementView?
    func place(_ view: ElementView, _ placement: Placement, as element: Element)
    /// Asks a view for its size; returns whether that moved anything.
    func measure(_ view: ElementView, _ element: Element, _ placement: Placement) -> Bool
    /// Whether the content of a view changed since it was measured. Asking settles it.
    func takesMeasuring(_ view: ElementView, _ element: Element) -> Bool
    func setNeedsMeasuring(_ view: ElementView, _ element: Element)
    /// Measures an item without a view when it is seen next.
    func forgetSize(of item: ItemIndex)
    /// A view takes the place of one that was filled again.
    func adopt(_ view: ElementView, as element: Element)
    /// The element that a view shows has another name now.
    func didRename(_ view: ElementView, to element: Element)
    func announceDisplay(_ view: ElementView, _ element: Element)
    /// A view that shows nothing more waits for its next use.
    func retire(_ view: ElementView, _ element: Element)
    func didShowElements()
    func didLayOutElements()

    // MARK: What stays in place

    /// Whether what is seen stays in place while elements are measured.
    var keepsAnchor: Bool { get }
    /// Nil where an item scrolls on its own.
    func frame(of placement: Placement) -> CGRect?
    /// The frame that an item belongs in now.
    func currentFrame(of item: ItemIndex) -> CGRect?

    // MARK: Prefetching

    /// The items within a screen of what is seen; nil where nobody is told.
    func itemsNear() -> [ItemIndex]?
    func prefetch(_ paths: [IndexPath])
    func cancelPrefetching(_ paths: [IndexPath])

    // MARK: Batches

    /// Whether batches are carried out one by one, rather than by reloading.
    var canUpdate: Bool { get }
    var animatesUpdates: Bool { get }
    /// The next change is the list's own: it is animated as is usual.
    func useStandardAnimation()
    /// Whether a batch asks for the sizes again of what stays.
    var measuresAgainInUpdates: Bool { get }
    /// The data has changed; the elements have their old names yet.
    func dataWillMove(_ map: BatchMap, _ recorded: UpdateRecorder?)
    /// The elements have their new names.
    func dataDidMove(_ map: BatchMap, reloaded: Set<Element>)
    /// The placement to which an element goes that is no more in the data; nil lets it vanish where it is.
    func exitPlacement(of element: Element) -> Placement?
    /// The placement of an element that leaves the visible part.
    func restingPlacement(of element: Element) -> Placement?
    /// Puts a new view where it comes in from.
    func placeAtStart(_ view: ElementView, _ placement: Placement, as element: Element, _ entry: ListEntry<Element, Placement>)
    func willDepart(_ departures: [Departure])
    /// Within the animation: a view arrives, and one goes.
    func arrive(_ view: ElementView, _ placement: Placement, as element: Element)
    func depart(_ departure: Departure)
    /// Within the animation: an offset that the new content has.
    func adjustOffsetAfterUpdates()
    func didFinishUpdates()

    // MARK: Selection and touches

    var allowsSelection: Bool { get }
    var allowsMultipleSelection: Bool { get }
    var allowsSelectionDuringEditing: Bool { get }
    var allowsMultipleSelectionDuringEditing: Bool { get }
    var isEditing: Bool { get }
    /// The item that a finger at a point touches.
    func touchedPath(at point: CGPoint) -> IndexPath?
    func showSelection(_ isSelected: Bool, at path: IndexPath, animated: Bool)
    func shouldHighlight(_ path: IndexPath) -> Bool
    func highlightDidChange(_ isHighlighted: Bool, at path: IndexPath)
    /// The item to select in place of the tapped one; nil for none.
    func selectionTarget(for path: IndexPath) -> IndexPath?
    /// The item to deselect in place of a tapped one, or of one that gives way to another; nil for none.
    func deselectionTarget(for path: IndexPath, givesWay: Bool) -> IndexPath?
    func didSelect(_ path: IndexPath)
    func didDeselect(_ path: IndexPath)
    func segue(for path: IndexPath) -> (template: SegueTemplate, sender: UIView)?
    var openSwipes: SwipeActionsController? { get }
}

/// The context of a view that comes into sight: the batch, and the elements that are there.
struct ListEntry<Element: ListElement, Placement> {
    let map: BatchMap
    /// The elements that were made for this batch.
    let created: Set<Element>
    let wanted: [(element: Element, placement: Placement)]
}

/// An item that a list shows before its data source has it.
@MainActor protocol ListPlaceholder: NSObject {
    var insertionIndexPath: IndexPath { get }
    /// Fills the cell that is shown.
    func fill(_ view: UIView)
}

internal import ListEngine

/// A change of the data as a layout sees it: everything is new, or places map to places.
enum DataChange {
    case everything
    case batch(BatchMap)
}

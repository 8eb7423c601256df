internal import ListEngine

/// What a change of the data means to a layout: everything is new, or places map to places.
enum DataChange {
    case everything
    case batch(BatchMap)
}

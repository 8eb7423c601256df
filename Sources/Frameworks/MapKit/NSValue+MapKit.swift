import ObjectRuntime

/// Places and spans in values.
extension NSValue {
    public convenience init(mkCoordinate coordinate: CLLocationCoordinate2D) { self.init(structure: coordinate) }
    public convenience init(mkCoordinateSpan span: MKCoordinateSpan) { self.init(structure: span) }

    /// The place that the value holds; of another value 0, 0.
    public var mkCoordinateValue: CLLocationCoordinate2D { structure() }
    public var mkCoordinateSpanValue: MKCoordinateSpan { structure() }
}

extension MKCoordinateSpan: StructureInValue {}

/// A part of the plane about its own middle, (0, 0), in points: everything, a circle, a rectangle, or what becomes of several.
@preconcurrency @MainActor open class UIRegion: NSObject, NSCopying {
    fileprivate indirect enum Form: Sendable {
        case infinite
        case circle(CGFloat)
        case rectangle(CGSize)
        case inverse(Form)
        case union(Form, Form)
        case intersection(Form, Form)
        case difference(Form, Form)

        func contains(_ point: CGPoint) -> Bool {
            switch self {
            case .infinite: true
            case .circle(let radius): hypot(point.x, point.y) <= radius
            case .rectangle(let size): abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
            case .inverse(let form): !form.contains(point)
            case .union(let a, let b): a.contains(point) || b.contains(point)
            case .intersection(let a, let b): a.contains(point) && b.contains(point)
            case .difference(let a, let b): a.contains(point) && !b.contains(point)
            }
        }
    }

    private let form: Form

    private init(_ form: Form) {
        self.form = form
        super.init()
    }

    public convenience init(radius: CGFloat) { self.init(.circle(radius)) }
    public convenience init(size: CGSize) { self.init(.rectangle(size)) }

    public required init?(coder: NSCoder) {
        guard let parts = coder.decodeObject(forKey: Self.archiveKey) as? [NSNumber], let form = Form(archived: parts.map(\.doubleValue)) else { return nil }
        self.form = form
        super.init()
    }

    /// The whole plane.
    open class var infinite: UIRegion { UIRegion(.infinite) }

    /// All that is not in this region.
    open func inverse() -> Self { made(.inverse(form)) }
    open func byUnion(with region: UIRegion) -> Self { made(.union(form, region.form)) }
    /// The part of this region that is not in the other.
    open func byDifference(from region: UIRegion) -> Self { made(.difference(form, region.form)) }
    open func byIntersection(with region: UIRegion) -> Self { made(.intersection(form, region.form)) }

    private func made(_ form: Form) -> Self {
        guard let region = UIRegion(form) as? Self else { preconditionFailure("subclasses of UIRegion are made by their own initialisers") }
        return region
    }

    open func contains(_ point: CGPoint) -> Bool { form.contains(point) }

    /// An unchanging value is its own copy.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    private static let archiveKey = "UIRegionForm"
}

extension UIRegion: @preconcurrency NSCoding {
    public func encode(with coder: NSCoder) { coder.encode(form.archived.map { NSNumber(value: $0) } as NSArray, forKey: Self.archiveKey) }
}

// A form in an archive is a list of numbers: which it is, what belongs to it, then its parts likewise.
extension UIRegion.Form {
    fileprivate var archived: [Double] {
        switch self {
        case .infinite: [0]
        case .circle(let radius): [1, Double(radius)]
        case .rectangle(let size): [2, Double(size.width), Double(size.height)]
        case .inverse(let form): [3] + form.archived
        case .union(let a, let b): [4] + a.archived + b.archived
        case .intersection(let a, let b): [5] + a.archived + b.archived
        case .difference(let a, let b): [6] + a.archived + b.archived
        }
    }

    fileprivate init?(archived: [Double]) {
        var rest = archived[...]
        guard let form = Self.read(&rest, depth: 0), rest.isEmpty else { return nil }
        self = form
    }

    /// An archive may be anybody's: forms in forms end somewhere.
    private static func read(_ rest: inout ArraySlice<Double>, depth: Int) -> Self? {
        guard depth < 64, let kind = rest.popFirst() else { return nil }
        switch kind {
        case 0: return .infinite
        case 1: return rest.popFirst().map { .circle(CGFloat($0)) }
        case 2:
            guard let width = rest.popFirst(), let height = rest.popFirst() else { return nil }
            return .rectangle(CGSize(width: width, height: height))
        case 3: return read(&rest, depth: depth + 1).map { .inverse($0) }
        case 4, 5, 6:
            guard let a = read(&rest, depth: depth + 1), let b = read(&rest, depth: depth + 1) else { return nil }
            return kind == 4 ? .union(a, b) : kind == 5 ? .intersection(a, b) : .difference(a, b)
        default: return nil
        }
    }
}

/// How the corners of a shape are rounded.
public enum UICornerCurve: Int, Sendable {
    /// As the system has it for the shape.
    case automatic = 0
    case circular
    case continuous
}

extension UICornerCurve: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String {
        switch self {
        case .automatic: "automatic"
        case .circular: "circular"
        case .continuous: "continuous"
        }
    }
    public var debugDescription: String { "UICornerCurve.\(description)" }
}

/// Gives a shape within another one.
public protocol UIShapeProvider: Equatable {
    typealias Context = UIShape.ResolutionContext
    typealias Resolved = UIShape.Resolved

    /// The shape in the place that `context` has for it.
    func resolve(in context: Context) -> Resolved
}

/// An outline that is known when its place is: of the place itself, of a part of it, or of something else. Since iOS 17.
public struct UIShape: UIShapeProvider {
    private enum Form: Equatable {
        case rect, capsule, circle
        case rounded(radius: CGFloat, curve: UICornerCurve, corners: UIRectCorner)
        case fixed(CGRect, radius: CGFloat, curve: UICornerCurve, corners: UIRectCorner)
        case path(UIBezierPath)
    }

    private var form: Form
    private var provider: (any UIShapeProvider)?
    private var insets: UIEdgeInsets = .zero

    private init(_ form: Form) {
        self.form = form
    }

    public init(_ provider: some UIShapeProvider) {
        if let shape = provider as? UIShape {
            self = shape
        } else {
            form = .rect
            self.provider = provider
        }
    }

    /// The place's rectangle.
    public static var rect: UIShape { UIShape(.rect) }
    /// The place's rectangle with its shorter sides round.
    public static var capsule: UIShape { UIShape(.capsule) }
    /// The largest circle in the middle of the place.
    public static var circle: UIShape { UIShape(.circle) }

    /// The place's rectangle with round corners.
    public static func rect(cornerRadius: CGFloat, cornerCurve: UICornerCurve = .automatic, maskedCorners: UIRectCorner = .allCorners) -> UIShape {
        UIShape(.rounded(radius: cornerRadius, curve: cornerCurve, corners: maskedCorners))
    }

    /// A rectangle in the view's coordinates.
    public static func fixedRect(
        _ rect: CGRect, cornerRadius: CGFloat = 0, cornerCurve: UICornerCurve = .automatic, maskedCorners: UIRectCorner = .allCorners
    ) -> UIShape {
        UIShape(.fixed(rect, radius: cornerRadius, curve: cornerCurve, corners: maskedCorners))
    }

    /// An outline in the view's coordinates.
    public static func path(_ path: UIBezierPath) -> UIShape { UIShape(.path(path)) }

    /// The shape made smaller; outlines of paths stay as they are.
    public func inset(by insets: UIEdgeInsets) -> UIShape {
        var shape: UIShape = self
        shape.insets = self.insets + insets
        return shape
    }

    public func inset(by amount: CGFloat) -> UIShape { inset(by: UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount)) }

    public func resolve(in context: ResolutionContext) -> Resolved {
        if let provider { return provider.resolve(in: context).inset(by: insets) }
        let place: CGRect = context.contentShape.boundingRect
        switch form {
        case .rect: return Resolved(shape: self, rect: place.inset(by: insets), radius: 0, corners: .allCorners)
        case .capsule:
            let rect: CGRect = place.inset(by: insets)
            return Resolved(shape: self, rect: rect, radius: min(rect.width, rect.height) / 2, corners: .allCorners)
        case .circle:
            let room: CGRect = place.inset(by: insets)
            let side: CGFloat = min(room.width, room.height)
            let rect = CGRect(x: room.midX - side / 2, y: room.midY - side / 2, width: side, height: side)
            return Resolved(shape: self, rect: rect, radius: side / 2, corners: .allCorners)
        case .rounded(let radius, _, let corners): return Resolved(shape: self, rect: place.inset(by: insets), radius: radius, corners: corners)
        case .fixed(let rect, let radius, _, let corners):
            return Resolved(shape: self, rect: rect.inset(by: insets), radius: radius, corners: corners)
        case .path(let path): return Resolved(shape: self, outline: path)
        }
    }

    public static func == (a: UIShape, b: UIShape) -> Bool {
        func same<A: UIShapeProvider>(_ a: A, _ b: any UIShapeProvider) -> Bool { (b as? A) == a }
        guard a.form == b.form, a.insets == b.insets else { return false }
        guard let first = a.provider, let second = b.provider else { return a.provider == nil && b.provider == nil }
        return same(first, second)
    }
}

extension UIShape {
    /// The place of a shape.
    public struct ResolutionContext {
        /// The shape of what is shown there.
        public var contentShape: Resolved

        init(_ bounds: CGRect) {
            contentShape = Resolved(shape: .rect, rect: bounds, radius: 0, corners: .allCorners)
        }
    }

    /// A shape in its place.
    public struct Resolved: Equatable {
        public let shape: UIShape
        public let boundingRect: CGRect
        private var radius: CGFloat = 0
        private var corners: UIRectCorner = .allCorners
        private var outline: UIBezierPath?

        init(shape: UIShape, rect: CGRect, radius: CGFloat, corners: UIRectCorner) {
            self.shape = shape
            boundingRect = rect
            self.radius = radius
            self.corners = corners
        }

        init(shape: UIShape, outline: UIBezierPath) {
            self.shape = shape
            boundingRect = outline.bounds
            self.outline = outline
        }

        /// The outline, in the view's coordinates.
        public var path: UIBezierPath {
            if let outline { return outline }
            guard radius > 0 else { return UIBezierPath(rect: boundingRect) }
            let limit: CGFloat = min(radius, min(boundingRect.width, boundingRect.height) / 2)
            return UIBezierPath(roundedRect: boundingRect, byRoundingCorners: corners, cornerRadii: CGSize(width: limit, height: limit))
        }

        public func inset(by insets: UIEdgeInsets) -> Resolved {
            if let outline { return Resolved(shape: shape.inset(by: insets), outline: outline) }
            return Resolved(shape: shape.inset(by: insets), rect: boundingRect.inset(by: insets), radius: radius, corners: corners)
        }

        public func inset(by amount: CGFloat) -> Resolved { inset(by: UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount)) }
    }
}

extension UIShape: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { "<UIShape: \(form)>" }
    public var debugDescription: String { description }
}

extension UIShape.Resolved: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { "<UIShape.Resolved: \(shape), boundingRect = \(boundingRect)>" }
    public var debugDescription: String { description }
}

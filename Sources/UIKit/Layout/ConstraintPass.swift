/// Constraints up: views that asked for it update their constraints, deepest first, before anything is laid out.
@MainActor enum ConstraintPass {
    static func run(in window: UIWindow) {}
    static func run(above view: UIView) {}
    static func prepare(_ view: UIView) {}
}

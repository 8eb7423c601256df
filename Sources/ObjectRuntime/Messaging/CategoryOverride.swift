/// Overrides in extensions of a framework's classes, as categories of Objective-C have them: lowered code calls these.
public enum CategoryOverride {
    /// The calls that are under way, innermost last.
    @TaskLocal private static var running: [Call] = []

    private struct Call: Hashable, Sendable {
        let object: ObjectIdentifier
        let member: String
    }

    /// Whether the override `member` of `object` is what calls: by `super` it means the member as it was.
    public static func isRunning(_ object: AnyObject, _ member: String) -> Bool { running.contains(Call(object: ObjectIdentifier(object), member: member)) }

    public static func run<Result>(_ object: AnyObject, _ member: String, _ body: () throws -> Result) rethrows -> Result {
        try $running.withValue(running + [Call(object: ObjectIdentifier(object), member: member)], operation: body)
    }
}

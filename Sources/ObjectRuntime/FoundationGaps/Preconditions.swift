/// The standard library's `precondition`, which says nothing where the runtime is compiled for speed: an app's author is told what was wrong.
package func precondition(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line
) {
    if _slowPath(!condition()) { fatalError(message(), file: file, line: line) }
}

/// The standard library's `preconditionFailure`, which says nothing where the runtime is compiled for speed.
package func preconditionFailure(_ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line) -> Never {
    fatalError(message(), file: file, line: line)
}

/// A text for a debugger's console.
@preconcurrency @MainActor public protocol UIFocusDebuggerOutput: NSObjectProtocol {}

/// Says in words how environments stand with the focus, in a debugger.
@preconcurrency @MainActor open class UIFocusDebugger: NSObject {
    private final class Output: NSObject, UIFocusDebuggerOutput {
        private let text: String
        init(_ text: String) { self.text = text }
        override var description: String { text }
        override var debugDescription: String { text }
    }

    open class func help() -> any UIFocusDebuggerOutput {
        Output(
            """
            UIFocusDebugger: status(), checkFocusability(for:), simulateFocusUpdateRequest(from:), focusGroups(for:), \
            preferredFocusEnvironments(for:)
            """)
    }

    /// Which row has the keyboard's focus.
    open class func status() -> any UIFocusDebuggerOutput {
        guard let list = AppContext.current.focusedList, let path = list.focusedPath else { return Output("Nothing has the focus.") }
        return Output("The focus is on \(path) in \(list).")
    }

    /// The reasons that keep an item from having the focus.
    open class func checkFocusability(for item: any UIFocusItem) -> any UIFocusDebuggerOutput {
        var reasons: [String] = item.canBecomeFocused ? [] : ["its canBecomeFocused is false"]
        if let view = item as? UIView {
            if view.window == nil { reasons.append("it is in no window") }
            if view.isHidden { reasons.append("it is hidden") }
            if view.alpha <= 0 { reasons.append("its alpha is 0") }
            if !view.isUserInteractionEnabled { reasons.append("its isUserInteractionEnabled is false") }
        }
        return Output(reasons.isEmpty ? "\(item) can have the focus." : "\(item) cannot have the focus: \(reasons.joined(separator: ", ")).")
    }

    /// The chain of preferred environments from an environment on.
    open class func simulateFocusUpdateRequest(from environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput {
        var steps: [String] = ["\(environment)"]
        var current: any UIFocusEnvironment = environment
        while let next = current.preferredFocusEnvironments.first, next !== current, steps.count < 100 {
            steps.append("\(next)")
            current = next
        }
        let end: String = (current as? any UIFocusItem)?.canBecomeFocused == true ? "which would have the focus" : "which cannot have the focus"
        return Output(steps.joined(separator: " prefers ") + ", " + end + ".")
    }

    /// The group that an environment belongs to.
    open class func focusGroups(for environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput {
        var current: (any UIFocusEnvironment)? = environment
        while let place = current {
            if let name = place.focusGroupIdentifier { return Output("\(environment) is of the group \(name), which \(place) names.") }
            current = place.parentFocusEnvironment
        }
        return Output("\(environment) is of no group.")
    }

    open class func preferredFocusEnvironments(for environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput {
        let preferred: [any UIFocusEnvironment] = environment.preferredFocusEnvironments
        guard !preferred.isEmpty else { return Output("\(environment) prefers none.") }
        return Output("\(environment) prefers \(preferred.map { "\($0)" }.joined(separator: ", ")).")
    }
}

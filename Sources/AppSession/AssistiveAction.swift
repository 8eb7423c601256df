/// An action of a user of an assistive technology. Elements are named by label or identifier.
package enum AssistiveAction: Hashable, Sendable {
    case activate(String)
    case increment(String)
    case decrement(String)
    /// One of the element's own actions, by its name.
    case custom(String, of: String)
    /// Leaves what is on screen, as a two-finger scrub does.
    case escape
}

/// The result of such an action.
package enum AssistiveResult: Hashable, Sendable {
    case done
    /// The element leaves it to a touch at this place, in the window's points.
    case touch(x: Double, y: Double)
    /// Why it could not be done, as an end of "The step cannot be done: ".
    case impossible(String)
}

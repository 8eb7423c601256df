/// An action that a user of the device cannot do in the window there is: one sentence, with what to do.
package struct SimulatorError: Error, Hashable, CustomStringConvertible {
    package let problem: String
    package init(_ problem: String) { self.problem = problem }
    package var description: String { problem }
}

/// The problem as it was given: variables, constraints and inputs.
struct Model {
    let variables = VariableTable()
    let constraints = ConstraintTable()
    let inputs = InputTable()

    func isInput(_ variable: Int32) -> Bool { variables[Int(variable)].pointee.component == VariableRecord.isInput }

    /// The number of an input variable.
    @inline(__always)
    func input(of variable: Int32) -> Int { Int(variables[Int(variable)].pointee.position) }
}

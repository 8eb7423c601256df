/// A type body or extension that the walk is in.
struct TypeScope {
    /// Its key in the symbol table.
    let key: String
    /// How code inside names it.
    let spelling: String
    let isExtension: Bool
    /// Extensions with constraints cannot hold what every instance must have.
    let isConstrained: Bool
    let codeDepth: Int
    let isExposed: Bool
    /// Calls that register the classes nested in it.
    var nestedRegistrations: [String] = []
    /// Lines for the end of its body.
    var generatedMembers: [String] = []
    /// The accessors that `#selector` asked for beyond the members that are registered anyway.
    var getters: [(name: String, isStatic: Bool, line: Int)] = []
    var setters: [(name: String, isStatic: Bool, line: Int)] = []
}

import Testing

@testable import LayoutEngine

/// Components that begin as expected and go on otherwise.
@Suite struct BegunComponentsTests {
    /// Adds a component of two unknowns the way that the system comes to expect.
    private static func addPair(to system: LayoutSystem) {
        let left = system.makeVariable(), width = system.makeVariable()
        system.add(LinearForm(left), .equal, 5)
        system.add(LinearForm([LayoutTerm(width), LayoutTerm(left, -1)]), .equal, 10)
    }

    @Test func anInputMadeWhereAnUnknownWasExpectedKeepsItsValue() {
        let system = LayoutSystem()
        for _ in 0..<3 {
            Self.addPair(to: system)
            system.solve()
        }
        // Begins like the others but for a coefficient, so that nothing of it is recorded as expected.
        let left = system.makeVariable()
        system.add(LinearForm(left, 2), .equal, 5)
        let window = system.makeInput(300)
        let inside = system.makeVariable()
        system.add(LinearForm([LayoutTerm(inside), LayoutTerm(window, -1)]), .equal, -20)
        system.solve()
        #expect(system.value(of: left) == 2.5)
        #expect(system.isInput(window))
        #expect(system.value(of: window) == 300)
        #expect(system.value(of: inside) == 280)
    }

    @Test func aVariableRemovedWhereItWasExpectedComesBack() {
        let system = LayoutSystem()
        for _ in 0..<3 {
            Self.addPair(to: system)
            system.solve()
        }
        let left = system.makeVariable()
        system.add(LinearForm(left, 2), .equal, 5)
        let removed = system.makeVariable()
        system.remove(removed)
        #expect(system.makeVariable() == removed)
        system.solve()
        #expect(system.value(of: left) == 2.5)
    }

    @Test func aComponentThatTakesTheNumberOfOneThatWasGivenUpIsItsOwn() {
        let system = LayoutSystem()
        for _ in 0..<4 { Self.addPair(to: system) }
        system.solve()
        // Each begins as expected and is given up before it is complete.
        var lefts: [LayoutVariable] = []
        for round in 0..<6 {
            let left = system.makeVariable()
            _ = system.makeVariable()
            let first = system.add(LinearForm(left), .equal, 5)
            if round % 2 == 0 { system.remove(first) } else { lefts.append(left) }
        }
        system.solve()
        for _ in 0..<4 { Self.addPair(to: system) }
        system.solve()
        let alive = (0..<system.components.count).filter { system.components[$0].pointee.flags & ComponentRecord.alive != 0 }
        let members = alive.flatMap { number in
            let component = system.components[number].pointee
            return (0..<Int(component.unknownCount)).map { system.components.variables[Int(component.unknownBase) + $0] }
        }
        #expect(Set(members).count == members.count)
        for left in lefts { #expect(system.value(of: left) == 5) }
    }

    @Test(arguments: [(LayoutRelation.greaterThanOrEqual, 30.0), (.lessThanOrEqual, -30)])
    func aLoneInequalityHoldsItsUnknownAtTheBound(_ relation: LayoutRelation, _ bound: Double) {
        let system = LayoutSystem()
        let unknown = system.makeVariable()
        system.add(LinearForm(unknown), relation, bound)
        system.solve()
        #expect(system.value(of: unknown) == bound)
    }

    /// Plans that nobody uses any more are dropped, and recorded insertions with them, while a system goes away and while another one
    /// is in the middle of one.
    @Test func systemsOfManyShapesComeAndGo() {
        let shared = LayoutSystem()
        func addShapes(to system: LayoutSystem) {
            for shape in 1...60 {
                let left = system.makeVariable(), width = system.makeVariable()
                system.add(LinearForm(left, Double(shape)), .equal, 5)
                system.add(LinearForm([LayoutTerm(width), LayoutTerm(left, -Double(shape))]), .equal, 10)
            }
        }
        for _ in 0..<3 {
            let pair = shared.makeVariable()
            shared.add(LinearForm(pair), .equal, 7)
            do {
                let other = LayoutSystem(sharingPlansOf: shared)
                addShapes(to: other)
                other.solve()
                addShapes(to: other)
                other.solve()
                let alone = LayoutSystem()
                addShapes(to: alone)
                alone.solve()
            }
            let width = shared.makeVariable()
            let last = shared.add(LinearForm([LayoutTerm(width), LayoutTerm(pair, -1)]), .equal, 10)
            shared.solve()
            #expect(shared.value(of: width) == 17)
            shared.setConstant(last, to: 11)
            shared.solve()
            #expect(shared.value(of: width) == 18)
        }
    }
}

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

    /// The numbers of what was dissolved are given to what comes next: an edit that was not applied yet is not one of that.
    @Test func anEditOfAComponentThatIsGivenUpIsNoneOfTheOneThatTakesItsNumber() {
        let system = LayoutSystem()
        for _ in 0..<3 { Self.addPair(to: system) }
        system.solve()
        var tops: [LayoutVariable] = [], gaps: [LayoutConstraintID] = []
        for index in 0..<40 {
            let top = system.makeVariable()
            let form = index == 0 ? LinearForm(top) : LinearForm([LayoutTerm(top), LayoutTerm(tops[index - 1], -1)])
            gaps.append(system.add(form, .equal, 8))
            tops.append(top)
        }
        system.solve()
        let chain = system.group(of: tops[0])
        system.setConstant(gaps[39], to: 20)
        system.remove(gaps[20])
        // The last of the chain looks like a pair's second constraint: a pair is expected here.
        let left = system.makeVariable(), width = system.makeVariable()
        system.add(LinearForm(left), .equal, 5)
        system.add(LinearForm([LayoutTerm(width), LayoutTerm(left, -1)]), .equal, 10)
        #expect(system.model.variables[left.number].pointee.component == chain.map(Int32.init))
        system.solve()
        #expect(system.value(of: left) == 5)
        #expect(system.value(of: width) == 15)
        #expect(system.value(of: tops[19]) == 160)
        #expect(system.value(of: tops[39]) - system.value(of: tops[20]) == 18 * 8 + 20)
        #expect(system.faultInRecords == nil)
    }

    /// Two components whose rows alternate; both mention two inputs, each another one first.
    @Test(arguments: 1...4) func whatEndsEarlyKnowsOnlyTheInputsThatCame(rowCount: Int) {
        let system = LayoutSystem()
        let width = system.makeInput(320), height = system.makeInput(480)
        func add(rows: Int) -> (wide: LayoutVariable, high: LayoutVariable) {
            let wide = system.makeVariable(), high = system.makeVariable()
            let all: [(LayoutVariable, LayoutVariable, LayoutRelation, Double)] = [
                (wide, width, .equal, -40), (high, height, .equal, -40), (wide, height, .lessThanOrEqual, 100), (high, width, .greaterThanOrEqual, -100),
            ]
            for (variable, input, relation, constant) in all.prefix(rows) {
                system.add(LinearForm([LayoutTerm(variable), LayoutTerm(input, -1)]), relation, constant)
            }
            return (wide, high)
        }
        for _ in 0..<3 { _ = add(rows: 4) }
        system.solve()
        let (wide, high) = add(rows: rowCount)
        #expect(system.replay.isActive)
        system.replay.end()
        #expect(system.faultInRecords == nil)
        system.solve()
        #expect(system.faultInRecords == nil)
        #expect(system.value(of: wide) == 280)
        #expect(system.value(of: high) == (rowCount > 1 ? 440 : 0))
    }
}

import Testing

@testable import LayoutEngine

/// The split into connected components.
@Suite struct PartitionTests {
    private let system = LayoutSystem()

    private func component(_ variable: LayoutVariable) -> Int32 { system.model.variables[Int(variable.index)].pointee.component }

    private func connect(_ left: LayoutVariable, _ right: LayoutVariable) -> LayoutConstraintID {
        system.add(LinearForm(LayoutTerm(left), LayoutTerm(right, -1)), .equal, 0)
    }

    @Test func rootsAreTheEarliest() {
        let sets = UnionFind()
        sets.begin(variableCount: 10)
        _ = sets.join(3, sets.join(7, sets.join(5, -1)))
        _ = sets.join(2, -1)
        #expect([3, 5, 7, 2].map { sets.root(of: $0) } == [3, 3, 3, 2])
        sets.order()
        #expect(Array(sets.unknowns.elements) == [2, 3, 5, 7])
        sets.end()
        #expect((0..<10).allSatisfy { sets.parent[$0] == -1 })
    }

    @Test func inputsConnectNothing() {
        let window = system.makeInput(100), left = system.makeVariable(), right = system.makeVariable()
        _ = connect(left, window)
        _ = connect(right, window)
        system.solve()
        #expect(component(left) != component(right))
        #expect(system.model.inputs.users(0).pointee.count == 2)
    }

    @Test func aConstraintBetweenComponentsMakesThemOne() {
        let variables = (0..<6).map { _ in system.makeVariable() }
        _ = connect(variables[0], variables[1])
        _ = connect(variables[2], variables[3])
        _ = connect(variables[4], variables[5])
        system.solve()
        #expect(Set(variables.map(component)).count == 3)
        let untouched = component(variables[4])
        let bridge = connect(variables[1], variables[2])
        system.solve()
        #expect(Set(variables.map(component)).count == 2)
        #expect(component(variables[0]) == component(variables[3]))
        #expect(component(variables[4]) == untouched)
        system.remove(bridge)
        system.solve()
        #expect(Set(variables.map(component)).count == 3)
    }

    @Test func componentsOfOneShapeShareAPlan() {
        let variables = (0..<6).map { _ in system.makeVariable() }
        _ = connect(variables[0], variables[1])
        _ = connect(variables[2], variables[3])
        system.add(LinearForm(LayoutTerm(variables[4]), LayoutTerm(variables[5], -2)), .equal, 0)
        system.solve()
        let plans = variables.map { system.components[Int(component($0))].pointee.plan }
        #expect(plans[0] == plans[2])
        #expect(plans[0] != plans[4])
        #expect(system.plans[Int(plans[0])].pointee.useCount == 2)
    }

    @Test func poolsAreMovedTogetherOnceTheyAreWasteful() {
        let kept = system.makeVariable()
        system.add(LinearForm(kept), .equal, 41)
        system.solve()
        for round in 0..<200 {
            let others = (0..<20).map { _ in system.makeVariable() }
            let constraints = others.map { system.add(LinearForm($0), .equal, Double(round)) }
            system.solve()
            for constraint in constraints { system.remove(constraint) }
            for other in others { system.remove(other) }
        }
        system.solve()
        #expect(system.components.variables.count < 1100)
        #expect(system.value(of: kept) == 41)
    }
}

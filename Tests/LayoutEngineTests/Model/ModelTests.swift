import Testing

@testable import LayoutEngine

/// The tables of what was asked for.
@Suite struct ModelTests {
    private let model = Model()

    @Test func theSmallestFreeNumberIsUsedAgainFirst() {
        let numbers = (0..<5).map { _ in model.variables.make() }
        #expect(numbers == [0, 1, 2, 3, 4])
        for number in [3, 1] { model.variables.end(number) }
        #expect([model.variables.make(), model.variables.make(), model.variables.make()] == [1, 3, 5])
    }

    @Test func recordsReachToNumbersThatAreMadeSoon() {
        let variables = model.variables
        #expect(variables.provideRecord(300))
        #expect(variables.count > 300)
        #expect(!variables.provideRecord(variables.count + 5000))
        #expect(variables[300].pointee.isUntouched)
    }

    private func store(_ terms: [(Int32, Double)]) -> (slot: Int, cancelled: [Int32]) {
        var record = ConstraintRecord(constant: 0, relation: .equal, priority: 1000, resistance: 0, sequence: 0)
        let form = LinearForm(terms.map { LayoutTerm(LayoutVariable(index: $0.0), $0.1) })
        let cancelled = model.constraints.storeTerms(of: form, into: &record, model.variables)
        return (Int(model.constraints.store(record)), cancelled)
    }

    private func terms(_ slot: Int) -> [Int32: Double] {
        var terms: [Int32: Double] = [:]
        for entry in model.constraints.terms(slot) { terms[model.constraints.termVariables[entry]] = model.constraints.termCoefficients[entry] }
        return terms
    }

    @Test func termsOfEqualVariablesAreSummedUp() {
        for _ in 0..<4 { _ = model.variables.make() }
        let (slot, cancelled) = store([(0, 1), (1, 2), (0, 3), (2, 0)])
        #expect(terms(slot) == [0: 4, 1: 2])
        #expect(cancelled.isEmpty)
        #expect((0..<3).map { model.variables[$0].pointee.useCount } == [1, 1, 0])
        #expect(model.constraints.mentions(slot, 1))
        #expect(!model.constraints.mentions(slot, 2))
    }

    @Test func termsThatCancelAreNamed() {
        for _ in 0..<4 { _ = model.variables.make() }
        let (slot, cancelled) = store([(0, 1), (1, 2), (0, -1), (3, 5)])
        #expect(terms(slot) == [1: 2, 3: 5])
        #expect(cancelled == [0])
    }

    @Test func freedTermsAreUsedForAFormOfTheSameLength() {
        for _ in 0..<8 { _ = model.variables.make() }
        let first = store([(0, 1), (1, 1)]).slot, start = model.constraints[first].pointee.termStart
        _ = store([(2, 1), (3, 1)])
        model.constraints.freeTerms(first)
        #expect(model.constraints[store([(4, 1), (5, 1), (6, 1)]).slot].pointee.termStart != start)
        #expect(model.constraints[store([(4, 1), (5, 1)]).slot].pointee.termStart == start)
    }

    @Test(arguments: [(5.0, 5.0), (2e9, 1e9), (-2e9, -1e9), (.infinity, .infinity), (-.infinity, .infinity)])
    func constantsAreClamped(_ value: Double, _ clamped: Double) {
        #expect(ConstraintTable.clamped(value) == clamped)
    }

    @Test func anInputIsListedOnceUntilItsChangesEnd() {
        let number = Int(model.inputs.make(0, value: 5))
        model.inputs.set(number, to: 5)
        #expect(model.inputs.dirty.count == 0)
        model.inputs.set(number, to: 6)
        model.inputs.set(number, to: 1e12)
        #expect(Array(model.inputs.dirty.elements) == [Int32(number)])
        #expect(model.inputs[number].pointee.value == LayoutSystem.largestMagnitude)
        model.inputs.beginChanges()
        #expect(model.inputs[number].pointee.changedInSolve)
        model.inputs.endChanges()
        #expect(model.inputs.dirty.count == 0)
        #expect(!model.inputs[number].pointee.changedInSolve)
    }

    @Test func formsHoldAnyNumberOfTerms() {
        let form = LinearForm((0..<7).map { LayoutTerm(LayoutVariable(index: $0), Double($0)) })
        #expect(form.count == 7)
        #expect((0..<7).map { form[$0].variable.index } == [0, 1, 2, 3, 4, 5, 6])
        #expect(form[6].coefficient == 6)
    }
}

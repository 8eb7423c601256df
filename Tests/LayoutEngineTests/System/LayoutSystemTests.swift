import Testing

@testable import LayoutEngine

@Suite struct LayoutSystemTests {
    private let system = LayoutSystem()

    private func form(_ terms: (LayoutVariable, Double)...) -> LinearForm {
        LinearForm(terms.map { LayoutTerm($0.0, $0.1) })
    }

    private func value(_ variable: LayoutVariable) -> Double { system.value(of: variable) }

    @Test func aStrongerPriorityIsNeverOutvoted() {
        let width = system.makeVariable()
        system.add(LinearForm(width), .equal, 10, priority: 751)
        for _ in 0..<100 { system.add(LinearForm(width), .equal, 90, priority: 750) }
        system.solve()
        #expect(value(width) == 10)
    }

    @Test func withinAPriorityTheSumOfErrorsIsLeast() {
        let width = system.makeVariable()
        system.add(LinearForm(width), .equal, 10, priority: 500)
        for _ in 0..<2 { system.add(LinearForm(width), .equal, 90, priority: 500) }
        system.solve()
        #expect(value(width) == 90)
    }

    @Test func fractionalPrioritiesAreLevelsOfTheirOwn() {
        let first = system.makeVariable(), second = system.makeVariable()
        system.add(form((first, 1), (second, 1)), .equal, 100)
        system.add(LinearForm(first), .lessThanOrEqual, 20, priority: 250)
        system.add(LinearForm(second), .lessThanOrEqual, 20, priority: 249.9)
        system.solve()
        #expect(value(first) == 20)
        #expect(value(second) == 80)
    }

    @Test func tiedHuggingStretchesTheEarlierVariable() {
        let first = system.makeVariable(), second = system.makeVariable()
        system.add(LinearForm(second), .lessThanOrEqual, 20, priority: 250)
        system.add(LinearForm(first), .lessThanOrEqual, 30, priority: 250)
        system.add(form((second, 1), (first, 1)), .equal, 100)
        system.solve()
        #expect(value(first) == 80)
        #expect(value(second) == 20)
    }

    @Test func inputsMoveWhatHangsOnThemWithoutRebuilding() {
        let window = system.makeInput(320), left = system.makeVariable(), width = system.makeVariable()
        system.add(LinearForm(left), .equal, 16)
        system.add(form((left, 1), (width, 1), (window, -1)), .lessThanOrEqual, -16)
        system.add(LinearForm(width), .equal, 500, priority: 750)
        system.solve()
        #expect(value(width) == 288)
        for size in stride(from: 320.0, through: 1366, by: 7) {
            system.setInput(window, to: size)
            system.solve()
            #expect(value(width) == min(500, size - 32))
        }
    }

    @Test func changesAreReportedOnce() {
        let width = system.makeVariable(), height = system.makeVariable()
        let constraint = system.add(LinearForm(width), .equal, 10)
        system.add(LinearForm(height), .equal, 0)
        var changes: [LayoutVariable: [Double]] = [:]
        system.solve()
        system.drainChanges { changes[$0] = [$1, $2] }
        #expect(changes == [width: [0, 10]])
        changes = [:]
        system.setConstant(constraint, to: 12)
        system.solve()
        system.drainChanges { changes[$0] = [$1, $2] }
        #expect(changes == [width: [10, 12]])
        system.drainChanges { _, _, _ in Issue.record("reported twice") }
    }

    @Test func aRemovedConstraintNoLongerHolds() {
        let width = system.makeVariable()
        let strong = system.add(LinearForm(width), .equal, 10)
        system.add(LinearForm(width), .equal, 30, priority: 1)
        system.solve()
        #expect(value(width) == 10)
        system.remove(strong)
        system.solve()
        #expect(value(width) == 30)
    }

    @Test func cyclesOfEqualWidthsShareTheSpace() {
        let widths = (0..<12).map { _ in system.makeVariable() }
        for (left, right) in zip(widths, widths.dropFirst()) { system.add(form((left, 1), (right, -1)), .equal, 0) }
        system.add(LinearForm(widths.map { LayoutTerm($0) }), .equal, 600)
        system.solve()
        for width in widths { #expect(abs(value(width) - 50) < 1e-9) }
    }

    // MARK: Conflicts

    @Test func aConflictNamesTheFewestConstraintsAndBreaksTheLatest() {
        let width = system.makeVariable(), other = system.makeVariable()
        let first = system.add(LinearForm(width), .equal, 10)
        system.add(LinearForm(other), .equal, 5)
        system.add(form((width, 1), (other, -1)), .greaterThanOrEqual, 0)
        let last = system.add(LinearForm(width), .greaterThanOrEqual, 20)
        system.solve()
        let conflicts = system.drainConflicts()
        #expect(conflicts.map(\.constraints) == [[first, last]])
        #expect(conflicts.first?.broken == last)
        #expect(value(width) == 10)
        #expect(value(other) == 5)
        #expect(system.drainConflicts().isEmpty)
    }

    @Test func theLeastResistantConstraintGivesWay() {
        let width = system.makeVariable()
        let weak = system.add(LinearForm(width), .equal, 10)
        system.add(LayoutConstraint(LinearForm(width), .equal, 20, resistance: 1))
        system.solve()
        #expect(system.drainConflicts().map(\.broken) == [weak])
        #expect(value(width) == 20)
    }

    @Test func constraintsThatLeaveASizeLessThanNothingAreInConflictAndTheBoundOfTheSizeStays() {
        let window = system.makeInput(400), top = system.makeVariable(), height = system.makeVariable()
        let bound = system.add(LayoutConstraint(LinearForm(height), .greaterThanOrEqual, 0, priority: LayoutConstraint.nonnegative))
        let first = system.add(LinearForm(top), .equal, 50)
        let last = system.add(form((top, 1), (height, 1), (window, -1)), .equal, -100)
        system.solve()
        #expect(value(height) == 250 && system.drainConflicts().isEmpty)
        system.setInput(window, to: 120)
        system.solve()
        #expect(value(height) == 0 && value(top) == 50)
        let conflict = system.drainConflicts().first
        #expect(conflict?.broken == last && Set(conflict?.constraints ?? []) == [bound, first, last] && conflict?.inputs == [window])
        system.setInput(window, to: 200)
        system.solve()
        #expect(value(height) == 50 && system.standingConflicts.isEmpty)
    }

    @Test func aBrokenConstraintHoldsAgainOnceTheConflictIsGone() {
        let width = system.makeVariable()
        let first = system.add(LinearForm(width), .equal, 10)
        let second = system.add(LinearForm(width), .equal, 20)
        system.solve()
        #expect(system.isBroken(second))
        system.setConstant(first, to: 20)
        system.solve()
        #expect(!system.isBroken(second))
        system.setConstant(second, to: 30)
        system.solve()
        #expect(system.drainConflicts().count == 2)
        system.remove(first)
        system.solve()
        #expect(value(width) == 30)
    }

    @Test func aConflictWithAnInputAppearsAndGoesAsTheInputChanges() {
        let window = system.makeInput(320), width = system.makeVariable()
        system.add(form((width, 1), (window, -1)), .equal, 0)
        let minimum = system.add(LinearForm(width), .greaterThanOrEqual, 300)
        system.solve()
        #expect(system.drainConflicts().isEmpty)
        system.setInput(window, to: 200)
        system.solve()
        #expect(system.drainConflicts().map(\.inputs) == [[window]])
        #expect(system.isBroken(minimum))
        #expect(value(width) == 200)
        system.setInput(window, to: 400)
        system.solve()
        #expect(!system.isBroken(minimum))
        #expect(value(width) == 400)
    }

    // MARK: Values that cannot be used

    @Test func constantsThatAreNotFiniteSwitchAConstraintOff() {
        let width = system.makeVariable()
        system.add(LinearForm(width), .equal, 7, priority: 1)
        let constraint = system.add(LinearForm(width), .equal, .nan)
        system.add(LinearForm(width), .greaterThanOrEqual, .infinity)
        system.add(LinearForm(width, .nan), .equal, 3)
        system.add(LinearForm(width), .equal, 4, priority: .nan)
        system.add(LinearForm(width), .equal, 4, priority: 0)
        system.solve()
        #expect(value(width) == 7)
        system.setConstant(constraint, to: 9)
        system.solve()
        #expect(value(width) == 9)
        system.setConstant(constraint, to: -.infinity)
        system.solve()
        #expect(value(width) == 7)
    }

    @Test func inputsIgnoreNaNAndClampInfinity() {
        let window = system.makeInput(100), width = system.makeVariable()
        system.add(form((width, 1), (window, -1)), .equal, 0)
        system.setInput(window, to: .nan)
        system.solve()
        #expect(value(width) == 100)
        system.setInput(window, to: .infinity)
        system.solve()
        #expect(value(width) == LayoutSystem.largestMagnitude)
    }

    @Test func termsThatCancelLeaveNothingBehind() {
        let width = system.makeVariable(), other = system.makeVariable()
        system.add(form((width, 1), (other, 1), (width, -1)), .equal, 5)
        system.add(form((width, 2), (width, 1)), .equal, 9)
        system.add(form((width, 1), (width, -1)), .equal, 0)
        system.solve()
        #expect(value(other) == 5)
        #expect(value(width) == 3)
    }

    // MARK: Explanations

    @Test func ambiguityIsKnown() {
        let left = system.makeVariable(), width = system.makeVariable(), height = system.makeVariable()
        system.add(form((left, 1), (width, 1)), .equal, 100)
        system.add(LinearForm(height), .equal, 10, priority: 1)
        #expect(system.isAmbiguous(left))
        #expect(system.isAmbiguous(width))
        #expect(!system.isAmbiguous(height))
        #expect(value(width) == 0)
        system.add(LinearForm(width), .equal, 30, priority: 2)
        #expect(!system.isAmbiguous(left))
        #expect(value(left) == 70)
    }

    @Test func constraintsAffectingAValueAreThoseItHangsOn() {
        let left = system.makeVariable(), width = system.makeVariable(), other = system.makeVariable()
        let a = system.add(LinearForm(left), .equal, 8)
        let b = system.add(form((width, 1), (left, 1)), .equal, 100)
        let c = system.add(form((other, 1), (width, -1)), .equal, 0)
        system.add(LinearForm(width), .greaterThanOrEqual, 5)
        #expect(system.constraintsAffecting(left) == [a])
        #expect(system.constraintsAffecting(width) == [a, b])
        #expect(system.constraintsAffecting(other) == [a, b, c])
    }

    @Test func variablesComeAndGo() {
        let first = system.makeVariable()
        let constraint = system.add(LinearForm(first), .equal, 5)
        system.solve()
        system.remove(first)
        #expect(value(first) == 5)
        system.remove(constraint)
        system.solve()
        let second = system.makeVariable()
        #expect(second == first)
        system.solve()
        #expect(value(second) == 0)
        for round in 0..<3000 {
            let variable = system.makeVariable()
            let id = system.add(LinearForm(variable), .equal, Double(round))
            system.solve()
            #expect(value(variable) == Double(round))
            system.remove(id)
            system.remove(variable)
        }
        system.solve()
        #expect(system.model.variables.madeCount < 10)
        #expect(system.components.variables.count < 2000)
    }
}

import Testing

@testable import LayoutEngine

/// Values that move along an input, and along an edited constant.
@Suite struct MotionTests {
    private let system = LayoutSystem()

    private func component(_ variable: LayoutVariable) -> UnsafeMutablePointer<ComponentRecord> {
        system.components[Int(system.model.variables[Int(variable.index)].pointee.component)]
    }

    /// A width inside a window, at most 500.
    private func addReadableWidth(_ window: LayoutVariable) -> LayoutVariable {
        let width = system.makeVariable()
        system.add(LinearForm(LayoutTerm(width), LayoutTerm(window, -1)), .lessThanOrEqual, -32)
        system.add(LinearForm(width), .equal, 500, priority: 750)
        return width
    }

    @Test func aMotionKnowsItsSlopeAndItsBreakpoint() throws {
        let window = system.makeInput(320), width = addReadableWidth(window)
        system.solve()
        system.setInput(window, to: 330)
        system.solve()
        let record = component(width).pointee
        let motion = try #require(record.motion)
        #expect(motion.pointee.slopes[0] == 1)
        // The preferred width is reached at 532.
        #expect(record.upperLimit == 532)
        #expect(system.value(of: width) == 298)
    }

    @Test func beyondABreakpointTheNeighbouringBasisMovesOn() throws {
        let window = system.makeInput(320), width = addReadableWidth(window)
        system.solve()
        for value in [330.0, 600, 900] {
            system.setInput(window, to: value)
            system.solve()
        }
        let beyond = try #require(component(width).pointee.motion)
        #expect(beyond.pointee.slopes[0] == 0)
        #expect(component(width).pointee.lowerLimit == 532)
        let basesKnown = system.plans[component(width)].pointee.bases.count
        for value in stride(from: 900.0, through: 320, by: -20) {
            system.setInput(window, to: value)
            system.solve()
            #expect(system.value(of: width) == min(500, value - 32))
        }
        // The way back needs no other bases.
        #expect(system.plans[component(width)].pointee.bases.count == basesKnown)
    }

    @Test func componentsMeetABreakpointTogether() {
        let window = system.makeInput(320), widths = (0..<11).map { _ in addReadableWidth(window) }
        system.solve()
        for value in [330.0, 531, 540, 520, 1000, 330] {
            system.setInput(window, to: value)
            system.solve()
            for width in widths { #expect(system.value(of: width) == min(500, value - 32)) }
        }
    }

    @Test func anEditWalksOnlyWhatDependsOnIt() throws {
        // Two chains that hang on one unknown.
        let root = system.makeVariable()
        system.add(LinearForm(root), .equal, 1)
        var edited: LayoutConstraintID?
        for chain in 0..<2 {
            var last = root
            for index in 0..<30 {
                let next = system.makeVariable()
                let gap = system.add(LinearForm(LayoutTerm(next), LayoutTerm(last, -1)), .equal, 1)
                if chain == 1, index == 20 { edited = gap }
                last = next
            }
        }
        system.solve()
        system.setConstant(try #require(edited), to: 2)
        system.solve()
        #expect(system.plans.changeWalk.places.count == 10)
    }

    @Test func aShiftIsStoredWhenSomebodyDrainsChanges() throws {
        system.edits.leastWalked = 1
        system.edits.leastShifted = 1
        let left = system.makeVariable(), width = system.makeVariable()
        let inset = system.add(LinearForm(left), .equal, 5)
        system.add(LinearForm(LayoutTerm(width), LayoutTerm(left, 2)), .equal, 100)
        system.solve()
        for value in [6.0, 7, 9] {
            system.setConstant(inset, to: value)
            system.solve()
        }
        let shift = try #require(system.edits.shifts.find(Int(system.model.variables[0].pointee.component)))
        #expect(shift.pointee.slopes[1] == -2)
        #expect(shift.pointee.shift == 3)
        #expect(system.value(of: width) == 82)
        system.drainChanges { _, _, _ in }
        #expect(shift.pointee.shift == 0)
        #expect(system.value(of: width) == 82)
        #expect(system.components.values[Int(system.model.variables[1].pointee.position)] == 82)
    }
}

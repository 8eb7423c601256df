import CKiwi
import LayoutEngine

/// Something that lays out a generated system.
protocol Contender: AnyObject {
    init(_ system: GeneratedSystem)
    func setWidth(_ width: Double)
    func setEdited(_ alternative: Bool)
    func value(_ variable: Int32) -> Double
}

final class EngineContender: Contender {
    private let engine: LayoutSystem
    private let variables: [LayoutVariable]
    private var edited: LayoutConstraintID?
    private let constants: (Double, Double)
    private var local: [(id: LayoutConstraintID, constant: Double)] = []

    convenience init(_ system: GeneratedSystem) { self.init(system, LayoutSystem()) }

    /// A contender that knows the plans of another.
    convenience init(_ system: GeneratedSystem, like other: EngineContender) {
        self.init(system, LayoutSystem(sharingPlansOf: other.engine))
    }

    private init(_ system: GeneratedSystem, _ engine: LayoutSystem) {
        self.engine = engine
        constants = (-system.constraints[system.edited].constant, -system.editedConstant)
        variables = [LayoutVariable](unsafeUninitializedCapacity: Int(system.variableCount)) { made, count in
            count = Int(system.variableCount)
            made.initializeElement(at: 0, to: engine.makeInput(320))
            for index in 1..<count { made.initializeElement(at: index, to: engine.makeVariable()) }
        }
        system.constraints.withUnsafeBufferPointer { constraints in
            for index in constraints.indices {
                let id = add(constraints[index])
                if index == system.edited { edited = id }
                if local.count < 64, local.count < system.localEdits.count, system.localEdits[local.count] == index {
                    local.append((id, -constraints[index].constant))
                }
            }
        }
    }

    @inline(__always)
    private func add(_ constraint: KiwiConstraint) -> LayoutConstraintID {
        let terms = constraint.terms
        let form =
            switch constraint.termCount {
            case 1: LinearForm(variables[Int(terms.0.variable)], terms.0.coefficient)
            case 2: LinearForm(term(terms.0), term(terms.1))
            case 3: LinearForm(term(terms.0), term(terms.1), term(terms.2))
            default: LinearForm(term(terms.0), term(terms.1), term(terms.2), term(terms.3))
            }
        return engine.add(form, Self.relation(constraint), -constraint.constant, priority: Self.priority(constraint))
    }

    @inline(__always)
    static func priority(_ constraint: KiwiConstraint) -> Float {
        switch constraint.strength {
        case GeneratedSystem.required: 1000
        case GeneratedSystem.nearlyRequired: 999
        case GeneratedSystem.resistance: 750
        default: 250
        }
    }

    @inline(__always)
    static func relation(_ constraint: KiwiConstraint) -> LayoutRelation {
        constraint.relation == 0 ? .equal : constraint.relation < 0 ? .lessThanOrEqual : .greaterThanOrEqual
    }

    @inline(__always)
    private func term(_ term: KiwiTerm) -> LayoutTerm { LayoutTerm(variables[Int(term.variable)], term.coefficient) }

    func setWidth(_ width: Double) {
        engine.setInput(variables[0], to: width)
        engine.solve()
    }

    func setEdited(_ alternative: Bool) {
        engine.setConstant(edited!, to: alternative ? constants.1 : constants.0)
        engine.solve()
    }

    /// Edits a constant that little hangs on, another one each time.
    func setLocal(_ round: Int) {
        let edit = local[round % local.count]
        engine.setConstant(edit.id, to: edit.constant + Double(round / local.count % 2))
        engine.solve()
    }

    func endLocal() {
        for edit in local { engine.setConstant(edit.id, to: edit.constant) }
        engine.solve()
    }

    func value(_ variable: Int32) -> Double { engine.value(of: variables[Int(variable)]) }

    var conflicts: [LayoutConflict] { engine.drainConflicts() }
}

class KiwiContender: Contender {
    class var split: Bool { false }
    private let kiwi: OpaquePointer
    private let system: GeneratedSystem

    required init(_ system: GeneratedSystem) {
        self.system = system
        kiwi = system.constraints.withUnsafeBufferPointer {
            kiwi_build(system.variableCount, $0.baseAddress, Int32($0.count), system.window, Self.split ? 1 : 0)
        }
    }

    deinit { kiwi_free(kiwi) }

    func setWidth(_ width: Double) { kiwi_set_width(kiwi, width) }

    func setEdited(_ alternative: Bool) {
        let index = system.edited
        kiwi_set_constant(kiwi, Int32(index), alternative ? system.editedConstant : system.constraints[index].constant)
    }

    func value(_ variable: Int32) -> Double { kiwi_value(kiwi, variable) }
}

final class SplitKiwiContender: KiwiContender {
    override class var split: Bool { true }
}

final class HandwrittenContender: Contender {
    private var cells: [HandwrittenCell] = []

    init(_ system: GeneratedSystem) {
        cells.reserveCapacity(system.cells.count)
        for (index, content) in system.cells.enumerated() {
            cells.append(HandwrittenCell(content, top: 88 * Double(index)))
        }
    }

    func setWidth(_ width: Double) {
        for cell in cells { cell.layout(width: width) }
    }

    func setEdited(_ alternative: Bool) {}

    func value(_ variable: Int32) -> Double {
        cells[Int(variable - 1) / 20].values[Int(variable - 1) % 20]
    }
}

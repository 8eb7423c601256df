#if DEBUG
    /// Checks answers against a plain solve: whatever the way that led to a component's values (a compiled basis, a batch, a motion
    /// along an input, a shift), the solver must find none that are better from nothing. In debug builds alone.
    ///
    /// The check is bounded, so that a suite can afford it: components of at most `mostUnknowns` unknowns, and of each plan the first
    /// `firstAnswers` answers and every `interval`th after them.
    final class AnswerCheck {
        private let evaluator: BasisEvaluator
        private let shifts: ValueShifts
        /// Of its own, so that nobody's scratch changes.
        private let solver = ComponentSolver()
        var mostUnknowns = 32
        var firstAnswers = 6
        var interval = 128

        init(_ evaluator: BasisEvaluator, _ shifts: ValueShifts) {
            self.evaluator = evaluator
            self.shifts = shifts
        }

        private var components: ComponentTable { evaluator.components }
        private var plans: PlanStore { evaluator.plans }

        /// The first difference among the answers that are new since the last call, nil where there is none.
        func firstDifference() -> String? {
            var difference: String?
            for index in 0..<components.unchecked.count {
                let number = Int(components.unchecked[index])
                components[number].pointee.flags &= ~ComponentRecord.unchecked
                if difference == nil, isDue(components[number]) { difference = self.difference(number) }
            }
            components.unchecked.removeAll()
            return difference
        }

        private func isDue(_ component: UnsafeMutablePointer<ComponentRecord>) -> Bool {
            let unfinished = ComponentRecord.dirty | ComponentRecord.expected | ComponentRecord.alive
            guard component.pointee.flags & unfinished == ComponentRecord.alive, component.pointee.basis >= 0,
                Int(component.pointee.unknownCount) <= mostUnknowns
            else { return false }
            let plan = plans[component], answer = plan.pointee.answerCount
            plan.pointee.answerCount += 1
            return answer < firstAnswers || answer % interval == 0
        }

        private func difference(_ number: Int) -> String? {
            let component = components[number], plan = plans.plan(Int(component.pointee.plan))
            ComponentLoader(evaluator: evaluator).load(number, plan, into: solver)
            solver.solve()
            let values = (0..<plan.unknownCount).map { unknown in
                let position = component.pointee.unknownBase + Int32(unknown)
                return components.values[Int(position)] + shifts.distance(ofComponent: Int32(number), position: position)
            }
            let plain = Array(solver.values.elements)
            guard let unknown = values.indices.first(where: { !(abs(values[$0] - plain[$0]) <= 1e-5 * max(1, abs(plain[$0]))) }),
                isWorse(values, than: plain, plan)
            else { return nil }
            let way = component.pointee.motion != nil ? "moved along its input" : shifts.find(number) != nil ? "shifted" : "computed"
            return """
                Layout: component \(number), \(way) with basis \(component.pointee.basis) of plan \(component.pointee.plan), has unknown \
                \(unknown) at \(values[unknown]); a plain solve has it at \(plain[unknown]), which is better. The constraints: \
                \(description(of: plan))
                """
        }

        /// Whether costs are higher at the strongest level at which they differ: two values that cost the same are equally right.
        private func isWorse(_ values: [Double], than plain: [Double], _ plan: ComponentPlan) -> Bool {
            for (own, best) in zip(costs(values, plan), costs(plain, plan)) {
                // NaN is worse than anything.
                if !(own - best <= 1e-6 * max(1, best)) { return true }
                if best - own > 1e-6 * max(1, best) { return false }
            }
            return false
        }

        private func costs(_ values: [Double], _ plan: ComponentPlan) -> [Double] {
            var costs = [Double](repeating: 0, count: plan.levelCount)
            for row in 0..<plan.rowCount {
                var residual = -solver.rightHandSides[row]
                for entry in plan.rows.range(row) { residual += plan.rows.coefficient[entry] * values[Int(plan.rows.column[entry])] }
                let error = plan.relation[row] == 0 ? abs(residual) : max(0, -residual * Double(plan.relation[row]))
                costs[Int(plan.level[row])] += error
                costs[plan.tieLevel] += error * plan.tieWeight[row]
            }
            for unknown in 0..<plan.unknownCount { costs[Int(plan.zeroLevel[unknown])] += abs(values[unknown]) * plan.zeroWeight[unknown] }
            return costs
        }

        /// The rows that the solver is loaded with.
        private func description(of plan: ComponentPlan) -> String {
            (0..<plan.rowCount).map { row in
                let terms = plan.rows.range(row).map { "\(plan.rows.coefficient[$0]) x\(plan.rows.column[$0])" }
                let relation = plan.relation[row] == 0 ? "=" : plan.relation[row] < 0 ? "<=" : ">="
                return "\(terms.joined(separator: " + ")) \(relation) \(solver.rightHandSides[row]) (level \(plan.level[row]))"
            }.joined(separator: "; ")
        }
    }
#endif

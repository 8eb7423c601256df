#if DEBUG
    import Testing

    @testable import LayoutEngine

    /// The check of answers against a plain solve.
    @Suite struct AnswerCheckTests {
        private let system = LayoutSystem()

        private func addPair(_ constant: Double) -> LayoutVariable {
            let left = system.makeVariable(), width = system.makeVariable()
            system.add(LinearForm(left), .equal, constant)
            system.add(LinearForm(LayoutTerm(width), LayoutTerm(left, -1)), .equal, 10)
            return width
        }

        private func component(_ variable: LayoutVariable) -> Int { Int(system.model.variables[Int(variable.index)].pointee.component) }

        @Test func aWrongValueIsNamedWithItsConstraints() throws {
            let width = addPair(5)
            system.solve()
            #expect(system.value(of: width) == 15)
            system.components.markChanged(component(width))
            #expect(system.answerCheck.firstDifference() == nil)
            system.components.values[Int(system.components[component(width)].pointee.unknownBase) + 1] = 16
            system.components.markChanged(component(width))
            let difference = try #require(system.answerCheck.firstDifference())
            #expect(difference.contains("has unknown 1 at 16.0; a plain solve has it at 15.0"))
            #expect(difference.contains("1.0 x0 = 5.0 (level 0)"))
            // Said once.
            #expect(system.answerCheck.firstDifference() == nil)
        }

        @Test func onlyTheFirstAnswersOfAPlanAreCheckedAndSomeLater() {
            system.answerCheck.firstAnswers = 2
            system.answerCheck.interval = 10
            let widths = (0..<21).map { addPair(Double($0)) }
            system.solve()
            var checked: [Int] = []
            system.plans[0].pointee.answerCount = 0
            for (index, width) in widths.enumerated() {
                system.components.values[Int(system.components[component(width)].pointee.unknownBase)] += 1
                system.components.markChanged(component(width))
                if system.answerCheck.firstDifference() != nil { checked.append(index) }
            }
            #expect(checked == [0, 1, 10, 20])
        }

        @Test func largeComponentsAreNotChecked() {
            system.answerCheck.mostUnknowns = 1
            let width = addPair(5)
            system.solve()
            system.components.values[Int(system.components[component(width)].pointee.unknownBase)] += 1
            system.components.markChanged(component(width))
            #expect(system.answerCheck.firstDifference() == nil)
        }
    }
#endif

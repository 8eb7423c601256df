import AppSession
import LayoutAudit
import Testing

@Suite struct FaultChoiceTests {
    /// A title that is there from 500 points on, and a text in a row.
    private func survey(_ change: @escaping (Double, inout [LayoutElement]) -> Void = { _, _ in }) -> SizeSurvey {
        SizeSurvey(320...1000, step: 16) { width in
            var elements: [LayoutElement] = [
                Layouts.element(2, .scroll, Rect(x: 0, y: 100, width: Double(width), height: 600)),
                Layouts.element(3, .cell, Rect(x: 0, y: 100, width: Double(width), height: 60), in: 1) { $0.scroll = 1 },
                Layouts.element(4, .text, Rect(x: 16, y: 110, width: 100, height: 20), in: 2) {
                    ($0.scroll, $0.cell, $0.lineCount, $0.className, $0.words) = (1, 2, 1, "UILabel", "Row")
                },
            ]
            if width >= 500 { elements.append(Layouts.element(5, .text, Rect(x: 16, y: 20, width: 100, height: 20)) { $0.lineCount = 1 }) }
            change(Double(width), &elements)
            return Layouts.picture(Double(width), elements)
        }
    }

    /// Seeds 1 to 50.
    @Test func aViewIsThereAtAllWidthsOfItsMistakeAndAtOthers() {
        let choice = FaultChoice(survey())
        var places: Set<Int> = []
        for seed in 1...50 as ClosedRange<UInt64> {
            guard let fault = choice.fault(.truncatedText, seed: seed) else { continue }
            places.insert(fault.place)
            #expect(fault.to - fault.from >= 24)
            #expect(fault.from >= (fault.place == 5 ? 508 : 328) && fault.to <= 1000)
        }
        #expect(places == [4, 5])
    }

    @Test func theSameSeedGivesTheSameMistake() {
        let first: [PlantedFault?] = (1...20).map { FaultChoice(survey()).fault(.conflict, seed: $0) }
        #expect(first == (1...20).map { FaultChoice(survey()).fault(.conflict, seed: $0) })
        #expect(Set(first.compactMap { $0 }).count > 5)
    }

    @Test func whatHasTheMistakeAlreadyIsNotChosen() {
        let choice = FaultChoice(
            survey { _, elements in
                for index in elements.indices where elements[index].kind == .text { elements[index].traits.insert(.truncated) }
            })
        #expect((1...20).allSatisfy { choice.fault(.truncatedText, seed: $0) == nil })
        #expect(choice.fault(.clippedText, seed: 1) != nil)
    }

    @Test func contentIsMovedOverContentOfItsOwnRow() {
        let choice = FaultChoice(
            survey { _, elements in
                elements.insert(
                    Layouts.element(6, .text, Rect(x: 200, y: 110, width: 100, height: 20), in: 2) {
                        ($0.scroll, $0.cell, $0.lineCount, $0.words) = (1, 2, 1, "Detail")
                    }, at: 3)
            })
        let pairs: [Set<Int>] = (1...20).compactMap { seed in choice.fault(.collision, seed: seed).flatMap { fault in fault.other.map { [fault.place, $0] } } }
        #expect(!pairs.isEmpty && pairs.allSatisfy { $0 == [4, 6] })
    }
}

@Suite struct RestlessViewTests {
    @Test func whatChangesByItselfIsNotLost() {
        func picture(_ y: Double, _ x: Double = 16) -> LayoutPicture {
            Layouts.picture(320, [Layouts.text(2, 16, y, 100), Layouts.text(3, x, 300, 100)])
        }
        let restless: Set<Int> = LostState.changes(from: picture(20), to: picture(40))
        #expect(restless == [2])
        let lost = LostState(before: picture(20), after: picture(60, 30), restless: restless)
        #expect(lost.findings(at: 320).map(\.detail) == ["has another place or size by 14 points after the window was resized and came back"])
    }
}

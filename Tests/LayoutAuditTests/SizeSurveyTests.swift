import AppSession
import Testing

@testable import LayoutAudit

@Suite struct SizeSurveyTests {
    @Test func rangesAreExactToThePointHoweverFewSizesAreLookedAt() {
        for edge in [321, 352, 353, 511, 700, 999] {
            var looks = 0
            let survey = SizeSurvey(320...1000, rules: [WindowProtrusionRule()]) { width in
                looks += 1
                return Layouts.picture(Double(width), [Layouts.text(2, 0, 20, Double(edge) + 1)])
            }
            #expect(survey.findings().map(\.ranges) == [[.init(320, edge)]])
            #expect(looks < 70)
        }
    }

    @Test func aDefectInTheMiddleOfTwoSizesThatAreAlikeIsFoundWhereFramesDoNotFollowALine() {
        let survey = SizeSurvey(320...1000, rules: [WindowProtrusionRule()]) { width in
            let isBroken: Bool = (401...409).contains(width)
            return Layouts.picture(Double(width), [Layouts.text(2, 0, 20, isBroken ? 900 : Double(width) / 2)])
        }
        // 9 points between two of 32: the middle that is looked at may miss them; steps of 8 do not.
        let fine = SizeSurvey(320...1000, step: 8, rules: [WindowProtrusionRule()]) { width in
            Layouts.picture(Double(width), [Layouts.text(2, 0, 20, (401...409).contains(width) ? 900 : Double(width) / 2)])
        }
        #expect(fine.findings().map(\.ranges) == [[.init(401, 409)]])
        #expect(survey.findings().count <= 1)
    }

    @Test func severalRangesOfOneDefectAreOneFinding() {
        let survey = SizeSurvey(320...1000, rules: [TruncatedTextRule()]) { width in
            let isCut: Bool = width < 400 || (600...699).contains(width)
            return Layouts.picture(Double(width), [Layouts.element(2, .text, Rect(x: 0, y: 0, width: 100, height: 20)) { if isCut { $0.traits = .truncated } }])
        }
        #expect(survey.findings().map(\.ranges) == [[.init(320, 399), .init(600, 699)]])
    }

    @Test func rowsThatLookAlikeAreOneFinding() {
        let survey = SizeSurvey(320...400, rules: [WindowProtrusionRule()]) { width in
            Layouts.picture(
                Double(width),
                (0..<5).map { row in
                    Layouts.element(row + 2, .text, Rect(x: 0, y: Double(row) * 44, width: 360 + Double(row), height: 20)) {
                        $0.cell = 0
                        $0.className = "UILabel"
                        $0.words = "Row \(row)"
                    }
                })
        }
        let found = survey.findings()
        #expect(found.map(\.count) == [5])
        #expect(found.first?.ranges == [.init(320, 363)])
        #expect(found.first?.amount == 44)
    }

    @Test func rowsOfWhichOneIsADefectAreToldAsThatOne() {
        func row(_ place: Int, _ words: String) -> LayoutElement {
            Layouts.element(place, .text, Rect(x: 0, y: Double(place) * 44, width: 100, height: 20)) {
                $0.cell = 0
                $0.className = "UILabel"
                $0.words = words
            }
        }
        let picture: LayoutPicture = Layouts.picture(320, [row(2, "Off"), row(3, "Hall")])
        let places: [Int: Int] = Dictionary(uniqueKeysWithValues: picture.elements.enumerated().map { ($1.place, $0) })
        let diagnosis = ScreenDiagnosis(
            picture: picture,
            issues: [
                .init(.lowContrast, element: places[2] ?? 0, detail: "has 3.3 and needs 4.5", amount: 1.36, isCertain: false),
                .init(.lowContrast, element: places[3] ?? 0, detail: "has 2.9 and needs 3", amount: 1.03),
            ])
        let found: [LayoutFinding] = SizeSurvey(of: [diagnosis]).findings()
        #expect(found.map(\.weight) == [.defect])
        #expect(found.map(\.detail) == ["has 2.9 and needs 3"])
        #expect(found.map(\.count) == [2])
    }

    @Test func anArrangementThatHoldsForAFewSizesBetweenTwoThatAreTheSameIsTold() {
        let survey = SizeSurvey(320...1000, step: 8, rules: []) { width in
            let stacks: Bool = (500...520).contains(width)
            return Layouts.picture(Double(width), [Layouts.text(2, 0, 0, 100), Layouts.text(3, stacks ? 0 : 120, stacks ? 40 : 0, 100)])
        }
        #expect(survey.findings().map(\.kind) == [.smallRange])
        #expect(survey.findings().first?.ranges == [.init(500, 520)])
    }

    @Test func whatIsLostOnTheWayBackIsTold() {
        let before = Layouts.picture(
            320,
            [
                Layouts.text(2, 0, 0, 100),
                Layouts.element(3, .scroll, Rect(x: 0, y: 0, width: 320, height: 800)) { $0.range = .init(up: 500, down: 300) },
                Layouts.element(4, .control, Rect(x: 0, y: 0, width: 50, height: 50)) { $0.traits = .selected },
            ])
        var after = before
        after.elements[1].words = "World"
        after.elements[2].range = .init(up: 800)
        after.elements[3].traits = []
        #expect(
            LostState(before: before, after: after).findings(at: 320).map(\.sentence) == [
                "UILabel \"Hello\" became \"World\" after the window was resized and came back",
                "View3 stands 300 points from where it was scrolled to after the window was resized and came back",
                "View4 is not selected any more after the window was resized and came back",
            ])
        #expect(LostState(before: before, after: before).findings(at: 320).isEmpty)
    }
}

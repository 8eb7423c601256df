import AppSession
import LayoutAudit
import Testing

@Suite struct CollisionRuleTests {
    @Test func contentThatIsApartAtAnotherSizeCollidesWhereItIsNot() {
        let found = Layouts.findings(CollisionRule()) { width in
            [Layouts.text(2, 16, 20, 200), Layouts.element(3, .image, Rect(x: width - 300, y: 20, width: 280, height: 40))]
        }
        #expect(found.map(\.ranges) == [[.init(320, 515)]])
        #expect(found.first?.worst == 320)
        #expect(found.first?.views == ["UILabel \"Hello\"", "View3"])
    }

    @Test func anImageThatAlwaysLiesUnderATextIsMeantTo() {
        #expect(
            Layouts.findings(CollisionRule()) { width in
                [Layouts.element(2, .image, Rect(x: 0, y: 0, width: width, height: 200)), Layouts.text(3, 16, 20, 100)]
            }.isEmpty)
    }

    @Test func aPictureOnAPictureThatIsOffScreenAtAnotherSizeIsMeantTo() {
        #expect(
            Layouts.findings(CollisionRule()) { width in
                [
                    Layouts.element(2, .image, Rect(x: 0, y: 0, width: width, height: 800)),
                    Layouts.element(3, .image, Rect(x: 16, y: width > 600 ? -200 : 20, width: 100, height: 50)),
                ]
            }.isEmpty)
    }

    @Test func twoTextsOverEachOtherAreNeverMeantTo() {
        let found = Layouts.findings(CollisionRule()) { _ in [Layouts.text(2, 16, 20, 100), Layouts.text(3, 30, 25, 100)] }
        #expect(found.map(\.ranges) == [[.init(320, 1000)]])
    }

    @Test func whatIsInsideOfAControlIsTheControl() {
        #expect(
            Layouts.findings(CollisionRule()) { width in
                [
                    Layouts.element(2, .control, Rect(x: 0, y: 0, width: 200, height: 44)),
                    Layouts.element(3, .text, Rect(x: width / 10, y: 10, width: 90, height: 20), in: 1) { $0.control = 1 },
                    Layouts.element(4, .text, Rect(x: 40, y: 10, width: 90, height: 20), in: 1) { $0.control = 1 },
                ]
            }.isEmpty)
    }

    @Test func contentOfAScrollViewDoesNotCollideWithWhatIsOutside() {
        #expect(
            Layouts.findings(CollisionRule()) { width in
                [
                    Layouts.element(2, .scroll, Rect(x: 0, y: 100, width: width, height: 600)),
                    Layouts.element(3, .text, Rect(x: 16, y: 700 - width / 2, width: 90, height: 20), in: 1) { $0.scroll = 1 },
                    Layouts.text(4, 16, 40, 90),
                ]
            }.isEmpty)
    }
}

@Suite struct ProtrusionRuleTests {
    @Test func aFixedWidthReachesOverTheWindowUntilTheWindowIsWideEnough() {
        let found = Layouts.findings(WindowProtrusionRule()) { _ in [Layouts.text(2, 0, 20, 500)] }
        #expect(found.map(\.ranges) == [[.init(320, 499)]])
        #expect(found.first?.amount == 180)
    }

    @Test func aTextWhoseViewAloneReachesOverTheEdgeIsNotSeen() {
        let found = Layouts.findings(WindowProtrusionRule()) { _ in
            [Layouts.element(2, .text, Rect(x: 0, y: 20, width: 500, height: 20)) { $0.ink = Rect(x: 0, y: 20, width: 80, height: 20) }]
        }
        #expect(found.map(\.weight) == [.unseen])
    }

    @Test func whatCanBeScrolledIntoSightIsNotOutside() {
        #expect(
            Layouts.findings(WindowProtrusionRule()) { width in
                [
                    Layouts.element(2, .scroll, Rect(x: 0, y: 0, width: width, height: 800)) { $0.range = .init(left: 800) },
                    Layouts.element(3, .text, Rect(x: 300, y: 0, width: 700, height: 20), in: 1) { $0.scroll = 1 },
                ]
            }.isEmpty)
    }

    @Test func whatWaitsOutsideAtEverySizeIsMeantTo() {
        #expect(Layouts.findings(WindowProtrusionRule()) { width in [Layouts.text(2, width + 10, 20, 100)] }.isEmpty)
    }

    @Test func aTextReachesOverItsCardWhereTheCardIsNarrow() {
        let found = Layouts.findings(ParentProtrusionRule()) { width in
            [Layouts.element(2, .card, Rect(x: 10, y: 10, width: width / 2, height: 100)), Layouts.text(3, 20, 20, 290, in: 1)]
        }
        #expect(found.map(\.ranges) == [[.init(320, 598)]])
    }

    @Test func aBadgeReachesOverItsCardAtEverySize() {
        #expect(
            Layouts.findings(ParentProtrusionRule()) { width in
                [Layouts.element(2, .card, Rect(x: 10, y: 10, width: width / 2, height: 100)), Layouts.text(3, width / 2, 0, 30, in: 1)]
            }.isEmpty)
    }
}

@Suite struct TextRuleTests {
    private func text(_ traits: LayoutElement.Traits, upTo width: Double, at size: Double, cell: Int? = nil) -> LayoutElement {
        Layouts.element(2, .text, Rect(x: 0, y: 0, width: size / 2, height: 20)) {
            if size <= width { $0.traits = traits }
            $0.cell = cell
        }
    }

    @Test func textThatIsCutShortIsADefectAndInARowANote() {
        #expect(Layouts.findings(TruncatedTextRule()) { [text(.truncated, upTo: 471, at: $0)] }.map(\.ranges) == [[.init(320, 471)]])
        #expect(Layouts.findings(TruncatedTextRule()) { [text(.truncated, upTo: 471, at: $0, cell: 0)] }.map(\.weight) == [.note])
        #expect(Layouts.findings(TruncatedTextRule()) { [text([.truncated, .linesLimited], upTo: 471, at: $0)] }.map(\.weight) == [.note])
    }

    @Test func aWordThatIsBrokenIsADefect() {
        #expect(Layouts.findings(WrappingRule()) { [text(.wordBroken, upTo: 333, at: $0)] }.map(\.ranges) == [[.init(320, 333)]])
    }

    @Test func linesHigherThanTheirViewAreCutOff() {
        let found = Layouts.findings(ClippedTextRule()) { width in
            [
                Layouts.element(2, .text, Rect(x: 0, y: 0, width: width, height: 20)) {
                    $0.ink = Rect(x: 0, y: 0, width: width, height: width < 700 ? 44 : 20)
                    if width < 700 { $0.traits = .textCut }
                }
            ]
        }
        #expect(found.map(\.ranges) == [[.init(320, 699)]])
        #expect(found.first?.amount == 24)
    }

    @Test func whatClipsCutsTextOff() {
        let found = Layouts.findings(ClippedTextRule()) { width in
            [Layouts.element(2, .text, Rect(x: 0, y: 0, width: 400, height: 20)) { $0.clip = Rect(x: 0, y: 0, width: width / 2, height: 50) }]
        }
        #expect(found.map(\.ranges) == [[.init(320, 798)]])
    }
}

@Suite struct ControlRuleTests {
    private func control(_ width: Double, _ height: Double, _ traits: LayoutElement.Traits = .interactive) -> LayoutElement {
        Layouts.element(2, .control, Rect(x: 0, y: 0, width: width, height: height)) {
            $0.traits = traits
            $0.touchWidth = width
            $0.touchHeight = height
        }
    }

    @Test func aControlThatIsSqueezedIsTooSmallForAFinger() {
        #expect(Layouts.findings(SmallTargetRule()) { [control($0 / 10, 50)] }.map(\.ranges) == [[.init(320, 439)]])
    }

    @Test func buttonsOfTheirUsualHeightAreNoDefectAndThoseUnder28PointsAre() {
        #expect(Layouts.findings(SmallTargetRule()) { [control($0, 34)] }.isEmpty)
        #expect(Layouts.findings(SmallTargetRule()) { [control($0, 20)] }.map(\.ranges) == [[.init(320, 1000)]])
        #expect(Layouts.findings(SmallTargetRule()) { [control($0, 20, [.interactive, .systemSized])] }.isEmpty)
    }

    @Test func aRowThatIsHigherWhereItsTextWrapsIsNotSqueezedWhereItDoesNot() {
        #expect(Layouts.findings(SmallTargetRule()) { [control($0, $0 < 400 ? 62 : 41)] }.isEmpty)
    }

    @Test func aControlUnderSomethingElseIsNotReached() {
        let found = Layouts.findings(UnreachableRule()) { [control(100, 50, $0 < 600 ? [.interactive, .covered] : .interactive)] }
        #expect(found.map(\.ranges) == [[.init(320, 599)]])
    }
}

@Suite struct CoveredContentRuleTests {
    private func label(y: Double, scrollsDownBy reach: Double? = nil) -> [LayoutElement] {
        var text = Layouts.text(3, 16, y, 100, in: 1)
        text.safe = Rect(x: 0, y: 64, width: 2000, height: 700)
        text.scroll = reach == nil ? nil : 1
        return [
            Layouts.element(2, reach == nil ? .container : .scroll, Rect(x: 0, y: 0, width: 2000, height: 800)) { $0.range = reach.map { .init(down: $0) } },
            text,
        ]
    }

    @Test func textUnderABarIsCovered() {
        let found = Layouts.findings(CoveredContentRule()) { _ in label(y: 50) }
        #expect(found.map(\.ranges) == [[.init(320, 1000)]])
        #expect(found.first?.amount == 14)
        #expect(Layouts.findings(CoveredContentRule()) { _ in label(y: 64) }.isEmpty)
    }

    @Test func whatScrollsOutFromUnderABarIsNotCovered() {
        #expect(Layouts.findings(CoveredContentRule()) { _ in label(y: 50, scrollsDownBy: 30) }.isEmpty)
    }
}

import Testing

@testable import UIKit

/// Page controls that show how far a page has gone.
@MainActor @Suite(.serialized) struct PageControlProgressTests {
    private final class Log: NSObject, UIPageControlTimerProgressDelegate {
        var lines: [String] = []
        var goesOn = true

        func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { page == 1 ? 0.5 : 0 }
        func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) { lines.append("visible \(progress.isProgressVisible)") }
        func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool {
            lines.append("to \(page)")
            return goesOn
        }
    }

    private func stage() -> (TouchStage, UIPageControl) {
        let stage = TouchStage()
        let control = UIPageControl(frame: CGRect(x: 20, y: 100, width: 300, height: 26))
        control.numberOfPages = 3
        stage.view.addSubview(control)
        stage.wait(0.1)
        return (stage, control)
    }

    @Test("a page's time takes the control to the next page, and tells its targets")
    func timer() {
        let (stage, control) = stage()
        defer { stage.close() }
        var pages: [Int] = []
        control.addAction(UIAction { _ in pages.append(control.currentPage) }, for: .valueChanged)
        let log = Log()
        let progress = UIPageControlTimerProgress(preferredDuration: 2)
        progress.delegate = log
        progress.setDuration(1, forPage: 2)
        #expect(progress.duration(forPage: 2) == 1 && progress.duration(forPage: 0) == 2)
        control.progress = progress
        #expect(progress.isProgressVisible && !progress.isRunning && log.lines == ["visible true"])
        stage.wait(1)
        #expect(progress.currentProgress == 0)
        progress.resumeTimer()
        stage.wait(1)
        #expect(abs(progress.currentProgress - 0.5) < 0.05)
        stage.wait(1.1)
        #expect(control.currentPage == 1 && pages == [1], "the second page begins at its half")
        #expect(progress.currentProgress >= 0.5)
        stage.wait(1.1)
        #expect(pages == [1, 2])
        stage.wait(1.5)
        #expect(control.currentPage == 2 && !progress.isRunning && progress.currentProgress == 1, "the last page stays")
        progress.resetsToInitialPageAfterEnd = true
        log.goesOn = false
        log.lines = []
        progress.resumeTimer()
        stage.wait(0.2)
        #expect(log.lines == ["to 0"] && control.currentPage == 2 && !progress.isRunning)
        log.goesOn = true
        progress.resumeTimer()
        stage.wait(0.2)
        #expect(control.currentPage == 0)
    }

    @Test("the progress hides while a finger moves along the dots, and its timer waits")
    func fingers() {
        let (stage, control) = stage()
        defer { stage.close() }
        let log = Log()
        let progress = UIPageControlTimerProgress(preferredDuration: 10)
        progress.delegate = log
        control.progress = progress
        progress.resumeTimer()
        stage.wait(0.5)
        stage.down(150, 113)
        stage.move(180, 113)
        #expect(!progress.isProgressVisible && !progress.isRunning)
        stage.up()
        stage.wait(0.1)
        #expect(progress.isProgressVisible && progress.isRunning)
        #expect(log.lines == ["visible true", "visible false", "visible true"])
        control.progress = nil
        #expect(!progress.isProgressVisible)
    }

    @Test("progress is between 0 and 1, begins anew with each page, and makes room for its bar")
    func values() {
        let (stage, control) = stage()
        defer { stage.close() }
        let width: CGFloat = control.intrinsicContentSize.width
        let progress = UIPageControlProgress()
        control.progress = progress
        #expect(control.intrinsicContentSize.width > width)
        progress.currentProgress = 3
        #expect(progress.currentProgress == 1)
        control.currentPage = 2
        #expect(progress.currentProgress == 0)
        progress.currentProgress = -1
        #expect(progress.currentProgress == 0)
        let row = PageIndicatorRow(count: 3, current: 1, length: 200, first: 0, hasBar: true)
        #expect(row.offset(of: 1) == 0 && row.offset(of: 2) == -row.offset(of: 0) && row.offset(of: 2) > PageIndicatorRow.pitch)
        #expect(row.page(at: row.offset(of: 2)) == 2 && row.page(at: 1) == 1)
    }
}

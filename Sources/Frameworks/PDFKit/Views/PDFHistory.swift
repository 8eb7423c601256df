import UIKit

/// The places that a view was at before it went elsewhere.
@MainActor final class PDFHistory {
    private unowned let view: PDFView
    private var back: [PDFDestination] = []
    private var forward: [PDFDestination] = []
    private var isMoving = false

    init(_ view: PDFView) { self.view = view }

    var canGoBack: Bool { !back.isEmpty }
    var canGoForward: Bool { !forward.isEmpty }

    func clear() {
        back = []
        forward = []
    }

    /// Before the view goes somewhere.
    func record() {
        guard !isMoving, let place = view.currentDestination else { return }
        back.append(place)
        forward = []
        view.post(.PDFViewChangedHistory)
    }

    func goBack() { move(from: &back, to: &forward) }
    func goForward() { move(from: &forward, to: &back) }

    private func move(from places: inout [PDFDestination], to others: inout [PDFDestination]) {
        guard let place = places.popLast() else { return }
        if let here = view.currentDestination { others.append(here) }
        isMoving = true
        view.go(to: place)
        isMoving = false
        view.post(.PDFViewChangedHistory)
    }
}

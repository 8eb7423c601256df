import QuinceSharedWithYou
import Testing
import UIKit

/// As apps ask what was shared.
@MainActor @Suite struct SharedWithYouTests {
    @Test("nothing was shared") func highlights() async {
        let center = SWHighlightCenter()
        #expect(center.highlights.isEmpty && !SWHighlightCenter.isSystemCollaborationSupportAvailable)
        await #expect(throws: SWHighlightCenterError(.accessDenied)) { _ = try await center.highlight(for: URL(fileURLWithPath: "/a")) }
        let view = SWAttributionView()
        view.displayContext = .detail
        #expect(view.highlight == nil && view.intrinsicContentSize == .zero)
    }
}

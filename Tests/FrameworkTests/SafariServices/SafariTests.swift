import QuinceSafariServices
import Testing

@Suite(.serialized) @MainActor struct SafariTests {
    private final class Listener: NSObject, SFSafariViewControllerDelegate {
        var told: [String] = []
        func safariViewControllerDidFinish(_ controller: SFSafariViewController) { told.append("finished") }
        func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {
            told.append("loaded \(didLoadSuccessfully)")
        }
    }

    @Test("a page names its address; Done tells the delegate and goes") func page() throws {
        let root = UIViewController()
        let stage = try FrameworkStage(root: root)
        defer { stage.close() }
        let safari = SFSafariViewController(url: try #require(URL(string: "https://www.example.com/articles/one")))
        let listener = Listener()
        safari.delegate = listener
        safari.preferredControlTintColor = .systemGreen
        root.present(safari, animated: true)
        try stage.play("wait 1\npicture safari\ntap \"Done\"\nwait 1")
        #expect(listener.told == ["loaded true", "finished"])
        #expect(root.presentedViewController == nil)
    }

    @Test("the reading list takes addresses of the web alone") func readingList() throws {
        #expect(SSReadingList.supportsURL(URL(string: "http://example.com")))
        #expect(throws: SSReadingListError(.urlSchemeNotAllowed)) {
            try SSReadingList.default()?.addItem(with: URL(fileURLWithPath: "/tmp"), title: nil, previewText: nil)
        }
    }

    @Test("signing in that a user cancels is told from other errors by a pattern") func signingIn() {
        func isCancelled(_ error: any Error) -> Bool {
            switch error {
            case SFAuthenticationError.canceledLogin: true
            default: false
            }
        }
        #expect(isCancelled(SFAuthenticationError(.canceledLogin)) && !isCancelled(URLError(.cancelled)))
    }
}

import QuinceMessageUI
import Testing

@Suite(.serialized) @MainActor struct MessageTests {
    private final class Listener: NSObject, MFMailComposeViewControllerDelegate {
        var result: MFMailComposeResult?
        func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?) {
            self.result = result
            controller.dismiss(animated: true)
        }
    }

    @Test("nothing can be sent, as in a simulator without an account") func cannotSend() {
        #expect(!MFMailComposeViewController.canSendMail())
        #expect(!MFMessageComposeViewController.canSendText())
    }

    @Test("a mail that is written all the same can be cancelled") func cancel() throws {
        let root = UIViewController()
        let stage = try FrameworkStage(root: root)
        defer { stage.close() }
        let mail = MFMailComposeViewController()
        let listener = Listener()
        mail.mailComposeDelegate = listener
        mail.setToRecipients(["ann@example.com", "bo@example.com"])
        mail.setSubject("Greetings")
        mail.setMessageBody("Dear both,", isHTML: false)
        root.present(mail, animated: true)
        try stage.play("wait 1\npicture mail\ntap \"Cancel\"\nwait 1")
        #expect(listener.result == .cancelled)
        #expect(root.presentedViewController == nil)
    }
}

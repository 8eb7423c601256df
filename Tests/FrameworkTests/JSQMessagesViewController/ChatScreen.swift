import Testing
@testable import HeadlessHost
@testable import QuinceJSQMessagesViewController
@testable import UIKit

/// A chat as an app has it: a subclass with messages of two senders.
@MainActor final class TestChat: JSQMessagesViewController {
    var messages: [JSQMessage] = []
    var events: [String] = []
    var label: String?
    let outgoing: JSQMessagesBubbleImage? = JSQMessagesBubbleImageFactory()?.outgoingMessagesBubbleImage(with: .jsq_messageBubbleBlue())
    let incoming: JSQMessagesBubbleImage? = JSQMessagesBubbleImageFactory()?.incomingMessagesBubbleImage(with: .jsq_messageBubbleLightGray())
    let avatar: JSQMessagesAvatarImage? = JSQMessagesAvatarImageFactory.avatarImage(
        withUserInitials: "AB", backgroundColor: .orange, textColor: .white, font: .systemFont(ofSize: 13), diameter: 30)

    override func viewDidLoad() {
        super.viewDidLoad()
        senderId = "me"
        senderDisplayName = "Me"
    }

    func add(_ text: String, by sender: String) { if let message = JSQMessage(senderId: sender, displayName: sender, text: text) { messages.append(message) } }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { messages.count }
    override func collectionView(_ collectionView: JSQMessagesCollectionView!, messageDataForItemAt indexPath: IndexPath!) -> JSQMessageData! {
        messages[indexPath.item]
    }
    override func collectionView(
        _ collectionView: JSQMessagesCollectionView!, messageBubbleImageDataForItemAt indexPath: IndexPath!
    ) -> JSQMessageBubbleImageDataSource! { messages[indexPath.item].senderId == senderId ? outgoing : incoming }
    override func collectionView(
        _ collectionView: JSQMessagesCollectionView!, avatarImageDataForItemAt indexPath: IndexPath!
    ) -> JSQMessageAvatarImageDataSource! { avatar }
    override func collectionView(
        _ collectionView: JSQMessagesCollectionView!, attributedTextForMessageBubbleTopLabelAt indexPath: IndexPath!
    ) -> NSAttributedString! { label.map { NSAttributedString(string: $0) } }
    override func collectionView(
        _ collectionView: JSQMessagesCollectionView!, layout collectionViewLayout: JSQMessagesCollectionViewFlowLayout!,
        heightForMessageBubbleTopLabelAt indexPath: IndexPath!
    ) -> CGFloat { label == nil ? 0 : 15 }

    override func didPressSend(_ button: UIButton!, withMessageText text: String!, senderId: String!, senderDisplayName: String!, date: Date!) {
        events.append("send \(text ?? "") by \(senderId ?? "")")
        add(text, by: senderId)
        finishSendingMessage(animated: false)
    }
    override func didPressAccessoryButton(_ sender: UIButton!) { events.append("accessory") }
    override func collectionView(_ collectionView: JSQMessagesCollectionView!, didTapMessageBubbleAt indexPath: IndexPath!) {
        events.append("bubble \(indexPath.item)")
    }
    override func collectionView(
        _ collectionView: JSQMessagesCollectionView!, didTapAvatarImageView avatarImageView: UIImageView!, at indexPath: IndexPath!
    ) { events.append("avatar \(indexPath.item)") }
    override func collectionView(_ collectionView: JSQMessagesCollectionView!, didTapCellAt indexPath: IndexPath!, touchLocation: CGPoint) {
        events.append("cell \(indexPath.item)")
    }
    override func collectionView(
        _ collectionView: JSQMessagesCollectionView!, header headerView: JSQMessagesLoadEarlierHeaderView!,
        didTapLoadEarlierMessagesButton sender: UIButton!
    ) { events.append("earlier") }

    func cell(_ item: Int) -> JSQMessagesCollectionViewCell? {
        collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as? JSQMessagesCollectionViewCell
    }
}

/// A chat of three messages on a stage.
@MainActor struct ChatScreen {
    let stage: FrameworkStage
    let chat = TestChat()

    init(_ prepare: (TestChat) -> Void = { _ in }) throws {
        chat.add("Hello", by: "other")
        chat.add("Hi", by: "me")
        chat.add("How are you? It is a long time since we met, and I would like to hear all about what you did.", by: "other")
        prepare(chat)
        stage = try FrameworkStage("iphone-15-pro.portrait.full", root: chat)
        stage.session.advance(by: 0.2)
    }

    func settle() async throws {
        // What waits for the main queue comes between the frames.
        for _ in 0..<3 {
            try await Task.sleep(nanoseconds: 10_000_000)
            stage.session.advance(by: 0.3)
        }
    }

    func tap(_ view: UIView?) throws {
        let view: UIView = try #require(view)
        let point: CGPoint = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        try stage.play("tap \(Int(point.x)) \(Int(point.y))")
    }
}

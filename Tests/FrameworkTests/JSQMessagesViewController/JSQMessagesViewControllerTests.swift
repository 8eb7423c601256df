import Testing
@testable import HeadlessHost
@testable import QuinceJSQMessagesViewController
@testable import UIKit

@Suite("JSQMessagesViewController", .serialized) @MainActor
struct JSQMessagesViewControllerTests {
    @Test("Three messages are three cells, with outgoing ones on the right and incoming ones on the left")
    func cells() throws {
        let screen = try ChatScreen()
        defer { screen.stage.close() }
        let chat: TestChat = screen.chat
        #expect(chat.collectionView.visibleCells.count == 3 && chat.collectionView.dataSource.senderId() == "me")
        let incoming: JSQMessagesCollectionViewCell = try #require(chat.cell(0))
        let outgoing: JSQMessagesCollectionViewCell = try #require(chat.cell(1))
        #expect(incoming is JSQMessagesCollectionViewCellIncoming && outgoing is JSQMessagesCollectionViewCellOutgoing)
        #expect(incoming.textView.text == "Hello" && incoming.messageBubbleImageView.image === chat.incoming?.messageBubbleImage)
        #expect(incoming.avatarContainerView.frame.minX == 0 && incoming.messageBubbleContainerView.frame.minX == 32)
        #expect(outgoing.avatarContainerView.frame.maxX == outgoing.bounds.width)
        #expect(outgoing.messageBubbleContainerView.frame.maxX == outgoing.bounds.width - 32)
        #expect(outgoing.messageBubbleImageView.image === chat.outgoing?.messageBubbleImage && outgoing.avatarImageView.image != nil)
        #expect(incoming.accessibilityLabel == "other: Hello")
    }

    @Test("Text that is typed enables Send, which sends it without blanks and empties the field")
    func sending() async throws {
        let screen = try ChatScreen()
        defer { screen.stage.close() }
        let content: JSQMessagesToolbarContentView = try #require(screen.chat.inputToolbar.contentView)
        #expect(content.rightBarButtonItem.isEnabled == false && content.textView.placeHolder == "New Message")
        try screen.tap(content.textView)
        try await screen.settle()
        #expect(content.textView.isFirstResponder)
        try screen.stage.play("type \"  \"")
        #expect(content.rightBarButtonItem.isEnabled == false && content.textView.hasText == false)
        try screen.stage.play("type \"Fine \"")
        #expect(content.rightBarButtonItem.isEnabled)
        try screen.tap(content.rightBarButtonItem)
        try await screen.settle()
        #expect(screen.chat.events == ["send Fine by me"] && content.textView.text == "" && content.rightBarButtonItem.isEnabled == false)
        #expect(screen.chat.cell(3)?.textView.text == "Fine")
        try screen.tap(content.leftBarButtonItem)
        #expect(screen.chat.events.last == "accessory")
    }

    @Test("The toolbar stands on the keyboard, and is as high as its text, up to its greatest height")
    func toolbar() async throws {
        let screen = try ChatScreen()
        defer { screen.stage.close() }
        let (chat, window) = (screen.chat, screen.stage.window)
        let toolbar: JSQMessagesInputToolbar = try #require(chat.inputToolbar)
        #expect(toolbar.frame.maxY == window.bounds.height && toolbar.frame.height == 44)
        #expect(chat.collectionView.contentInset.bottom == 44 - chat.collectionView.safeAreaInsets.bottom)
        try screen.tap(toolbar.contentView.textView)
        try await screen.settle()
        let keyboard: CGRect = chat.keyboardController.currentKeyboardFrame
        #expect(chat.keyboardController.keyboardIsVisible && keyboard.minY < window.bounds.height && toolbar.frame.maxY == keyboard.minY)
        toolbar.contentView.textView.insertText("one\ntwo\nthree")
        screen.stage.session.advance(by: 0.2)
        let high: CGFloat = toolbar.frame.height
        #expect(high > 44 + 30 && toolbar.frame.maxY == keyboard.minY)
        toolbar.maximumHeight = 60
        toolbar.contentView.textView.insertText("\nfour")
        screen.stage.session.advance(by: 0.2)
        #expect(toolbar.frame.height == 60)
        toolbar.contentView.textView.text = ""
        chat.finishSendingMessage(animated: false)
        #expect(toolbar.frame.height == 44)
        toolbar.contentView.textView.resignFirstResponder()
        try await screen.settle()
        #expect(toolbar.frame.maxY == window.bounds.height && chat.keyboardController.keyboardIsVisible == false)
    }

    @Test("The typing indicator stands below the messages until one is received")
    func typing() async throws {
        let screen = try ChatScreen()
        defer { screen.stage.close() }
        let (chat, footer) = (screen.chat, UICollectionView.elementKindSectionFooter)
        #expect(chat.collectionView.visibleSupplementaryViews(ofKind: footer).isEmpty)
        chat.showTypingIndicator = true
        screen.stage.session.advance(by: 0.2)
        let view = try #require(chat.collectionView.visibleSupplementaryViews(ofKind: footer).first as? JSQMessagesTypingIndicatorFooterView)
        let last: JSQMessagesCollectionViewCell = try #require(chat.cell(2))
        #expect(view.frame.height == kJSQMessagesTypingIndicatorFooterViewHeight && view.frame.minY >= last.frame.maxY)
        chat.add("There", by: "other")
        chat.finishReceivingMessage(animated: false)
        try await screen.settle()
        #expect(!chat.showTypingIndicator && chat.collectionView.visibleSupplementaryViews(ofKind: footer).isEmpty && chat.cell(3) != nil)
    }

    @Test("The header for earlier messages stands over the first one, and its button tells of taps")
    func earlier() async throws {
        let screen = try ChatScreen()
        defer { screen.stage.close() }
        let (chat, kind) = (screen.chat, UICollectionView.elementKindSectionHeader)
        chat.showLoadEarlierMessagesHeader = true
        try await screen.settle()
        let header = try #require(chat.collectionView.visibleSupplementaryViews(ofKind: kind).first as? JSQMessagesLoadEarlierHeaderView)
        #expect(header.frame.height == kJSQMessagesLoadEarlierHeaderViewHeight && header.loadButton.currentTitle == "Load Earlier Messages")
        try screen.tap(header.loadButton)
        #expect(chat.events == ["earlier"])
    }

    @Test("Taps on avatar, bubble and what is beside them are told apart")
    func taps() async throws {
        let screen = try ChatScreen()
        defer { screen.stage.close() }
        try await screen.settle()
        let cell: JSQMessagesCollectionViewCell = try #require(screen.chat.cell(0))
        try screen.tap(cell.messageBubbleContainerView)
        try screen.tap(cell.avatarImageView)
        let beside: CGPoint = cell.convert(CGPoint(x: cell.bounds.width - 10, y: 10), to: nil)
        try screen.stage.play("tap \(Int(beside.x)) \(Int(beside.y))")
        #expect(screen.chat.events == ["bubble 0", "avatar 0", "cell 0"])
    }

    @Test("A message with media has its view in the bubble, or the placeholder, in place of text")
    func media() throws {
        let photo: JSQPhotoMediaItem = try #require(JSQPhotoMediaItem(image: nil))
        photo.appliesMediaViewMaskAsOutgoing = false
        let screen = try ChatScreen { chat in
            chat.messages = [JSQMessage(senderId: "other", displayName: "Other", media: photo)]
        }
        defer { screen.stage.close() }
        let cell: JSQMessagesCollectionViewCell = try #require(screen.chat.cell(0))
        #expect(cell.mediaView === photo.mediaPlaceholderView() && cell.textView == nil)
        #expect(cell.messageBubbleContainerView.frame.size == CGSize(width: 210, height: 150))
        photo.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
        screen.chat.collectionView.reloadData()
        screen.stage.session.advance(by: 0.2)
        let shown: JSQMessagesCollectionViewCell = try #require(screen.chat.cell(0))
        #expect((shown.mediaView as? UIImageView)?.image === photo.image && shown.mediaView.mask?.frame == CGRect(x: 2, y: 2, width: 206, height: 146))
        #expect(shown.messageBubbleContainerView.subviews == [photo.mediaView()])
    }

    @Test("The last message is in sight when the view appears and when one is received")
    func scrolling() async throws {
        let screen = try ChatScreen { chat in for index in 0..<40 { chat.add("Message \(index)", by: index.isMultiple(of: 2) ? "me" : "other") } }
        defer { screen.stage.close() }
        try await screen.settle()
        let last: JSQMessagesCollectionViewCell = try #require(screen.chat.cell(42))
        #expect(last.convert(last.bounds, to: screen.chat.view).maxY <= screen.chat.inputToolbar.frame.minY)
        screen.chat.scroll(to: IndexPath(item: 0, section: 0), animated: false)
        screen.stage.session.advance(by: 0.1)
        #expect(screen.chat.cell(42) == nil)
        screen.chat.add("Newest", by: "other")
        screen.chat.finishReceivingMessage(animated: false)
        screen.stage.session.advance(by: 0.1)
        #expect(screen.chat.cell(43)?.textView.text == "Newest")
    }

    @Test("A controller is made by its class too, and a storyboard's view gives way to the chat")
    func making() throws {
        let chat: JSQMessagesViewController = try #require(JSQMessagesViewController.messagesViewController())
        chat.loadViewIfNeeded()
        #expect(chat.inputToolbar.superview === chat.view && chat.collectionView.messageDelegate === chat)
        #expect(chat.outgoingCellIdentifier == "JSQMessagesCollectionViewCellOutgoing")
        #expect(chat.incomingMediaCellIdentifier == "JSQMessagesCollectionViewCellIncoming_JSQMedia")
    }
}

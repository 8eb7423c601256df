import Testing
@testable import HeadlessHost
@testable import QuinceJSQMessagesViewController
@testable import UIKit

@Suite("Bubbles and messages of JSQMessagesViewController", .serialized) @MainActor
struct BubbleTests {
    /// Whether a picture is opaque at a point.
    private func isFilled(_ image: UIImage, _ x: CGFloat, _ y: CGFloat) -> Bool {
        var pixel: [UInt8] = [0, 0, 0, 0]
        guard let space = CGColorSpace(name: CGColorSpace.sRGB),
            let context = CGContext(
                data: &pixel, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: space,
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue), let picture = image.cgImage
        else { return false }
        context.draw(picture, in: CGRect(x: -x, y: y + 1 - image.size.height, width: image.size.width, height: image.size.height))
        return pixel[3] > 128
    }

    @Test("A bubble's picture stretches in its middle, and that of incoming messages is mirrored")
    func images() throws {
        let factory: JSQMessagesBubbleImageFactory = try #require(JSQMessagesBubbleImageFactory())
        let outgoing: UIImage = try #require(factory.outgoingMessagesBubbleImage(with: .red)?.messageBubbleImage)
        let incoming: UIImage = try #require(factory.incomingMessagesBubbleImage(with: .red)?.messageBubbleImage)
        #expect(outgoing.size == CGSize(width: 48, height: 35) && outgoing.resizingMode == .stretch)
        #expect(outgoing.capInsets == UIEdgeInsets(top: 17, left: 24, bottom: 17, right: 23))
        // The tail has the six points at one side, at the bottom alone.
        #expect(isFilled(outgoing, 43, 32) && !isFilled(outgoing, 45, 15) && isFilled(outgoing, 2, 17) && !isFilled(outgoing, 1, 33))
        #expect(isFilled(incoming, 4, 32) && !isFilled(incoming, 2, 15) && isFilled(incoming, 45, 17) && !isFilled(incoming, 46, 33))
        let own = JSQMessagesBubbleImageFactory(bubble: .jsq_bubbleRegularTailless(), capInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(own?.outgoingMessagesBubbleImage(with: .red)?.messageBubbleImage.capInsets.left == 2)
        #expect(factory.outgoingMessagesBubbleImage(with: nil) == nil)
    }

    @Test("The layout's sizes follow the text, its width and the labels")
    func sizes() throws {
        let screen = try ChatScreen()
        defer { screen.stage.close() }
        let (chat, layout) = (screen.chat, screen.chat.collectionView.collectionViewLayout)
        func size(_ item: Int) -> CGSize { layout.sizeForItem(at: IndexPath(item: item, section: 0)) }
        func bubble(_ item: Int) -> CGSize { layout.messageBubbleSizeForItem(at: IndexPath(item: item, section: 0)) }
        #expect(layout.itemWidth == chat.collectionView.bounds.width - 8 && size(0).width == layout.itemWidth)
        #expect(bubble(1).width >= 48 && bubble(0).width > bubble(1).width && bubble(2).height > bubble(0).height + 20)
        #expect(bubble(2).width <= layout.itemWidth - 30 - 50 + 4)
        let narrow: CGFloat = bubble(2).height
        layout.messageBubbleLeftRightMargin = 200
        #expect(bubble(2).height > narrow)
        layout.messageBubbleLeftRightMargin = 50
        let small: CGFloat = size(0).height
        layout.messageBubbleFont = .systemFont(ofSize: 40)
        #expect(size(0).height > small)
        layout.messageBubbleFont = .preferredFont(forTextStyle: .body)
        chat.label = "Name"
        #expect(size(0).height == small + 15)
        chat.collectionView.reloadData()
        screen.stage.session.advance(by: 0.2)
        let cell: JSQMessagesCollectionViewCell = try #require(chat.cell(0))
        #expect(cell.messageBubbleTopLabel.frame.height == 15 && cell.messageBubbleContainerView.frame.minY == 15)
        #expect(cell.messageBubbleTopLabel.text == "Name" && cell.messageBubbleTopLabel.textInsets.left == 60)
    }

    @Test("Avatars of size zero take no room, from the moment on at which the layout is told")
    func avatars() throws {
        let screen = try ChatScreen()
        defer { screen.stage.close() }
        let layout: JSQMessagesCollectionViewFlowLayout = screen.chat.collectionView.collectionViewLayout
        layout.incomingAvatarViewSize = .zero
        layout.outgoingAvatarViewSize = .zero
        screen.stage.session.advance(by: 0.2)
        let (incoming, outgoing) = (try #require(screen.chat.cell(0)), try #require(screen.chat.cell(1)))
        #expect(incoming.avatarContainerView.frame.size == .zero && incoming.messageBubbleContainerView.frame.minX == 2)
        #expect(outgoing.messageBubbleContainerView.frame.maxX == outgoing.bounds.width - 2)
    }

    @Test("Messages are equal by what they say, and those of nothing are nil")
    func messages() throws {
        let date = Date(timeIntervalSince1970: 0)
        let first: JSQMessage = try #require(JSQMessage(senderId: "a", senderDisplayName: "A", date: date, text: "x"))
        let second: JSQMessage = try #require(JSQMessage(senderId: "a", senderDisplayName: "A", date: date, text: "x"))
        #expect(first == second && first.messageHash() == second.messageHash() && first.hash >= 0)
        #expect(first != JSQMessage(senderId: "a", senderDisplayName: "A", date: date, text: "y") && first.media == nil)
        #expect(JSQMessage(senderId: nil, displayName: "A", text: "x") == nil)
        let data: any JSQMessageData = first
        #expect(data.senderId() == "a" && data.text() == "x" && data.date() == date && !data.isMediaMessage())
    }

    @Test("A bubble of media keeps to the sides of its tail, and a film shows its sign once it is ready")
    func mediaItems() throws {
        let film: JSQVideoMediaItem = try #require(JSQVideoMediaItem(fileURL: URL(fileURLWithPath: "/film.mov"), isReadyToPlay: false))
        #expect(film.mediaView() == nil && film.mediaPlaceholderView() != nil && film.mediaViewDisplaySize() == CGSize(width: 210, height: 150))
        film.isReadyToPlay = true
        let view: UIView = try #require(film.mediaView())
        #expect(film.mediaView() === view)
        film.appliesMediaViewMaskAsOutgoing = false
        #expect(film.mediaView() !== view)
        let sound = JSQAudioMediaItem(data: nil)
        #expect(sound.mediaView() == nil && sound.mediaViewDisplaySize() == CGSize(width: 160, height: 40))
    }

    @Test("Colours, avatars, dates and words")
    func small() {
        let grey: UIColor = UIColor(white: 0.5, alpha: 0.5).jsq_colorByDarkeningColor(withValue: 0.2)
        #expect(abs((grey.cgColor.components?.first ?? 0) - 0.3) < 0.01 && grey.cgColor.alpha == 0.5)
        let avatar: JSQMessagesAvatarImage? = JSQMessagesAvatarImageFactory.avatarImage(with: .jsq_defaultPlay(), diameter: 20)
        #expect(avatar?.avatarImage.size == CGSize(width: 20, height: 20) && avatar?.avatarHighlightedImage !== avatar?.avatarImage)
        #expect(JSQMessagesAvatarImage(placeholder: nil) == nil && JSQMessagesTimestampFormatter.shared().timestamp(for: nil) == nil)
        let stamp: NSAttributedString? = JSQMessagesTimestampFormatter.shared().attributedTimestamp(for: Date(timeIntervalSince1970: 0))
        #expect((stamp?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont) == .boldSystemFont(ofSize: 12))
        #expect(MessageWords.word("send", language: "de-AT") == "Senden" && MessageWords.word("send", language: "xx") == "Send")
        #expect(" a b \n".jsq_stringByTrimingWhitespace() == "a b")
        #expect(UIImage.jsq_defaultAccessory().size == CGSize(width: 22, height: 20))
    }
}

import UIKit

/// An element of a page that a user looks at beforehand. Pages have none here.
@preconcurrency @MainActor open class WKPreviewElementInfo: NSObject, NSCopying {
    public let linkURL: URL?
    init(linkURL: URL?) { self.linkURL = linkURL }
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An element of a page for which there is a menu. Pages have none here.
@preconcurrency @MainActor open class WKContextMenuElementInfo: NSObject {
    public let linkURL: URL?
    init(linkURL: URL?) { self.linkURL = linkURL }
}

@preconcurrency @MainActor public protocol WKPreviewActionItem: UIPreviewActionItem { var identifier: String { get } }

public let WKPreviewActionItemIdentifierOpen = "WKPreviewActionItemIdentifierOpen"
public let WKPreviewActionItemIdentifierAddToReadingList = "WKPreviewActionItemIdentifierAddToReadingList"
public let WKPreviewActionItemIdentifierCopy = "WKPreviewActionItemIdentifierCopy"
public let WKPreviewActionItemIdentifierShare = "WKPreviewActionItemIdentifierShare"

public enum WKPermissionDecision: Int, Sendable { case prompt = 0, grant, deny }
public enum WKMediaCaptureType: Int, Sendable { case camera = 0, microphone, cameraAndMicrophone }
public enum WKDialogResult: Int, Sendable { case showDefault = 1, askAgain, handled }

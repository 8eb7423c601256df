import UIKit

/// The parts of a chat's layout that are out of date.
@preconcurrency @MainActor open class JSQMessagesCollectionViewFlowLayoutInvalidationContext: UICollectionViewFlowLayoutInvalidationContext {
    /// Whether the sizes of bubbles are measured anew. Default false.
    open var invalidateFlowLayoutMessagesCache = false

    public override init() { super.init() }

    /// A context for sizes and attributes.
    open class func context() -> JSQMessagesCollectionViewFlowLayoutInvalidationContext! { JSQMessagesCollectionViewFlowLayoutInvalidationContext() }
}

/// Drawing into a context's pixels that is put off, so that much of it can be done at once and on several threads.
///
/// Whatever else reads or changes those pixels through the context settles it first: nobody sees the difference.
package protocol DeferredDrawing: AnyObject {
    /// Carries out all that was put off, in its order.
    func settle()
}

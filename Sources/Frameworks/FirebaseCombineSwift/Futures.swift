import QuinceCombine

// Each begins at once, whether anybody subscribes or not, and goes on when nobody does any more, as a `Future` does.

/// The one value that a call answers with, or its error.
func answer<Value>(_ start: (@escaping (Value?, (any Error)?) -> Void) throws -> Void) -> Future<Value, any Error> {
    // A future calls its closure while it is made, and keeps nothing of it.
    withoutActuallyEscaping(start) { start in
        Future { promise in
            do {
                try start { value, error in
                    if let error { promise(.failure(error)) } else if let value { promise(.success(value)) }
                }
            } catch {
                promise(.failure(error))
            }
        }
    }
}

/// The end of a call that has no value, or its error.
func end(_ start: (@escaping ((any Error)?) -> Void) throws -> Void) -> Future<Void, any Error> {
    answer { done in try start { error in done((), error) } }
}

/// The snapshots that a listener hears of, from the moment at which it is made; it stops listening when its subscription is cancelled.
func heard<Snapshot, Handle>(
    _ listen: (@escaping (Snapshot?, (any Error)?) -> Void) -> Handle, stop: @escaping (Handle) -> Void
) -> AnyPublisher<Snapshot, any Error> {
    let subject = PassthroughSubject<Snapshot, any Error>()
    let handle: Handle = listen { snapshot, error in
        if let error { subject.send(completion: .failure(error)) } else if let snapshot { subject.send(snapshot) }
    }
    return subject.handleEvents(receiveCancel: { stop(handle) }).eraseToAnyPublisher()
}

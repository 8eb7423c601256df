import Foundation

extension NSItemProvider {
    /// Offers a value as each of the types that it can go as.
    public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
        for type in T.exportedContentTypes() {
            registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { completion in
                let answer = TransferAnswer(send: completion)
                Task {
                    do { answer.send(try await transferable().exported(as: type), nil) } catch { answer.send(nil, error) }
                }
                return nil
            }
        }
    }

    /// Reads a value as the first of the types that it can come as.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        guard
            let type = T.importedContentTypes().first(where: { type in
                registeredTypeIdentifiers.contains { UTType($0)?.conforms(to: type) == true }
            }), let identifier = registeredTypeIdentifiers.first(where: { UTType($0)?.conforms(to: type) == true })
        else {
            ServiceReply.send { completionHandler(.failure(TransferRefusal.noRepresentation)) }
            return Progress(totalUnitCount: 1)
        }
        return loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
            guard let data else { return completionHandler(.failure(error ?? TransferRefusal.noRepresentation)) }
            Task {
                do { completionHandler(.success(try await T(importing: data, contentType: type))) } catch { completionHandler(.failure(error)) }
            }
        }
    }
}

/// Whom the bytes are for; any thread may answer.
private struct TransferAnswer: @unchecked Sendable {
    let send: (Data?, (any Error)?) -> Void
}

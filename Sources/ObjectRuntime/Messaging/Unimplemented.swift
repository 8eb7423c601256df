/// Thrown by an optional protocol requirement that the receiver does not implement.
///
/// An optional requirement is declared as `func f(_: X) throws(Unimplemented) -> R`, with a protocol-extension default that
/// calls ``ObjCRuntime/invokeOptional(_:on:_:)``. A class that implements it does so without `throws`.
public struct Unimplemented: Error, Sendable {
    public init() {}
}

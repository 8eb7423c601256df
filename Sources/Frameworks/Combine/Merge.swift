import OpenCombine

extension Publishers {
    /// Sends the values of two publishers as they come. It ends when all have, or with the first failure.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            (self.a, self.b) = (a, b)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            let merged = MergedValues(subscriber, count: 2)
            merged.begin([
                { a.subscribe(merged.side(0)) }, { b.subscribe(merged.side(1)) },
            ])
        }

        public func merge<P: Publisher>(with other: P) -> Merge3<A, B, P> where P.Output == Output, P.Failure == Failure {
            Merge3(a, b, other)
        }
    }

    /// Sends the values of three publishers as they come. It ends when all have, or with the first failure.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) {
            (self.a, self.b, self.c) = (a, b, c)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            let merged = MergedValues(subscriber, count: 3)
            merged.begin([
                { a.subscribe(merged.side(0)) }, { b.subscribe(merged.side(1)) }, { c.subscribe(merged.side(2)) },
            ])
        }

        public func merge<P: Publisher>(with other: P) -> Merge4<A, B, C, P> where P.Output == Output, P.Failure == Failure {
            Merge4(a, b, c, other)
        }
    }

    /// Sends the values of four publishers as they come. It ends when all have, or with the first failure.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure, C.Output == D.Output, C.Failure == D.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public let d: D

        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            let merged = MergedValues(subscriber, count: 4)
            merged.begin([
                { a.subscribe(merged.side(0)) }, { b.subscribe(merged.side(1)) }, { c.subscribe(merged.side(2)) }, { d.subscribe(merged.side(3)) },
            ])
        }

        public func merge<P: Publisher>(with other: P) -> Merge5<A, B, C, D, P> where P.Output == Output, P.Failure == Failure {
            Merge5(a, b, c, d, other)
        }
    }

    /// Sends the values of five publishers as they come. It ends when all have, or with the first failure.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure, C.Output == D.Output, C.Failure == D.Failure,
        D.Output == E.Output, D.Failure == E.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E

        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            let merged = MergedValues(subscriber, count: 5)
            merged.begin([
                { a.subscribe(merged.side(0)) }, { b.subscribe(merged.side(1)) }, { c.subscribe(merged.side(2)) }, { d.subscribe(merged.side(3)) },
                { e.subscribe(merged.side(4)) },
            ])
        }

        public func merge<P: Publisher>(with other: P) -> Merge6<A, B, C, D, E, P> where P.Output == Output, P.Failure == Failure {
            Merge6(a, b, c, d, e, other)
        }
    }

    /// Sends the values of six publishers as they come. It ends when all have, or with the first failure.
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure, C.Output == D.Output, C.Failure == D.Failure,
        D.Output == E.Output, D.Failure == E.Failure, E.Output == F.Output, E.Failure == F.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E
        public let f: F

        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            let merged = MergedValues(subscriber, count: 6)
            merged.begin([
                { a.subscribe(merged.side(0)) }, { b.subscribe(merged.side(1)) }, { c.subscribe(merged.side(2)) }, { d.subscribe(merged.side(3)) },
                { e.subscribe(merged.side(4)) }, { f.subscribe(merged.side(5)) },
            ])
        }

        public func merge<P: Publisher>(with other: P) -> Merge7<A, B, C, D, E, F, P> where P.Output == Output, P.Failure == Failure {
            Merge7(a, b, c, d, e, f, other)
        }
    }

    /// Sends the values of seven publishers as they come. It ends when all have, or with the first failure.
    public struct Merge7<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure, C.Output == D.Output, C.Failure == D.Failure,
        D.Output == E.Output, D.Failure == E.Failure, E.Output == F.Output, E.Failure == F.Failure, F.Output == G.Output, F.Failure == G.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E
        public let f: F
        public let g: G

        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            let merged = MergedValues(subscriber, count: 7)
            merged.begin([
                { a.subscribe(merged.side(0)) }, { b.subscribe(merged.side(1)) }, { c.subscribe(merged.side(2)) }, { d.subscribe(merged.side(3)) },
                { e.subscribe(merged.side(4)) }, { f.subscribe(merged.side(5)) }, { g.subscribe(merged.side(6)) },
            ])
        }

        public func merge<P: Publisher>(with other: P) -> Merge8<A, B, C, D, E, F, G, P> where P.Output == Output, P.Failure == Failure {
            Merge8(a, b, c, d, e, f, g, other)
        }
    }

    /// Sends the values of eight publishers as they come. It ends when all have, or with the first failure.
    public struct Merge8<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, B.Output == C.Output, B.Failure == C.Failure, C.Output == D.Output, C.Failure == D.Failure,
        D.Output == E.Output, D.Failure == E.Failure, E.Output == F.Output, E.Failure == F.Failure, F.Output == G.Output, F.Failure == G.Failure,
        G.Output == H.Output, G.Failure == H.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E
        public let f: F
        public let g: G
        public let h: H

        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            let merged = MergedValues(subscriber, count: 8)
            merged.begin([
                { a.subscribe(merged.side(0)) }, { b.subscribe(merged.side(1)) }, { c.subscribe(merged.side(2)) }, { d.subscribe(merged.side(3)) },
                { e.subscribe(merged.side(4)) }, { f.subscribe(merged.side(5)) }, { g.subscribe(merged.side(6)) }, { h.subscribe(merged.side(7)) },
            ])
        }
    }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
extension Publishers.Merge5: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
extension Publishers.Merge6: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
extension Publishers.Merge7: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}
extension Publishers.Merge8: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable {}

import OpenCombine

extension Publisher {
    /// The values of both, as they come.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P> where P.Output == Output, P.Failure == Failure {
        Publishers.Merge(self, other)
    }

    public func merge<B: Publisher, C: Publisher>(
        with b: B, _ c: C
    ) -> Publishers.Merge3<Self, B, C>
    where B.Output == Output, B.Failure == Failure, C.Output == B.Output, C.Failure == B.Failure {
        Publishers.Merge3(self, b, c)
    }

    public func merge<B: Publisher, C: Publisher, D: Publisher>(
        with b: B, _ c: C, _ d: D
    ) -> Publishers.Merge4<Self, B, C, D>
    where B.Output == Output, B.Failure == Failure, C.Output == B.Output, C.Failure == B.Failure, D.Output == C.Output, D.Failure == C.Failure {
        Publishers.Merge4(self, b, c, d)
    }

    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E
    ) -> Publishers.Merge5<Self, B, C, D, E>
    where
        B.Output == Output, B.Failure == Failure, C.Output == B.Output, C.Failure == B.Failure, D.Output == C.Output, D.Failure == C.Failure,
        E.Output == D.Output, E.Failure == D.Failure
    {
        Publishers.Merge5(self, b, c, d, e)
    }

    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<Self, B, C, D, E, F>
    where
        B.Output == Output, B.Failure == Failure, C.Output == B.Output, C.Failure == B.Failure, D.Output == C.Output, D.Failure == C.Failure,
        E.Output == D.Output, E.Failure == D.Failure, F.Output == E.Output, F.Failure == E.Failure
    {
        Publishers.Merge6(self, b, c, d, e, f)
    }

    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where
        B.Output == Output, B.Failure == Failure, C.Output == B.Output, C.Failure == B.Failure, D.Output == C.Output, D.Failure == C.Failure,
        E.Output == D.Output, E.Failure == D.Failure, F.Output == E.Output, F.Failure == E.Failure, G.Output == F.Output, G.Failure == F.Failure
    {
        Publishers.Merge7(self, b, c, d, e, f, g)
    }

    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
        B.Output == Output, B.Failure == Failure, C.Output == B.Output, C.Failure == B.Failure, D.Output == C.Output, D.Failure == C.Failure,
        E.Output == D.Output, E.Failure == D.Failure, F.Output == E.Output, F.Failure == E.Failure, G.Output == F.Output, G.Failure == F.Failure,
        H.Output == G.Output, H.Failure == G.Failure
    {
        Publishers.Merge8(self, b, c, d, e, f, g, h)
    }

    /// The values of both, as they come.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }
}

/// A variable times a coefficient.
package struct LayoutTerm: Hashable, Sendable {
    package var variable: LayoutVariable
    package var coefficient: Double

    package init(_ variable: LayoutVariable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// A sum of terms, without a constant. Up to four terms need no allocation.
package struct LinearForm: Sendable {
    var termCount: Int
    var first: LayoutTerm
    var second: LayoutTerm
    var third: LayoutTerm
    var fourth: LayoutTerm
    /// The terms from the fifth on.
    var overflow: [LayoutTerm]?

    init(termCount: Int, _ first: LayoutTerm, _ second: LayoutTerm, _ third: LayoutTerm, _ fourth: LayoutTerm) {
        self.termCount = termCount
        self.first = first
        self.second = second
        self.third = third
        self.fourth = fourth
    }

    static var blank: LayoutTerm { LayoutTerm(LayoutVariable(index: -1), 0) }

    package init() { self.init(termCount: 0, Self.blank, Self.blank, Self.blank, Self.blank) }

    package init(_ variable: LayoutVariable, _ coefficient: Double = 1) {
        self.init(termCount: 1, LayoutTerm(variable, coefficient), Self.blank, Self.blank, Self.blank)
    }

    package init(_ a: LayoutTerm, _ b: LayoutTerm) { self.init(termCount: 2, a, b, Self.blank, Self.blank) }

    package init(_ a: LayoutTerm, _ b: LayoutTerm, _ c: LayoutTerm) { self.init(termCount: 3, a, b, c, Self.blank) }

    package init(_ a: LayoutTerm, _ b: LayoutTerm, _ c: LayoutTerm, _ d: LayoutTerm) { self.init(termCount: 4, a, b, c, d) }

    package init(_ terms: some Sequence<LayoutTerm>) {
        self.init()
        for term in terms { append(term) }
    }

    package mutating func append(_ variable: LayoutVariable, _ coefficient: Double = 1) {
        append(LayoutTerm(variable, coefficient))
    }

    package mutating func append(_ term: LayoutTerm) {
        switch termCount {
        case 0: first = term
        case 1: second = term
        case 2: third = term
        case 3: fourth = term
        default: overflow = (overflow ?? []) + [term]
        }
        termCount += 1
    }

    package var count: Int { termCount }

    package subscript(index: Int) -> LayoutTerm {
        switch index {
        case 0: first
        case 1: second
        case 2: third
        case 3: fourth
        default: overflow.unsafelyUnwrapped[index - 4]
        }
    }
}

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
    private var inlineCount = 0
    private var first: LayoutTerm
    private var second: LayoutTerm
    private var third: LayoutTerm
    private var fourth: LayoutTerm
    private var overflow: [LayoutTerm]?

    private static let blank = LayoutTerm(LayoutVariable(index: -1), 0)

    package init() {
        first = Self.blank
        second = Self.blank
        third = Self.blank
        fourth = Self.blank
    }

    package init(_ variable: LayoutVariable, _ coefficient: Double = 1) {
        self.init()
        first = LayoutTerm(variable, coefficient)
        inlineCount = 1
    }

    package init(_ a: LayoutTerm, _ b: LayoutTerm) {
        self.init()
        first = a
        second = b
        inlineCount = 2
    }

    package init(_ a: LayoutTerm, _ b: LayoutTerm, _ c: LayoutTerm) {
        self.init(a, b)
        third = c
        inlineCount = 3
    }

    package init(_ a: LayoutTerm, _ b: LayoutTerm, _ c: LayoutTerm, _ d: LayoutTerm) {
        self.init(a, b, c)
        fourth = d
        inlineCount = 4
    }

    package init(_ terms: some Sequence<LayoutTerm>) {
        self.init()
        for term in terms { append(term) }
    }

    package mutating func append(_ variable: LayoutVariable, _ coefficient: Double = 1) {
        append(LayoutTerm(variable, coefficient))
    }

    package mutating func append(_ term: LayoutTerm) {
        switch inlineCount {
        case 0: first = term
        case 1: second = term
        case 2: third = term
        case 3: fourth = term
        default:
            overflow = (overflow ?? []) + [term]
            return
        }
        inlineCount += 1
    }

    package var count: Int { inlineCount + (overflow?.count ?? 0) }

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

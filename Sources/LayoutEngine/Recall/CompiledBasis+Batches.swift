// Four components of one basis computed side by side.

extension CompiledBasis {
    /// Computes all unknowns of four components into the first slots. Returns, bit by bit, for which of them all checks pass, and
    /// for the others the number of the first one that does not.
    func compute(
        _ slots: UnsafeMutablePointer<BatchQueue.Lanes>, _ a: UnsafeMutablePointer<Double>, _ b: UnsafeMutablePointer<Double>,
        _ c: UnsafeMutablePointer<Double>, _ d: UnsafeMutablePointer<Double>
    ) -> (passes: UInt8, firstFailed: BatchQueue.Lanes) {
        let stepTerms = stepTerms.base
        var term = stepTerms
        var step = steps.base
        let lastStep = step + steps.count
        while step < lastStep {
            let row = Int(step.pointee.row)
            var sum = row >= 0 ? step.pointee.scale * BatchQueue.Lanes(a[row], b[row], c[row], d[row]) : BatchQueue.Lanes(repeating: 0)
            let end = stepTerms + Int(step.pointee.termEnd)
            while term < end {
                sum += term.pointee.coefficient * slots[Int(term.pointee.slot)]
                term += 1
            }
            slots[Int(step.pointee.unknown)] = sum
            step += 1
        }
        let checkTerms = checkTerms.base
        term = checkTerms
        var check = checks.base
        let lastCheck = check + checks.count
        var passes = SIMDMask<SIMD4<Int64>>(repeating: true)
        var firstFailed = BatchQueue.Lanes(repeating: 0)
        while check < lastCheck {
            let row = Int(check.pointee.row)
            var residual = row >= 0 ? -BatchQueue.Lanes(a[row], b[row], c[row], d[row]) : BatchQueue.Lanes(repeating: 0)
            let end = checkTerms + Int(check.pointee.termEnd)
            while term < end {
                residual += term.pointee.coefficient * slots[Int(term.pointee.slot)]
                term += 1
            }
            // Counts the checks before the first that fails.
            passes = passes .& (residual .>= check.pointee.lower) .& (residual .<= check.pointee.upper)
            firstFailed += BatchQueue.Lanes(repeating: 0).replacing(with: BatchQueue.Lanes(repeating: 1), where: passes)
            check += 1
        }
        return ((passes[0] ? 1 : 0) | (passes[1] ? 2 : 0) | (passes[2] ? 4 : 0) | (passes[3] ? 8 : 0), firstFailed)
    }
}

// Components that meet a breakpoint. When a window grows past the readable width all of its cells do in the same step: those
// that go the same way are taken along four at a time.

extension InputFollower {
    /// Has the component taken across the check that ends its basis, for which the input grew (or shrank) to `value`.
    @inline(__always)
    func enqueue(_ number: Int32, _ motion: UnsafeMutablePointer<InputMotion>, _ check: Int32, to value: Double, rising: Bool) {
        guard check >= 0 else { return plans.breakpoints.late.append(number) }
        let neighbour = motion.pointee.neighbours + Int(check)
        guard neighbour.pointee.motion != nil, !neighbour.pointee.needsPreferences else { return plans.breakpoints.late.append(number) }
        let entry = BreakpointQueue.Entry(motion: motion, check: check, isRising: rising)
        if neighbour.pointee.waitingCount == 0 { plans.breakpoints.entries.append(entry) }
        neighbour.pointee.append(number)
        if neighbour.pointee.waitingCount == 4 { cross(entry, to: value) }
    }

    /// Takes along whatever waits.
    @inline(__always)
    func finishQueue(to value: Double) {
        let queue = plans.breakpoints
        if queue.entries.count > 0 || queue.late.count > 0 { finish(queue, to: value) }
    }

    private func finish(_ queue: BreakpointQueue, to value: Double) {
        for index in 0..<queue.entries.count { cross(queue.entries[index], to: value) }
        queue.entries.removeAll()
        for index in 0..<queue.late.count { moveAlone(Int(queue.late[index]), to: value) }
        queue.late.removeAll()
    }

    /// Takes those that wait to the neighbouring basis. Who does not get to `value` with that is to go on alone.
    private func cross(_ entry: BreakpointQueue.Entry, to value: Double) {
        typealias Lanes = BatchQueue.Lanes
        let motion = entry.motion, neighbour = motion.pointee.neighbours + Int(entry.check)
        let waiting = neighbour.pointee.waiting, count = neighbour.pointee.waitingCount
        neighbour.pointee.waitingCount = 0
        guard count > 1, let next = neighbour.pointee.motion else {
            if count == 1 { plans.breakpoints.late.append(waiting.0) }
            return
        }
        // An empty lane repeats the first one.
        let components = self.components.records.base, a = components + Int(waiting.0), b = components + Int(waiting.1)
        let c = count > 2 ? components + Int(waiting.2) : a, d = count > 3 ? components + Int(waiting.3) : a
        let isRising = entry.isRising, slopes = motion.pointee.slopes, nextSlopes = next.pointee.slopes
        let limits =
            isRising
            ? Lanes(a.pointee.upperLimit, b.pointee.upperLimit, c.pointee.upperLimit, d.pointee.upperLimit)
            : Lanes(a.pointee.lowerLimit, b.pointee.lowerLimit, c.pointee.lowerLimit, d.pointee.lowerLimit)
        let anchors = self.components.anchors.base, constants = self.components.constants.base
        let ownAnchors = InputMotion.Quartet(
            first: anchors + Int(a.pointee.unknownBase), second: anchors + Int(b.pointee.unknownBase),
            third: anchors + Int(c.pointee.unknownBase), fourth: anchors + Int(d.pointee.unknownBase))
        let ownConstants = InputMotion.Quartet(
            first: constants + Int(a.pointee.rowBase), second: constants + Int(b.pointee.rowBase),
            third: constants + Int(c.pointee.rowBase), fourth: constants + Int(d.pointee.rowBase))
        if neighbour.pointee.conditionCount > 0 {
            let distances = limits - Lanes(a.pointee.anchorInput, b.pointee.anchorInput, c.pointee.anchorInput, d.pointee.anchorInput)
            guard
                motion.pointee.conditionsHold(
                    neighbour.pointee, anchors: ownAnchors, distances: distances, inputs: limits, constants: ownConstants)
            else {
                plans.breakpoints.late.append(waiting.0)
                plans.breakpoints.late.append(waiting.1)
                if count > 2 { plans.breakpoints.late.append(waiting.2) }
                if count > 3 { plans.breakpoints.late.append(waiting.3) }
                return
            }
        }
        moveAcross(a, along: slopes, to: limits[0], thenAlong: nextSlopes, to: value)
        moveAcross(b, along: slopes, to: limits[1], thenAlong: nextSlopes, to: value)
        if count > 2 { moveAcross(c, along: slopes, to: limits[2], thenAlong: nextSlopes, to: value) }
        if count > 3 { moveAcross(d, along: slopes, to: limits[3], thenAlong: nextSlopes, to: value) }
        let found = next.pointee.limits(rising: isRising, values: ownAnchors, inputs: limits, constants: ownConstants)
        let ends = isRising ? limits + found.distances : limits - found.distances, wayBack = neighbour.pointee.wayBack
        arrive(a, next, at: limits[0], ends[0], found.checks[0], wayBack, isRising, value)
        arrive(b, next, at: limits[1], ends[1], found.checks[1], wayBack, isRising, value)
        if count > 2 { arrive(c, next, at: limits[2], ends[2], found.checks[2], wayBack, isRising, value) }
        if count > 3 { arrive(d, next, at: limits[3], ends[3], found.checks[3], wayBack, isRising, value) }
    }

    /// Records that the component is in the next motion, which it is from `limit` to `end`.
    @inline(__always)
    private func arrive(
        _ component: UnsafeMutablePointer<ComponentRecord>, _ motion: UnsafeMutablePointer<InputMotion>, at limit: Double, _ end: Double,
        _ check: Int64, _ wayBack: Int32, _ isRising: Bool, _ value: Double
    ) {
        component.pointee.anchorInput = limit
        component.pointee.motion = motion
        component.pointee.basis = motion.pointee.basisNumber
        component.pointee.lowerLimit = isRising ? limit : end
        component.pointee.upperLimit = isRising ? end : limit
        component.pointee.lowerCheck = isRising ? wayBack : Int32(truncatingIfNeeded: check)
        component.pointee.upperCheck = isRising ? Int32(truncatingIfNeeded: check) : wayBack
        if isRising ? value > end : value < end {
            plans.breakpoints.late.append(Int32(truncatingIfNeeded: component - components.records.base))
        } else {
            components.markChanged(component - components.records.base)
        }
    }

    /// Moves the component's anchors to where one motion ends, and its values from there on along the next one.
    @inline(__always)
    private func moveAcross(
        _ component: UnsafeMutablePointer<ComponentRecord>, along slopes: UnsafeMutablePointer<Double>, to limit: Double,
        thenAlong nextSlopes: UnsafeMutablePointer<Double>, to value: Double
    ) {
        let base = Int(component.pointee.unknownBase), count = Int(component.pointee.unknownCount)
        let ownAnchors = components.anchors.base + base, ownValues = components.values.base + base
        let anchors = UnsafeMutableRawPointer(ownAnchors), values = UnsafeMutableRawPointer(ownValues)
        let first = UnsafeRawPointer(slopes), second = UnsafeRawPointer(nextSlopes)
        let before = SIMD2(repeating: limit - component.pointee.anchorInput), beyond = SIMD2(repeating: value - limit)
        let pairs = (count & ~1) * MemoryLayout<Double>.stride
        var offset = 0
        while offset < pairs {
            let moved =
                anchors.loadUnaligned(fromByteOffset: offset, as: SIMD2<Double>.self)
                + first.loadUnaligned(fromByteOffset: offset, as: SIMD2<Double>.self) * before
            anchors.storeBytes(of: moved, toByteOffset: offset, as: SIMD2<Double>.self)
            let value = moved + second.loadUnaligned(fromByteOffset: offset, as: SIMD2<Double>.self) * beyond
            values.storeBytes(of: value, toByteOffset: offset, as: SIMD2<Double>.self)
            offset += 2 * MemoryLayout<Double>.stride
        }
        guard count & 1 == 1 else { return }
        let moved = ownAnchors[count - 1] + slopes[count - 1] * before[0]
        ownAnchors[count - 1] = moved
        ownValues[count - 1] = moved + nextSlopes[count - 1] * beyond[0]
    }
}
